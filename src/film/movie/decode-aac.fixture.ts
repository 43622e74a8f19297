import { AVERROR_EAGAIN, AVERROR_EOF } from "node-av/constants";
import type { FFDecoderCodec } from "node-av/constants";
import { Codec, CodecContext, FFmpegError, Frame, Packet } from "node-av/lib";
import { STEREO_CONFIGURATION } from "./sound-format.ts";

/** Decodes frames of the sound track as a player would, from the first; any complaint of the decoder throws. */
export function decodeAac(frames: Iterable<Uint8Array>): { left: Float32Array; right: Float32Array } {
  const codec = Codec.findDecoderByName("aac" as FFDecoderCodec);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.extraData = Buffer.from(STEREO_CONFIGURATION);
  FFmpegError.throwIfError(decoder.setOption("err_detect", "explode"));
  FFmpegError.throwIfError(decoder.open2Sync(codec, null));
  const packet = new Packet();
  const frame = new Frame();
  packet.alloc();
  frame.alloc();
  const parts: [Float32Array[], Float32Array[]] = [[], []];
  const drain = (): void => {
    for (;;) {
      const received = decoder.receiveFrameSync(frame);
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
      FFmpegError.throwIfError(received);
      if (frame.channels !== 2) throw new Error(`${frame.channels} channels`);
      for (const channel of [0, 1] as const) {
        const plane = frame.extendedData![channel]!;
        parts[channel].push(new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples).slice());
      }
      frame.unref();
    }
  };
  for (const bytes of frames) {
    packet.data = Buffer.from(bytes);
    FFmpegError.throwIfError(decoder.sendPacketSync(packet));
    packet.unref();
    drain();
  }
  FFmpegError.throwIfError(decoder.sendPacketSync(null));
  drain();
  frame.free();
  packet.free();
  decoder.freeContext();
  return { left: joined(parts[0]), right: joined(parts[1]) };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

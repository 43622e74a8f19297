import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AVERROR_EAGAIN, AVERROR_EOF } from "node-av/constants";
import type { FFDecoderCodec } from "node-av/constants";
import { Codec, CodecContext, FFmpegError, Frame, Packet } from "node-av/lib";
import { AUDIO_SAMPLE_RATE, encodeNarration } from "./encode-narration.ts";
import type { AacTrack } from "./encode-narration.ts";

/** Something like speech: tones that glide, hiss, clicks (which make the encoder use short windows) and pauses. */
function makeSound(seconds: number): Float32Array {
  const samples = new Float32Array(seconds * AUDIO_SAMPLE_RATE);
  let noise = 1;
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / AUDIO_SAMPLE_RATE;
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff;
    const spoken = time % 1.7 < 1.1 ? 1 : 0;
    const click = index % 9_000 < 40 ? 0.6 : 0;
    samples[index] =
      spoken * 0.25 * Math.sin(2 * Math.PI * (140 + 40 * Math.sin(3 * time)) * time) +
      (spoken * 0.05 * noise) / 0x7fffffff +
      click * Math.cos(index);
  }
  return samples;
}

function decode({ configuration, frameSizes, data }: AacTrack): { left: Float32Array; right: Float32Array } {
  const codec = Codec.findDecoderByName("aac" as FFDecoderCodec);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.extraData = Buffer.from(configuration);
  FFmpegError.throwIfError(decoder.setOption("err_detect", "explode"));
  FFmpegError.throwIfError(decoder.open2Sync(codec, null));
  const packet = new Packet();
  const frame = new Frame();
  packet.alloc();
  frame.alloc();
  const channels: [number[], number[]] = [[], []];
  const drain = (): void => {
    for (;;) {
      const received = decoder.receiveFrameSync(frame);
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
      FFmpegError.throwIfError(received);
      assert.equal(frame.channels, 2);
      for (const channel of [0, 1] as const) {
        const plane = frame.extendedData![channel]!;
        for (const sample of new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples)) {
          channels[channel].push(sample);
        }
      }
      frame.unref();
    }
  };
  let offset = 0;
  for (const size of frameSizes) {
    packet.data = Buffer.from(data.subarray(offset, offset + size));
    offset += size;
    FFmpegError.throwIfError(decoder.sendPacketSync(packet));
    packet.unref();
    drain();
  }
  FFmpegError.throwIfError(decoder.sendPacketSync(null));
  drain();
  frame.free();
  packet.free();
  decoder.freeContext();
  return { left: Float32Array.from(channels[0]), right: Float32Array.from(channels[1]) };
}

describe("narration as AAC", () => {
  const sound = makeSound(12);
  const track = encodeNarration(sound);
  const { left, right } = decode(track);

  it("carries the same samples on both channels", () => {
    assert.ok(left.length >= sound.length + track.priming);
    // By value: zeros may differ in sign.
    assert.ok(left.every((sample, index) => sample === right[index]));
  });

  it("sounds like what went in, in its place", () => {
    let signal = 0;
    let error = 0;
    for (let index = 0; index < sound.length; index += 1) {
      signal += sound[index]! ** 2;
      error += (left[index + track.priming]! - sound[index]!) ** 2;
    }
    const ratio = 10 * Math.log10(signal / error);
    assert.ok(ratio > 15, `${ratio.toFixed(1)} dB above the error`);
  });

  it("gives the same bytes each time", () => {
    const again = encodeNarration(sound);
    assert.ok(Buffer.from(again.data).equals(Buffer.from(track.data)));
  });
});

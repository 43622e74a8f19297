import { AVERROR_EAGAIN, AVERROR_EOF } from "node-av/constants";
import type { FFDecoderCodec } from "node-av/constants";
import { Codec, CodecContext, FFmpegError, Frame, Packet } from "node-av/lib";
import type { YuvPicture } from "../../src/film/frames/yuv.ts";

/** Decodes samples one by one; each picture is lent until the next. */
export function openDecoder(configuration: Uint8Array | null): {
  decode(sample: Uint8Array, each: (picture: YuvPicture) => void): void;
  /** What the decoder had kept back. */
  finish(each: (picture: YuvPicture) => void): void;
  close(): void;
} {
  const codec = Codec.findDecoderByName("h264" as FFDecoderCodec);
  const context = new CodecContext();
  context.allocContext3(codec);
  if (configuration !== null) context.extraData = Buffer.from(configuration);
  context.threadCount = 1;
  FFmpegError.throwIfError(context.open2Sync(codec, null), "the decoder did not open");
  const packet = new Packet();
  const frame = new Frame();
  packet.alloc();
  frame.alloc();
  const drain = (each: (picture: YuvPicture) => void): void => {
    for (;;) {
      const received = context.receiveFrameSync(frame);
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
      FFmpegError.throwIfError(received, "cannot decode");
      const [y, u, v] = frame.data ?? [];
      const [strideY, strideU, strideV] = frame.linesize;
      each({ y: y!, u: u!, v: v!, strideY: strideY!, strideU: strideU!, strideV: strideV! });
      frame.unref();
    }
  };
  return {
    decode(sample, each) {
      packet.data = Buffer.from(sample);
      FFmpegError.throwIfError(context.sendPacketSync(packet), "cannot decode");
      packet.unref();
      drain(each);
    },
    finish(each) {
      FFmpegError.throwIfError(context.sendPacketSync(null), "cannot decode");
      drain(each);
    },
    close() {
      frame.free();
      packet.free();
      context.freeContext();
    },
  };
}

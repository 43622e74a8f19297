import {
  AV_PIX_FMT_YUV420P,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVERROR_EAGAIN,
  AVERROR_EOF,
} from "node-av/constants";
import type { FFEncoderCodec } from "node-av/constants";
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from "node-av/lib";
import type { Format } from "../../src/artifacts/timeline.ts";
import type { YuvPicture } from "../../src/film/frames/yuv.ts";
import { openDecoder } from "./decode.ts";
import { bandError } from "./likeness.ts";
import type { DrawnFrame } from "./drawn-scene.ts";
import { copyPicture, cpuMilliseconds, RESTING_FRAMES } from "./measure.ts";

/** Ten seconds, as ours has them. */
const KEY_FRAME_SECONDS = 10;

/** What `x264 --preset veryfast --crf 20` makes of all frames, held ones included: bytes, and time a frame. */
export function measureReference(
  drawn: readonly DrawnFrame[],
  format: Format,
): { bytes: number; band_error: number; ms_a_frame: number } {
  const { width, height, fps } = format;
  const codec = Codec.findEncoderByName("libx264" as FFEncoderCodec);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = width;
  context.height = height;
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.timeBase = new Rational(1, fps);
  context.framerate = new Rational(fps, 1);
  context.colorRange = AVCOL_RANGE_MPEG;
  context.colorSpace = AVCOL_SPC_BT709;
  context.gopSize = KEY_FRAME_SECONDS * fps;
  context.threadCount = 1;
  for (const [name, value] of [
    ["preset", "veryfast"],
    ["crf", "20"],
  ] as const)
    FFmpegError.throwIfError(context.setOption(name, value), name);
  FFmpegError.throwIfError(context.open2Sync(codec, null), "x264 did not open");
  const frame = new Frame();
  frame.alloc();
  frame.format = AV_PIX_FMT_YUV420P;
  frame.width = width;
  frame.height = height;
  FFmpegError.throwIfError(frame.getBuffer(64), "no memory for a frame");
  const packet = new Packet();
  packet.alloc();
  const shownFrames = drawn.flatMap((one) => Array.from({ length: one.frames }, () => one));
  const decoder = openDecoder(null);
  let decoded = 0;
  let bands = 0;
  const compare = (picture: YuvPicture): void => {
    const shown = shownFrames[decoded];
    decoded += 1;
    // Its last frame: x264 has had its time to mend it.
    if (shown !== undefined && shown.frames > RESTING_FRAMES && shown !== shownFrames[decoded])
      bands = Math.max(bands, bandError(shown.picture, picture, format));
  };
  let bytes = 0;
  let count = 0;
  let milliseconds = 0;
  const send = (next: Frame | null): void => {
    milliseconds += cpuMilliseconds(() =>
      FFmpegError.throwIfError(context.sendFrameSync(next), "x264 refused a frame"),
    );
    for (;;) {
      const received = context.receivePacketSync(packet);
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
      FFmpegError.throwIfError(received, "x264 gave no frame");
      bytes += packet.size;
      decoder.decode(Uint8Array.from(packet.data!), compare);
      packet.unref();
    }
  };
  for (const { picture, frames } of drawn) {
    FFmpegError.throwIfError(frame.makeWritable(), "the frame is not ours");
    const [y, u, v] = frame.data!;
    const [strideY, strideU, strideV] = frame.linesize;
    const target = { y: y!, u: u!, v: v!, strideY: strideY!, strideU: strideU!, strideV: strideV! };
    copyPicture(picture, target, format);
    for (let shown = 0; shown < frames; shown += 1) {
      frame.pts = BigInt(count);
      count += 1;
      send(frame);
    }
  }
  send(null);
  decoder.finish(compare);
  decoder.close();
  packet.free();
  frame.free();
  context.freeContext();
  return { bytes, band_error: bands, ms_a_frame: milliseconds / count };
}

import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PICTURE_TYPE_I,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVERROR_EAGAIN,
  AVERROR_EOF,
} from "node-av/constants";
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from "node-av/lib";
import type { FFEncoderCodec } from "node-av/constants";
import type { Format, Rect } from "../../artifacts/timeline.ts";
import type { YuvPicture } from "../frames/yuv.ts";
import { splitAnnexB } from "./nal.ts";
import { forgetChanges, hintChanges } from "./video-hint.ts";
import { X264_OPTIONS } from "./x264-options.ts";

/** One x264 stream, fed from one picture that the caller changes in place between frames. */
export type X264 = {
  picture: YuvPicture;
  /** SPS, PPS and x264's own SEI. */
  headers: Uint8Array[];
  /**
   * NAL units of the picture as it stands, at frame `number`; `key` makes it an IDR picture. `changed`: the places
   * that differ from the picture encoded before, in whole macroblocks; left out, all of it is compared.
   */
  encode(number: number, key: boolean, changed?: readonly Rect[]): Uint8Array[];
  close(): void;
};

export function openX264({ width, height, fps }: Format, options = X264_OPTIONS): X264 {
  const codec = Codec.findEncoderByName("libx264" as FFEncoderCodec);
  if (codec === null) throw new Error("this build of FFmpeg has no libx264");
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = width;
  context.height = height;
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.timeBase = new Rational(1, fps);
  context.framerate = new Rational(fps, 1);
  context.sampleAspectRatio = new Rational(1, 1);
  context.colorRange = AVCOL_RANGE_MPEG;
  context.colorPrimaries = AVCOL_PRI_BT709;
  context.colorTrc = AVCOL_TRC_BT709;
  context.colorSpace = AVCOL_SPC_BT709;
  context.chromaLocation = AVCHROMA_LOC_LEFT;
  context.maxBFrames = 0;
  // One thread: the same input gives the same bytes, and segments are what runs in parallel.
  context.threadCount = 1;
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  // Options are set on the context: a Dictionary given to open2 is freed twice by node-av 6.1.1.
  for (const [name, value] of Object.entries(options)) {
    FFmpegError.throwIfError(context.setOption(name, value), `x264 option ${name}`);
  }
  FFmpegError.throwIfError(context.open2Sync(codec, null), "x264 did not open");

  const frame = new Frame();
  frame.alloc();
  frame.format = AV_PIX_FMT_YUV420P;
  frame.width = width;
  frame.height = height;
  FFmpegError.throwIfError(frame.getBuffer(64), "no memory for a frame");
  const packet = new Packet();
  packet.alloc();
  const extraData = context.extraData;
  if (extraData === null) throw new Error("x264 gave no headers");

  return {
    picture: pictureOf(frame),
    headers: splitAnnexB(Uint8Array.from(extraData)),
    encode(number, key, changed) {
      if (key || changed === undefined) forgetChanges(frame);
      else hintChanges(frame, changed);
      frame.pts = BigInt(number);
      frame.pictType = key ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE;
      FFmpegError.throwIfError(context.sendFrameSync(frame), "x264 refused a frame");
      const received = context.receivePacketSync(packet);
      // Without look-ahead each frame comes out as it goes in; anything else would change in our hands.
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) throw new Error("x264 kept a frame back");
      FFmpegError.throwIfError(received, "x264 gave no frame");
      const units = splitAnnexB(Uint8Array.from(packet.data!));
      packet.unref();
      return units;
    },
    close() {
      packet.free();
      frame.free();
      context.freeContext();
    },
  };
}

function pictureOf(frame: Frame): YuvPicture {
  const [y, u, v] = frame.data ?? [];
  const [strideY, strideU, strideV] = frame.linesize;
  if (y === undefined || u === undefined || v === undefined || !strideY || !strideU || !strideV) {
    throw new Error("FFmpeg gave a frame without planes");
  }
  // Black: what FFmpeg hands out holds what was there before.
  y.fill(16);
  u.fill(128);
  v.fill(128);
  return { y, u, v, strideY, strideU, strideV };
}

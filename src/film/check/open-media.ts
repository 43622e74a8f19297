import {
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_SUBTITLE,
  AVMEDIA_TYPE_VIDEO,
  AVSEEK_FLAG_BACKWARD,
} from "node-av/constants";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet } from "node-av/lib";
import type { Stream } from "node-av/lib";

export type MediaKind = "video" | "audio";

/** What a media file says of itself. */
export type MediaFacts = {
  seconds: number;
  width: number;
  height: number;
  fps: number;
  channels: number;
  sampleRate: number;
  hasCaptions: boolean;
};

export type DecodeOptions = {
  /** Starts at the key frame at or before this time. */
  fromSeconds?: number;
  keyFramesOnly?: boolean;
};

/** What native code lends to JavaScript is given back between turns of the event loop, never within one. */
const PACKETS_A_TURN = 200;

const MEDIA_TYPES = { video: AVMEDIA_TYPE_VIDEO, audio: AVMEDIA_TYPE_AUDIO } as const;

export function openInput(file: string): FormatContext {
  const context = new FormatContext();
  FFmpegError.throwIfError(context.openInputSync(file), `cannot open ${file}`);
  FFmpegError.throwIfError(context.findStreamInfoSync(), `cannot read ${file}`);
  return context;
}

export function findStream(context: FormatContext, kind: MediaKind): Stream {
  const stream = context.streams.find(({ codecpar }) => codecpar.codecType === MEDIA_TYPES[kind]);
  if (stream === undefined) throw new Error(`the file has no ${kind}`);
  return stream;
}

export function readFacts(file: string): MediaFacts {
  const context = openInput(file);
  try {
    const video = findStream(context, "video");
    const audio = findStream(context, "audio");
    return {
      seconds: Number(context.duration) / 1e6,
      width: video.codecpar.width,
      height: video.codecpar.height,
      fps: video.avgFrameRate.num / video.avgFrameRate.den,
      channels: audio.codecpar.channels,
      sampleRate: audio.codecpar.sampleRate,
      hasCaptions: context.streams.some(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_SUBTITLE),
    };
  } finally {
    context.closeInputSync();
  }
}

/** When the captions of the film's track begin, in seconds. Between captions a track has samples without text. */
export function readCaptionStarts(file: string): number[] {
  const context = openInput(file);
  const packet = new Packet();
  packet.alloc();
  const starts: number[] = [];
  try {
    const stream = context.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_SUBTITLE);
    if (stream === undefined) return [];
    const { num, den } = stream.timeBase;
    for (;;) {
      const read = context.readFrameSync(packet);
      if (read === AVERROR_EOF) return starts;
      FFmpegError.throwIfError(read, "cannot read a packet");
      // A text sample begins with its length, two bytes (3GPP TS 26.245, 5.17).
      const hasText = packet.streamIndex === stream.index && (packet.data?.length ?? 0) > 2;
      if (hasText) starts.push((Number(packet.pts) * num) / den);
      packet.unref();
    }
  } finally {
    packet.free();
    context.closeInputSync();
  }
}

/**
 * Decodes the first stream of a kind and hands over each frame with its time in seconds, to the end or
 * until `each` returns false. The frame is lent: it is another picture after `each` has returned.
 * The file is opened anew, because seeking back to the start would lose the sound's first frame.
 */
export async function decodeFile(
  file: string,
  kind: MediaKind,
  options: DecodeOptions,
  each: (frame: Frame, seconds: number) => boolean,
): Promise<void> {
  const context = openInput(file);
  const packet = new Packet();
  const frame = new Frame();
  packet.alloc();
  frame.alloc();
  let decoder: CodecContext | null = null;
  try {
    const stream = findStream(context, kind);
    decoder = openDecoder(stream, options.keyFramesOnly ?? false);
    const { num, den } = stream.timeBase;
    if (options.fromSeconds !== undefined) {
      const target = BigInt(Math.floor((options.fromSeconds * den) / num));
      FFmpegError.throwIfError(
        context.seekFrameSync(stream.index, target, AVSEEK_FLAG_BACKWARD),
        "cannot seek",
      );
    }
    let packets = 0;
    for (let ended = false; !ended;) {
      packets += 1;
      if (packets % PACKETS_A_TURN === 0) await nextTurn();
      const read = context.readFrameSync(packet);
      ended = read === AVERROR_EOF;
      if (!ended) FFmpegError.throwIfError(read, "cannot read a packet");
      if (!ended && packet.streamIndex !== stream.index) {
        packet.unref();
        continue;
      }
      FFmpegError.throwIfError(decoder.sendPacketSync(ended ? null : packet), "cannot decode a packet");
      packet.unref();
      for (;;) {
        const received = decoder.receiveFrameSync(frame);
        if (received === AVERROR_EAGAIN || received === AVERROR_EOF) break;
        FFmpegError.throwIfError(received, "cannot decode a frame");
        const wanted = each(frame, (Number(frame.bestEffortTimestamp) * num) / den);
        frame.unref();
        if (!wanted) return;
      }
    }
  } finally {
    frame.free();
    packet.free();
    decoder?.freeContext();
    context.closeInputSync();
  }
}

export function openDecoder(stream: Stream, keyFramesOnly = false): CodecContext {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (codec === null) throw new Error(`no decoder for stream ${stream.index}`);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  FFmpegError.throwIfError(decoder.parametersToContext(stream.codecpar), "bad stream parameters");
  decoder.pktTimebase = stream.timeBase;
  decoder.threadCount = 1;
  if (keyFramesOnly) FFmpegError.throwIfError(decoder.setOption("skip_frame", "nokey"), "decoder option");
  FFmpegError.throwIfError(decoder.open2Sync(codec, null), "the decoder did not open");
  return decoder;
}

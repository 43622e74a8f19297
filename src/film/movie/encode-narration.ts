import {
  AV_CODEC_FLAG_BITEXACT,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  AVERROR_EAGAIN,
  AVERROR_EOF,
} from "node-av/constants";
import type { FFEncoderCodec } from "node-av/constants";
import { stereoFromMono } from "./stereo-from-mono.ts";
import {
  avChannelLayoutDefault,
  Codec,
  CodecContext,
  FFmpegError,
  Frame,
  Packet,
  Rational,
} from "node-av/lib";

/** A sound track as AAC-LC, stereo, 48 kHz. */
export type AacTrack = {
  /** AudioSpecificConfig. */
  configuration: Uint8Array;
  bitRate: number;
  /** Samples a frame. */
  frameSamples: number;
  /** Samples before the first that is heard. */
  priming: number;
  /** Size of each frame; `data` holds them back to back. */
  frameSizes: number[];
  data: Uint8Array;
};

/** A sound track as it travels between processes: its bytes lie in a file. */
export type NarrationTrack = Omit<AacTrack, "data" | "configuration"> & { configuration: number[] };

export function withData({ configuration, ...track }: NarrationTrack, data: Uint8Array): AacTrack {
  return { ...track, configuration: Uint8Array.from(configuration), data };
}

export const AUDIO_SAMPLE_RATE = 48_000;
/** For the one channel that is coded; as good as twice of it for two. */
const BIT_RATE = 96_000;
/** AudioSpecificConfig: AAC-LC (2), 48 kHz (index 3), two channels. */
const STEREO_CONFIGURATION = Uint8Array.of(0x11, 0x90);

/**
 * Encodes the narration, mono at 48 kHz and already mastered, on both channels. Knows nothing of the
 * picture, so it may run before or beside the rendering. Same samples, same bytes.
 */
export function encodeNarration(samples: Float32Array): AacTrack {
  const context = openAac();
  const packet = new Packet();
  packet.alloc();
  try {
    const frameSamples = context.frameSize;
    const frames: Uint8Array[] = [];
    const drain = (): void => {
      for (;;) {
        const received = context.receivePacketSync(packet);
        if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
        FFmpegError.throwIfError(received, "the AAC encoder gave no frame");
        frames.push(stereoFromMono(packet.data!));
        packet.unref();
      }
    };
    for (let start = 0; start < samples.length; start += frameSamples) {
      // The last frame is filled up with silence; the film's edit list ends before it does.
      const frame = monoFrame(samples.subarray(start, start + frameSamples), frameSamples, start);
      FFmpegError.throwIfError(context.sendFrameSync(frame), "the AAC encoder refused a frame");
      frame.free();
      drain();
    }
    FFmpegError.throwIfError(context.sendFrameSync(null), "the AAC encoder did not end");
    drain();
    return {
      configuration: STEREO_CONFIGURATION,
      bitRate: BIT_RATE,
      frameSamples,
      // FFmpeg's encoder delays by one frame (its `initial_padding`).
      priming: frameSamples,
      frameSizes: frames.map((frame) => frame.length),
      data: Buffer.concat(frames),
    };
  } finally {
    packet.free();
    context.freeContext();
  }
}

function openAac(): CodecContext {
  const codec = Codec.findEncoderByName("aac" as FFEncoderCodec);
  if (codec === null) throw new Error("this build of FFmpeg has no AAC encoder");
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleRate = AUDIO_SAMPLE_RATE;
  context.channelLayout = avChannelLayoutDefault(1);
  context.sampleFormat = AV_SAMPLE_FMT_FLTP;
  context.bitRate = BigInt(BIT_RATE);
  context.timeBase = new Rational(1, AUDIO_SAMPLE_RATE);
  context.threadCount = 1;
  // Without the encoder's name in the first frame: only the channel is in each.
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_BITEXACT);
  // Noise shaping and substitution are applied to each channel after middle and side are resolved, so
  // they would reach one of the two only.
  for (const [name, value] of [
    ["aac_coder", "fast"],
    ["aac_pns", "0"],
    ["aac_tns", "0"],
  ] as const) {
    FFmpegError.throwIfError(context.setOption(name, value), `AAC option ${name}`);
  }
  FFmpegError.throwIfError(context.open2Sync(codec, null), "the AAC encoder did not open");
  return context;
}

function monoFrame(samples: Float32Array, length: number, start: number): Frame {
  const plane = new Float32Array(length);
  plane.set(samples);
  const frame = Frame.fromAudioBuffer(Buffer.from(plane.buffer), {
    nbSamples: length,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: AUDIO_SAMPLE_RATE,
    channelLayout: avChannelLayoutDefault(1),
    timeBase: { num: 1, den: AUDIO_SAMPLE_RATE },
  });
  frame.pts = BigInt(start);
  return frame;
}

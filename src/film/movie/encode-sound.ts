import {
  AV_CODEC_FLAG_BITEXACT,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_QSCALE,
  AV_SAMPLE_FMT_FLTP,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  FF_QP2LAMBDA,
} from "node-av/constants";
import type { FFEncoderCodec } from "node-av/constants";
import {
  avChannelLayoutDefault,
  Codec,
  CodecContext,
  FFmpegError,
  Frame,
  Packet,
  Rational,
} from "node-av/lib";
import { SOUND_FRAME_SAMPLES } from "../../artifacts/timeline.ts";
import { AUDIO_SAMPLE_RATE, QUALITY } from "./sound-format.ts";
import { stereoFromMono } from "./stereo-from-mono.ts";

/**
 * Encodes a scene's sound, mono at 48 kHz and already mastered, for both channels. Silence must lie on either
 * side of it in the film: it is coded between a block of silence before and one behind, so the first frame leads
 * in, the second is the first to carry sound, and the last ends what the sound's last window began. No state
 * of the encoder comes from other scenes. Same samples, same bytes; no frames where there is nothing to hear.
 */
export function encodeSound(samples: Float32Array): Uint8Array[] {
  if (samples.every((sample) => sample === 0)) return [];
  const context = openAac();
  const { frame, block: plane } = monoFrame();
  const packet = new Packet();
  packet.alloc();
  try {
    if (context.frameSize !== SOUND_FRAME_SAMPLES)
      throw new Error(`AAC frames of ${context.frameSize} samples`);
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
    const blocks = Math.ceil(samples.length / SOUND_FRAME_SAMPLES);
    for (let block = -1; block <= blocks; block += 1) {
      const start = block * SOUND_FRAME_SAMPLES;
      // Filled up with silence.
      plane.fill(0);
      if (block >= 0) plane.set(samples.subarray(start, start + SOUND_FRAME_SAMPLES));
      frame.pts = BigInt(start);
      FFmpegError.throwIfError(context.sendFrameSync(frame), "the AAC encoder refused a frame");
      // The encoder has taken what it needs, so the next block may take the frame's place.
      drain();
    }
    FFmpegError.throwIfError(context.sendFrameSync(null), "the AAC encoder did not end");
    drain();
    if (frames.length !== blocks + 3) throw new Error(`${frames.length} AAC frames of ${blocks} blocks`);
    return frames;
  } finally {
    packet.free();
    frame.free();
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
  context.setFlags(AV_CODEC_FLAG_QSCALE);
  context.globalQuality = QUALITY * FF_QP2LAMBDA;
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

/** A frame for one block of the encoder's size, and its samples. */
function monoFrame(): { frame: Frame; block: Float32Array } {
  const frame = new Frame();
  frame.alloc();
  frame.format = AV_SAMPLE_FMT_FLTP;
  frame.nbSamples = SOUND_FRAME_SAMPLES;
  frame.sampleRate = AUDIO_SAMPLE_RATE;
  frame.channelLayout = avChannelLayoutDefault(1);
  FFmpegError.throwIfError(frame.getBuffer(0), "no memory for a block of sound");
  const plane = frame.data?.[0];
  if (plane === undefined) throw new Error("FFmpeg gave a block without samples");
  return { frame, block: new Float32Array(plane.buffer, plane.byteOffset, SOUND_FRAME_SAMPLES) };
}

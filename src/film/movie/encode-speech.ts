/** Speech as a file of its own: MP3, Ogg Opus or WAV. */
import { closeSync, openSync, statSync, writeSync } from "node:fs";
import {
  AV_CODEC_FLAG_BITEXACT,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_QSCALE,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVFMT_FLAG_BITEXACT,
  FF_QP2LAMBDA,
} from "node-av/constants";
import type { FFEncoderCodec } from "node-av/constants";
import {
  avChannelLayoutDefault,
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  Packet,
  Rational,
} from "node-av/lib";

export type SpeechFileType = "mp3" | "ogg" | "wav";

const SAMPLE_RATE = 48_000;

/** LAME's VBR quality (0 best, 9 least): about 75 kbit/s of speech. At a set rate it would turn the sound down by 0.4 dB. */
const LAME_QUALITY = 3;

const ENCODERS = {
  mp3: { muxer: "mp3", encoder: "libmp3lame", bitRate: null, format: AV_SAMPLE_FMT_FLTP },
  ogg: { muxer: "ogg", encoder: "libopus", bitRate: 48_000, format: AV_SAMPLE_FMT_FLT },
} as const;

/**
 * Writes samples, mono at 48 kHz and already mastered, into a new file. Same samples, same bytes.
 * @returns the bytes written.
 */
export function encodeSpeech(samples: Float32Array, type: SpeechFileType, outFile: string): number {
  if (type === "wav") writeWav(samples, outFile);
  else writeEncoded(samples, ENCODERS[type], outFile);
  return statSync(outFile).size;
}

/** RIFF, 16 bits a sample (http://soundfile.sapp.org/doc/WaveFormat/). */
function writeWav(samples: Float32Array, outFile: string): void {
  const data = Buffer.alloc(samples.length * 2);
  for (const [index, sample] of samples.entries()) {
    data.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), index * 2);
  }
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(data.length, 40);
  const file = openSync(outFile, "w");
  try {
    writeSync(file, head);
    writeSync(file, data);
  } finally {
    closeSync(file);
  }
}

type Settings = (typeof ENCODERS)[keyof typeof ENCODERS];

function openEncoder({ encoder, bitRate, format }: Settings): CodecContext {
  const codec = Codec.findEncoderByName(encoder as FFEncoderCodec);
  if (codec === null) throw new Error(`this build of FFmpeg has no encoder ${encoder}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleRate = SAMPLE_RATE;
  context.channelLayout = avChannelLayoutDefault(1);
  context.sampleFormat = format;
  if (bitRate === null) {
    context.setFlags(AV_CODEC_FLAG_QSCALE);
    context.globalQuality = LAME_QUALITY * FF_QP2LAMBDA;
  } else context.bitRate = BigInt(bitRate);
  context.timeBase = new Rational(1, SAMPLE_RATE);
  context.threadCount = 1;
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_BITEXACT);
  FFmpegError.throwIfError(context.open2Sync(codec, null), `the encoder ${encoder} did not open`);
  return context;
}

function writeEncoded(samples: Float32Array, settings: Settings, outFile: string): void {
  const encoder = openEncoder(settings);
  const output = new FormatContext();
  const packet = new Packet();
  packet.alloc();
  try {
    FFmpegError.throwIfError(output.allocOutputContext2(null, settings.muxer, outFile), "no such format");
    // The muxer's own name and a random serial number would make each file another.
    output.setFlags(AVFMT_FLAG_BITEXACT);
    const stream = output.newStream();
    FFmpegError.throwIfError(stream.codecpar.fromContext(encoder), "the stream has no parameters");
    stream.timeBase = new Rational(1, SAMPLE_RATE);
    FFmpegError.throwIfError(output.openOutputSync(), `cannot write ${outFile}`);
    FFmpegError.throwIfError(output.writeHeaderSync(null), "the file's head was refused");
    const drain = (): void => {
      for (;;) {
        const received = encoder.receivePacketSync(packet);
        if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
        FFmpegError.throwIfError(received, "the encoder gave no packet");
        packet.streamIndex = stream.index;
        packet.rescaleTs(new Rational(1, SAMPLE_RATE), stream.timeBase);
        FFmpegError.throwIfError(output.interleavedWriteFrameSync(packet), "a packet was not written");
        packet.unref();
      }
    };
    const frameSamples = encoder.frameSize;
    for (let start = 0; start < samples.length; start += frameSamples) {
      const frame = frameOf(samples.slice(start, start + frameSamples), start, settings);
      FFmpegError.throwIfError(encoder.sendFrameSync(frame), "the encoder refused a frame");
      frame.free();
      drain();
    }
    FFmpegError.throwIfError(encoder.sendFrameSync(null), "the encoder did not end");
    drain();
    FFmpegError.throwIfError(output.writeTrailerSync(), "the file's end was refused");
  } finally {
    packet.free();
    output.closeOutputSync();
    output.freeContext();
    encoder.freeContext();
  }
}

/** The last frame may be shorter: the encoder fills it up and tells the reader where the sound ends. */
function frameOf(samples: Float32Array<ArrayBuffer>, start: number, { format }: Settings): Frame {
  const frame = Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
    nbSamples: samples.length,
    format,
    sampleRate: SAMPLE_RATE,
    channelLayout: avChannelLayoutDefault(1),
    timeBase: { num: 1, den: SAMPLE_RATE },
  });
  frame.pts = BigInt(start);
  return frame;
}

import { AV_SAMPLE_FMT_FLTP, AVERROR_EAGAIN, AVERROR_EOF } from "node-av/constants";
import { avChannelLayoutDefault, FFmpegError, Filter, FilterGraph, Frame } from "node-av/lib";
import type { FilterContext } from "node-av/lib";
import { decodeFile } from "./open-media.ts";
import { makeSilenceMeter } from "./silence-meter.ts";

export type Sound = {
  /** Integrated, LUFS; -70 for silence. */
  loudness: number;
  /** dBTP of the louder channel; -Infinity for silence. */
  truePeak: number;
  /** Seconds. */
  longestSilence: number;
  silenceFrom: number;
};

/**
 * Loudness and true peak after EBU R 128, and the longest silence, of the sound track as a player
 * decodes it. Where both channels carry the same, one is measured and counted twice, in half the time.
 */
export async function listen(file: string, sampleRate: number): Promise<Sound> {
  const one = await measure(file, sampleRate, "twins");
  return one.different ? (await measure(file, sampleRate, "stereo")).sound : one.sound;
}

type Channels = "twins" | "stereo";

/** Ends early with `different` where the channels should be twins and are not. */
async function measure(
  file: string,
  sampleRate: number,
  channels: Channels,
): Promise<{ sound: Sound; different: boolean }> {
  const meter = openMeter(sampleRate, channels);
  const silence = makeSilenceMeter(sampleRate);
  let different = false;
  try {
    await decodeFile(file, "audio", {}, (frame) => {
      const [left, right] = frame.data ?? [];
      if (left === undefined) throw new Error("decoded sound without samples");
      const samples = floats(left, frame.nbSamples);
      if (channels === "twins") {
        const others = right === undefined ? null : floats(right, frame.nbSamples);
        different = others === null || !samples.every((sample, index) => sample === others[index]);
        if (different) return false;
        addOneChannel(meter, samples, sampleRate);
      } else meter.add(frame);
      silence.add(samples);
      return true;
    });
    return { sound: { ...meter.finish(), ...silence.longest() }, different };
  } finally {
    meter.close();
  }
}

function floats(plane: Buffer, count: number): Float32Array {
  return new Float32Array(plane.buffer, plane.byteOffset, count);
}

function addOneChannel(meter: Meter, samples: Float32Array, sampleRate: number): void {
  const frame = Frame.fromAudioBuffer(Buffer.from(samples.slice().buffer), {
    nbSamples: samples.length,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate,
    channelLayout: avChannelLayoutDefault(1),
    timeBase: { num: 1, den: sampleRate },
  });
  meter.add(frame);
  frame.free();
}

type Meter = {
  add(frame: Frame): void;
  finish(): { loudness: number; truePeak: number };
  close(): void;
};

/** FFmpeg's `ebur128` filter, over both channels or over one that stands for both. */
function openMeter(sampleRate: number, channels: Channels): Meter {
  const graph = new FilterGraph();
  graph.alloc();
  const create = (name: string, args: string | null): FilterContext => {
    const filter = Filter.getByName(name);
    const made = filter === null ? null : graph.createFilter(filter, name, args);
    if (made === null) throw new Error(`FFmpeg's filter ${name} is not to be had`);
    return made;
  };
  const source = create(
    "abuffer",
    `sample_rate=${sampleRate}:sample_fmt=fltp:channel_layout=${channels === "twins" ? "mono" : "stereo"}:time_base=1/${sampleRate}`,
  );
  const meter = create("ebur128", "peak=true:metadata=1:dualmono=true:framelog=quiet");
  const sink = create("abuffersink", null);
  FFmpegError.throwIfError(source.link(0, meter, 0), "cannot link the loudness meter");
  FFmpegError.throwIfError(meter.link(0, sink, 0), "cannot link the loudness meter");
  FFmpegError.throwIfError(graph.configSync(), "cannot configure the loudness meter");

  const measured = new Frame();
  measured.alloc();
  let loudness = -70;
  let peak = 0;
  const collect = (): void => {
    for (;;) {
      const received = sink.buffersinkGetFrameSync(measured);
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
      FFmpegError.throwIfError(received, "the loudness meter gave nothing");
      const metadata = measured.getMetadata();
      // Both run over all that was heard so far; the peaks are factors of full scale.
      loudness = Number(metadata.get("lavfi.r128.I") ?? loudness);
      peak = Math.max(
        peak,
        Number(metadata.get("lavfi.r128.true_peaks_ch0") ?? 0),
        Number(metadata.get("lavfi.r128.true_peaks_ch1") ?? 0),
      );
      measured.unref();
    }
  };
  return {
    add(frame) {
      FFmpegError.throwIfError(source.buffersrcAddFrameSync(frame), "the loudness meter refused a frame");
      collect();
    },
    finish() {
      FFmpegError.throwIfError(source.buffersrcAddFrameSync(null), "the loudness meter did not end");
      collect();
      return { loudness, truePeak: 20 * Math.log10(peak) };
    },
    close() {
      measured.free();
      graph.free();
    },
  };
}

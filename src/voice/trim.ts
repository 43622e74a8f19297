import { SPEECH_SAMPLE_RATE } from "../artifacts/speech.ts";

/** Quieter than the loudest sample by this factor (−46 dB) counts as silence. */
const SILENCE = 0.005;
/** Kept before and after the sound, so that soft onsets and endings are not clipped. */
const LEAD_SECONDS = 0.012;
const TAIL_SECONDS = 0.03;
const FADE_SECONDS = 0.005;

export type Trimmed = {
  samples: Float32Array<ArrayBuffer>;
  /** What was cut off in front. */
  cutSeconds: number;
};

/** Cuts the silence in front and behind and fades both ends over 5 ms. Null when there is no sound at all. */
export function trimSilence(samples: Float32Array<ArrayBuffer>): Trimmed | null {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak < 1e-4) return null;
  const threshold = peak * SILENCE;
  const isLoud = (sample: number): boolean => Math.abs(sample) > threshold;
  const start = Math.max(0, samples.findIndex(isLoud) - Math.round(LEAD_SECONDS * SPEECH_SAMPLE_RATE));
  const end = Math.min(
    samples.length,
    samples.findLastIndex(isLoud) + 1 + Math.round(TAIL_SECONDS * SPEECH_SAMPLE_RATE),
  );
  const kept = samples.slice(start, end);
  fadeEnds(kept);
  return { samples: kept, cutSeconds: start / SPEECH_SAMPLE_RATE };
}

/** Raised-cosine fades, in place: a cut in the middle of a wave would click. */
export function fadeEnds(samples: Float32Array): void {
  const length = Math.min(Math.round(FADE_SECONDS * SPEECH_SAMPLE_RATE), samples.length >> 1);
  for (let i = 0; i < length; i += 1) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / length);
    const last = samples.length - 1 - i;
    samples[i] = (samples[i] ?? 0) * gain;
    samples[last] = (samples[last] ?? 0) * gain;
  }
}

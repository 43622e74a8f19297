import { SPEECH_SAMPLE_RATE } from "../../artifacts/speech.ts";
import { fadeEnds } from "../trim.ts";
import { limited } from "./limiter.ts";
import { blockPowers, integratedLoudness } from "./loudness.ts";
import { truePeak } from "./true-peak.ts";

export type NarrationScene = {
  /** As `speakScene` gives them (already equalised and compressed), mono, 48 kHz. */
  samples: Float32Array;
  /** Where they begin in the film. */
  startSeconds: number;
};

export type MasteredNarration = {
  /** The whole film, mono, 48 kHz; both channels of the sound track carry it. */
  samples: Float32Array<ArrayBuffer>;
  /** Integrated, as heard in stereo; −Infinity for a film without speech. */
  loudnessLufs: number;
  truePeakDbtp: number;
};

const TARGET_LUFS = -16;
/** AAC adds up to 0.6 dB to a peak; −1.5 is the limit after decoding. */
const CEILING = 10 ** (-2.2 / 20);
const PASSES = 4;
const CLOSE_ENOUGH_LU = 0.03;

/**
 * One gain for the whole film that brings it to −16 LUFS, with the peaks limited. Scenes are limited one
 * by one (silence lies between them), so memory is the result and one scene. Same input, same bytes.
 */
export function masterNarration(film: {
  scenes: readonly NarrationScene[];
  durationSeconds: number;
}): MasteredNarration {
  const scenes = film.scenes.map((scene) => scene.samples);
  let gain = 1;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const limit = pass === 0 ? null : gain;
    const powers = scenes.flatMap((samples) =>
      blockPowers(limit === null ? samples : limited(samples, limit, CEILING)),
    );
    const miss = TARGET_LUFS - integratedLoudness(powers);
    if (!Number.isFinite(miss) || (pass > 0 && Math.abs(miss) < CLOSE_ENOUGH_LU)) break;
    gain *= 10 ** (miss / 20);
  }

  const samples = new Float32Array(Math.round(film.durationSeconds * SPEECH_SAMPLE_RATE));
  const powers: number[] = [];
  let peak = 0;
  for (const scene of film.scenes) {
    const finished = limited(scene.samples, gain, CEILING);
    fadeEnds(finished);
    const start = Math.round(scene.startSeconds * SPEECH_SAMPLE_RATE);
    const length = Math.max(0, Math.min(finished.length, samples.length - start));
    for (let i = Math.max(0, -start); i < length; i += 1)
      samples[start + i] = (samples[start + i] as number) + (finished[i] as number);
    for (const power of blockPowers(finished)) powers.push(power);
    peak = Math.max(peak, truePeak(finished));
  }
  return { samples, loudnessLufs: integratedLoudness(powers), truePeakDbtp: 20 * Math.log10(peak) };
}

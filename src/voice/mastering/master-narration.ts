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
 * by one (silence lies between them: they must not overlap), straight into the result, so that memory is
 * the result and one scene. Same input, same bytes.
 */
export function masterNarration(film: {
  scenes: readonly NarrationScene[];
  durationSeconds: number;
}): MasteredNarration {
  const samples = new Float32Array(Math.round(film.durationSeconds * SPEECH_SAMPLE_RATE));
  const before = integratedLoudness(film.scenes.flatMap((scene) => blockPowers(scene.samples)));
  let gain = before === -Infinity ? 1 : 10 ** ((TARGET_LUFS - before) / 20);
  let loudness = -Infinity;
  for (let pass = 0; pass < PASSES; pass += 1) {
    // What the limiter takes away is made up for by the next pass.
    loudness = integratedLoudness(film.scenes.flatMap((scene) => blockPowers(place(scene, gain, samples))));
    const miss = TARGET_LUFS - loudness;
    if (!Number.isFinite(miss) || Math.abs(miss) < CLOSE_ENOUGH_LU || pass === PASSES - 1) break;
    gain *= 10 ** (miss / 20);
  }
  return { samples, loudnessLufs: loudness, truePeakDbtp: 20 * Math.log10(truePeak(samples)) };
}

/** Writes the limited scene where it begins in the film; gives back that part of the film. */
function place(scene: NarrationScene, gain: number, film: Float32Array): Float32Array {
  const start = Math.min(film.length, Math.max(0, Math.round(scene.startSeconds * SPEECH_SAMPLE_RATE)));
  const finished = limited(scene.samples, gain, CEILING).subarray(0, film.length - start);
  fadeEnds(finished);
  film.set(finished, start);
  return film.subarray(start, start + finished.length);
}

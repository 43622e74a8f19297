import { fadeEnds } from "../trim.ts";
import { limited } from "./limiter.ts";
import { blockPowers, integratedLoudness } from "./loudness.ts";

export type MasteredScene = {
  /** Mono, 48 kHz, as many as went in; both channels of the sound track carry them. */
  samples: Float32Array<ArrayBuffer>;
  /** Integrated, as heard in stereo with silence around it; −Infinity for a scene without speech. */
  loudnessLufs: number;
};

/** Raised by hand with every change that makes other samples of the same speech. */
export const MASTERING_VERSION = 1;

const TARGET_LUFS = -16;
/** AAC adds up to 0.6 dB to a peak; −1.5 is the limit after decoding. */
const CEILING = 10 ** (-2.2 / 20);
const PASSES = 4;
const CLOSE_ENOUGH_LU = 0.03;
/** How much of what the limiter takes is made up for; more would only press the peaks of a very short scene. */
const MOST_MADE_UP_DB = 2;

const factor = (decibels: number): number => 10 ** (decibels / 20);

/**
 * Brings a scene (as `speakScene` gives it: equalised and compressed) to −16 LUFS with its true peaks limited.
 * Every scene is brought to the same loudness, so a film of them is as loud as they are, and none depends on
 * another. Same input, same bytes.
 */
export function masterScene(speech: Float32Array): MasteredScene {
  const before = integratedLoudness(blockPowers(speech));
  if (before === -Infinity) return { samples: new Float32Array(speech.length), loudnessLufs: before };
  const most = TARGET_LUFS - before + MOST_MADE_UP_DB;
  let gain = TARGET_LUFS - before;
  for (let pass = 1; ; pass += 1) {
    const samples = limited(speech, factor(gain), CEILING);
    fadeEnds(samples);
    const loudnessLufs = integratedLoudness(blockPowers(samples));
    const miss = TARGET_LUFS - loudnessLufs;
    const next = Math.min(most, gain + miss);
    if (Math.abs(miss) < CLOSE_ENOUGH_LU || next === gain || pass === PASSES)
      return { samples, loudnessLufs };
    // What the limiter takes away is made up for by the next pass.
    gain = next;
  }
}

import type { Biquad } from "../dsp/biquad.ts";
import { SPEECH_SAMPLE_RATE } from "../../artifacts/speech.ts";

/** ITU-R BS.1770-5, annex 1, tables 1 and 2: the K weighting at 48 kHz. */
const HEAD: Biquad = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const LOW_CUT: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

const STEP = SPEECH_SAMPLE_RATE / 10;
const STEPS_PER_BLOCK = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/** The film carries the narration in both channels of a stereo track, and BS.1770 adds their powers. */
const CHANNELS = 2;

/**
 * Mean powers of the K-weighted 400 ms blocks, every 100 ms, as they occur in a film where silence lies
 * on both sides of the samples. Both filter stages run in one loop: this is most of mastering's time.
 */
export function blockPowers(samples: Float32Array): number[] {
  const steps: number[] = [0, 0, 0];
  let [h1, h2, l1, l2] = [0, 0, 0, 0];
  for (let start = 0; start < samples.length; start += STEP) {
    let sum = 0;
    const end = Math.min(start + STEP, samples.length);
    for (let i = start; i < end; i += 1) {
      const x = samples[i] as number;
      const y = HEAD.b0 * x + h1;
      h1 = HEAD.b1 * x - HEAD.a1 * y + h2;
      h2 = HEAD.b2 * x - HEAD.a2 * y;
      const z = LOW_CUT.b0 * y + l1;
      l1 = LOW_CUT.b1 * y - LOW_CUT.a1 * z + l2;
      l2 = LOW_CUT.b2 * y - LOW_CUT.a2 * z;
      sum += z * z;
    }
    steps.push(sum);
  }
  steps.push(0, 0, 0);
  const blocks: number[] = [];
  for (let step = 0; step + STEPS_PER_BLOCK <= steps.length; step += 1) {
    let sum = 0;
    for (let i = 0; i < STEPS_PER_BLOCK; i += 1) sum += steps[step + i] as number;
    blocks.push(sum / (STEP * STEPS_PER_BLOCK));
  }
  return blocks;
}

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power * CHANNELS);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Integrated loudness in LUFS of blocks (of one scene or of a whole film), −Infinity for silence. */
export function integratedLoudness(powers: readonly number[]): number {
  const audible = powers.filter((power) => loudnessOf(power) > ABSOLUTE_GATE_LUFS);
  if (audible.length === 0) return -Infinity;
  const gate = loudnessOf(mean(audible)) + RELATIVE_GATE_LU;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}

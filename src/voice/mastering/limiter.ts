import { SPEECH_SAMPLE_RATE } from "../../artifacts/speech.ts";
import { eachTruePeak } from "./true-peak.ts";

/** The gain falls within this time before a peak, so that it never jumps. */
const LOOK_AHEAD = Math.round(0.004 * SPEECH_SAMPLE_RATE);
const RELEASE_SECONDS = 0.06;

/** Smallest value of each window of `2 · reach + 1` values, in linear time (a queue of rising candidates). */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + reach; i += 1) {
    if (i < values.length) {
      while (tail > head && (values[queue[tail - 1] as number] as number) >= (values[i] as number)) tail -= 1;
      queue[tail] = i;
      tail += 1;
    }
    const centre = i - reach;
    if (centre < 0) continue;
    while ((queue[head] as number) < centre - reach) head += 1;
    result[centre] = values[queue[head] as number] as number;
  }
  return result;
}

/** Mean of each window of `2 · reach + 1` values; beyond the ends the end values go on. */
function slidingMean(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  const last = values.length - 1;
  const at = (index: number): number => values[Math.min(last, Math.max(0, index))] as number;
  let sum = 0;
  for (let i = -reach; i <= reach; i += 1) sum += at(i);
  for (let i = 0; i < values.length; i += 1) {
    result[i] = sum / (2 * reach + 1);
    sum += at(i + reach + 1) - at(i - reach);
  }
  return result;
}

/**
 * Samples × gain with the true peak held under the ceiling: the needed reduction is spread by a sliding
 * minimum over the look-ahead, let go slowly, and smoothed by a mean over the same window, which can
 * never rise above what is needed.
 */
export function limited(samples: Float32Array, gain: number, ceiling: number): Float32Array<ArrayBuffer> {
  const output = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i += 1) output[i] = (samples[i] as number) * gain;
  const needed = new Float32Array(samples.length).fill(1);
  let acts = false;
  eachTruePeak(output, ceiling, (at, peak) => {
    if (peak <= ceiling) return;
    acts = true;
    const reduction = ceiling / peak;
    needed[at] = Math.min(needed[at] as number, reduction);
    if (at + 1 < needed.length) needed[at + 1] = Math.min(needed[at + 1] as number, reduction);
  });
  if (!acts) return output;
  const held = slidingMinimum(needed, LOOK_AHEAD);
  const recovery = 1 - Math.exp(-1 / (RELEASE_SECONDS * SPEECH_SAMPLE_RATE));
  let current = 1;
  for (let i = 0; i < held.length; i += 1) {
    current = Math.min(held[i] as number, current + (1 - current) * recovery);
    held[i] = current;
  }
  const gains = slidingMean(held, LOOK_AHEAD);
  for (let i = 0; i < output.length; i += 1) output[i] = (output[i] as number) * (gains[i] as number);
  return output;
}

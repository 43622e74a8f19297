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

/** Samples from one on, up to another. */
type Stretch = { from: number; to: number };

/** Joins what overlaps; the stretches come in their order. */
function joined(stretches: Iterable<Stretch>): Stretch[] {
  const result: Stretch[] = [];
  for (const { from, to } of stretches) {
    const last = result.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

function grown({ from, to }: Stretch, by: number, length: number): Stretch {
  return { from: Math.max(0, from - by), to: Math.min(length, to + by) };
}

/**
 * Samples × gain with the true peak held under the ceiling: the needed reduction is spread by a sliding
 * minimum over the look-ahead, let go slowly, and smoothed by a mean over the same window, which can
 * never rise above what is needed. One sample in ten thousand of speech is too loud: all else is left alone.
 */
export function limited(samples: Float32Array, gain: number, ceiling: number): Float32Array<ArrayBuffer> {
  const { length } = samples;
  const output = new Float32Array(length);
  for (let i = 0; i < length; i += 1) output[i] = (samples[i] as number) * gain;
  /** What the gain must not be above, sample by sample. */
  const gains = new Float32Array(length).fill(1);
  const loud: Stretch[] = [];
  eachTruePeak(output, ceiling, (at, peak) => {
    if (peak <= ceiling) return;
    const reduction = ceiling / peak;
    gains[at] = Math.min(gains[at] as number, reduction);
    if (at + 1 < length) gains[at + 1] = Math.min(gains[at + 1] as number, reduction);
    loud.push(grown({ from: at, to: at + 2 }, LOOK_AHEAD, length));
  });
  const held = joined(loud);
  for (const { from, to } of held) gains.set(slidingMinimum(gains.subarray(from, to), LOOK_AHEAD), from);
  const lowered = joined(letGo(gains, held).map((stretch) => grown(stretch, LOOK_AHEAD, length)));
  for (const { from, to } of lowered) {
    const smooth = slidingMean(gains.subarray(from, to), LOOK_AHEAD);
    for (let i = from; i < to; i += 1) output[i] = (output[i] as number) * (smooth[i - from] as number);
  }
  return output;
}

/** Lets the gain rise no quicker than it may, in place; gives where it is still below 1. */
function letGo(gains: Float32Array, held: readonly Stretch[]): Stretch[] {
  const recovery = 1 - Math.exp(-1 / (RELEASE_SECONDS * SPEECH_SAMPLE_RATE));
  let current = 1;
  let at = 0;
  return held.map(({ from, to }) => {
    // Where the one before it had not been let go of yet, it is done up to here, or beyond.
    const start = Math.max(at, from);
    for (at = start; at < gains.length && (at < to || gains[at - 1] !== 1); at += 1) {
      current = Math.min(gains[at] as number, current + (1 - current) * recovery);
      gains[at] = current;
    }
    return { from: start, to: at };
  });
}

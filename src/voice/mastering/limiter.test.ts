import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { limited } from "./limiter.ts";
import { eachTruePeak } from "./true-peak.ts";

const CEILING = 0.7;
const LOOK_AHEAD = 192;
const RECOVERY = 1 - Math.exp(-1 / (0.06 * 48_000));

/** What the limiter is said to do, sample by sample and without a short cut. */
function byTheBook(samples: Float32Array): Float32Array {
  const needed = new Float32Array(samples.length).fill(1);
  eachTruePeak(samples, CEILING, (at, peak) => {
    if (peak <= CEILING) return;
    for (const one of [at, at + 1])
      if (one < needed.length) needed[one] = Math.min(needed[one]!, CEILING / peak);
  });
  const around = (values: Float32Array, centre: number): number[] =>
    Array.from({ length: 2 * LOOK_AHEAD + 1 }, (_, index) => {
      const at = Math.min(values.length - 1, Math.max(0, centre + index - LOOK_AHEAD));
      return values[at]!;
    });
  let current = 1;
  const held = needed.map((_, at) => {
    const least = Math.min(...needed.subarray(Math.max(0, at - LOOK_AHEAD), at + LOOK_AHEAD + 1));
    current = Math.min(least, current + (1 - current) * RECOVERY);
    return current;
  });
  return samples.map(
    (sample, at) => sample * (around(held, at).reduce((sum, gain) => sum + gain, 0) / (2 * LOOK_AHEAD + 1)),
  );
}

/** Bursts anywhere, also at the very ends, near each other, one over the other, and none. */
const signal = fc
  .record({
    length: fc.integer({ min: 1, max: 1_500 }),
    bursts: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        length: fc.integer({ min: 1, max: 300 }),
        amplitude: fc.double({ min: 0.5, max: 4, noNaN: true }),
        period: fc.integer({ min: 2, max: 90 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ length, bursts }) => {
    const samples = Float32Array.from({ length }, (_, index) => 0.2 * Math.sin(index / 20));
    for (const { at, length: burst, amplitude, period } of bursts) {
      const start = Math.round(at * (length - 1));
      for (let index = start; index < Math.min(length, start + burst); index += 1)
        samples[index] = samples[index]! + amplitude * Math.cos((2 * Math.PI * index) / period);
    }
    return samples;
  });

test("the limiter looks at loud places alone and does there what it would do looking at all", () => {
  let touched = 0;
  fc.assert(
    fc.property(signal, (samples) => {
      const found = limited(samples, 1, CEILING);
      const wanted = byTheBook(samples);
      assert.equal(found.length, samples.length);
      found.forEach((sample, at) => {
        assert.ok(Math.abs(sample - wanted[at]!) < 1e-6, `sample ${at}: ${sample}, not ${wanted[at]}`);
      });
      if (found.some((sample, at) => sample !== samples[at])) touched += 1;
    }),
    { numRuns: 30 },
  );
  assert.ok(touched > 10, `${touched} of 30 were loud`);
});

test("the limiter holds what is loud from the first sample to the last", () => {
  const square = Float32Array.from({ length: 9_600 }, (_, index) => (index % 80 < 40 ? 1 : -1));
  assert.ok(limited(square, 3, CEILING).every((sample) => Math.abs(sample) <= CEILING));
  assert.deepEqual(limited(new Float32Array(0), 3, CEILING), new Float32Array(0));
});

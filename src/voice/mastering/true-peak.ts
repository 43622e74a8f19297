/** Points between two samples that are looked at, and taps on each side of a point (BS.1770-5, annex 2: 4 and 6). */
const PHASES = 4;
const HALF = 8;
const TAPS = 2 * HALF;

const BANK: readonly Float64Array[] = Array.from({ length: PHASES - 1 }, (_, index) => {
  const phase = (index + 1) / PHASES;
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - HALF + 1 - phase;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF);
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
  const sum = taps.reduce((a, b) => a + b, 0);
  return taps.map((tap) => tap / sum);
});

/** The largest value of the wave between sample `at` and the next, absolute. */
function peakAfter(samples: Float32Array, at: number): number {
  let peak = Math.abs(samples[at] as number);
  const first = at - HALF + 1;
  // Beyond the ends there is silence.
  const from = Math.max(0, -first);
  const to = Math.min(TAPS, samples.length - first);
  for (const taps of BANK) {
    let sum = 0;
    for (let tap = from; tap < to; tap += 1) sum += (samples[first + tap] as number) * (taps[tap] as number);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/**
 * Calls back with each sample's true peak (sample and the wave up to the next one) where it may reach
 * `floor`: samples that are less than half of it cannot.
 */
export function eachTruePeak(
  samples: Float32Array,
  floor: number,
  visit: (at: number, peak: number) => void,
): void {
  const half = floor / 2;
  const last = samples.length - 1;
  let here = last < 0 ? 0 : Math.abs(samples[0] as number);
  for (let i = 0; i <= last; i += 1) {
    const next = i < last ? Math.abs(samples[i + 1] as number) : 0;
    if (here >= half || next >= half) visit(i, peakAfter(samples, i));
    here = next;
  }
}

/** True peak as a factor of full scale. */
export function truePeak(samples: Float32Array): number {
  let largest = 0;
  for (const sample of samples) largest = Math.max(largest, Math.abs(sample));
  let peak = largest;
  eachTruePeak(samples, largest, (_at, found) => {
    peak = Math.max(peak, found);
  });
  return peak;
}

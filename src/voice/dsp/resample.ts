/** Kaiser window's β for about 90 dB of stop-band attenuation. */
const KAISER_BETA = 8.96;
/** Input samples on each side of an output sample. */
const HALF_TAPS = 24;

/** Modified Bessel function of the first kind, order 0, by its power series. */
function bessel0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 50; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
    if (term < sum * 1e-12) break;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** One row of filter taps for each of the `up` positions between two input samples. */
function polyphaseBank(up: number, cutoff: number): Float32Array {
  const taps = 2 * HALF_TAPS;
  const bank = new Float32Array(up * taps);
  for (let phase = 0; phase < up; phase += 1) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - HALF_TAPS + 1 - phase / up;
      const x = Math.PI * cutoff * distance;
      const sinc = x === 0 ? 1 : Math.sin(x) / x;
      const edge = distance / HALF_TAPS;
      const window = Math.abs(edge) >= 1 ? 0 : bessel0(KAISER_BETA * Math.sqrt(1 - edge * edge));
      bank[phase * taps + tap] = sinc * window;
      sum += sinc * window;
    }
    for (let tap = 0; tap < taps; tap += 1) {
      const index = phase * taps + tap;
      bank[index] = (bank[index] ?? 0) / sum;
    }
  }
  return bank;
}

const banks = new Map<string, Float32Array>();

/**
 * Polyphase windowed-sinc resampler for a fixed rational ratio. `scale` multiplies every sample
 * (1/32768 turns 16-bit input into −1 to 1). The first output sample lies on the first input sample.
 */
export function resample(
  input: Float32Array | Int16Array,
  fromRate: number,
  toRate: number,
  scale = 1,
): Float32Array<ArrayBuffer> {
  const divisor = greatestCommonDivisor(fromRate, toRate);
  const up = toRate / divisor;
  const down = fromRate / divisor;
  const key = `${up}/${down}`;
  // 0.94: the transition band ends at the input's Nyquist frequency instead of mirroring above it.
  const bank = banks.get(key) ?? polyphaseBank(up, 0.94 * Math.min(1, up / down));
  banks.set(key, bank);

  const taps = 2 * HALF_TAPS;
  const padded = new Float32Array(input.length + 2 * taps);
  for (let i = 0; i < input.length; i += 1) padded[i + taps] = (input[i] ?? 0) * scale;
  const output = new Float32Array(Math.floor((input.length * up) / down));
  let base = taps - HALF_TAPS + 1;
  let phase = 0;
  for (let n = 0; n < output.length; n += 1) {
    const row = phase * taps;
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) {
      sum += (bank[row + tap] as number) * (padded[base + tap] as number);
    }
    output[n] = sum;
    phase += down;
    while (phase >= up) {
      phase -= up;
      base += 1;
    }
  }
  return output;
}

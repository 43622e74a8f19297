/** Second-order sections after R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients". */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

function normalised(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

export function highPass(rate: number, hertz: number, q = Math.SQRT1_2): Biquad {
  const w = (2 * Math.PI * hertz) / rate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  return normalised((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function peaking(rate: number, hertz: number, q: number, decibels: number): Biquad {
  const w = (2 * Math.PI * hertz) / rate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const amp = 10 ** (decibels / 40);
  return normalised(1 + alpha * amp, -2 * cos, 1 - alpha * amp, 1 + alpha / amp, -2 * cos, 1 - alpha / amp);
}

/** Shelf with slope 1; `side` 1 lifts above the corner, −1 below it. */
function shelf(rate: number, hertz: number, decibels: number, side: 1 | -1): Biquad {
  const w = (2 * Math.PI * hertz) / rate;
  const cos = side * Math.cos(w);
  const amp = 10 ** (decibels / 40);
  const slope = 2 * Math.sqrt(amp) * (Math.sin(w) * Math.SQRT1_2);
  return normalised(
    amp * (amp + 1 + (amp - 1) * cos + slope),
    side * -2 * amp * (amp - 1 + (amp + 1) * cos),
    amp * (amp + 1 + (amp - 1) * cos - slope),
    amp + 1 - (amp - 1) * cos + slope,
    side * 2 * (amp - 1 - (amp + 1) * cos),
    amp + 1 - (amp - 1) * cos - slope,
  );
}

export const highShelf = (rate: number, hertz: number, decibels: number): Biquad =>
  shelf(rate, hertz, decibels, 1);
export const lowShelf = (rate: number, hertz: number, decibels: number): Biquad =>
  shelf(rate, hertz, decibels, -1);

/** Runs the section over the samples in place (transposed direct form II, double precision inside). */
export function filterInPlace(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let z1 = 0;
  let z2 = 0;
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] as number;
    const y = b0 * x + z1;
    z1 = b1 * x - a1 * y + z2;
    z2 = b2 * x - a2 * y;
    samples[i] = y;
  }
}

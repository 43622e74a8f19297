import { SPEECH_SAMPLE_RATE } from "../../artifacts/speech.ts";
import { filterInPlace, highPass } from "../dsp/biquad.ts";

const smoothing = (seconds: number): number => Math.exp(-1 / (seconds * SPEECH_SAMPLE_RATE));
/** Gains are computed once per this many samples and drawn as straight lines between: 1.3 ms. */
const STRIDE = 64;

/** Follows the level (peak of each stride), quick up, slow down, and applies a gain curve to it. */
function gainCurve(
  detector: Float32Array,
  attackSeconds: number,
  releaseSeconds: number,
  gainOf: (level: number) => number,
): Float32Array {
  const attack = smoothing(attackSeconds) ** STRIDE;
  const release = smoothing(releaseSeconds) ** STRIDE;
  const gains = new Float32Array(Math.ceil(detector.length / STRIDE) + 1).fill(1);
  let envelope = 0;
  for (let stride = 0; stride + 1 < gains.length; stride += 1) {
    let power = 0;
    const end = Math.min(detector.length, (stride + 1) * STRIDE);
    for (let i = stride * STRIDE; i < end; i += 1) power += (detector[i] as number) ** 2;
    const level = Math.sqrt(power / STRIDE);
    const keep = level > envelope ? attack : release;
    envelope = level + (envelope - level) * keep;
    gains[stride] = gainOf(envelope);
  }
  gains[gains.length - 1] = gains[gains.length - 2] ?? 1;
  return gains;
}

function gainAt(gains: Float32Array, sample: number): number {
  const stride = Math.floor(sample / STRIDE);
  const part = (sample % STRIDE) / STRIDE;
  return (gains[stride] as number) * (1 - part) + (gains[stride + 1] as number) * part;
}

/** Split-band de-esser, in place: only what lies above 5.2 kHz is turned down, and only while it is loud. */
export function deEss(samples: Float32Array): void {
  const threshold = 10 ** (-30 / 20);
  const high = samples.slice();
  const split = highPass(SPEECH_SAMPLE_RATE, 5_200);
  filterInPlace(high, split);
  const gains = gainCurve(high, 0.001, 0.04, (level) =>
    level <= threshold ? 1 : Math.max(0.4, (threshold / level) ** 0.6),
  );
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (samples[i] as number) - (high[i] as number) * (1 - gainAt(gains, i));
}

const RATIO = 2.5;
const THRESHOLD_DB = -24;
const KNEE_DB = 6;

/** Gain in dB of the compressor with a quadratic knee, for a level in dB. */
function compression(level: number): number {
  const over = level - THRESHOLD_DB;
  const slope = 1 / RATIO - 1;
  if (over <= -KNEE_DB / 2) return 0;
  if (over >= KNEE_DB / 2) return slope * over;
  return (slope * (over + KNEE_DB / 2) ** 2) / (2 * KNEE_DB);
}

/** Evens out loud and soft words, in place, without make-up gain. */
export function compress(samples: Float32Array): void {
  const gains = gainCurve(samples, 0.008, 0.12, (level) =>
    level < 1e-6 ? 1 : 10 ** (compression(20 * Math.log10(level)) / 20),
  );
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] as number) * gainAt(gains, i);
}

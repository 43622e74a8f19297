import { SPEECH_SAMPLE_RATE } from "../../artifacts/speech.ts";
import { filterInPlace, highPass, highShelf, lowShelf, peaking } from "../dsp/biquad.ts";
import { compress, deEss } from "./dynamics.ts";
import { blockPowers, integratedLoudness } from "./loudness.ts";

/** Rumble out, some warmth, less of the nasal and the harsh, a soft top. */
const EQUALISER = [
  highPass(SPEECH_SAMPLE_RATE, 70),
  lowShelf(SPEECH_SAMPLE_RATE, 180, 2.5),
  peaking(SPEECH_SAMPLE_RATE, 450, 1, -1.5),
  peaking(SPEECH_SAMPLE_RATE, 2_900, 1.1, -3),
  highShelf(SPEECH_SAMPLE_RATE, 7_000, -2),
];
/** De-esser and compressor work at levels, so every scene comes to them at the same one. */
const WORKING_LUFS = -19;

/**
 * What mastering does to one scene by itself: equaliser, de-esser, compressor, one level for all scenes.
 * Length and times stay. Silence stays silence.
 */
export function processScene(samples: Float32Array): Float32Array<ArrayBuffer> {
  const output = Float32Array.from(samples);
  for (const section of EQUALISER) filterInPlace(output, section);
  if (!level(output)) return output;
  deEss(output);
  compress(output);
  level(output);
  return output;
}

/** Brings the scene to the working loudness, in place; false where there is nothing to hear. */
function level(samples: Float32Array): boolean {
  const loudness = integratedLoudness(blockPowers(samples));
  if (loudness === -Infinity) return false;
  const gain = 10 ** ((WORKING_LUFS - loudness) / 20);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] as number) * gain;
  return true;
}

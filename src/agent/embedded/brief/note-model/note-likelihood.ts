import { readFileSync } from "node:fs";
import { join } from "node:path";
import { noteFeatures, SIZE } from "./note-features.ts";

type Model = { scale: number; bias: number; weights: Int8Array };
let model: Model | null = null;

/** What `scripts/note-model/train.ts` wrote: scale and bias as floats, then a byte for each place. */
function read(): Model {
  const bytes = readFileSync(join(import.meta.dirname, "weights.bin"));
  if (bytes.length !== HEADER + SIZE) throw new Error(`weights.bin has ${bytes.length} bytes`);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + HEADER, SIZE);
  return { scale: bytes.readFloatLE(0), bias: bytes.readFloatLE(FLOAT), weights };
}

const FLOAT = 4;
const HEADER = 2 * FLOAT;

/** How likely a sentence is said to who makes the film, and not to who watches it: 0 to 1, whatever stands around it. */
export function noteLikelihood(sentence: string): number {
  model ??= read();
  const { scale, bias, weights } = model;
  let sum = bias;
  for (const [place, value] of noteFeatures(sentence)) sum += (weights[place] ?? 0) * scale * value;
  return 1 / (1 + Math.exp(-sum));
}

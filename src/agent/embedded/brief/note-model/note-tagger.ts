import { readFileSync } from "node:fs";
import { join } from "node:path";
import { aroundFeatures } from "./around-features.ts";
import { outputOf, sizeOfNetwork, type Network } from "./note-network.ts";
import { SIZE, unitFeatures } from "./unit-features.ts";
import type { Unit } from "./units.ts";

/** `bias`, `scale` and `weights` judge a unit by its words and its place; the networks by what the whole text says of it. */
export type Tagger = { bias: number; scale: number; weights: Int8Array; networks: readonly Network[] };

const FLOAT = 4;
const FILE = join(import.meta.dirname, "tagger.bin");
let tagger: Tagger | null = null;

/** How likely each unit of a text is said to its maker, as logits: what others took out stands there as the note it is. */
export function noteLogits(
  units: readonly Unit[],
  { bias, scale, weights, networks }: Tagger = known(),
): number[] {
  const scores = unitFeatures(units).map((features) =>
    features.reduce((sum, [place, weight]) => sum + (weights[place] ?? 0) * scale * weight, bias),
  );
  return aroundFeatures(units, scores).map(
    (row) => networks.reduce((sum, network) => sum + outputOf(network, row), 0) / networks.length,
  );
}

function known(): Tagger {
  tagger ??= readTagger(readFileSync(FILE));
  return tagger;
}

/** As `scripts/note-model/train-tagger.ts` writes it: bias, scale, then how many networks, inputs and neurons, as floats; the table, a byte a place; the networks as floats. */
function readTagger(bytes: Buffer): Tagger {
  const [bias = 0, scale = 0, count = 0, inputs = 0, hidden = 0] = [0, 1, 2, 3, 4].map((at) => bytes.readFloatLE(at * FLOAT)); // prettier-ignore
  const table = HEADER + SIZE;
  const size = sizeOfNetwork(inputs, hidden);
  if (bytes.length !== table + count * size * FLOAT) throw new Error(`tagger.bin has ${bytes.length} bytes`);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + HEADER, SIZE);
  const networks = Array.from({ length: count }, (_, nth) => ({
    inputs,
    hidden,
    weights: Float64Array.from({ length: size }, (_one, at) => bytes.readFloatLE(table + (nth * size + at) * FLOAT)),
  })); // prettier-ignore
  return { bias, scale, weights, networks };
}

export const HEADER = 5 * FLOAT;

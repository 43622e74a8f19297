import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../brief/note-model/note-features.ts";
import { outputOf, sizeOfNetwork, type Network } from "../../brief/note-model/note-network.ts";
import type { KnownWord } from "./title-signs.ts";
import type { Word } from "./words-of-unit.ts";

/** What `scripts/titles/train-titles.ts` writes: small networks over the signs of a title, and what other texts say of words. */
export type TitleModel = { networks: readonly Network[]; known: (word: Word, base: string) => KnownWord };

/** Places of the tables: in how many texts a stem is, and where words and their ends stand, a byte each. */
export const TABLES = { common: 1 << 14, word: 1 << 14, end: 1 << 13 };
export const END_LETTERS = 3;
/** A byte of 127 is 1. */
export const UNIT = 127;
const FLOAT = 4;
/** How many networks, inputs and neurons. */
export const HEADER = 3 * FLOAT;
const FILE = join(import.meta.dirname, "title-model.bin");
let model: TitleModel | null = null;

export const placeOf = (key: string, size: number): number => hashOf(key) % size;

/** How likely words are a title that an editor would take, as a logit, by the signs of `titleSigns`. */
export function titleLogit({ networks }: TitleModel, signs: Readonly<Record<string, number>>): number {
  const row = Object.values(signs);
  return networks.reduce((sum, network) => sum + outputOf(network, row), 0) / networks.length;
}

export function knownTitleModel(): TitleModel {
  model ??= readModel(readFileSync(FILE));
  return model;
}

function readModel(bytes: Buffer): TitleModel {
  const [count = 0, inputs = 0, hidden = 0] = [0, 1, 2].map((at) => bytes.readFloatLE(at * FLOAT));
  const size = sizeOfNetwork(inputs, hidden);
  const tables = HEADER + count * size * FLOAT;
  const length = tables + TABLES.common + TABLES.word + TABLES.end;
  if (bytes.length !== length) throw new Error(`title-model.bin has ${bytes.length} bytes`);
  const networks = Array.from({ length: count }, (_, nth) => ({
    inputs,
    hidden,
    weights: Float64Array.from({ length: size }, (_one, at) => bytes.readFloatLE(HEADER + (nth * size + at) * FLOAT)),
  })); // prettier-ignore
  const table = (from: number, key: string, places: number): number =>
    bytes.readInt8(from + placeOf(key, places)) / UNIT;
  const words = tables + TABLES.common;
  return {
    networks,
    known: ({ stem, low }, base) => {
      const own = table(words, `${base} ${low}`, TABLES.word);
      const end = table(words + TABLES.word, `${base} ${low.slice(-END_LETTERS)}`, TABLES.end);
      const noun = own === 0 ? end : own;
      return { common: table(tables, `${base} ${stem}`, TABLES.common), noun };
    },
  };
}

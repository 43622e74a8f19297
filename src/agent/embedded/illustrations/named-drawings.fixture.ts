import assert from "node:assert/strict";
import { readerFor } from "./lexicons.ts";

/** The drawings that a sentence names for sure. `base`: a language tag's first part. */
export function namedDrawings(base: string, sentence: string): string[] {
  const reader = readerFor(base);
  assert.ok(reader !== null, base);
  const terms = reader.termsOf(sentence);
  return reader.lexicon.entries
    .filter(({ sure }) => terms.some((term) => sure.has(term)))
    .map(({ drawing }) => drawing);
}

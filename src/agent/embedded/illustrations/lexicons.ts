import { ENGLISH_WORDS } from "./english-words.ts";
import { englishTerms } from "./english-terms.ts";
import { readLexicon } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";

/** A language's words for drawings, and how they are found in its texts. */
export type Reader = { lexicon: Lexicon; termsOf: (text: string) => string[] };

const readers = new Map<string, Reader | null>();

/** Null for a language without words: its films have no illustrations. `base` is a language tag's first part. */
export function readerFor(base: string): Reader | null {
  const known = readers.get(base);
  if (known !== undefined) return known;
  const reader = makeReader(base);
  readers.set(base, reader);
  return reader;
}

function makeReader(base: string): Reader | null {
  if (base !== "en") return null;
  const lexicon = readLexicon(ENGLISH_WORDS);
  return { lexicon, termsOf: (text) => englishTerms(text, lexicon) };
}

import { readWorldLexicon, type Lexicon } from "./lexicon.ts";
import { worldTerms } from "./world-terms.ts";

/** A lexicon and how a text is read for its words. */
export type WordReader = { lexicon: Lexicon; termsOf: (text: string) => string[] };

/** Reads one table of things by their words, for each language once; null where the table has none in it. */
export function readerOfWords(table: {
  words?: string;
  everyday?: string;
}): (base: string) => WordReader | null {
  const readers = new Map<string, WordReader | null>();
  return (base) => {
    const known = readers.get(base);
    if (known !== undefined) return known;
    const lexicon = readWorldLexicon(
      { words: "", more: "", kinds: "", everyday: "", nouns: "", ...table },
      base,
    );
    const reader = lexicon === null ? null : { lexicon, termsOf: worldTerms(base, lexicon) };
    readers.set(base, reader);
    return reader;
  };
}

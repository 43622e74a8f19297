import { compoundHeads } from "./compound-heads.ts";
import { readWorldLexicon, type Lexicon } from "./lexicon.ts";
import { worldTerms } from "./world-terms.ts";

/** A lexicon and how a text is read for its words. */
export type WordReader = { lexicon: Lexicon; termsOf: (text: string) => readonly string[] };

/**
 * Reads one table of things by their words, for each language once; null where the table has none in it. `compounds`: also by the last
 * noun of a word that is made of several.
 */
export function readerOfWords(
  table: {
    words?: string;
    kinds?: string;
    everyday?: string;
    nouns?: string;
    outlines?: string;
    rows?: string;
    rest?: string;
  },
  { compounds = false }: { compounds?: boolean } = {},
): (base: string) => WordReader | null {
  const readers = new Map<string, WordReader | null>();
  return (base) => {
    const known = readers.get(base);
    if (known !== undefined) return known;
    const lexicon = readWorldLexicon(
      { words: "", more: "", kinds: "", everyday: "", nouns: "", ...table },
      base,
    );
    const reader = lexicon === null ? null : { lexicon, termsOf: termsIn(base, lexicon, compounds) };
    readers.set(base, reader);
    return reader;
  };
}

function termsIn(base: string, lexicon: Lexicon, compounds: boolean): (text: string) => string[] {
  const terms = worldTerms(base, lexicon);
  if (!compounds) return terms;
  const heads = compoundHeads(base, lexicon, (word) => terms(word).length > 0);
  return (text) => [...terms(text), ...heads(text)];
}

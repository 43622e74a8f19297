import { remembering } from "../../../kernel/remembering.ts";
import { withoutColours } from "../text/colour-names.ts";
import { withoutCalledAfter } from "./called-after.ts";
import { withoutComparisons } from "./comparisons.ts";
import { withoutDenied } from "./denied.ts";
import { withoutEnded } from "./ended.ts";
import { ENGLISH_MORE } from "./english-more.ts";
import { ENGLISH_OUTLINES } from "./english-outlines.ts";
import { ENGLISH_WORDS } from "./english-words.ts";
import { englishTerms, formsOf } from "./english-terms.ts";
import { EVERYDAY_NOUNS } from "./everyday-nouns.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { readLexicon, readWorldLexicon } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { withoutFigures } from "./figures-of-speech.ts";
import { withoutMeasures } from "./measures.ts";
import { withoutModifiers } from "./modifiers.ts";
import { withoutStreets } from "./street-names.ts";
import { withoutOtherReadings } from "./other-readings.ts";
import { OUTLINE_NOUNS } from "./outline-nouns.ts";
import { withoutSignsOfCode } from "./signs-of-code.ts";
import { withSmallLights } from "./sky-names.ts";
import { OWN_DRAWING_NOUNS } from "./own-drawing-nouns.ts";
import { SUBJECT_WORDS } from "./subject-words.ts";
import { THING_NAMES } from "./thing-names.ts";
import { worldTerms } from "./world-terms.ts";
import { WORLD_WORDS } from "./world-words.ts";

/** A language's words for drawings, and how they are found in its texts. */
export type Reader = { base: string; lexicon: Lexicon; termsOf: (text: string) => readonly string[] };

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
  if (base === "en") {
    const lexicon = readLexicon(
      [ENGLISH_WORDS, ENGLISH_MORE, ENGLISH_OUTLINES].map((list) => list.trim()).join("\n"),
    );
    const isTerm = (phrase: string): boolean =>
      formsOf(phrase.toLowerCase()).some((form) => lexicon.words.has(form));
    return {
      base,
      lexicon,
      termsOf: remembering((text) => englishTerms(spokenOf(text, base, isTerm), lexicon)),
    };
  }
  const own = readWorldLexicon(
    {
      words: WORLD_WORDS,
      more: SUBJECT_WORDS,
      kinds: KIND_WORDS,
      everyday: EVERYDAY_NOUNS,
      outlines: OUTLINE_NOUNS + OWN_DRAWING_NOUNS,
      nouns: THING_NAMES,
    },
    base,
  );
  if (own === null) return null;
  const termsIn = worldTerms(base, own);
  const isTerm = (phrase: string): boolean => own.words.has(phrase.toLowerCase());
  return { base, lexicon: own, termsOf: remembering((text) => termsIn(spokenOf(text, base, isTerm))) };
}

/** A text without what it denies or says is over, names of streets, of colours and in marks, and nouns that only say what another is for. */
export function spokenOf(text: string, base: string, isTerm: (phrase: string) => boolean): string {
  const words = withoutSignsOfCode(text);
  // What English says in figures is struck out by who reads its terms.
  const meant = base === "en" ? words : withoutFigures(words, base);
  const placed = withoutStreets(
    withoutOtherReadings(withoutCalledAfter(withoutComparisons(withoutMeasures(meant), base)), base),
    base,
  );
  const plain = withoutEnded(withSmallLights(placed, base), base);
  return withoutModifiers(withoutDenied(withoutColours(plain, base), base), base, isTerm);
}

import { isUnspaced } from "../../text/unspaced.ts";
import { smallWordsOf, type SmallWord } from "./small-words.ts";

/** A word where it stands; `stem`: what its other forms share; `joined`: nothing but a blank parts it from the word before. */
export type Word = {
  low: string;
  stem: string;
  start: number;
  end: number;
  small: SmallWord | null;
  capital: boolean;
  number: boolean;
  joined: boolean;
};

const STEM = 6;
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-‐‑'’.&/־+][\p{L}\p{M}\p{N}]+)*/gu;
/** "l'", "dell'", "qu'": a word of its own. */
const ELIDED = /^(?:[\p{L}]{1,4}|dell|nell|sull|dall|quell)['’](?=\p{L})/iu;
const BEFORE_ARABIC = /^(?:[وفبلك]{0,2}ال|لل)(?=[\u0621-\u064A]{3})/u;
const BEFORE_HEBREW = /^[והבלמשכ](?=[\u05D0-\u05EA]{3})/u;
/** What Korean writes behind a noun. */
export const JOSA =
  /(?<=\p{Script=Hangul}{2})(?:은|는|이|가|을|를|에|의|로|으로|에서|에게|께|와|과|도|만|까지|부터|보다|처럼|이나|라고|입니다|이에요|예요)$/u;
/** Marks between words that do not part them. */
const JOINS = /^[\s"“”„«»‘’'「」『』《》&]*$/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a sentence or line. `base`: a language's first part. */
export function wordsOfUnit(said: string, base: string): Word[] {
  const spans = isUnspaced(base) ? easternSpans(said, base) : spacedSpans(said, base);
  const small = smallWordsOf(base);
  return spans.map(({ start, end }, at) => {
    const text = said.slice(start, end);
    const low = text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
    const gap = said.slice(spans[at - 1]?.end ?? 0, start);
    return {
      low,
      stem: stemOf(low),
      start,
      end,
      small: small?.get(low) ?? null,
      capital: /^\p{Lu}/u.test(text),
      number: /^\p{N}/u.test(text),
      joined: at > 0 && JOINS.test(gap) && !gap.includes("\n"),
    };
  });
}

export function stemOf(low: string): string {
  const bare = low
    .replace(/'s$/u, "")
    .replace(BEFORE_ARABIC, "")
    .replace(BEFORE_HEBREW, "")
    .replace(JOSA, "");
  return bare.length > STEM ? bare.slice(0, STEM) : bare;
}

type Place = { start: number; end: number };

function spacedSpans(said: string, base: string): Place[] {
  const elides = base === "fr" || base === "it";
  return [...said.matchAll(WORD)].flatMap(({ index, 0: word }) => {
    const elided = elides ? (ELIDED.exec(word)?.[0].length ?? 0) : 0;
    const end = index + word.length;
    return elided === 0 ? [{ start: index, end }] : [{ start: index, end: index + elided }, { start: index + elided, end }]; // prettier-ignore
  });
}

function easternSpans(said: string, base: string): Place[] {
  let segmenter = segmenters.get(base);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(base, { granularity: "word" });
    segmenters.set(base, segmenter);
  }
  return [...segmenter.segment(said)].flatMap(({ index, segment, isWordLike }) =>
    isWordLike === true ? [{ start: index, end: index + segment.length }] : [],
  );
}

import { countWords } from "../text/sentences.ts";
import { HAS_SECRET, IS_CONFIDED, IS_FOR_YOU, IS_KEPT_OUT, IS_REMARK } from "./confidence-words.ts";
import { blanked, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** A text without what its sender confides to the maker, in the same length, and those sentences. */
export type Confidences = { text: string; wishes: string[] };

const MAX_SENTENCE = 320;
const MOST_REMARK_WORDS = 9;

/**
 * Takes out, wherever they stand, sentences that say of what they tell that it is not for the film, with all they tell:
 * "The key safe code is 9182, but please keep that out of the video." A remark on the sentence before takes that along.
 * `asked`: it asks for a film; else only where one of them speaks of the film.
 */
export function withoutConfidences(source: string, asked: boolean): Confidences {
  const sentences = paragraphsIn(source).map((span) => sentencesOf(source, span, true));
  const spoken = asked || sentences.flat().some((span) => IS_KEPT_OUT.test(saidAt(source, span)));
  if (!spoken) return { text: source, wishes: [] };
  const gone = sentences.flatMap((spans) =>
    spans.flatMap((span, at) => {
      const said = saidAt(source, span);
      if (!isConfided(said)) return [];
      const before = spans[at - 1];
      const remarks = countWords(said) <= MOST_REMARK_WORDS && IS_REMARK.test(said) && !/\p{N}/u.test(said);
      return remarks && before !== undefined ? [before, span] : [span];
    }),
  );
  return {
    text: gone.reduce((left, span) => blanked(left, span), source),
    wishes: gone.map((span) => textAt(source, span)),
  };
}

function isConfided(said: string): boolean {
  if (said.length > MAX_SENTENCE || /^["“”„«»「『]/u.test(said)) return false;
  return IS_KEPT_OUT.test(said) || IS_CONFIDED.test(said) || (IS_FOR_YOU.test(said) && HAS_SECRET.test(said));
}

function saidAt(source: string, span: Span): string {
  return textAt(source, span)
    .replace(/^[-*+•–]\s+/u, "")
    .replace(/[\s.!。！।]+$/u, "");
}

/** Runs of lines between blank ones, and each line of a list. */
function paragraphsIn(source: string): Span[] {
  return [...source.matchAll(/[^\n]+(?:\n(?!\s*(?:\n|[-*+•>|#]|\p{Nd}+[.)]))[^\n]+)*/gu)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter(({ start, end }) => !/^\s*(?:#|\||```|~~~)/u.test(source.slice(start, end)));
}

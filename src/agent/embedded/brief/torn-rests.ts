import { countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";
import { asksForFilm } from "./asks-for-film.ts";
import { FILM } from "./request-words.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** Words of a rest that says no more of a film than for whom it is, or when. */
const MOST_WORDS = 6;
/** "Vídeo para la asamblea": an order that begins with what is ordered. */
const NAMES_FILM = toPattern(`^(?:\\p{L}{1,4}\\s)?${FILM}(?![\\p{L}\\p{M}])`, "iu");

export type Rests = { text: string; wishes: string[] };

/**
 * Takes out what is left of a sentence whose other parts were said to the maker and that says nothing by itself: a bracket ("Dave says
 * can it be in our colours | (dark green and cream) | if poss"), the last words of a request ("can you make this into something to
 * show before the visit, | year 9 and 10 mostly"). `source`: the text as it was, `text` what is told, of the same length.
 */
export function withoutTornRests(source: string, text: string): Rests {
  const lines = linesOf(source);
  const torn = lines.flatMap((span) => sentencesOf(source, span, true)).flatMap((span) => restOf(source, text, span)); // prettier-ignore
  return {
    text: torn.reduce((left, span) => blanked(left, span), text),
    wishes: torn.map((span) => textAt(text, span).trim()),
  };
}

function restOf(source: string, text: string, span: Span): Span[] {
  const [said, rest] = [textAt(source, span), textAt(text, span)];
  if (rest === said && rest !== "" && closesBracketGone(source, text, span)) return [span];
  if (rest === "" || rest === said) return [];
  const bare = rest.replace(/^[\s,;:–—-]+|[\s.,;:!–—-]+$/gu, "");
  const isBracket = /^\([^()]*\)$/u.test(bare);
  const begins = text.slice(span.start, span.end).search(/\S/u);
  const before = source.slice(span.start, span.start + begins).trim();
  const orders = asksForFilm(before, false) || (/^\s*[,;]/u.test(rest) && NAMES_FILM.test(before));
  const isTail = /^[\p{Ll}\p{Nd}]/u.test(bare) && countWords(bare) <= MOST_WORDS && orders;
  return isBracket || isTail ? [span] : [];
}

const MOST_IN_BRACKET = 12;

/** "(Please don't make this a war film, Alan. | Two seconds and move on.)": the end of a bracket of which the beginning was an order. */
function closesBracketGone(source: string, text: string, { start, end }: Span): boolean {
  const said = textAt(text, { start, end });
  if (!/^[^()（）]+[)）][.!]?$/u.test(said) || countWords(said) > MOST_IN_BRACKET || /\p{Nd}{2}/u.test(said)) return false; // prettier-ignore
  const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
  const opened = Math.max(before.lastIndexOf("("), before.lastIndexOf("（"));
  const line = start - before.length;
  return (
    opened >= 0 && !/[)）]/u.test(before.slice(opened)) && text.slice(line + opened, start).trim() === ""
  );
}

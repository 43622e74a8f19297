import { isClause, isImperative } from "../english/grammar.ts";
import { capitalise, countWords, endSentence } from "./sentences.ts";
import { findFigures } from "./figures.ts";
import { thenOf } from "./then-and-now.ts";
import { splitOutside } from "./split-outside.ts";

const MAX_SPOKEN_WORDS = 28;
const NEW_CLAUSE = /,\s+(?:(and)|but|so)\s+(?=(?:it|they|he|she|we|you|there|this)\s)/i;
/** Where no grammar is known, a half of fewer words may lack what it shares with the other. */
const FEWEST_OF_HALF = 6;

/**
 * A long sentence is said as two where the writer put a semicolon, or began a clause anew. A shorter one is said whole:
 * of "Nobody minds a closed machine; guests do mind a bad cup" the second half alone says something else.
 */
export function splitAtSemicolons(sentence: string, language: string): string[] {
  if (/["“„«「]/.test(sentence)) return [sentence];
  const base = language.split("-")[0] ?? language;
  const pieces = splitOutside(sentence, /\s*[;；؛]\s*/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  // "We ship 40 times a week; in 2021 it was 3": what was and what is are one card, as in two sentences.
  if (isNowAndThen(pieces, base)) return pieces.map((piece) => endSentence(capitalise(piece), language));
  if (countWords(sentence) <= MAX_SPOKEN_WORDS) return [sentence];
  const split = pieces.length > 1 && pieces.every((piece) => isOfItsOwn(piece, base)) ? pieces : [sentence];
  return split
    .flatMap((piece) => splitAtClause(piece))
    .map((piece, at) =>
      split.length === 1 && at === 0 && piece === sentence ? piece : endSentence(capitalise(piece), language),
    );
}

function isNowAndThen([now = "", then = "", ...more]: readonly string[], base: string): boolean {
  if (then === "" || more.length > 0 || !/\p{Nd}/u.test(then)) return false;
  const [amount, another] = findFigures(now, base);
  return amount !== undefined && another === undefined && thenOf(amount, now, then, base) !== null;
}

/** Whether a half has a verb of its own, as far as that can be told. */
export function isOfItsOwn(piece: string, base: string): boolean {
  if (base === "en") return countWords(piece) >= 3 && (isClause(piece) || isImperative(piece));
  return countWords(piece) >= FEWEST_OF_HALF;
}

function splitAtClause(sentence: string): string[] {
  if (countWords(sentence) <= MAX_SPOKEN_WORDS) return [sentence];
  const match = NEW_CLAUSE.exec(sentence);
  if (match === null) return [sentence];
  const rest = sentence.slice(match.index + match[0].length);
  const link = match[1] === undefined ? match[0].replace(/^,\s+/, "") : "";
  return [sentence.slice(0, match.index), ...splitAtClause(link + rest)];
}

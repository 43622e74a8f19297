import { NAMES_FILM } from "../brief/request-words.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { smallWordsOf } from "./titles/small-words.ts";

const WORDS = { fewest: 2, most: 9 };
const FEWEST_RETURNING = 2;
/** So much of what a piece says the text says again. */
const PART = 0.6;
const FEWEST_LETTERS = 4;

/**
 * "The recipe is my nan's, wild garlic pesto with hazelnuts, and I'd like a film …": what stands between two commas of a request, where the
 * text speaks of nearly all of it. Null where no piece is a name. `language`: a tag's first part.
 */
export function pieceOfRequest(wishes: readonly string[], told: string, language: string): string | null {
  const small = smallWordsOf(language);
  if (small === null) return null;
  const text = told.toLowerCase();
  for (const wish of wishes) {
    if (!NAMES_FILM.test(wish)) continue;
    const pieces = wish.split(/[,;]\s+/u).slice(1, -1);
    const found = pieces.find((piece) => {
      const words = piece.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
      const first = small.get(words[0] ?? "");
      if (words.length < WORDS.fewest || words.length > WORDS.most || /\p{Nd}|[.!?:()]/u.test(piece)) return false;
      if ((first !== undefined && first !== "opens") || NAMES_FILM.test(piece)) return false;
      // A verb or a pronoun makes a clause of it.
      if (words.some((word) => small.get(word) === "parts" || small.get(word) === "asks")) return false;
      const telling = words.filter((word) => word.length >= FEWEST_LETTERS && !small.has(word));
      const returning = telling.filter((word) => text.includes(word.slice(0, Math.max(FEWEST_LETTERS, word.length - 2))));
      return returning.length >= FEWEST_RETURNING && returning.length >= telling.length * PART;
    }); // prettier-ignore
    if (found !== undefined && countWords(found) <= WORDS.most) return capitalise(found.trim(), language);
  }
  return null;
}

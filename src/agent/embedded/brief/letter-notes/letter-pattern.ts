import { toPattern, wholeWords } from "../../text/regex.ts";

/** Pieces of regular expressions in words of some thirty languages: `spaced` where blanks part words, else `unspaced`. */
export type LetterWords = { spaced: readonly string[]; unspaced: readonly string[] };

/** What finds such words anywhere in a sentence. */
export function patternOf({ spaced, unspaced }: LetterWords): RegExp {
  return toPattern(`${wholeWords(...spaced)}|${unspaced.join("|")}`, "iu");
}

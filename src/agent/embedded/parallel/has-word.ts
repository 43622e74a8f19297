import { isUnspaced } from "../text/unspaced.ts";
import { regex } from "../text/regex.ts";

/** Whether a text has one of these words (the source of a pattern) as a whole word; wherever it stands where words are glued. */
export function hasWord(text: string, words: string, language: string): boolean {
  // A Korean word and what is put behind it are one.
  const isGlued = isUnspaced(language) || language === "ko";
  return regex(isGlued ? `(?:${words})` : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(
    text,
  );
}

import { regex } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** Where a text first has one of the words, whole; -1 where it has none, or the language is not known here. */
export function placeOf(text: string, words: Readonly<Record<string, string>>, language: string): number {
  const source = words[language];
  if (source === undefined) return -1;
  const loose = isUnspaced(language) || language === "ko";
  const joined = language === "ar" ? "(?:[وفبل]|ال|وال|بال)?" : language === "he" ? "[והבלש]{0,2}" : "";
  return regex(loose ? `(?:${source})` : `(?<![\\p{L}\\p{M}])${joined}(?:${source})(?![\\p{L}\\p{M}])`, "iu").exec(text)?.index ?? -1; // prettier-ignore
}

export function names(text: string, words: Readonly<Record<string, string>>, language: string): boolean {
  return placeOf(text, words, language) >= 0;
}

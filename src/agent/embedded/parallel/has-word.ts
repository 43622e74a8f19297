import { regex } from "./regex.ts";

/** Words are not parted from each other (zh, ja), or not from what is put behind them (ko). */
const GLUED = /^(?:zh|ja|ko)$/u;

/** Whether a text has one of these words (the source of a pattern) as a whole word; wherever it stands where words are glued. */
export function hasWord(text: string, words: string, language: string): boolean {
  const source = GLUED.test(language) ? `(?:${words})` : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
  return regex(source, "iu").test(text);
}

import { countWords } from "../text/sentences.ts";

/** A sentence ends so, or goes on. */
const ENDS_OR_GOES_ON = /[.。!！;,，।۔։።]$/u;

/**
 * Whether a line that no mark makes a heading may be a title: few words, and no end of a sentence. It may ask, or announce
 * with a colon: who takes no such title says so beside it.
 */
export function isTitleLine(line: string, mostWords: number): boolean {
  return !line.includes("\n") && countWords(line) <= mostWords && !ENDS_OR_GOES_ON.test(line);
}

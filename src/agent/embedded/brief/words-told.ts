import { countWords } from "../text/sentences.ts";

/**
 * The words that a text tells, its headings aside. Who takes notes out of a text never takes all of it: where too few are
 * left, the text itself was taken for a note.
 */
export function wordsTold(text: string): number {
  return countWords(withoutHeadings(text));
}

/** The same for readers who ask that much be left: two signs are a word where words are not parted, kana and Thai too. */
export function wordsOrSignsTold(text: string): number {
  const signs = withoutHeadings(text).match(UNPARTED)?.length ?? 0;
  return Math.max(wordsTold(text), signs / 2);
}

const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/gu;

function withoutHeadings(text: string): string {
  return text.replace(/^\s*#.*$/gmu, "");
}

/** Whether a text of which its last line has been taken still tells a film. */
export function tellsEnough(text: string): boolean {
  return countWords(text) >= FEWEST_WORDS || SIGNS_IN_A_ROW.test(text);
}

const FEWEST_WORDS = 8;
const SIGNS_IN_A_ROW = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]{8}/u;

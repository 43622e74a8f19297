import { countWords } from "../../text/sentences.ts";
import { isBracketed, wordsOf } from "./unit-features.ts";
import type { Unit } from "./units.ts";

/** So much of what it speaks of the rest of the text speaks of too: it is what the text is called. */
const NAMES_ALL = 0.6;

/** "how to descale the coffee machine in the staff kitchen": a first line without a stop is what the text is called. */
export function isOpenLine(said: string): boolean {
  return !/[.!?…:。！？।]["”»)]?$/u.test(said) && !isBracketed(said) && countWords(said) > 2;
}

/** "Why sea otters save kelp forests." above a text on all of that. */
export function namesAll([first, ...rest]: readonly Unit[]): boolean {
  const words = wordsOf(first?.said ?? "").filter((word) => Array.from(word).length >= 4);
  const others = new Set(rest.flatMap(({ said }) => wordsOf(said)));
  return words.length > 1 && words.filter((word) => others.has(word)).length >= NAMES_ALL * words.length;
}

/** "Script, final version" above a text on pumps: of what a title names the text below it speaks. */
export function isToldOf([first, ...rest]: readonly Unit[]): boolean {
  const stems = wordsOf(first?.said ?? "").flatMap((word) =>
    tellsMuch(word) ? [word.slice(0, TITLE_STEM)] : [],
  );
  const others = rest.filter(({ gone }) => !gone).flatMap(({ said }) => wordsOf(said));
  return stems.some((stem) => others.some((word) => word.startsWith(stem)));
}

const TITLE_STEM = 5;
const tellsMuch = (word: string): boolean => Array.from(word).length >= 4 || /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u.test(word); // prettier-ignore

import { stemOf, type Word } from "../titles/words-of-unit.ts";

/** What a noun is bent by is behind so many letters; shorter words are compared whole. */
const STEM = 5;
const FEWEST_LETTERS = 4;
const EAST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;
const COMPOUNDS = /^(?:de|nl|sv|da|nb)$/u;

/** In how many of these sentences a word is named, in whatever form; "warmtepomp" by "de pomp" as well. */
export function namedIn(word: Word, sentences: readonly (readonly Word[])[], base: string): number {
  if (word.small !== null || word.number) return 0;
  return sentences.filter((words) => words.some((other) => isSame(word, other, base))).length;
}

function isSame(word: Word, other: Word, base: string): boolean {
  if (other.small !== null) return false;
  const [a, b] = [stemOf(word.low).slice(0, STEM), stemOf(other.low).slice(0, STEM)];
  if (a === b) return a.length > 2 || EAST.test(a);
  if (Math.min(a.length, b.length) >= FEWEST_LETTERS && Math.abs(word.low.length - other.low.length) <= 3 && (a.startsWith(b) || b.startsWith(a))) return true; // prettier-ignore
  return COMPOUNDS.test(base) && other.low.length >= FEWEST_LETTERS && word.low.endsWith(other.low);
}

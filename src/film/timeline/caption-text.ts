import type { SpokenWord } from "../../artifacts/speech.ts";

/** The written text from the first to the last of the words, with the punctuation that belongs to them. */
export function textOf(sentence: string, piece: readonly SpokenWord[], words: readonly SpokenWord[]): string {
  const first = piece[0];
  const last = piece.at(-1);
  if (first === undefined || last === undefined) return "";
  const previous = words[words.indexOf(first) - 1];
  const next = words[words.indexOf(last) + 1];
  const from = previous === undefined ? 0 : markSeam(sentence, previous.end, first.start);
  const to = next === undefined ? sentence.length : markSeam(sentence, last.end, next.start);
  return sentence.slice(from, to).trim();
}

/**
 * Where the marks between two words part: those that close or pause belong to the word before, also behind a blank
 * ("semaines », raconte", "mètres : impossible"), those that open, and a number's signs, to the one behind.
 */
function markSeam(sentence: string, from: number, to: number): number {
  const between = sentence.slice(from, to);
  // What stands right before the next word, and not right behind the one before, is the next word's.
  const apart = /(?<=\s)[^\s\p{Pe},;:.!?…]*$/u.exec(between)?.[0] ?? "";
  const opening = /(?:[([{“‘„‚«‹¿¡「『（《【]|(?<=\s)[«‹]\s)*[$€£¥₹]?$/u.exec(between)?.[0] ?? "";
  const length = Math.max(apart.length, opening.length);
  // Between two words without a blank a sign of both kinds closes: „so“.
  return to - (length === between.length && !/\s|^[([{「『（《【«¿¡$€£¥₹]/u.test(between) ? 0 : length);
}

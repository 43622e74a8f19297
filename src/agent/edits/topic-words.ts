import { singular } from "./inflect.ts";

const EMPTY = new Set(
  (
    "a an the this that these those my our your its of on in at to for from by with about and or is are was were be it they " +
    "we you i one ones scene scenes section part slide chapter segment bit piece which where who what how why when do does " +
    "talks talking covers covering explains explaining says saying deals dealing shows showing mentions mentioning titled " +
    "called named entire whole"
  ).split(" "),
);

/** Words that carry meaning, lower case and in the singular; all of them where none carries any. */
export function topicWords(text: string): string[] {
  const all = (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []).map((word) =>
    singular(word.replace(/['’]s?$/u, "")),
  );
  const full = all.filter((word) => !EMPTY.has(word));
  return full.length === 0 ? all : full;
}

/** Same word, but for an ending or one wrong letter. */
export function sameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4) return false;
  if (shorter >= 5 && stem(one) === stem(other)) return true;
  return shorter >= 6 && differsByOne(one, other);
}

function stem(word: string): string {
  return word.replace(/(?:ing|ed|er|ly|ment|ation|al|e)$/u, "");
}

function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    // Two letters in each other's place.
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, at + 2) === rest(other, at + 2))
  );
}

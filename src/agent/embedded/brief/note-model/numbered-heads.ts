import type { Span } from "../sentence-spans.ts";

/** A numbered heading: its mark, its number and where its words begin. */
const NUMBERED = /^[ \t]{0,3}(?<mark>#{1,6})[ \t]+(?<number>\p{Nd}{1,2})[.)][ \t]+\S/gmu;
const FEWEST = 3;

/** Where the numbered headings of a text stand, where they count its parts: one after another, from the first on. */
export function numberedHeads(source: string): readonly Span[] {
  const heads = [...source.matchAll(NUMBERED)];
  const counts = heads.every(({ groups }, at) => Number(groups?.["number"]) === at + 1);
  if (heads.length < FEWEST || !counts) return [];
  return heads.map(({ index }) => {
    const end = source.indexOf("\n", index);
    return { start: index, end: end < 0 ? source.length : end };
  });
}

import type { Unit } from "./units.ts";

/** What a line of figures or things begins with: an item of a list, a row of a table. */
const ROW = /^[ \t]*(?:[-*+•–—]\s|\p{Nd}{1,3}[.)]\s|\|)/u;
const LEADS = /[:：]\s*$/u;

/**
 * "Tonne for tonne, compared with carbon dioxide (IPCC 2021):" above a list: a bracket may part such a line, and all of its last
 * sentence names the rows below it.
 */
export function opensRows(
  source: string,
  { start, end, kind }: Pick<Unit, "start" | "end" | "kind">,
): boolean {
  if (kind !== "paragraph") return false;
  const close = source.indexOf("\n", end);
  if (close < 0) return false;
  const behind = source.slice(end, close);
  if (!LEADS.test(source.slice(start, close)) || /[.!?。！？।](?:\s|$)/u.test(behind)) return false;
  const next = source.slice(close).split("\n").find((line) => line.trim() !== ""); // prettier-ignore
  return next !== undefined && ROW.test(next);
}

/** A numbered heading: its mark, its number and where its words begin. */
const NUMBERED = /^[ \t]{0,3}(?<mark>#{1,6})[ \t]+(?<number>\p{Nd}{1,2})[.)][ \t]+\S/gmu;
const FEWEST = 3;

/** Where the numbered headings of a text stand, where they count its parts: one after another, from the first on. */
export function countedHeads(source: string): readonly { start: number; end: number }[] {
  const heads = [...source.matchAll(NUMBERED)];
  const counts = heads.every(({ groups }, at) => Number(groups?.["number"]) === at + 1);
  if (heads.length < FEWEST || !counts) return [];
  return heads.map(({ index }) => {
    const end = source.indexOf("\n", index);
    return { start: index, end: end < 0 ? source.length : end };
  });
}

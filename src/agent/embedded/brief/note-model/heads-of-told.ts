import type { Unit } from "./units.ts";

/** A table's row below a heading, with what stands between: rows are no units, for nobody says them to a maker. */
const ROWS_BELOW = /^[^\n]*\n(?:(?!\s*#)[^\n]*\n)*?[ \t]*\|/u;

/**
 * Headings, and their parts in brackets, that stand over nothing but what is told: "Costs (92 million in all)" above its four amounts is like a
 * remark by its few words alone, and without it they would stand under the heading before.
 */
export function headsOfTold(
  source: string,
  units: readonly Unit[],
  isNote: (at: number) => boolean,
): Set<Unit> {
  const heads = new Set<Unit>();
  units.forEach((unit, at) => {
    if (unit.kind !== "heading") return;
    const behind = units.findIndex(({ paragraph }, place) => place > at && paragraph !== unit.paragraph);
    const from = behind < 0 ? units.length : behind;
    const next = units.findIndex(({ kind }, place) => place >= from && kind === "heading");
    const to = next < 0 ? units.length : next;
    const below = units.slice(from, to);
    const told = below.every((one, place) => !one.gone && !isNote(from + place));
    if (told && (below.length > 0 || ROWS_BELOW.test(source.slice(unit.start)))) heads.add(unit);
  });
  return heads;
}

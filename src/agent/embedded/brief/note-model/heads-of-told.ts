import type { Unit } from "./units.ts";

/** A table's row below a heading, with what stands between: rows are no units, for nobody says them to a maker. */
const ROWS_BELOW = /^[^\n]*\n(?:(?![ \t]*#)[^\n]*\n)*?[ \t]*\|/u;

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
    const from = firstFrom(units, at + 1, ({ paragraph }) => paragraph !== unit.paragraph);
    const to = firstFrom(units, from, ({ kind }) => kind === "heading");
    const below = units.slice(from, to);
    const told = below.every((one, place) => !one.gone && !isNote(from + place));
    if (told && (below.length > 0 || ROWS_BELOW.test(source.slice(unit.start)))) heads.add(unit);
  });
  return heads;
}

/** The place of the first such unit, looked for from `start` on; behind the last where there is none. */
function firstFrom(units: readonly Unit[], start: number, is: (unit: Unit) => boolean): number {
  for (let at = start; at < units.length; at += 1) {
    const unit = units[at];
    if (unit !== undefined && is(unit)) return at;
  }
  return units.length;
}

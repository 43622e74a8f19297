import type { Cue } from "../../../artifacts/cue.ts";
import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { ComponentContext } from "../component.ts";

/** A table of which each cell has its own words; `cells` by row, then by column of values. */
export type ToldTable = TableVisual & { cells?: (Cue | null)[][] };

/** The frame of a row's value at its own words, and at those of its row where it has none. */
export function cellFrame(
  { cues, cells }: ToldTable,
  row: number,
  column: number,
  context: ComponentContext,
): number {
  return context.at(cells?.[row]?.[column] ?? cues?.[row] ?? null);
}

/** Seconds for which a row is seen at least. */
const LOOKED_AT = 1;

/**
 * When each page is first told of: with the first of its rows that is named once all that is named before has been. Rows that
 * say the same are told in one breath, also from different pages; a page that is told of in no other breath has null.
 */
export function pageStarts(
  pages: readonly (readonly number[])[],
  { cues }: TableVisual,
  context: ComponentContext,
): (number | null)[] {
  let before = context.opening;
  return pages.map((page) => {
    const told = page.flatMap((row) => (cues?.[row] === null || cues?.[row] === undefined ? [] : [context.at(cues[row])])); // prettier-ignore
    const own = told.filter((frame) => frame > before);
    // What is told last of a page is seen before it leaves, also where its sentence goes on with a row of the next.
    const soonest = before === context.opening ? before : before + Math.round(LOOKED_AT * context.format.fps);
    before = Math.max(before, ...told);
    return own.length === 0 ? null : Math.max(Math.min(...own), soonest);
  });
}

import type { Cue, TableVisual } from "../../../artifacts/storyboard.ts";
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

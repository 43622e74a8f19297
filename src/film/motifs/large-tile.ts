import type { Rect } from "../../artifacts/timeline.ts";
import type { TileGrid } from "./tiles.ts";

/** A tile that takes the place of several: the column and the row of its first. */
export type LargeTile = { column: number; row: number };

/** So many tiles a side. */
const SIDE = 2;
/** Fewer tiles than so many times its own would look like what is left of a picture. */
const LEAST = 2;
/** From so many tiles along a wing on it stands at neither end, where it would look cut off. */
const LONG = SIDE + 3;

/** Where a large tile stands among others, chosen by `random` (from 0 up to 1); null where there is no room. */
export function largeTileIn({ columns, rows }: TileGrid, random: () => number): LargeTile | null {
  if (Math.min(columns, rows) < SIDE || columns * rows < SIDE * SIDE * LEAST) return null;
  const along = (count: number): number => {
    const [inset, places] = count < LONG ? [0, count - SIDE + 1] : [1, count - SIDE - 1];
    return inset + Math.floor(random() * places);
  };
  return { column: along(columns), row: along(rows) };
}

/** How many tiles it takes the place of. */
export const cellsOf = (large: LargeTile | null): number => (large === null ? 0 : SIDE * SIDE);

export function isWithin(
  large: LargeTile | null,
  { column, row }: { column: number; row: number },
): large is LargeTile {
  if (large === null) return false;
  const [across, down] = [column - large.column, row - large.row];
  return across >= 0 && across < SIDE && down >= 0 && down < SIDE;
}

/** In whole px, as the tiles around it. */
export function rectOf({ column, row }: LargeTile, { left, top, size }: TileGrid): Rect {
  const [x, y] = [Math.round(left + column * size), Math.round(top + row * size)];
  const end = (from: number, at: number): number => Math.round(from + (at + SIDE) * size);
  return { x, y, width: end(left, column) - x, height: end(top, row) - y };
}

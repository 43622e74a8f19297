import type { Paint, Rect } from "../../artifacts/timeline.ts";
import type { Theme } from "../styles/theme.ts";
import { paleInks } from "./pale-inks.ts";
import { tilesOf } from "./tiles.ts";

/** Pale large tiles along an edge of the frame, one colour among them: they stand by words and do not call louder. */
export function tileWall(seed: string, rect: Rect, theme: Theme, direction: "ltr" | "rtl"): Paint[] {
  const upright = rect.height > rect.width;
  const [short, long] = upright ? [rect.width, rect.height] : [rect.height, rect.width];
  const lanes = upright ? 1 : 2;
  // Whole tiles along the edge; across it they may take a little less than there is.
  const count = Math.ceil((long * lanes) / short);
  const size = long / count;
  const left = upright && direction === "ltr" ? rect.x + rect.width - size : rect.x;
  const grid = { left, top: rect.y, size, columns: upright ? 1 : count, rows: upright ? count : lanes };
  return tilesOf(seed, grid, paleInks(theme.color));
}

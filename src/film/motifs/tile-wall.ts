import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { blend } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";
import { tilesOf } from "./tiles.ts";
import type { TileInk } from "./tiles.ts";

/** Pale large tiles along an edge of the frame, one colour among them: they stand by words and do not call louder. */
export function tileWall(seed: string, rect: Rect, theme: Theme, direction: "ltr" | "rtl"): Paint[] {
  const { background, surface, primary, primaryPale, accent } = theme.color;
  const upright = rect.height > rect.width;
  const [short, long] = upright ? [rect.width, rect.height] : [rect.height, rect.width];
  const lanes = upright ? 1 : 2;
  // Whole tiles along the edge; across it they may take a little less than there is.
  const count = Math.ceil((long * lanes) / short);
  const size = long / count;
  const left = upright && direction === "ltr" ? rect.x + rect.width - size : rect.x;
  const paleAccent = blend(background, accent, 0.26);
  const inks: TileInk[] = [
    [primaryPale, surface],
    [paleAccent, surface],
    [surface, primaryPale],
    [primary, primaryPale],
    [surface, paleAccent],
    [primaryPale, blend(background, surface, 0.5)],
  ];
  const grid = { left, top: rect.y, size, columns: upright ? 1 : count, rows: upright ? count : lanes };
  return tilesOf(seed, grid, inks);
}

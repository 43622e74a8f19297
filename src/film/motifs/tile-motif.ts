import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { blend } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";
import { tilesOf } from "./tiles.ts";
import type { TileInk } from "./tiles.ts";

/**
 * Square tiles with plain shapes to a wing's full width, two of them across its shorter side or a few more: a cover for a
 * film whose subject has no picture. The title chooses the shapes: each film has its own cover, and always the same.
 */
export function tileMotif(title: string, rect: Rect, theme: Theme): Paint[] {
  const wished = Math.min(rect.width, rect.height) / 2;
  const columns = Math.ceil(rect.width / wished);
  const size = rect.width / columns;
  const rows = Math.max(2, Math.round(rect.height / size));
  const [left, top] = [rect.x, rect.y];
  const { background, surface, primary, primaryPale, accent, text } = theme.color;
  const inks: TileInk[] = [
    [primary, primaryPale],
    [blend(background, accent, 0.9), surface],
    [primaryPale, surface],
    [surface, primary],
    [blend(background, accent, 0.24), surface],
    [text, surface],
  ];
  return tilesOf(title, { left, top, size, columns, rows }, inks);
}

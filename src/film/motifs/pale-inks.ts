import { blend } from "../styles/contrast.ts";
import type { Palette } from "../styles/theme.ts";
import type { TileInk } from "./tiles.ts";

/** The accent as a tint of the ground. */
export const paleAccentOf = ({ background, accent }: Palette): string => blend(background, accent, 0.26);

/** Pale tiles with one strong colour among them, which stand by words and do not call louder. */
export function paleInks(color: Palette): TileInk[] {
  const { background, surface, primary, primaryPale } = color;
  const paleAccent = paleAccentOf(color);
  return [
    [primaryPale, surface],
    [paleAccent, surface],
    [surface, primaryPale],
    [primary, primaryPale],
    [surface, paleAccent],
    [primaryPale, blend(background, surface, 0.5)],
  ];
}

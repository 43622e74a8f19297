import type { Colorway, Family } from "../../artifacts/style.ts";
import type { StyleColors } from "./palette.ts";
import { fromOklch } from "./oklch.ts";

/** How a film's headings are cut where they are not the style's own: heavy for a yard, a book's for what is old, round for children. */
export type Lettering = "heavy" | "bookish" | "soft" | "round";

/** Colours in place of a style's own, and those of what turns the page; the letters that go with them. */
export type Way = {
  colors: StyleColors;
  second: StyleColors;
  lettering?: Lettering;
};

/** A style has its families, and of the others those that it has colours for. */
export type WaysOfStyle = Readonly<Record<Family, Way> & Partial<Record<Colorway, Way>>>;

/** OKLCH as it is designed: lightness and chroma, hue in degrees. */
export function ok(lightness: number, chroma: number, degrees: number): string {
  return fromOklch({ lightness, chroma, hue: (degrees * Math.PI) / 180 });
}

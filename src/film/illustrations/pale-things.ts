import { mix } from "../styles/contrast.ts";
import { toOklch } from "../styles/oklch.ts";
import type { Theme } from "../styles/theme.ts";
import { drawingOf } from "./drawing.ts";
import { isOfLines } from "./line-drawing.ts";
import { visibleAreas } from "./recolour.ts";

/** An area so light, with so little colour, is white to the eye. */
const WHITE = { lightness: 0.86, chroma: 0.05 };
/** Part of a drawing that is white where the thing is. */
const MOSTLY = 0.5;

/** Lightness of a ground above which white does not stand out, and how much of the primary one has on which it does. */
const PAPER = 0.7;
const DEEPER = 0.62;

const known = new Map<string, boolean>();

/** Whether a thing is white, as a tooth or an egg: on paper it would turn grey to be seen, and wants a darker ground. */
export function isPale(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const pale = isMostlyWhite(name);
  known.set(name, pale);
  return pale;
}

/** The ground that a drawing stands on where others have `usual` (`#rrggbb`): deeper where a white thing would turn grey on it. */
export function groundUnder(name: string, usual: string, { color }: Theme): string {
  if (toOklch(usual).lightness <= PAPER || !isPale(name)) return usual;
  return mix(color.primaryPale, color.primary, DEEPER);
}

function isMostlyWhite(name: string): boolean {
  const shapes = drawingOf(name);
  if (isOfLines(shapes)) return false;
  const areas = [...visibleAreas(shapes)];
  const all = areas.reduce((sum, [, area]) => sum + area, 0);
  const white = areas
    .filter(([fill]) => {
      const { lightness, chroma } = toOklch(fill);
      return lightness >= WHITE.lightness && chroma <= WHITE.chroma;
    })
    .reduce((sum, [, area]) => sum + area, 0);
  return white >= all * MOSTLY;
}

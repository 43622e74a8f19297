import { Path2D } from "@napi-rs/canvas";
import { iconShapes } from "../icons/icon-paint.ts";
import { contrast, mix, readableOn } from "../styles/contrast.ts";
import { fromOklch, toOklch } from "../styles/oklch.ts";
import type { Theme } from "../styles/theme.ts";
import { GRID } from "./shape.ts";
import { strokeDrawing } from "./stroke-drawing.ts";
import { strokeIconOf } from "./stroke-icons.ts";
import type { Shape } from "./shape.ts";

/** What the two parts of a line drawing are told apart by, before a style gives them its colours. */
const AREA = "#b0b0b1";
const LINE = "#303031";
const ICON_GRID = 256;

/** An icon of two tones, as a drawing: its areas, and the lines around them. Fails on a name without icon. */
export function lineDrawing(name: string): Shape[] {
  const stroke = strokeIconOf(name);
  if (stroke !== null) {
    const { area, ink } = strokeDrawing(stroke.icon, stroke.open, stroke.filled);
    const part = (d: string, fill: string): Shape => ({ d, fill, opacity: 1, evenodd: true });
    return [part(area, AREA), part(ink, LINE)];
  }
  const scale = GRID / ICON_GRID;
  return iconShapes(name, "duotone").map(({ d, opacity }) => ({
    d: new Path2D(d).transform({ a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 }).toSVGString(),
    fill: opacity < 1 ? AREA : LINE,
    opacity: 1,
    evenodd: false,
  }));
}

export function isOfLines(shapes: readonly Shape[]): boolean {
  return shapes.every(({ fill }) => fill === AREA || fill === LINE);
}

/** Lightness of a ground above which it is paper, and below which it is night. */
const PAPER = 0.7;
const NIGHT = 0.36;
/** Lines are told from the ground by this contrast at least, areas by that. */
const LINE_SEEN = 3;
const AREA_SEEN = 1.35;

/** Lines and areas in the style's first ink: a dark line on paper, a light one on what is darker. */
export function lineColors(theme: Theme, ground: string): Map<string, string> {
  const ink = theme.color.hues[0] ?? theme.color.primary;
  const line = readableOn(lineOn(ground, ink), ground, LINE_SEEN);
  const { lightness } = toOklch(ground);
  // Two hues mixed make mud: on a colour the area is a tint of it.
  const tint = lightness > PAPER || lightness < NIGHT ? mix(ground, ink, 0.5) : mix(ground, "#ffffff", 0.34);
  const area = contrast(tint, ground) >= AREA_SEEN ? tint : mix(ground, line, 0.36);
  return new Map([[AREA, area], [LINE, line]]); // prettier-ignore
}

function lineOn(ground: string, ink: string): string {
  const { lightness, chroma, hue } = toOklch(ink);
  const base = toOklch(ground);
  if (base.lightness > PAPER)
    return fromOklch({ lightness: Math.min(0.4, lightness), chroma: Math.min(chroma, 0.13), hue });
  if (base.lightness < NIGHT)
    return fromOklch({ lightness: Math.max(0.86, lightness), chroma: Math.min(chroma, 0.11), hue });
  // On a colour the ink itself if it stands out, else the colour's own light.
  return contrast(ink, ground) >= LINE_SEEN
    ? ink
    : fromOklch({ lightness: 0.96, chroma: 0.03, hue: base.hue });
}

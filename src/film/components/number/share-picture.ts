import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, fadeIn, wipe } from "../../layout/motion.ts";
import { framesOf } from "../../styles/scale.ts";
import { arcPath } from "../chart/donut-geometry.ts";
import type { Ring } from "../chart/donut-geometry.ts";
import type { ComponentContext } from "../component.ts";

export type Share = { part: number; whole: number };

/** So few things are shown one by one, more of them as a ring. */
const FEWEST = 4;
const MOST = 10;

/** "3 of 4" is four marks, three of them full; a percentage and larger wholes are a ring. */
export function isCounted({ part, whole }: Share): boolean {
  return Number.isInteger(part) && Number.isInteger(whole) && whole >= FEWEST && whole <= MOST;
}

/** As long as a counter counts, ms. */
const FILLING = 700;

/** At rest before the scene ends, however late its word is. */
function fillFrames(frame: number, { format, frames }: ComponentContext): number {
  return Math.max(1, Math.min(framesOf(format, FILLING), frames - 1 - frame));
}

/** The ring that holds its figure: the whole with the words that lead to it (`read`), the part as it is drawn. */
export function ringLayers(
  { part, whole }: Share,
  ring: Ring,
  { hue, read, frame }: { hue: string; read: number; frame: number },
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  const turn = (2 * Math.PI * part) / whole;
  const stroke = { width: ring.thickness, cap: "butt" as const };
  const path = (from: number, to: number, color: string, drawn: boolean): Paint => ({
    kind: "path",
    d: arcPath(ring, { from, to }, 0),
    stroke: { ...stroke, color },
    ...(drawn ? { drawn } : {}),
  });
  return [
    layerOf(
      "share-whole",
      [path(0, 2 * Math.PI, theme.color.line, false)],
      { opacity: fadeIn(theme, read) },
      format,
    ),
    layerOf("share-part", [path(0, turn, hue, true)], draw(theme, frame, fillFrames(frame, context)), format),
  ];
}

/** A row of marks in the area, from its start or in its middle, the part of them filled as it is said. */
export function markLayers(
  { part, whole }: Share,
  { at, hue, frame, align }: { at: Rect; hue: string; frame: number; align: "start" | "center" },
  context: ComponentContext,
): Layer[] {
  const { theme, format, direction } = context;
  const { size, gap, width } = markSizes(whole, at.width, at.height);
  const rtl = direction === "rtl";
  const left = align === "center" ? at.x + (at.width - width) / 2 : rtl ? at.x + at.width - width : at.x;
  const marks = (from: number, to: number, fill: string) =>
    Array.from({ length: to - from }, (_, index): Paint => {
      const place = rtl ? whole - 1 - from - index : from + index;
      const middle = left + place * (size + gap) + size / 2;
      return { kind: "ellipse", cx: middle, cy: at.y + size / 2, rx: size / 2, ry: size / 2, fill };
    });
  return [
    layerOf("share-whole", marks(0, whole, theme.color.line), { opacity: fadeIn(theme, frame) }, format),
    layerOf(
      "share-part",
      marks(0, part, hue),
      wipe(theme, frame, direction, fillFrames(frame, context)),
      format,
    ),
  ];
}

/** Marks as large as the row lets them be. */
export function markSizes(
  whole: number,
  width: number,
  height: number,
): { size: number; gap: number; width: number } {
  const size = Math.floor(Math.min(height, width / (whole + (whole - 1) * 0.28)));
  const gap = Math.round(size * 0.28);
  return { size, gap, width: whole * size + (whole - 1) * gap };
}

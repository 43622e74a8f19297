import type { Layer, Rect } from "../../../../artifacts/timeline.ts";
import { illustrationPaint } from "../../../illustrations/illustration-paint.ts";
import { layerOf } from "../../../layout/layer-builder.ts";
import { enter } from "../../../layout/motion.ts";
import { isPortrait, isWide } from "../../../styles/scale.ts";
import type { ComponentContext } from "../../component.ts";

/** Parts of a room's height that a drawing over centred words takes, and of what stays free above it. */
const PART = { wide: 0.34, tall: 0.34, square: 0.28 };
const ABOVE = 0.06;
/** A tall frame opens on few words: the drawing is larger, and both are one group in the middle. */
const TALL_COVER = { part: 0.44, above: 0.12 };

/** The room for a drawing over centred words, and for these: one group in the middle. */
export function vignetteRoom(
  rest: Rect,
  { theme, format }: ComponentContext,
  isCover: boolean,
): { words: Rect; picture: Rect } {
  const gap = Math.round(36 * theme.unit);
  const shape = isWide(format) ? "wide" : isPortrait(format) ? "tall" : "square";
  const { part, above: free } =
    isCover && shape === "tall" ? TALL_COVER : { part: PART[shape], above: ABOVE };
  const height = Math.round(Math.min(rest.height * part, rest.width * 0.72));
  const above = Math.round(rest.height * free);
  const spent = above + height + gap;
  return {
    picture: { ...rest, y: rest.y + above, height },
    words: { ...rest, y: rest.y + spent, height: rest.height - spent },
  };
}

/** A drawing by itself in the middle of a room. */
export function vignette(name: string, rect: Rect, { theme, format, opening }: ComponentContext): Layer[] {
  const size = Math.min(rect.width, rect.height);
  const x = Math.round(rect.x + (rect.width - size) / 2);
  const y = Math.round(rect.y + (rect.height - size) / 2);
  const paint = illustrationPaint(name, { x, y, size }, theme, theme.color.background);
  return [layerOf("illustration", paint, enter(theme, opening), format)];
}

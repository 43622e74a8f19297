import type { Layer, Paint, Rect } from "../../../../artifacts/timeline.ts";
import { gradedPaint } from "../../../illustrations/graded.ts";
import { layerOf } from "../../../layout/layer-builder.ts";
import { enter } from "../../../layout/motion.ts";
import { mix } from "../../../styles/contrast.ts";
import { shapeOf } from "../../../styles/scale.ts";
import type { Theme } from "../../../styles/theme.ts";
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
  const shape = shapeOf(format);
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

/** A drawing in the middle of a room, in a round of light as a lantern's slide is. */
export function vignette(name: string, rect: Rect, { theme, format, opening }: ComponentContext): Layer[] {
  const side = Math.min(rect.width, rect.height);
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const slide = { x: Math.round(middle.x - side / 2), y: Math.round(middle.y - side / 2), size: side };
  return [layerOf("illustration", slidePaint(name, slide, theme), enter(theme, opening), format)];
}

/** Of a slide's width, what stands in it; and how bright it is above and below. */
const THING = 0.62;
const SLIDE = { above: 0.2, below: 0.44 };

/** A drawing in its round of light, in the tones of the scene. */
export function slidePaint(
  name: string,
  { x, y, size }: { x: number; y: number; size: number },
  theme: Theme,
): Paint[] {
  const shine = theme.shot?.glow ?? theme.color.primary;
  const tone = (part: number): string => mix(theme.color.background, shine, part);
  const r = size / 2;
  const [cx, cy] = [x + r, y + r];
  const inner = Math.round(size * THING);
  const box = { x: Math.round(cx - inner / 2), y: Math.round(cy - inner / 2), size: inner };
  const stops = [{ at: 0, color: tone(SLIDE.above) }, { at: 1, color: tone(SLIDE.below) }]; // prettier-ignore
  return [
    {
      kind: "ellipse",
      cx,
      cy,
      rx: r,
      ry: r,
      fill: { kind: "linear", from: [cx, cy - r], to: [cx, cy + r], stops },
    },
    ...gradedPaint(name, box, theme),
  ];
}

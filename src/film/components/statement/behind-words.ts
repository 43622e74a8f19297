import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { illustrationPaint } from "../../illustrations/illustration-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { contrast, mix } from "../../styles/contrast.ts";
import { hasOwnLight } from "../../styles/own-light.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { wearsEmblems } from "../shared/wing/wing-motif.ts";
import { onStage } from "../shared/wing/wing-layers.ts";

/** Of what the words leave beside them, or below them, a thing that is whole there; and of the frame's height at most. */
const SIZE = { free: 0.86, most: 0.72 };
/** Of the frame, what the words must leave: in less a thing is small. */
const LEAST = { beside: 0.3, below: 0.3 };
/** How far down a thing's middle is beside words. */
const MIDDLE = 0.52;
/** px at a short side of 1080 between words and what is behind their page. */
const GAP = 40;
/** How much of the ink the light behind it has, or as much less as words that are read on that need. */
const TONE = { least: 0.05, lightest: [0.14, 0.12, 0.1, 0.08, 0.06] };
/** Of that light's width, the thing in it. */
const IN_LIGHT = 0.72;
/** Contrast that is read at any size, and in large letters. */
const READ = { small: 4.5, large: 3 };

/**
 * What leads the scene, whole and in its colours before a light, in what words that stand alone leave of their frame: a page that is
 * quiet and not bare. No word crosses it (`words`: what they cover, px); none where they leave too little, or the ground has its light.
 */
export function behindWords(
  words: Rect,
  { from, isPeak }: { from: number; isPeak: boolean },
  context: ComponentContext,
): Layer[] {
  const { theme, other = null, format, lead } = context;
  if (hasOwnLight(theme) || !wearsEmblems(context) || lead === null) return [];
  const light = lightClearOf(words, context);
  if (light === null) return [];
  const on = (isPeak ? other : null) ?? theme;
  const { color } = on;
  const fill = lightOn(color);
  const { x, y, size } = light;
  const [r, inner] = [size / 2, Math.round(size * IN_LIGHT)];
  const box = { x: Math.round(x + r - inner / 2), y: Math.round(y + r - inner / 2), size: inner };
  const disc: Paint = { kind: "ellipse", cx: x + r, cy: y + r, rx: r, ry: r, fill };
  const paint = [disc, ...illustrationPaint(lead, box, on, fill)];
  return [onStage(layerOf("bleed-behind", paint, { opacity: fadeIn(theme, from) }, format), theme)];
}

/** What that light is in. */
function lightOn(color: Theme["color"]): string {
  const light = (part: number): string => mix(color.background, color.primary, part);
  return light(TONE.lightest.find((part) => isReadOn(light(part), color)) ?? TONE.least);
}

/** A square within the frame, beside the words or below them in frames that are not wide, in the middle of what they leave. */
function lightClearOf(words: Rect, { theme, format, direction }: ComponentContext) {
  const { width, height } = format;
  const gap = Math.round(GAP * theme.unit);
  const isBeside = shapeOf(format) === "wide";
  const isMirrored = direction === "rtl";
  const free = isBeside
    ? (isMirrored ? words.x : width - words.x - words.width) - gap
    : height - words.y - words.height - gap;
  if (free < (isBeside ? width * LEAST.beside : height * LEAST.below)) return null;
  const size = Math.round(Math.min(height * SIZE.most, width * SIZE.most, free * SIZE.free));
  if (isBeside) {
    const middle = isMirrored ? free / 2 : width - free / 2;
    return { x: Math.round(middle - size / 2), y: Math.round(height * MIDDLE - size / 2), size };
  }
  return { x: Math.round((width - size) / 2), y: Math.round(height - free / 2 - size / 2), size };
}

function isReadOn(ground: string, { text, muted, primary }: Theme["color"]): boolean {
  const small = Math.min(contrast(text, ground), contrast(muted, ground));
  return small >= READ.small && contrast(primary, ground) >= READ.large;
}

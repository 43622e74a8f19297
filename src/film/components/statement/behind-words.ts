import { isLineDrawing } from "../../../artifacts/illustrations.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { tonalPaint } from "../../illustrations/illustration-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { seededBy } from "../../motifs/seeded.ts";
import { contrast, mix } from "../../styles/contrast.ts";
import { hasOwnLight } from "../../styles/own-light.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { wearsEmblems } from "../shared/wing/wing-motif.ts";
import { onStage } from "../shared/wing/wing-layers.ts";

/** Of what the words leave beside them, or below them, a thing that reaches over the frame's edge; and of the frame's height at most. */
const SIZE = { free: 2, most: { wide: 1.06, square: 0.8, tall: 0.52 } };
/** Of the frame, what the words must leave: less shows nothing of a thing. */
const LEAST = { beside: 0.16, below: 0.2 };
/** How far down a thing's middle is beside words, and where across below them, from where lines begin. */
const MIDDLE = { down: 0.62, across: 0.72 };
/** px at a short side of 1080 between words and what is behind their page. */
const GAP = 40;
/** How much of the ink its darkest area has, and its lightest where words are read on that, else as much less as they need. */
const TONE = { least: 0.05, lightest: [0.14, 0.12, 0.1, 0.08, 0.06] };
/** Contrast that is read at any size, and in large letters. */
const READ = { small: 4.5, large: 3 };

/**
 * What the scene shows, larger than what words that stand alone leave of their frame, in tones of their ground: a page that is quiet
 * and not bare. No word crosses it (`words`: what they cover, px); none where they leave too little, or the ground has its light.
 */
export function behindWords(
  seed: string,
  words: Rect,
  { from, isPeak }: { from: number; isPeak: boolean },
  context: ComponentContext,
): Layer[] {
  const { theme, other = null, format, emblems, lead } = context;
  if (hasOwnLight(theme) || !wearsEmblems(context)) return [];
  const areas = emblems.filter((one) => !isLineDrawing(one));
  const drawing = lead ?? areas[Math.floor(seededBy(seed)() * areas.length)];
  const box = boxClearOf(words, context);
  // An outline is no more than thick when it is large.
  if (drawing === undefined || isLineDrawing(drawing) || box === null) return [];
  const { color } = (isPeak ? other : null) ?? theme;
  const { background, primary } = color;
  const most = toneBehind(color);
  const tone = (lightness: number) => mix(background, primary, TONE.least + (most - TONE.least) * lightness);
  const paint = tonalPaint(drawing, box, tone);
  return [onStage(layerOf("bleed-behind", paint, { opacity: fadeIn(theme, from) }, format), theme)];
}

/** How much of an ink the ground behind words has at most. */
export function toneBehind(color: Theme["color"], ink = color.primary): number {
  return TONE.lightest.find((part) => isReadOn(mix(color.background, ink, part), color)) ?? TONE.least;
}

/** A square that reaches over the frame's end, or its foot in frames that are not wide, and keeps clear of the words. */
function boxClearOf(words: Rect, { theme, format, direction }: ComponentContext) {
  const { width, height } = format;
  const gap = Math.round(GAP * theme.unit);
  const shape = shapeOf(format);
  const most = height * SIZE.most[shape];
  const isBeside = shape === "wide";
  const isMirrored = direction === "rtl";
  const free = isBeside
    ? (isMirrored ? words.x : width - words.x - words.width) - gap
    : height - words.y - words.height - gap;
  if (free < (isBeside ? width * LEAST.beside : height * LEAST.below)) return null;
  const size = Math.round(Math.min(most, free * SIZE.free));
  if (isBeside) {
    const x = isMirrored ? words.x - gap - size : words.x + words.width + gap;
    return { x: Math.round(x), y: Math.round(height * MIDDLE.down - size / 2), size };
  }
  const across = width * (isMirrored ? 1 - MIDDLE.across : MIDDLE.across);
  return { x: Math.round(across - size / 2), y: Math.round(words.y + words.height + gap), size };
}

function isReadOn(ground: string, { text, muted, primary }: Theme["color"]): boolean {
  const small = Math.min(contrast(text, ground), contrast(muted, ground));
  return small >= READ.small && contrast(primary, ground) >= READ.large;
}

import type { Layer } from "../../../artifacts/timeline.ts";
import { tonalPaint } from "../../illustrations/illustration-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { seededBy } from "../../motifs/seeded.ts";
import { contrast, mix } from "../../styles/contrast.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { wearsEmblems } from "../shared/wing/wing-motif.ts";
import { onStage } from "../shared/wing/wing-layers.ts";

/** Of the frame's height and of its width: how large what is behind words is, and where its middle is, from where lines begin. */
const PLACE = {
  wide: { size: 1.06, across: 0.86, down: 0.66 },
  square: { size: 0.8, across: 0.8, down: 0.8 },
  tall: { size: 0.52, across: 0.72, down: 0.83 },
};
/** How much of the ink its darkest area has, and its lightest where words are read on that, else as much less as they need. */
const TONE = { least: 0.05, lightest: [0.14, 0.12, 0.1, 0.08, 0.06] };
/** Contrast that is read at any size, and in large letters. */
const READ = { small: 4.5, large: 3 };

/** What the scene shows, far larger than the frame holds, in tones of the ground behind words that stand alone: a page that is quiet and not bare. */
export function behindWords(
  seed: string,
  { from, isPeak }: { from: number; isPeak: boolean },
  context: ComponentContext,
): Layer[] {
  const { theme, other = null, format, direction, emblems, lead } = context;
  if (!wearsEmblems(context)) return [];
  const drawing = lead ?? emblems[Math.floor(seededBy(seed)() * emblems.length)];
  if (drawing === undefined) return [];
  const { color } = (isPeak ? other : null) ?? theme;
  const { background, primary } = color;
  const { width, height } = format;
  const place = PLACE[width > height ? "wide" : width === height ? "square" : "tall"];
  const size = Math.round(height * place.size);
  const cx = width * (direction === "rtl" ? 1 - place.across : place.across);
  const box = { x: Math.round(cx - size / 2), y: Math.round(height * place.down - size / 2), size };
  const most = TONE.lightest.find((part) => isReadOn(mix(background, primary, part), color)) ?? TONE.least;
  const tone = (lightness: number) => mix(background, primary, TONE.least + (most - TONE.least) * lightness);
  const layer = layerOf(
    "bleed-behind",
    tonalPaint(drawing, box, tone),
    { opacity: fadeIn(theme, from) },
    format,
  );
  return [onStage({ ...layer, bounds: { x: 0, y: 0, width, height } }, theme)];
}

function isReadOn(ground: string, { text, muted, primary }: Theme["color"]): boolean {
  const small = Math.min(contrast(text, ground), contrast(muted, ground));
  return small >= READ.small && contrast(primary, ground) >= READ.large;
}

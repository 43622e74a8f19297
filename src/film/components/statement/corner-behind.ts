import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { quarterDisc } from "../../motifs/quarter-disc.ts";
import { seededBy } from "../../motifs/seeded.ts";
import { mix } from "../../styles/contrast.ts";
import { hasOwnLight } from "../../styles/own-light.ts";
import { onStage } from "../shared/wing/wing-layers.ts";
import type { ComponentContext } from "../component.ts";
import { toneBehind } from "./behind-words.ts";

/** Of the frame's short side, how far it reaches at most, and what is worth showing. */
const REACH = { most: 0.68, least: 0.3 };
/** px at a short side of 1080 between words and its edge. */
const GAP = 56;

/**
 * A quarter of a disc, in a tone of the ground, in the corner that words alone leave free: where their lines end, above or below them.
 * No word crosses it (`words`: what they cover, px); none where they leave too little, or the ground has its light.
 */
export function cornerBehind(
  seed: string,
  words: Rect,
  { from, isPeak }: { from: number; isPeak: boolean },
  context: ComponentContext,
): Layer[] {
  const { theme, other = null, format, direction, box } = context;
  if (hasOwnLight(theme)) return [];
  const { width, height } = format;
  const short = Math.min(width, height);
  const x = direction === "rtl" ? 0 : width;
  const across = direction === "rtl" ? words.x : width - words.x - words.width;
  // A logo keeps its ground.
  const hasLogo = box.y > theme.margin.top;
  const corners = [
    { y: height, down: height - words.y - words.height },
    ...(hasLogo ? [] : [{ y: 0, down: words.y }]),
  ].map(({ y, down }) => ({
    y,
    free: Math.hypot(Math.max(0, across), Math.max(0, down)) - GAP * theme.unit,
  }));
  const roomy = corners.filter(({ free }) => free >= short * REACH.least);
  const corner = roomy[Math.floor(seededBy(seed)() * roomy.length)];
  if (corner === undefined) return [];
  const r = Math.round(Math.min(short * REACH.most, corner.free));
  const { color } = (isPeak ? other : null) ?? theme;
  const fill = mix(color.background, color.fill, toneBehind(color, color.fill));
  const disc = { kind: "path", d: quarterDisc({ x, y: corner.y }, r, { isLeft: x === 0, isTop: corner.y === 0 }), fill } as const; // prettier-ignore
  return [onStage(layerOf("bleed-behind", [disc], { opacity: fadeIn(theme, from) }, format), theme)];
}

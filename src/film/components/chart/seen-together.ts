import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { ComponentContext } from "../component.ts";
import { hasAccent } from "./accent-turns.ts";
import type { ChartData } from "./chart-data.ts";
import { lightsOf } from "./lit-parts.ts";
import type { Light } from "./lit-parts.ts";

type Told = { category: number; frame: number };

/** When each category is told that has a word of its own. */
function toldOf({ cues = [] }: ChartVisual, context: ComponentContext): Told[] {
  return cues.flatMap((cue, category) => (cue === null ? [] : [{ category, frame: context.at(cue) }]));
}

/**
 * Whether the bars of a chart all come with the first of them. Told by their size, or while the accent passes from one to
 * another, those that came with their own words would leave holes between the others, which look like missing data.
 */
export function areSeenTogether(visual: ChartVisual, data: ChartData, context: ComponentContext): boolean {
  const areBars = data.series.length === 1 && (data.kind === "bar" || data.kind === "column");
  if (!areBars || !hasAccent(data)) return false;
  const told = toldOf(visual, context);
  const inOrder = told.every(({ frame }, at) => frame >= (told[at - 1]?.frame ?? 0));
  return !inOrder || lightsOf(visual, context).some(({ categories }) => categories.length > 0);
}

/** Among bars that are all there the accent goes along with the voice, and on to what is found in them. */
export function lightsAlong(visual: ChartVisual, context: ComponentContext): Light[] {
  const lights: Light[] = [];
  for (const { category, frame } of toldOf(visual, context).toSorted((a, b) => a.frame - b.frame)) {
    const before = lights.at(-1);
    // Names told within one movement light up together.
    if (before !== undefined && frame - before.frame <= context.theme.motion.exit)
      before.categories.push(category);
    else lights.push({ frame, categories: [category], series: [] });
  }
  const last = lights.at(-1)?.frame ?? 0;
  return [...lights, ...lightsOf(visual, context).filter(({ frame }) => frame > last)];
}

import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, sizeLadder } from "../../layout/text-block.ts";
import { inkOn } from "./chart-colors.ts";
import type { ChartData } from "./chart-data.ts";
import { growFrames, valueStyle } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";

/** What all parts of a category come to. */
export function stackTotal(data: ChartData, category: number): number {
  return data.series.reduce((sum, { points }) => sum + (points[category]?.value ?? 0), 0);
}

/**
 * One category's parts, grown together from `edge` on, and the values within those that have room for
 * them. `rects`: by series; null for a part that is nothing.
 */
export function stackLayers(
  job: ChartJob,
  category: number,
  rects: readonly (Rect | null)[],
  grow: "up" | "right" | "left",
  size: number,
): Layer[] {
  const { theme, format } = job.context;
  const start = job.enterAt(category);
  const track = [
    { frame: start, value: 1 },
    { frame: start + growFrames(job.context), value: 0 },
  ];
  const inset = { up: { top: track }, right: { right: track }, left: { left: track } }[grow];
  const bars = rects.flatMap((rect, series): Paint[] => {
    if (rect === null) return [];
    const radius = Math.min(Math.round(6 * theme.unit), rect.width / 2, rect.height / 2);
    return [{ kind: "rect", ...rect, radius, fill: job.colors(series, category).fill }];
  });
  const values = rects.flatMap((rect, series) =>
    rect === null ? [] : valuePaint(job, series, category, rect, size),
  );
  const layers: Layer[] = [];
  if (bars.length > 0) layers.push(layerOf(`bar-${category + 1}`, bars, { inset }, format));
  // A value stands within its part: it comes when all of them have grown.
  const opacity = fadeIn(theme, start + growFrames(job.context));
  if (values.length > 0) layers.push(layerOf(`value-${category + 1}`, values, { opacity }, format));
  return layers;
}

/** What rounds a value, and bounds none: without it the part still tells the truth. */
const ABOUT =
  /^(?:about|around|some|roughly|approx\.?|circa|ca\.?|c\.|etwa|rund|ungefähr|environ|unos|unas|alrededor de|cerca de|ongeveer|około|ok\.|asi|cca|примерно|около|приблизно|близько|yaklaşık|حوالي|نحو|כ-|लगभग|क़रीब|約|约|약)\s*(?=\p{Nd})/iu;

function valuePaint(job: ChartJob, series: number, category: number, rect: Rect, size: number): Paint[] {
  const { data, context } = job;
  const display = data.series[series]?.points[category]?.display ?? "";
  const { fill } = job.colors(series, category);
  const air = Math.round(8 * context.theme.unit);
  const limits = { width: rect.width - 2 * air, height: rect.height, maxLines: 1 };
  // A narrow part says "10%" where it has no room for "about 10%", rather than nothing.
  const bare = ABOUT.test(display) ? [display.replace(ABOUT, "")] : [];
  for (const written of [display, ...bare])
    for (const tried of sizeLadder(size, context)) {
      const block = figureBlock(written, valueStyle(tried, inkOn(fill, context.theme)), limits, context);
      if (!fits(block, limits)) continue;
      const y = Math.round(rect.y + (rect.height - block.height) / 2);
      return paintBlock(block, { x: rect.x, y, width: rect.width, align: "center", on: fill }, context);
    }
  return [];
}

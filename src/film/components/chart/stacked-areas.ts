import type { Layer, Paint, Track } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { mix } from "../../styles/contrast.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { stackNameLayer, stackNames } from "./end-names.ts";
import { lineAxis, tickGrid, tickLabels, planXLabels, xLabels } from "./line-axes.ts";
import { drawTrack } from "./line-strokes.ts";
import { stackTotal } from "./stack-marks.ts";
import { placesInTime } from "./time-places.ts";
import { valueScale } from "./value-scale.ts";

/** Series over time standing on one another, named at their ends; null for a single one, which is a line over a veil. */
export const stackedAreas: ChartForm = (job) => {
  const { data, plot, context } = job;
  const { theme, direction } = context;
  if (data.series.length < 2) return null;
  const px = (value: number) => Math.round(value * theme.unit);
  const names = stackNames(job);
  if (names === null) return null;
  const totals = data.categories.map((_, category) => stackTotal(data, category));
  const scale = valueScale(totals, true);
  const ticks = tickLabels(job, scale.ticks);
  const tickWidth = Math.max(...ticks.map((block) => block.width)) + px(24);
  const reach = px(56);
  const left = plot.x + tickWidth + px(12);
  const right = plot.x + plot.width - Math.max(...names.map((block) => block.width)) - reach - px(14);
  const top = plot.y + px(20);
  const bottom = plot.y + plot.height - px(78);
  if (right - left < plot.width * 0.35 || bottom - top < px(160)) return null;
  const mirrored = (x: number) => (direction === "ltr" ? x : 2 * plot.x + plot.width - x);
  const places = placesInTime(data.categories);
  const xOf = (category: number) => mirrored(left + (places[category] ?? 0) * (right - left));
  const yOf = (value: number) => bottom - scale.share(value) * (bottom - top);
  const below = planXLabels(job, xOf);
  if (below === null) return null;
  // There is room for one row.
  const labels = xLabels(job, { ...below, rows: below.rows.slice(0, 1) }, xOf, bottom + px(22));

  const floor = data.categories.map(() => 0);
  const middles: number[] = [];
  const bands = data.series.map(({ points }, series): Paint => {
    const lower = floor.map((value) => yOf(value));
    points.forEach(({ value }, category) => {
      floor[category] = (floor[category] ?? 0) + (value ?? 0);
    });
    const upper = floor.map((value) => yOf(value));
    middles[series] = ((lower.at(-1) ?? 0) + (upper.at(-1) ?? 0)) / 2;
    return bandPaint(job, series, xOf, lower, upper);
  });
  const progress = hiddenTrack(job, xOf);
  const inset = direction === "ltr" ? { right: progress } : { left: progress };
  const edges = {
    from: mirrored(right + px(8)),
    to: mirrored(right + reach),
    top: plot.y,
    bottom: bottom + px(8),
  };
  const shownAt = Math.max(context.opening, (progress.at(-1)?.frame ?? 0) - theme.motion.enter);
  const named = stackNameLayer(job, names, middles, edges, shownAt);
  if (named === null) return null;
  const layers: Layer[] = [
    tickGrid(job, scale.ticks, ticks, { left, right, tickWidth }, yOf),
    lineAxis(job, { x: plot.x + tickWidth, width: right - plot.x - tickWidth }, Math.round(yOf(0))),
    labels,
    layerOf("areas", bands, { inset }, context.format),
    named,
  ];
  return layers;
};

function bandPaint(
  { colors, context }: ChartJob,
  series: number,
  xOf: (category: number) => number,
  lower: number[],
  upper: number[],
): Paint {
  const { background } = context.theme.color;
  const spot = (y: number, category: number) => `${xOf(category).toFixed(1)} ${y.toFixed(1)}`;
  const back = lower.map(spot).reverse();
  const fill = mix(colors(series, -1).fill, background, 0.18);
  return {
    kind: "path",
    d: `M${upper.map(spot).join("L")}L${back.join("L")}Z`,
    fill,
    // A seam of the ground, so that neighbours are told apart without their colours.
    stroke: { color: background, width: Math.max(2, Math.round(3 * context.theme.unit)) },
  };
}

/** What is still covered, by frame: the areas go on to each category as it is named. */
function hiddenTrack(job: ChartJob, xOf: (category: number) => number): Track {
  const run = job.data.categories.map((_, category) => ({ category, x: xOf(category), y: 0 }));
  return drawTrack(job, run, "x").map((key) => ({ ...key, value: 1 - key.value }));
}

import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { framesOf } from "../../styles/scale.ts";
import type { ChartData } from "./chart-data.ts";
import { labelDelay, startX } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { lineAxis, tickGrid, tickLabels, xLabels } from "./line-axes.ts";
import { seriesStrokes } from "./line-strokes.ts";
import { pointLabels } from "./point-labels.ts";
import type { LinePoint } from "./point-labels.ts";
import { spreadLabels } from "./spread-labels.ts";
import { placesInTime } from "./time-places.ts";
import { valueScale } from "./value-scale.ts";

/** A line a series over points in order; null where even its thinned labels find no room. */
export const lines: ChartForm = (job) => {
  const { data, plot, context } = job;
  const { theme, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const all = data.series.flatMap((series) => series.points.map((point) => point.value));
  const names = endNames(job);
  if (names === null) return null;

  const labelAll = data.series.length === 1 && data.categories.length <= 10;
  const scale = valueScale(all, !labelAll);
  const tickBlocks = tickLabels(job, scale.ticks);
  const tickWidth = labelAll ? 0 : Math.max(...tickBlocks.map((block) => block.width)) + px(24);
  const nameWidth = names.length === 0 ? 0 : Math.max(...names.map((block) => block.width)) + px(28);
  const labelHeight = px(78);
  const left = plot.x + tickWidth + px(labelAll ? 70 : 12);
  const right = plot.x + plot.width - Math.max(nameWidth, px(names.length === 0 ? 80 : 0));
  const top = plot.y + px(labelAll ? 100 : 20);
  const bottom = plot.y + plot.height - labelHeight;
  if (right - left < plot.width * 0.35 || bottom - top < px(120)) return null;
  const places = placesInTime(data.categories);
  const xOf = (category: number) => {
    const x = left + (places[category] ?? 0) * (right - left);
    return direction === "ltr" ? x : 2 * plot.x + plot.width - x;
  };
  const yOf = (value: number) => bottom - scale.share(value) * (bottom - top);

  const axisSpan = {
    x: plot.x + tickWidth,
    width: (labelAll ? plot.x + plot.width : right) - plot.x - tickWidth,
  };
  const layers: Layer[] = [];
  const zero = Math.round(yOf(0));
  if (!labelAll) layers.push(tickGrid(job, scale.ticks, tickBlocks, { left, right, tickWidth }, yOf));
  layers.push(lineAxis(job, axisSpan, zero));
  const xs = xLabels(job, xOf, plot.y + plot.height - labelHeight + px(22));
  if (xs === null) return null;
  layers.push(xs);

  const points = data.series.map((series) =>
    series.points.flatMap((point, category): LinePoint[] =>
      point.value === null
        ? []
        : [{ category, x: xOf(category), y: yOf(point.value), value: point.value, display: point.display }],
    ),
  );
  points.forEach((mine, index) => layers.push(...seriesStrokes(job, index, mine, zero)));
  // Clear of the figures on the axis on one side and of the names on the other.
  const roomEnd = names.length === 0 ? plot.x + plot.width : right + px(8);
  const room = roomEnd - plot.x - tickWidth;
  const roomX = startX(plot, plot.x + tickWidth, room, direction);
  // Below nought a line has its values down to the foot of the plot.
  const sinks = points.some((mine) => mine.some(({ value }) => value < 0));
  const foot = (sinks ? bottom : zero) - 4;
  layers.push(
    ...pointLabels(job, points, { x: roomX, width: room, top: plot.y, bottom: foot, all: labelAll }),
  );
  layers.push(...nameLayers(job, names, xOf, yOf, bottom));
  return layers;
};

/** Names at the ends of their lines; none where there is one series; null where a name is too wide. */
function endNames({ data, plot, colors, context }: ChartJob): TextBlock[] | null {
  if (data.series.length < 2) return [];
  const limits = { width: plot.width * 0.24, maxLines: 2 };
  const style = {
    face: "strong" as const,
    size: context.theme.size.body,
    color: context.theme.color.text,
    leading: 1.2,
  };
  const blocks = fitTogether(
    data.series.map((series) => ({ text: endText(series), limits })),
    style,
    context,
  );
  blocks.forEach((block, index) => {
    block.style = { ...block.style, color: colors(index, -1).label };
  });
  return blocks.every((block) => fits(block, limits)) ? blocks : null;
}

/** The name of a series with the value at which its line ends. */
function endText({ name, points }: ChartData["series"][number]): string {
  const last = points.findLast((point) => point.value !== null);
  return last === undefined ? name : `${name} ${last.display}`;
}

function nameLayers(
  job: ChartJob,
  names: TextBlock[],
  xOf: (category: number) => number,
  yOf: (value: number) => number,
  bottom: number,
): Layer[] {
  if (names.length === 0) return [];
  const { data, plot, context } = job;
  const { theme, direction, format } = context;
  const last = data.categories.length - 1;
  const height = Math.max(...names.map((block) => block.height)) + 6 * theme.unit;
  const ends = data.series.map((series) => {
    const category = series.points.findLastIndex((point) => point.value !== null);
    return { x: xOf(Math.max(0, category)), y: yOf(series.points[category]?.value ?? 0) };
  });
  const wished = ends.map((end) => end.y);
  const centers = spreadLabels(wished, height, plot.y, bottom + 8 * theme.unit);
  const start = job.enterAt(last) + framesOf(format, 700) + labelDelay(context);
  const latest = Math.min(start, Math.max(context.opening, context.frames - 2 * theme.motion.enter));
  return names.map((block, index) => {
    const gap = Math.round(24 * theme.unit);
    const x = direction === "ltr" ? xOf(last) + gap : xOf(last) - gap - block.width;
    const y = (centers[index] ?? 0) - block.height / 2;
    const end = ends[index] ?? { x, y };
    const radius = Math.round(10 * theme.unit);
    const fill = job.colors(index, -1).fill;
    const dot: Paint = { kind: "ellipse", cx: end.x, cy: end.y, rx: radius, ry: radius, fill };
    const paint = [dot, ...paintBlock(block, { x, y, width: block.width }, context)];
    return layerOf(`name-${index + 1}`, paint, { opacity: fadeIn(theme, latest) }, format);
  });
}

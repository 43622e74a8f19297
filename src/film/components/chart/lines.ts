import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { framesOf } from "../../styles/scale.ts";
import type { ChartData } from "./chart-data.ts";
import { labelDelay, startX } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { MOST_LABELLED } from "./chart-data.ts";
import { axisName, lineAxis, planXLabels, tickGrid, tickLabels, xLabels } from "./line-axes.ts";
import { courseAhead, seriesStrokes } from "./line-strokes.ts";
import { MOST_TOLD, pointLabels } from "./point-labels.ts";
import type { LinePoint } from "./point-labels.ts";
import { referenceBlock, ruledAcross } from "./reference-line.ts";
import { spreadLabels } from "./spread-labels.ts";
import { placesInTime } from "./time-places.ts";
import { valueScale } from "./value-scale.ts";

/** px of the design from the end of a line to the name of a value across it: half of the last value stands between. */
const BESIDE_END = 56;

/** A line a series over points in order; null where even its thinned labels find no room. */
export const lines: ChartForm = (job) => {
  const { data, plot, context } = job;
  const { theme, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const all = data.series.flatMap((series) => series.points.map((point) => point.value));
  const names = endNames(job);
  if (names === null) return null;

  const labelAll = data.series.length === 1 && data.categories.length <= MOST_LABELLED;
  const scale = valueScale([...all, data.reference?.value ?? null], !labelAll);
  const tickBlocks = tickLabels(job, scale.ticks);
  const tickWidth = labelAll ? 0 : Math.max(...tickBlocks.map((block) => block.width)) + px(24);
  const nameWidth = names.length === 0 ? 0 : Math.max(...names.map(({ whole }) => whole.width)) + px(28);
  const axis = axisName(job);
  const left = plot.x + tickWidth + px(labelAll ? 70 : 12);
  const ruled = referenceBlock(job);
  const beside = ruled === null ? 0 : ruled.width + px(BESIDE_END);
  const right = plot.x + plot.width - Math.max(nameWidth, px(names.length === 0 ? 80 : 0), beside);
  // Room for the values above the highest points, where these have any.
  const top = plot.y + px(labelAll ? 100 : data.categories.length <= MOST_TOLD ? 76 : 20);
  const places = placesInTime(data.categories);
  const xOf = (category: number) => {
    const x = left + (places[category] ?? 0) * (right - left);
    return direction === "ltr" ? x : 2 * plot.x + plot.width - x;
  };
  const xs = planXLabels(job, xOf);
  if (xs === null) return null;
  const labelHeight = px(78) + (xs.rows.length - 1) * xs.height + (axis === null ? 0 : axis.height + px(4));
  const bottom = plot.y + plot.height - labelHeight;
  if (right - left < plot.width * 0.35 || bottom - top < px(120)) return null;
  const yOf = (value: number) => bottom - scale.share(value) * (bottom - top);

  const axisSpan = {
    x: plot.x + tickWidth,
    width: (labelAll ? plot.x + plot.width : right) - plot.x - tickWidth,
  };
  const layers: Layer[] = [];
  const zero = Math.round(yOf(0));
  if (!labelAll) layers.push(tickGrid(job, scale.ticks, tickBlocks, { left, right, tickWidth }, yOf));
  layers.push(lineAxis(job, axisSpan, zero));
  layers.push(xLabels(job, xs, xOf, bottom + px(22)));
  if (axis !== null) {
    const y = plot.y + plot.height - axis.height;
    const paint = paintBlock(axis, { x: plot.x, y, width: plot.width, align: "end" }, context);
    layers.push(layerOf("axis-name", paint, { opacity: fadeIn(theme, context.opening) }, context.format));
  }

  const points = data.series.map((series) =>
    series.points.flatMap((point, category): LinePoint[] =>
      point.value === null
        ? []
        : [{ category, x: xOf(category), y: yOf(point.value), value: point.value, display: point.display }],
    ),
  );
  layers.push(...courseAhead(job, points));
  points.forEach((mine, index) => layers.push(...seriesStrokes(job, index, mine, zero)));
  // Clear of the figures on the axis on one side and of the names on the other.
  const roomEnd =
    names.length === 0 ? plot.x + plot.width - Math.max(0, beside - px(BESIDE_END - 8)) : right + px(8);
  const room = roomEnd - plot.x - tickWidth;
  const roomX = startX(plot, plot.x + tickWidth, room, direction);
  const across = data.reference === null ? null : yOf(data.reference.value);
  if (across !== null && ruled !== null) {
    const x = startX(plot, right + px(BESIDE_END), ruled.width, direction);
    const y = Math.min(Math.max(across - ruled.height / 2, plot.y), bottom - ruled.height);
    const from = startX(plot, left, right - left, direction);
    layers.push(...ruledAcross(job, { along: "x", at: across, from, to: from + right - left }, { block: ruled, x, y }, [])); // prettier-ignore
  }
  // Below nought a line has its values down to the foot of the plot.
  const sinks = points.some((mine) => mine.some(({ value }) => value < 0));
  const foot = (sinks ? bottom : zero) - 4;
  layers.push(
    ...pointLabels(job, points, { x: roomX, width: room, top: plot.y, bottom: foot, all: labelAll, across }),
  );
  layers.push(...nameLayers(job, names, xOf, yOf, bottom));
  return layers;
};

/** A series' name, and the value at which it ends, beside it or below it; `whole` is both in their lines. */
type EndName = { whole: TextBlock; name: TextBlock; value: TextBlock | null };

/** Names at the ends of their lines; none where there is one series; null where a name is too wide. */
function endNames({ data, plot, colors, context }: ChartJob): EndName[] | null {
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
  if (!blocks.every((block) => fits(block, limits))) return null;
  return blocks.map((whole, index) => {
    const { name, points } = data.series[index] ?? { name: "", points: [] };
    const own = { ...whole.style, color: colors(index, -1).label };
    const last = points.findLast(({ value }) => value !== null);
    // Each by itself may have a break less, and would then be wider than the room that both have.
    const room = { ...limits, width: whole.width };
    return {
      whole,
      name: textBlock(name, own, room, context),
      value: last === undefined ? null : textBlock(last.display, own, room, context),
    };
  });
}

/** The name of a series with the value at which its line ends. */
function endText({ name, points }: ChartData["series"][number]): string {
  const last = points.findLast((point) => point.value !== null);
  return last === undefined ? name : `${name} ${last.display}`;
}

/** Between a name and its value, em. */
const BLANK = 0.3;

/** Whose line is whose is seen from the first frame on; the value at its end comes as the line arrives. */
function nameLayers(
  job: ChartJob,
  names: EndName[],
  xOf: (category: number) => number,
  yOf: (value: number) => number,
  bottom: number,
): Layer[] {
  if (names.length === 0) return [];
  const { data, plot, context } = job;
  const { theme, direction, format } = context;
  const last = data.categories.length - 1;
  const gap = Math.round(24 * theme.unit);
  const heights = names.map(({ whole, name, value }) => Math.max(whole.height, isBeside(whole) ? 0 : name.height + (value?.height ?? 0))); // prettier-ignore
  const height = Math.max(...heights) + 6 * theme.unit;
  const ends = data.series.map((series) => {
    const category = series.points.findLastIndex((point) => point.value !== null);
    return { x: xOf(Math.max(0, category)), y: yOf(series.points[category]?.value ?? 0) };
  });
  const wished = ends.map((end) => end.y);
  const centers = spreadLabels(wished, height, plot.y, bottom + 8 * theme.unit);
  const start = job.enterAt(last) + framesOf(format, 700) + labelDelay(context);
  const latest = Math.min(start, Math.max(context.opening, context.frames - 2 * theme.motion.enter));
  return names.flatMap(({ whole, name, value }, index) => {
    const y = (centers[index] ?? 0) - (heights[index] ?? 0) / 2;
    const edge = xOf(last) + (direction === "ltr" ? gap : -gap);
    const at = (from: number, block: TextBlock) => direction === "ltr" ? edge + from : edge - from - block.width; // prettier-ignore
    const end = ends[index] ?? { x: edge, y };
    const radius = Math.round(10 * theme.unit);
    const fill = job.colors(index, -1).fill;
    const dot: Paint = { kind: "ellipse", cx: end.x, cy: end.y, rx: radius, ry: radius, fill };
    const named = paintBlock(name, { x: at(0, name), y, width: name.width }, context);
    const layers = [layerOf(`name-${index + 1}`, named, { opacity: fadeIn(theme, context.opening) }, format)];
    const beside = isBeside(whole);
    const paint: Paint[] = [dot];
    if (value !== null) {
      // Signs may reach further than they advance: a whole blank parts name and value.
      const behind = Math.max(whole.width - value.width, name.width + whole.style.size * BLANK);
      const x = at(beside ? behind : 0, value);
      const place = { x, y: y + (beside ? 0 : name.height), width: value.width };
      paint.push(...paintBlock(value, place, context));
    }
    return [...layers, layerOf(`end-${index + 1}`, paint, { opacity: fadeIn(theme, latest) }, format)];
  });
}

/** A name and its value on one line. */
function isBeside(whole: TextBlock): boolean {
  return whole.lines.length === 1;
}

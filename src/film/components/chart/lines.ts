import { line as lineShape } from "d3-shape";
import type { Layer, Paint, Track } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { framesOf } from "../../styles/scale.ts";
import { categoryStyle, labelDelay, startX, valueStyle } from "./chart-frame.ts";
import type { ChartData } from "./chart-data.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { pointLabels } from "./point-labels.ts";
import type { LinePoint } from "./point-labels.ts";
import { spreadLabels } from "./spread-labels.ts";
import { valueScale } from "./value-scale.ts";

/** A line a series over points in order; null where even its thinned labels find no room. */
export const lines: ChartForm = (job) => {
  const { data, plot, context } = job;
  const { theme, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const all = data.series.flatMap((series) => series.points.map((point) => point.value));
  const names = endNames(job);
  if (names === null) return null;

  const scale = valueScale(all, true);
  const tickBlocks = axisLabels(job, scale.ticks);
  const labelAll = data.series.length === 1 && data.categories.length <= 10;
  const tickWidth = labelAll ? 0 : Math.max(...tickBlocks.map((block) => block.width)) + px(24);
  const nameWidth = names.length === 0 ? 0 : Math.max(...names.map((block) => block.width)) + px(28);
  const labelHeight = px(78);
  const left = plot.x + tickWidth + px(labelAll ? 70 : 12);
  const right = plot.x + plot.width - Math.max(nameWidth, px(names.length === 0 ? 80 : 0));
  const top = plot.y + px(labelAll ? 62 : 20);
  const bottom = plot.y + plot.height - labelHeight;
  if (right - left < plot.width * 0.35 || bottom - top < px(120)) return null;
  const xOf = (category: number) => {
    const x = left + (category / Math.max(1, data.categories.length - 1)) * (right - left);
    return direction === "ltr" ? x : 2 * plot.x + plot.width - x;
  };
  const yOf = (value: number) => bottom - scale.share(value) * (bottom - top);

  const layers: Layer[] = [];
  const zero = Math.round(yOf(0));
  if (!labelAll) layers.push(grid(job, scale.ticks, tickBlocks, { left, right, tickWidth }, yOf));
  layers.push(axis(job, zero));
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
  points.forEach((mine, index) => layers.push(...seriesLines(job, index, mine, zero)));
  layers.push(...pointLabels(job, points, { top: plot.y, bottom: zero - 4, all: labelAll }));
  layers.push(...nameLayers(job, names, xOf, yOf));
  return layers;
};

/** Names at the ends of their lines; none where there is one series; null where a name is too wide. */
function endNames({ data, plot, colors, context }: ChartJob): TextBlock[] | null {
  if (data.series.length < 2) return [];
  const limits = { width: plot.width * 0.24, maxLines: 2 };
  const style = valueStyle(context, context.theme.size.body, context.theme.color.text);
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

function axisLabels({ data, context }: ChartJob, ticks: number[]): TextBlock[] {
  const style = { ...categoryStyle(context, context.theme.minSize), features: '"tnum"' };
  const format = new Intl.NumberFormat(context.language, {
    maximumFractionDigits: 6,
    numberingSystem: "latn",
    notation: Math.max(...ticks.map(Math.abs)) >= 1e6 ? "compact" : "standard",
  });
  const percent = data.series.every((series) =>
    series.points.every(({ value, display }) => value === null || display.endsWith("%")),
  );
  return ticks.map((tick) =>
    textBlock(
      `${format.format(tick)}${percent ? "%" : ""}`,
      style,
      { width: 400 * context.theme.unit },
      context,
    ),
  );
}

function grid(
  { plot, context }: ChartJob,
  ticks: number[],
  blocks: TextBlock[],
  edges: { left: number; right: number; tickWidth: number },
  yOf: (value: number) => number,
): Layer {
  const { theme, direction, format, opening } = context;
  const paint = ticks.flatMap((tick, index): Paint[] => {
    const block = blocks[index];
    if (block === undefined) return [];
    const y = Math.round(yOf(tick));
    const width = edges.right - plot.x - edges.tickWidth;
    const x = startX(plot, plot.x + edges.tickWidth, width, direction);
    const labelX = startX(plot, plot.x, edges.tickWidth - 20 * theme.unit, direction);
    const label = paintBlock(
      block,
      { x: labelX, y: y - block.height / 2, width: edges.tickWidth - 20 * theme.unit, align: "end" },
      context,
    );
    const ruled: Paint[] =
      tick === 0
        ? []
        : [{ kind: "rect", x, y, width, height: Math.max(1, theme.unit), fill: theme.color.line }];
    return [...ruled, ...label];
  });
  return layerOf("grid", paint, { opacity: fadeIn(theme, opening) }, format);
}

function axis({ plot, context }: ChartJob, y: number): Layer {
  const { theme, direction, opening, format } = context;
  const height = Math.max(2, theme.hairline);
  const paint: Paint = { kind: "rect", x: plot.x, y, width: plot.width, height, fill: theme.color.line };
  return layerOf("axis", [paint], wipe(theme, opening, direction), format);
}

/** As many labels as do not touch: all, or every second, third …, the last and the highlight always. */
function xLabels(job: ChartJob, xOf: (category: number) => number, y: number): Layer | null {
  const { data, plot, context } = job;
  const { theme } = context;
  const count = data.categories.length;
  const style = categoryStyle(context, theme.size.small + Math.round(2 * theme.unit));
  const step = Math.abs(xOf(count - 1) - xOf(0)) / Math.max(1, count - 1);
  for (const size of sizeLadder(style.size, context)) {
    const blocks = data.categories.map((text) =>
      textBlock(text, { ...style, size }, { width: plot.width * 0.3 }, context),
    );
    const widest = Math.max(...blocks.map((block) => block.width)) + 20 * theme.unit;
    if (blocks.some((block) => block.brokenWord || block.lines.length > 1)) continue;
    const every = Math.max(1, Math.ceil(widest / step));
    const shown = thinned(count, every, data.highlight);
    const paint = shown.flatMap((category) => {
      const block = blocks[category];
      if (block === undefined) return [];
      const wished = xOf(category) - block.width / 2;
      const x = Math.min(plot.x + plot.width - block.width, Math.max(plot.x, wished));
      const strong = category === data.highlight ? { color: theme.color.text } : {};
      return paintBlock(block, { x, y, width: block.width, align: "center", ...strong }, context);
    });
    return layerOf("categories", paint, { opacity: fadeIn(theme, context.opening) }, context.format);
  }
  return null;
}

/** Every `every`-th of `count` counted back from the last, with the highlight in place of its neighbours. */
export function thinned(count: number, every: number, highlight: number | null): number[] {
  const shown: number[] = [];
  for (let index = count - 1; index >= 0; index -= every) shown.unshift(index);
  if (highlight === null || shown.includes(highlight)) return shown;
  return [...shown.filter((index) => Math.abs(index - highlight) >= every), highlight].sort((a, b) => a - b);
}

/** The line draws on to each category as that one is named; a missing value leaves a gap. */
function seriesLines(job: ChartJob, series: number, points: LinePoint[], zero: number): Layer[] {
  const { data, context } = job;
  const { theme, format, opening } = context;
  const color = job.colors(series, data.highlight ?? -1).fill;
  const layers: Layer[] = [];
  let run: LinePoint[] = [];
  const flush = () => {
    const id = `line-${series + 1}-${(run[0]?.category ?? 0) + 1}`;
    if (run.length > 1) {
      const d =
        lineShape<LinePoint>(
          (point) => round(point.x),
          (point) => round(point.y),
        )(run) ?? "";
      const stroke = { color, width: Math.max(3, Math.round(7 * theme.unit)), cap: "round" as const };
      const progress = drawTrack(job, run, opening);
      if (data.series.length === 1 && run.length === points.length)
        layers.push(area(job, run, zero, progress));
      layers.push(layerOf(id, [{ kind: "path", d, stroke, drawn: true }], { value: progress }, format));
    }
    run = [];
  };
  for (const point of points) {
    if (run.length > 0 && run.at(-1)?.category !== point.category - 1) flush();
    run.push(point);
  }
  flush();
  return layers;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Share of the path's length that is drawn, by frame: it moves on only when a later category is named. */
function drawTrack(job: ChartJob, run: LinePoint[], opening: number): Track {
  const lengths = run.map((point, index) => {
    const before = run[index - 1];
    return before === undefined ? 0 : Math.hypot(point.x - before.x, point.y - before.y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const long = framesOf(job.context.format, 900);
  const short = framesOf(job.context.format, 350);
  const track: Track = [];
  let passed = 0;
  let index = 0;
  while (index < run.length) {
    // Categories named at the same frame are drawn in one go.
    const frame = Math.max(opening, ...run.slice(0, index + 1).map((point) => job.enterAt(point.category)));
    const from = passed / total;
    while (index < run.length && job.enterAt(run[index]?.category ?? 0) <= frame) {
      passed += lengths[index] ?? 0;
      index += 1;
    }
    const to = passed / total;
    if (to <= from) continue;
    const start = Math.max(frame, (track.at(-1)?.frame ?? -1) + 1);
    const length = Math.round(short + (long - short) * (to - from));
    track.push({ frame: start, value: from }, { frame: start + length, value: to, ease: "inOut" });
  }
  return track;
}

/** A veil under a single line that is uncovered with it: where it stands in x, not in length. */
function area(job: ChartJob, run: LinePoint[], zero: number, progress: Track): Layer {
  const { context, plot } = job;
  const { format, direction, theme } = context;
  const color = job.colors(0, job.data.highlight ?? -1).fill;
  const top = Math.min(...run.map((point) => point.y));
  const first = run[0];
  const last = run.at(-1);
  const edge = run.map((point) => `${round(point.x)} ${round(point.y)}`).join("L");
  const d = `M${edge}L${round(last?.x ?? 0)} ${zero}L${round(first?.x ?? 0)} ${zero}Z`;
  const alpha = theme.dark ? "38" : "24";
  const stops = [
    { at: 0, color: `${color}${alpha}` },
    { at: 1, color: `${color}05` },
  ];
  const fill = {
    kind: "linear" as const,
    from: [0, top] as [number, number],
    to: [0, zero] as [number, number],
    stops,
  };
  void plot;
  const hidden = progress.map((key) => ({ ...key, value: 1 - key.value }));
  return layerOf(
    "area",
    [{ kind: "path", d, fill }],
    { inset: direction === "ltr" ? { right: hidden } : { left: hidden } },
    format,
  );
}

function nameLayers(
  job: ChartJob,
  names: TextBlock[],
  xOf: (category: number) => number,
  yOf: (value: number) => number,
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
  const centers = spreadLabels(wished, height, plot.y, plot.y + plot.height);
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

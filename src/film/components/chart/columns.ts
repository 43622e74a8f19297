import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitTogether, fits, sizeLadder } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isMeant } from "./chart-data.ts";
import { categoryStyle, growFrames, labelDelay, startX, valueStyle } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { referenceBlock, ruledAcross } from "./reference-line.ts";
import { seriesKey } from "./series-key.ts";
import { valueScale } from "./value-scale.ts";

/** So few columns are named in larger type. */
const FEW_COLUMNS = 6;
/** So few columns fill their room, with values as large as figures. */
const FEWEST_COLUMNS = 4;

/** px at 1080 of names under columns at least, where so few of them could be bars. */
const LEAST_LABEL = { wide: 32, narrow: 36 };
const MOST_AS_BARS = 8;

/** Height of the highest column at least, px of the design: alone, and in one of several small charts. */
const LOWEST = { alone: 120, amongOthers: 84 };

/** Upright bars over their categories; null where a label would touch its neighbour. */
export const columns: ChartForm = (given) => {
  const { data, context } = given;
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  // A line across the columns is named beside them.
  const ruled = referenceBlock(given);
  const side = ruled === null ? 0 : ruled.width + px(24);
  const across = { ...given.plot, width: given.plot.width - side };
  const whole: ChartJob = { ...given, plot: { ...across, x: startX(given.plot, across.x, across.width, context.direction) } }; // prettier-ignore
  const count = data.categories.length;
  const several = data.series.length;
  const step = Math.min(whole.plot.width / count, px(several > 1 ? 760 : 560));
  const few = several === 1 && count <= FEWEST_COLUMNS && whole.valueSize === undefined;
  const width = Math.min(
    step * (several > 1 ? 0.78 : few ? 0.68 : 0.6),
    px(several > 1 ? 600 : few ? 380 : 280),
  );
  const each = (width - px(6) * (several - 1)) / several;
  if (each < px(14)) return null;

  const values = fitValues(whole, several > 1 ? each + px(6) : step);
  const names = fitNames(whole, each);
  // Names that find no room under their columns stand above all of them.
  const key = several > 1 && names === null ? seriesKey(whole) : { layers: [], rest: whole.plot };
  const job: ChartJob = { ...whole, plot: key.rest };
  const { plot } = job;
  const labels = fitTogether(
    data.categories.map((text) => ({ text, limits: { width: step - px(24), maxLines: 2 } })),
    categoryStyle(context, few ? theme.size.lead : count <= FEW_COLUMNS ? theme.size.label : theme.size.small + px(4)), // prettier-ignore
    context,
  );
  if (values === null || labels.some((label) => !fits(label, { width: step - px(24), maxLines: 2 })))
    return null;
  // Names that are small under their columns are read beside bars.
  const least = px(LEAST_LABEL[context.portrait ? "narrow" : "wide"]);
  const asBars = several === 1 && count <= MOST_AS_BARS && whole.valueSize === undefined;
  if (asBars && (labels[0]?.style.size ?? least) < least) return null;

  const all = data.series.flatMap((series) => series.points.map((point) => point.value));
  const scale = valueScale([...all, data.outOf, data.reference?.value ?? null], false);
  const valueHeight = Math.max(...values.flat().map((block) => block.height)) + px(14);
  const hasNegative = all.some((value) => value !== null && value < 0);
  // Where nothing rises above nought, all hangs from it, and the names stand above.
  const hangs = hasNegative && all.every((value) => value === null || value <= 0);
  const hasPositive = !hangs && (all.some((value) => value !== null && value >= 0) || !hasNegative);
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const nameHeight = names === null ? 0 : Math.max(...names.map((block) => block.height)) + px(14);
  const named = labelHeight + px(20) + nameHeight;
  const top = plot.y + (hangs ? named : hasPositive ? valueHeight : 0);
  const bottom = plot.y + plot.height - (hangs ? 0 : named) - (hasNegative ? valueHeight : 0);
  if (bottom - top < px(job.valueSize === undefined ? LOWEST.alone : LOWEST.amongOthers)) return null;
  const yOf = (share: number) => bottom - share * (bottom - top);
  const zero = Math.round(yOf(scale.zero));

  const left = plot.x + (plot.width - step * count) / 2;
  const layers: Layer[] = [...key.layers, axis(job, zero, left, step * count)];
  const categoryPaint: Paint[] = [];
  const written: Rect[] = [];
  const labelTop = hangs ? plot.y + nameHeight : plot.y + plot.height - labelHeight;
  for (let category = 0; category < count; category += 1) {
    const center = left + (category + 0.5) * step;
    const label = labels[category];
    if (label !== undefined) {
      const x = startX(plot, center - step / 2, step, context.direction);
      const said = isMeant(data, category) && several === 1 ? { color: theme.color.text } : {};
      categoryPaint.push(
        ...paintBlock(label, { x, y: labelTop, width: step, align: "center", ...said }, context),
      );
    }
    for (let series = 0; series < several; series += 1) {
      const value = data.series[series]?.points[category]?.value ?? null;
      const x = startX(
        plot,
        Math.round(center - width / 2 + series * (each + px(6))),
        Math.round(each),
        context.direction,
      );
      const end = value === null ? zero : barEnd(zero, Math.round(yOf(scale.share(value))), value);
      const bar = { x, y: Math.min(zero, end), width: Math.round(each), height: Math.abs(zero - end) };
      const block = values[series]?.[category];
      layers.push(...mark(job, series, category, bar, value !== null && value < 0));
      if (block !== undefined) {
        // What is missing among values that hang from their names hangs as well: above, it would stand on a name.
        const below = value === null ? hangs : value < 0 || (hangs && value === 0);
        const y = below ? bar.y + bar.height + px(10) : bar.y - block.height - px(8);
        layers.push(valueLabel(job, series, category, block, { x: x + each / 2, y }));
        written.push({ x: x + each / 2 - block.width / 2, y, width: block.width, height: block.height });
      }
      const name = names?.[series];
      if (name !== undefined) {
        const y = labelTop - nameHeight;
        const color = job.colors(series, category).label;
        categoryPaint.push(...paintBlock(name, { x, y, width: each, align: "center", color }, context));
      }
    }
  }
  if (ruled !== null && data.reference !== null) {
    const at = yOf(scale.share(data.reference.value));
    const from = startX(plot, left, step * count, context.direction);
    const x = context.direction === "ltr" ? from + step * count + px(20) : from - px(20) - ruled.width;
    const y = Math.min(Math.max(at - ruled.height / 2, plot.y), plot.y + plot.height - ruled.height);
    layers.push(...ruledAcross(job, { along: "x", at, from, to: from + step * count }, { block: ruled, x, y }, written)); // prettier-ignore
  }
  layers.push(
    layerOf("categories", categoryPaint, { opacity: fadeIn(theme, context.opening) }, context.format),
  );
  return layers;
};

/** A value that is not zero shows a trace of a bar. */
function barEnd(zero: number, end: number, value: number): number {
  if (value === 0 || Math.abs(end - zero) >= 3) return end;
  return zero - 3 * Math.sign(value);
}

/** Values of few columns against the names under them. */
const FIGURE = 1.45;

/** Values at one common size; a highlighted one is larger where it has room. */
function fitValues({ data, colors, valueSize, context }: ChartJob, room: number): TextBlock[][] | null {
  const { theme } = context;
  // Beside one another "3,4 Jahre" and "3,3 Jahre" need more than the air between two numbers.
  const worded = data.series.some(({ points }) => points.some(({ display }) => /\p{L}{4}/u.test(display)));
  const limits = { width: room - Math.round((worded ? 34 : 10) * theme.unit), maxLines: 1 };
  const blocksAt = (size: number, larger: number) =>
    data.series.map((series, seriesIndex) =>
      series.points.map((point, category) => {
        const loud = isMeant(data, category) && data.series.length === 1;
        const color = colors(seriesIndex, category).label;
        return figureBlock(point.display, valueStyle(loud ? larger : size, color), limits, context);
      }),
    );
  const few = data.series.length === 1 && data.categories.length <= FEWEST_COLUMNS;
  const sizes = valueSize === undefined ? sizeLadder(few ? Math.round(theme.size.lead * FIGURE) : theme.size.label, context) : [valueSize]; // prettier-ignore
  for (const size of sizes) {
    for (const larger of valueSize === undefined && !data.turns ? [Math.round(size * 1.35), size] : [size]) {
      const blocks = blocksAt(size, larger);
      if (blocks.flat().every((block) => fits(block, limits))) return blocks;
    }
  }
  return null;
}

/** Names of the series under their columns, where they are narrow enough; else null. */
function fitNames({ data, context }: ChartJob, each: number): TextBlock[] | null {
  if (data.series.length < 2) return null;
  const limits = { width: each + Math.round(2 * context.theme.unit), maxLines: 2 };
  const blocks = fitTogether(
    data.series.map((series) => ({ text: series.name, limits })),
    { ...categoryStyle(context, context.theme.size.body), face: "strong" },
    context,
  );
  return blocks.every((block) => fits(block, limits)) ? blocks : null;
}

function axis({ plot, context }: ChartJob, zero: number, left: number, width: number): Layer {
  const { theme, format, direction, opening } = context;
  const thickness = Math.max(2, theme.hairline);
  const x = startX(plot, left, width, direction);
  const paint: Paint = { kind: "rect", x, y: zero, width, height: thickness, fill: theme.color.line };
  return layerOf("axis", [paint], wipe(theme, opening, direction), format);
}

/** A bar with its far corners rounded, uncovered from the axis on. */
function mark(job: ChartJob, series: number, category: number, bar: Rect, below: boolean): Layer[] {
  const { theme, format } = job.context;
  if (bar.height < 1) return [];
  const radius = Math.min(Math.round(10 * theme.unit), bar.width / 2, bar.height);
  const { x, y, width, height } = bar;
  const d = below
    ? `M${x} ${y}H${x + width}V${y + height - radius}Q${x + width} ${y + height} ${x + width - radius} ${y + height}H${x + radius}Q${x} ${y + height} ${x} ${y + height - radius}Z`
    : `M${x} ${y + height}V${y + radius}Q${x} ${y} ${x + radius} ${y}H${x + width - radius}Q${x + width} ${y} ${x + width} ${y + radius}V${y + height}Z`;
  const paint: Paint = { kind: "path", d, fill: job.colors(series, category).fill };
  const start = job.enterAt(category);
  const grow = [
    { frame: start, value: 1 },
    { frame: start + growFrames(job.context), value: 0 },
  ];
  const id = `bar-${category + 1}${job.data.series.length > 1 ? `-${series + 1}` : ""}`;
  return [layerOf(id, [paint], { inset: below ? { bottom: grow } : { top: grow } }, format)];
}

function valueLabel(
  job: ChartJob,
  series: number,
  category: number,
  block: TextBlock,
  place: { x: number; y: number },
): Layer {
  const { context } = job;
  const wide = block.width + 4;
  const paint = paintBlock(
    block,
    { x: place.x - wide / 2, y: place.y, width: wide, align: "center" },
    context,
  );
  const id = `value-${category + 1}${job.data.series.length > 1 ? `-${series + 1}` : ""}`;
  const start = job.enterAt(category) + labelDelay(context);
  return layerOf(id, paint, { opacity: fadeIn(context.theme, start) }, context.format);
}

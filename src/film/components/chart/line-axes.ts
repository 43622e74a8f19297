import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import { isPortrait } from "../../styles/scale.ts";
import { categoryStyle, startX } from "./chart-frame.ts";
import { isMeant, MOST_LABELLED } from "./chart-data.ts";
import type { ChartJob } from "./chart-frame.ts";

/** Round values that one can read the line off by. */
export function tickLabels({ data, context }: ChartJob, ticks: number[]): TextBlock[] {
  const style = categoryStyle(
    context,
    Math.max(context.theme.minSize, context.theme.size.small - Math.round(2 * context.theme.unit)),
  );
  const format = new Intl.NumberFormat(context.language, {
    maximumFractionDigits: 6,
    numberingSystem: "latn",
    notation: Math.max(...ticks.map(Math.abs)) >= 1e6 ? "compact" : "standard",
  });
  // The uppermost says what all count in.
  const top = Math.max(...ticks);
  return ticks.map((tick) =>
    figureBlock(
      `${format.format(tick)}${data.percent ? "%" : tick === top && data.unit !== "" ? `\u00A0${data.unit}` : ""}`,
      style,
      { width: 400 * context.theme.unit },
      context,
    ),
  );
}

export function tickGrid(
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

export function lineAxis({ plot, context }: ChartJob, span: { x: number; width: number }, y: number): Layer {
  const { theme, direction, opening, format } = context;
  const height = Math.max(2, theme.hairline);
  const x = startX(plot, span.x, span.width, direction);
  const paint: Paint = {
    kind: "rect",
    x,
    y,
    width: span.width,
    height,
    fill: mix(theme.color.line, theme.color.muted, 0.3),
  };
  return layerOf("axis", [paint], wipe(theme, opening, direction), format);
}

/** So few labels have room to be read from afar. */
const FEW_LABELS = 8;
/** px at 1080 of labels of a square that all stand on one line. */
const LEAST_WHOLE = 32;

/** Labels under an axis, by rows; those of the second stand where the first has no room. */
export type AxisLabels = { rows: number[][]; blocks: TextBlock[]; height: number };

/**
 * As many labels as do not touch: all, or every second, third …, the last and the highlight always. At uneven steps
 * what has no room goes into a row below.
 */
export function planXLabels(job: ChartJob, xOf: (category: number) => number): AxisLabels | null {
  const { data, plot, context } = job;
  const { theme } = context;
  const count = data.categories.length;
  const size = count <= FEW_LABELS ? theme.size.label : theme.size.small + Math.round(2 * theme.unit);
  const style = categoryStyle(context, size);
  const step = Math.abs(xOf(count - 1) - xOf(0)) / Math.max(1, count - 1);
  const sizes = sizeLadder(style.size, context);
  // In a frame that is not wide all labels on one line, somewhat smaller, before every second one and before two lines.
  const whole = isPortrait(context.format) ? sizes : context.portrait ? sizes.filter((one) => one >= LEAST_WHOLE * theme.unit) : []; // prettier-ignore
  // Few labels all have their places, in a second row where the first has no room.
  const tries = [
    ...whole.map((size) => ({ size, most: 1 })),
    ...(count <= MOST_LABELLED ? sizes.map((size) => ({ size, most: 2 })) : []),
    ...sizes.map((size) => ({ size, most: count })),
  ];
  for (const { size: tried, most } of tries) {
    const blocks = data.categories.map((text) =>
      textBlock(text, { ...style, size: tried }, { width: plot.width * 0.3 }, context),
    );
    const air = 20 * theme.unit;
    const widest = Math.max(...blocks.map((block) => block.width)) + air;
    if (blocks.some((block) => block.brokenWord || block.lines.length > 1)) continue;
    const every = Math.max(1, Math.ceil(widest / step));
    const places = data.categories.map((_, category) => xOf(category));
    const even = places.every(
      (x, at) => at === 0 || Math.abs(Math.abs(x - (places[at - 1] ?? 0)) - step) < 2,
    );
    const height = Math.max(...blocks.map((block) => block.height));
    if (even) {
      if (every > most) continue;
      const all = [...places.keys()];
      const inRow = (row: number): number[] => all.filter((at) => (count - 1 - at) % 2 === row);
      if (most === 2 && every === 2) return { rows: [inRow(0), inRow(1)], blocks, height };
      return { rows: [thinned(count, every, data.highlight)], blocks, height };
    }
    // Years that lie close are still read apart, on one line before on two.
    const widths = blocks.map(({ width }) => width + (most === 1 && context.portrait ? air * 0.7 : air));
    const first = apart(places, widths, data.highlight);
    const left = count <= MOST_LABELLED ? [...places.keys()].filter((at) => !first.includes(at)) : [];
    const second: number[] = [];
    for (const at of left) if (second.every((other) => free(places, widths, at, other))) second.push(at);
    const isLineAlone = most === 1 && !isPortrait(context.format);
    if (most === 1 && first.length + (isLineAlone ? 0 : second.length) < count) continue;
    return { rows: second.length === 0 ? [first] : [first, second], blocks, height };
  }
  return null;
}

/** The labels at their places, the upper row's top at `y`. */
export function xLabels(
  job: ChartJob,
  { rows, blocks, height }: AxisLabels,
  xOf: (category: number) => number,
  y: number,
): Layer {
  const { data, plot, context } = job;
  const paint = rows.flatMap((shown, row) =>
    shown.flatMap((category) => {
      const block = blocks[category];
      if (block === undefined) return [];
      const wished = xOf(category) - block.width / 2;
      const x = Math.min(plot.x + plot.width - block.width, Math.max(plot.x, wished));
      const strong = isMeant(data, category) ? { color: context.theme.color.text } : {};
      const place = { x, y: y + row * height, width: block.width, align: "center" as const, ...strong };
      return paintBlock(block, place, context);
    }),
  );
  return layerOf("categories", paint, { opacity: fadeIn(context.theme, context.opening) }, context.format);
}

/** What the amounts along the axis are, at its far end below their labels. */
export function axisName({ data, context }: ChartJob): TextBlock | null {
  if (data.axis === "") return null;
  const { size } = context.theme;
  return textBlock(
    data.axis,
    categoryStyle(context, size.body),
    { width: 900 * context.theme.unit, maxLines: 1 },
    context,
  );
}

/** Where categories stand at uneven steps: the ends and the highlight, then in order all that do not touch those. */
export function apart(
  places: readonly number[],
  widths: readonly number[],
  highlight: number | null,
): number[] {
  const first = [places.length - 1, ...(highlight === null ? [] : [highlight]), 0];
  const shown: number[] = [];
  for (const at of [...first, ...places.keys()]) {
    if (shown.every((other) => free(places, widths, at, other))) shown.push(at);
  }
  return shown.sort((a, b) => a - b);
}

function free(places: readonly number[], widths: readonly number[], at: number, other: number): boolean {
  const apart = Math.abs((places[at] ?? 0) - (places[other] ?? 0));
  return apart >= ((widths[at] ?? 0) + (widths[other] ?? 0)) / 2;
}

/** Every `every`-th of `count` counted back from the last, with the highlight in place of its neighbours. */
export function thinned(count: number, every: number, highlight: number | null): number[] {
  // Steps that meet both ends, where there are any not much longer.
  const steps = Array.from({ length: Math.ceil(every * 0.7) + 1 }, (_, more) => every + more);
  const step = steps.find((one) => (count - 1) % one === 0) ?? every;
  const shown: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) shown.unshift(index);
  if (highlight === null || shown.includes(highlight)) return shown;
  return [...shown.filter((index) => Math.abs(index - highlight) >= every), highlight].sort((a, b) => a - b);
}

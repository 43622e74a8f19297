import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { CAP_HEIGHT, baselineOf, paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { startX } from "./chart-frame.ts";
import type { MarkColor } from "./chart-colors.ts";
import type { ChartJob } from "./chart-frame.ts";

/**
 * The names of the series as coloured words above the marks, for when they find no room on the
 * marks themselves; and what is left below them.
 */
export function seriesKey(job: ChartJob): { layers: Layer[]; rest: Rect } {
  const entries = job.data.series.map(({ name }, at) => ({ name, color: job.colors(at, -1) }));
  return keyOf(entries, job);
}

/** The groups of one series of bars with what they come to; one of a single bar has its name beside it. */
export function groupKey(job: ChartJob): { layers: Layer[]; rest: Rect } {
  const several = job.data.groups.filter(({ categories }) => categories.length > 1);
  return keyOf(several.map(({ name, categories }) => ({ name, color: job.colors(0, categories[0] ?? 0) })), job); // prettier-ignore
}

function keyOf(
  entries: readonly { name: string; color: MarkColor }[],
  { plot, context }: ChartJob,
): { layers: Layer[]; rest: Rect } {
  const { theme, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const style = { face: "strong" as const, size: theme.size.body, color: theme.color.text, leading: 1.3 };
  const swatch = px(22);
  const paint: Paint[] = [];
  let x = 0;
  let y = plot.y;
  let lineHeight = 0;
  for (const { name, color } of entries) {
    const { label, fill } = color;
    const limits = { width: plot.width - swatch - px(12) };
    const block = textBlock(name, { ...style, color: label }, limits, context);
    const width = swatch + px(12) + block.width + 2;
    if (x > 0 && x + width > plot.width) {
      x = 0;
      y += lineHeight + px(6);
      lineHeight = 0;
    }
    const capTop = y + baselineOf(block) - style.size * CAP_HEIGHT;
    const swatchX = startX(plot, plot.x + x, swatch, direction);
    const textX = startX(plot, plot.x + x + swatch + px(12), block.width + 2, direction);
    const middle = capTop + (style.size * CAP_HEIGHT) / 2;
    paint.push({
      kind: "rect",
      x: swatchX,
      y: Math.round(middle - swatch / 2),
      width: swatch,
      height: swatch,
      radius: px(6),
      fill,
    });
    paint.push(...paintBlock(block, { x: textX, y, width: block.width + 2 }, context));
    x += width + px(48);
    lineHeight = Math.max(lineHeight, block.height);
  }
  const used = y + lineHeight + px(28) - plot.y;
  return {
    layers: [layerOf("series", paint, enter(theme, context.opening), context.format)],
    rest: { ...plot, y: plot.y + used, height: plot.height - used },
  };
}

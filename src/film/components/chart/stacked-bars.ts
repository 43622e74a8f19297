import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { categoryStyle, growFrames, startX, valueStyle } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { seriesKey } from "./series-key.ts";
import { stackLayers, stackTotal } from "./stack-marks.ts";

/** Lying bars made of parts, their names as coloured words above; null where there are too many rows. */
export const stackedBars: ChartForm = (whole) => {
  const key = seriesKey(whole);
  const job: ChartJob = { ...whole, plot: key.rest };
  const highest = Math.max(...whole.data.categories.map((_, category) => stackTotal(whole.data, category)));
  if (highest <= 0) return null;
  // In a narrow frame the label stands over its bar, in a wide one or among many beside it.
  const ways = [...(whole.context.portrait ? [{ over: true, close: false }] : []), { over: false, close: false }, { over: false, close: true }]; // prettier-ignore
  for (const { over, close } of ways) {
    for (const size of sizeLadder(whole.context.theme.size.body, whole.context)) {
      const plan = planRows(job, size, over, close);
      if (plan !== null)
        return [...key.layers, ...whole.data.categories.flatMap((_, at) => row(job, plan, at, highest))];
    }
  }
  return null;
};

type RowPlan = {
  over: boolean;
  size: number;
  labels: TextBlock[];
  /** What each row comes to, behind its bar; none where the brief does not say. */
  totals: TextBlock[];
  labelHeight: number;
  /** 0 where labels stand over their bars. */
  labelWidth: number;
  top: number;
  pitch: number;
  thickness: number;
};

/** `close`: rather thin bars than the parts beside one another. */
function planRows(
  { data, plot, context }: ChartJob,
  size: number,
  over: boolean,
  close: boolean,
): RowPlan | null {
  const px = (value: number) => Math.round(value * context.theme.unit);
  const limits = { width: over ? plot.width : plot.width * 0.32, maxLines: over ? 1 : 2 };
  const style = categoryStyle(context, size);
  const labels = data.categories.map((text) => textBlock(text, style, limits, context));
  if (labels.some((label) => !fits(label, limits))) return null;
  const totals = (data.totals ?? []).map((text) => textBlock(text, valueStyle(size, context.theme.color.text), { width: plot.width * 0.24, maxLines: 1 }, context)); // prettier-ignore
  if (totals.some((total) => !fits(total, { width: plot.width * 0.24, maxLines: 1 }))) return null;
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const labelWidth = over ? 0 : Math.max(...labels.map((label) => label.width)) + px(28);
  const thin = close ? { bar: px(26), gap: px(6) } : { bar: px(46), gap: px(14) };
  const least = over ? labelHeight + px(70) : Math.max(labelHeight, thin.bar) + thin.gap;
  const pitch = Math.min(plot.height / labels.length, px(over ? 210 : 130));
  if (pitch < least) return null;
  const thickness = Math.round(Math.min(over ? pitch - labelHeight - px(24) : pitch * 0.72, px(96)));
  const top = plot.y + Math.max(0, (plot.height - pitch * labels.length) * 0.4);
  return { over, size, labels, totals, labelHeight, labelWidth, top, pitch, thickness };
}

function row(job: ChartJob, plan: RowPlan, category: number, highest: number): Layer[] {
  const { data, plot, context } = job;
  const { theme, direction, format, opening } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const label = plan.labels[category];
  if (label === undefined) return [];
  const { over, pitch, thickness } = plan;
  const top = plan.top + category * pitch;
  const width = over ? plot.width : plan.labelWidth - px(28);
  const place = {
    x: startX(plot, plot.x, width, direction),
    y: Math.round(over ? top : top + (pitch - label.height) / 2),
    width,
    align: over ? ("start" as const) : ("end" as const),
  };
  const said = category === data.highlight ? { color: theme.color.text } : {};
  const paint = paintBlock(label, { ...place, ...said }, context);
  const opacity = fadeIn(theme, opening);
  const layers = paint.length > 0 ? [layerOf(`label-${category + 1}`, paint, { opacity }, format)] : [];
  const y = Math.round(over ? top + plan.labelHeight + px(6) : top + (pitch - thickness) / 2);
  const total = plan.totals[category];
  const room = plot.width - plan.labelWidth - Math.max(0, ...plan.totals.map((one) => one.width + px(24)));
  let before = plot.x + plan.labelWidth;
  const rects = data.series.map(({ points }): Rect | null => {
    const length = ((points[category]?.value ?? 0) / highest) * room;
    const from = before;
    before += length;
    if (length <= 0) return null;
    const shown = Math.max(2, Math.round(length) - Math.max(2, px(4)));
    return { x: startX(plot, Math.round(from), shown, direction), y, width: shown, height: thickness };
  });
  layers.push(...stackLayers(job, category, rects, direction === "ltr" ? "right" : "left", plan.size));
  if (total === undefined) return layers;
  const at = { x: startX(plot, Math.round(before + px(14)), total.width + 4, direction), y: Math.round(y + (thickness - total.height) / 2), width: total.width + 4 }; // prettier-ignore
  const shown = fadeIn(theme, job.enterAt(category) + growFrames(context));
  return [...layers, layerOf(`total-${category + 1}`, paintBlock(total, at, context), { opacity: shown }, format)]; // prettier-ignore
}

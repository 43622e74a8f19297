import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { valueStyle } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";
import type { LinePoint } from "./point-labels.ts";

/** A thin line at a value that is none of the chart's own, named at the end where the course is farther from it. */
export function referenceLine(
  { data, plot, context }: ChartJob,
  points: readonly LinePoint[],
  y: number,
  span: { left: number; right: number },
): Layer[] {
  const { reference } = data;
  if (reference === null) return [];
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const style = valueStyle(theme.size.body, theme.color.text);
  const block = textBlock(reference.label, style, { width: plot.width * 0.5 }, context);
  const [low, high] = [Math.min(span.left, span.right), Math.max(span.left, span.right)];
  const near = (x: number): number => {
    const under = points.filter((point) => Math.abs(point.x - x) <= block.width + px(60));
    return Math.min(...under.map((point) => Math.abs(point.y - y)), plot.height);
  };
  const atLeft = near(low) >= near(high);
  const x = atLeft ? low : high - block.width;
  const stroke = { color: theme.color.muted, width: Math.max(2, px(3)), dash: [px(14), px(12)] };
  const line: Paint = { kind: "path", d: `M${Math.round(low)} ${Math.round(y)}H${Math.round(high)}`, stroke };
  const name = paintBlock(block, { x, y: y - block.height - px(6), width: block.width }, context);
  return [layerOf("reference", [line, ...name], { opacity: fadeIn(theme, reference.at) }, format)];
}

import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { valueStyle } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";

/** What a line at a value that is none of the chart's own is named with, beside its marks. */
export function referenceBlock({ data, plot, context }: ChartJob, share = NAME_SHARE): TextBlock | null {
  if (data.reference === null) return null;
  const { theme } = context;
  const style = valueStyle(theme.size.body, theme.color.text);
  return textBlock(data.reference.label, style, { width: plot.width * share }, context);
}

/** Of the plot's width, what the name of such a line may take. */
const NAME_SHARE = 0.2;

/** A dashed line across the marks with its name, broken where a written value stands in its way. */
export function ruledAcross(
  { data, context }: ChartJob,
  line: { along: "x" | "y"; at: number; from: number; to: number },
  name: { block: TextBlock; x: number; y: number },
  values: readonly Rect[],
): Layer[] {
  const { reference } = data;
  if (reference === null) return [];
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const air = px(10);
  const across = line.along === "x";
  const taken = values
    .map((box) => ({
      from: (across ? box.x : box.y) - air,
      to: (across ? box.x + box.width : box.y + box.height) + air,
      near: across ? box.y - air < line.at && line.at < box.y + box.height + air : box.x - air < line.at && line.at < box.x + box.width + air, // prettier-ignore
    }))
    .filter(({ near }) => near)
    .toSorted((a, b) => a.from - b.from);
  const pieces: [number, number][] = [];
  let from = line.from;
  for (const box of taken) {
    if (box.from > from) pieces.push([from, Math.min(box.from, line.to)]);
    from = Math.max(from, box.to);
  }
  if (from < line.to) pieces.push([from, line.to]);
  const at = Math.round(line.at);
  const d = pieces.map(([a, b]) => across ? `M${Math.round(a)} ${at}H${Math.round(b)}` : `M${at} ${Math.round(a)}V${Math.round(b)}`).join(""); // prettier-ignore
  const stroke = { color: theme.color.text, width: Math.max(2, px(4)), dash: [px(10), px(9)] };
  const paint: Paint[] = d === "" ? [] : [{ kind: "path", d, stroke }];
  const words = paintBlock(name.block, { x: name.x, y: name.y, width: name.block.width + 2 }, context);
  return [layerOf("reference", [...paint, ...words], { opacity: fadeIn(theme, reference.at) }, format)];
}

import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ChartJob } from "./chart-frame.ts";
import { spreadLabels } from "./spread-labels.ts";

/** The names of stacked series, to stand beside a stack; null where one is too wide for that. */
export function stackNames(
  { data, plot, colors, context }: ChartJob,
  size: number = context.theme.size.body,
): TextBlock[] | null {
  const limits = { width: plot.width * 0.26, maxLines: 2 };
  const style = {
    face: "strong" as const,
    size,
    color: context.theme.color.text,
    leading: 1.2,
  };
  const blocks = fitTogether(
    data.series.map(({ name }) => ({ text: name, limits })),
    style,
    context,
  );
  if (blocks.some((block) => !fits(block, limits) || block.lines.length === 0)) return null;
  return blocks.map((block, series) => ({
    ...block,
    style: { ...block.style, color: colors(series, -1).label },
  }));
}

/**
 * Names at the heights of their parts, moved apart where parts are thin, each led to by a line from the stack's edge to
 * the side on which they stand.
 */
export function stackNameLayer(
  job: ChartJob,
  names: TextBlock[],
  middles: readonly number[],
  edges: { from: number; to: number; top: number; bottom: number },
  frame: number,
): Layer | null {
  const { theme, format, direction } = job.context;
  const isRight = edges.to > edges.from;
  const align = isRight === (direction === "ltr") ? "start" : "end";
  const height = Math.max(...names.map((block) => block.height)) + 6 * theme.unit;
  if (height * names.length > edges.bottom - edges.top) return null;
  const centers = spreadLabels(middles, height, edges.top, edges.bottom);
  const paint = names.flatMap((block, series): Paint[] => {
    const center = centers[series] ?? 0;
    const rule: Paint = {
      kind: "path",
      d: `M${edges.from} ${(middles[series] ?? 0).toFixed(1)}L${edges.to} ${center.toFixed(1)}`,
      stroke: { color: theme.color.line, width: Math.max(2, theme.hairline) },
    };
    const gap = Math.round(10 * theme.unit);
    const x = isRight ? edges.to + gap : edges.to - gap - block.width;
    const y = Math.round(center - block.height / 2);
    return [rule, ...paintBlock(block, { x, y, width: block.width, align }, job.context)];
  });
  return layerOf("names", paint, { opacity: fadeIn(theme, frame) }, format);
}

import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether } from "../../layout/text-block.ts";
import { categoryStyle, startX } from "./chart-frame.ts";
import type { ChartForm } from "./chart-frame.ts";
import { stackNameLayer, stackNames } from "./end-names.ts";
import { stackLayers, stackTotal } from "./stack-marks.ts";

/** Columns made of parts, the parts named beside the last one; null where names or labels do not fit. */
export const stackedColumns: ChartForm = (job) => {
  const { data, plot, context } = job;
  const { theme, direction, format, opening } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const count = data.categories.length;
  const names = stackNames(job);
  if (names === null) return null;
  const reach = px(64);
  const nameWidth = Math.max(...names.map((block) => block.width)) + reach + px(10);
  const step = Math.min((plot.width - nameWidth) / count, px(380));
  const width = Math.round(Math.min(step * 0.68, px(240)));
  if (width < px(56)) return null;
  const limits = { width: step - px(20), maxLines: 2 };
  const labels = fitTogether(
    data.categories.map((text) => ({ text, limits })),
    categoryStyle(context, theme.size.body),
    context,
  );
  if (labels.some((label) => !fits(label, limits))) return null;

  const labelHeight = Math.max(...labels.map((label) => label.height));
  const top = plot.y;
  const bottom = plot.y + plot.height - labelHeight - px(18);
  if (bottom - top < px(200)) return null;
  const highest = Math.max(...data.categories.map((_, category) => stackTotal(data, category)));
  if (highest <= 0) return null;
  const used = step * count + nameWidth;
  const left = plot.x + (plot.width - used) / 2;
  const gap = Math.max(2, px(4));

  const layers: Layer[] = [];
  const middles: number[] = [];
  const labelPaint = labels.flatMap((label, category) => {
    const x = startX(plot, left + category * step, step, direction);
    const said = category === data.highlight ? { color: theme.color.text } : {};
    return paintBlock(label, { x, y: bottom + px(18), width: step, align: "center", ...said }, context);
  });
  for (let category = 0; category < count; category += 1) {
    let below = bottom;
    const rects = data.series.map(({ points }, series): Rect | null => {
      const height = ((points[category]?.value ?? 0) / highest) * (bottom - top);
      const y = below - height;
      if (category === count - 1) middles[series] = (y + below) / 2;
      below = y;
      const shown = Math.max(0, Math.round(height) - (y > top + 1 ? gap : 0));
      if (height <= 0) return null;
      const x = startX(plot, Math.round(left + (category + 0.5) * step - width / 2), width, direction);
      return { x, y: Math.round(y + height) - Math.max(2, shown), width, height: Math.max(2, shown) };
    });
    layers.push(...stackLayers(job, category, rects, "up", theme.size.body));
  }
  const axis = {
    kind: "rect" as const,
    x: startX(plot, left, step * count, direction),
    y: bottom,
    width: step * count,
    height: Math.max(2, theme.hairline),
    fill: theme.color.line,
  };
  layers.unshift(layerOf("axis", [axis], wipe(theme, opening, direction), format));
  layers.push(layerOf("categories", labelPaint, { opacity: fadeIn(theme, opening) }, format));
  const end = left + (count - 0.5) * step + width / 2 + px(8);
  const mirrored = (x: number) => startX(plot, x, 0, direction);
  const edges = {
    from: mirrored(end),
    to: mirrored(left + step * (count - 0.5) + width / 2 + reach),
    top,
    bottom,
  };
  const named = stackNameLayer(job, names, middles, edges, opening);
  return named === null ? null : [...layers, named];
};

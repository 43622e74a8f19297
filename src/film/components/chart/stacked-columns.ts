import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether, textBlock } from "../../layout/text-block.ts";
import type { BlockLimits, TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import { categoryStyle, growFrames, startX, valueStyle } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { stackNameLayer, stackNames } from "./end-names.ts";
import { stackLayers, stackTotal } from "./stack-marks.ts";

/** Over a column what its parts come to: of the names' size, and px at 1080 above it. */
const TOTAL_SIZE = 1.15;
const TOTAL_GAP = 14;

/** Few columns are wide. From column to column and across one, px at a short side of 1080. */
const WIDEST = { few: { step: 560, column: 400 }, many: { step: 400, column: 260 } };
const FEW = 3;
/** Of the type's size, what a value takes of the height of its part. */
const VALUE_LEADING = 1.35;

/**
 * Columns made of parts; null where names or labels do not fit. The parts are named beside the first column, the one
 * that is there first: names beside the last would point at nothing until it comes.
 */
export const stackedColumns: ChartForm = (job) => {
  const { data, plot, context } = job;
  const { theme, direction, format, opening } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const count = data.categories.length;
  // Beside a column that has none of it the name of a part would point at another.
  if (count > 1 && data.series.some(({ points }) => (points[0]?.value ?? 0) === 0)) return null;
  // A square has neither width nor height to give to large names.
  const large = count <= FEW && (isPortrait(format) || !context.portrait);
  const wordSize = large ? theme.size.lead : theme.size.body;
  const names = stackNames(job, wordSize);
  if (names === null) return null;
  const reach = px(64);
  const nameWidth = Math.max(...names.map((block) => block.width)) + reach + px(10);
  const widest = WIDEST[count <= FEW ? "few" : "many"];
  const step = Math.min((plot.width - nameWidth) / count, px(widest.step));
  const width = Math.round(Math.min(step * 0.72, px(widest.column)));
  if (width < px(56)) return null;
  const limits = { width: step - px(20), maxLines: 2 };
  const labels = fitTogether(
    data.categories.map((text) => ({ text, limits })),
    categoryStyle(context, wordSize),
    context,
  );
  if (labels.some((label) => !fits(label, limits))) return null;

  const labelHeight = Math.max(...labels.map((label) => label.height));
  const totals = totalBlocks(job, { width: step - px(20), maxLines: 1 }, Math.round(wordSize * TOTAL_SIZE));
  if (totals === null) return null;
  const top = plot.y + Math.max(0, ...totals.map(({ height }) => height + px(TOTAL_GAP)));
  const bottom = plot.y + plot.height - labelHeight - px(18);
  if (bottom - top < px(200)) return null;
  const highest = Math.max(...data.categories.map((_, category) => stackTotal(data, category)));
  if (highest <= 0) return null;
  const used = step * count + nameWidth;
  // The air around the outer columns is no part of the picture: it stands in its middle without.
  const left = plot.x + (plot.width - used) / 2 + nameWidth;
  const gap = Math.max(2, px(4));

  const thinnest = Math.min(
    ...data.series
      .flatMap(({ points }) => points.map(({ value }) => value ?? 0))
      .filter((value) => value > 0),
  );
  // All values in one size, as large as the thinnest part allows.
  const inThinnest = Math.floor(((thinnest / highest) * (bottom - top)) / VALUE_LEADING);
  const valueSize = Math.max(theme.size.body, Math.min(wordSize, inThinnest));
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
      if (category === 0) middles[series] = (y + below) / 2;
      below = y;
      const shown = Math.max(0, Math.round(height) - (y > top + 1 ? gap : 0));
      if (height <= 0) return null;
      const x = startX(plot, Math.round(left + (category + 0.5) * step - width / 2), width, direction);
      return { x, y: Math.round(y + height) - Math.max(2, shown), width, height: Math.max(2, shown) };
    });
    layers.push(...stackLayers(job, category, rects, "up", valueSize));
    const total = totals[category];
    if (total === undefined) continue;
    const x = startX(plot, left + category * step, step, direction);
    const paint = paintBlock(total, { x, y: Math.round(below - px(TOTAL_GAP) - total.height), width: step, align: "center" }, context); // prettier-ignore
    const opacity = fadeIn(theme, job.enterAt(category) + growFrames(context));
    layers.push(layerOf(`total-${category + 1}`, paint, { opacity }, format));
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
  const first = left + (step - width) / 2;
  const edges = {
    from: startX(plot, first - px(8), 0, direction),
    to: startX(plot, first - reach, 0, direction),
    top,
    bottom,
  };
  const named = stackNameLayer(job, names, middles, edges, job.enterAt(0));
  return named === null ? null : [...layers, named];
};

/** What each column comes to; none where the brief does not say, null where one is wider than its column's room. */
function totalBlocks({ data, context }: ChartJob, limits: BlockLimits, size: number): TextBlock[] | null {
  const blocks = (data.totals ?? []).map((text) =>
    textBlock(text, valueStyle(size, context.theme.color.text), limits, context),
  );
  return blocks.every((block) => fits(block, limits)) ? blocks : null;
}

import { figureBlock } from "../../layout/figure-block.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import { categoryStyle, valueStyle } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";

/** How rows of bars share the plot: columns of rows (panels), and what each part of a row may take. */
export type BarPlan = {
  panels: number;
  panelWidth: number;
  panelGap: number;
  /** In one panel. */
  rows: number;
  top: number;
  pitch: number;
  thickness: number;
  /** From bar to bar of one category. */
  subPitch: number;
  labelWidth: number;
  /** For values left of negative bars and right of positive ones. */
  roomBefore: number;
  roomAfter: number;
  labels: TextBlock[];
  /** By series, then category. */
  values: TextBlock[][];
};

type Shares = { label: number; value: number };
/** Of a panel's width, what labels and values may take: as little as they need, more for long words. */
const SHARES: Shares = { label: 0.42, value: 0.3 };
const LONG_WORDS: Shares = { label: 0.56, value: 0.17 };

/** So few bars are drawn, and named, large. */
const FEW_BARS = 7;

/**
 * Larger type in one panel before smaller type, before more panels; at last more pages. Null only where the size of
 * the values is given and finds no room.
 */
export function planBars(job: ChartJob): BarPlan | null {
  if (job.valueSize !== undefined) return tryPlan(job, 1, job.valueSize, SHARES);
  const { theme, portrait } = job.context;
  const few = job.data.categories.length * job.data.series.length <= FEW_BARS;
  const largest = few ? Math.round(theme.size.lead * 1.1) : theme.size.label;
  for (const panels of portrait ? [1, 2, 3] : [1, 2, 3, 4, 5]) {
    for (const size of sizeLadder(largest, job.context)) {
      const plan = tryPlan(job, panels, size, SHARES);
      if (plan !== null && plan.rows * panels >= job.data.categories.length) return plan;
    }
  }
  return (
    tryPlan(job, 1, theme.minSize, SHARES) ?? tryPlan(job, 1, theme.minSize, LONG_WORDS) ?? forcedPlan(job)
  );
}

function tryPlan(job: ChartJob, panels: number, size: number, share: Shares): BarPlan | null {
  const plan = plainPlan(job, panels, size, 2, share);
  const { labelWidth, panelWidth, roomAfter, roomBefore, labels, values, rows } = plan;
  const px = (value: number) => Math.round(value * job.context.theme.unit);
  const room = panelWidth - labelWidth - px(24) - roomBefore - roomAfter;
  const limits = { width: labelWidth, maxLines: 2 };
  const wordsWhole =
    labels.every((label) => fits(label, limits)) && values.flat().every((value) => !value.brokenWord);
  return wordsWhole && rows >= 1 && room >= panelWidth * 0.24 ? plan : null;
}

/** For words that no width can hold, and values as long as sentences: broken rather than lost. */
function forcedPlan(job: ChartJob): BarPlan {
  const both = job.data.series.some(({ points }) => points.some(({ value }) => value !== null && value < 0));
  const wide = both ? 2 : 1;
  const shares = [
    { label: 0.3, value: 0.38 / wide },
    { label: 0.24, value: 0.5 / wide },
    { label: 0.16, value: 0.68 / wide },
  ];
  const plans = shares.map((share) =>
    plainPlan(job, 1, job.context.theme.minSize, Number.POSITIVE_INFINITY, share),
  );
  const plan = plans.find(({ rows }) => rows >= 1) ?? plans.at(-1);
  if (plan === undefined) throw new Error("there is always a last share");
  return { ...plan, rows: Math.max(1, plan.rows) };
}

function plainPlan(
  { data, plot, colors, context }: ChartJob,
  panels: number,
  size: number,
  maxLines: number,
  share: Shares,
): BarPlan {
  const { theme, portrait } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const tall = isPortrait(context.format);
  const several = data.series.length;
  const panelGap = px(72);
  const panelWidth = (plot.width - panelGap * (panels - 1)) / panels;
  const values = data.series.map((series, index) =>
    series.points.map((point, category) =>
      figureBlock(
        point.display,
        valueStyle(size, colors(index, category).label),
        { width: panelWidth * share.value },
        context,
      ),
    ),
  );
  const labelStyle = categoryStyle(context, size);
  const widest = panelWidth * share.label;
  const labels = data.categories.map((text) => textBlock(text, labelStyle, { width: widest }, context));
  const labelWidth = Math.min(widest, Math.max(...labels.map((label) => label.width)) + 2);

  const valueHeight = Math.max(...values.flat().map((block) => block.height));
  const labelHeight = Math.max(...labels.map((label) => Math.min(label.height, maxLines * label.leading)));
  const between = several > 1 ? px(6) : 0;
  const needed =
    Math.max(labelHeight, several * Math.max(valueHeight, px(30)) + (several - 1) * between) +
    px(several > 1 ? 18 : 8);
  const most = Math.max(0, Math.floor(plot.height / needed));
  const rows = Math.min(most, Math.ceil(data.categories.length / panels));
  // Few bars share the height out among them, so far as they still are bars.
  const roomy = several === 1 ? Math.min(2.1, Math.max(1, 6 / data.categories.length)) : 1;
  const pitch = Math.min(
    plot.height / Math.max(1, rows),
    Math.max(
      needed,
      px(several > 1 ? (tall ? 110 : 76) * several : (tall ? 250 : portrait ? 150 : 112) * roomy),
    ),
  );
  const used = pitch * Math.max(1, rows);
  const valueWidth = Math.max(...values.flat().map((block) => block.width)) + px(18);
  const points = data.series.flatMap((series) => series.points);
  const thickness = Math.min(
    several > 1 ? (pitch - px(18)) / several - between : pitch * 0.62,
    px((tall ? 112 : portrait ? 76 : 60) * roomy),
  );
  return {
    panels,
    panelWidth,
    panelGap,
    rows,
    top: plot.y + Math.max(0, (plot.height - used) * 0.4),
    pitch,
    thickness,
    subPitch: Math.max(valueHeight, thickness + between),
    labelWidth,
    roomBefore: points.some(({ value }) => value !== null && value < 0) ? valueWidth : 0,
    roomAfter: points.some(({ value }) => value === null || value >= 0) ? valueWidth : px(8),
    labels,
    values,
  };
}

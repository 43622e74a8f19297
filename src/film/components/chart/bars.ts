import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, leaveAt } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import type { PageTime } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { isMeant } from "./chart-data.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { planBars } from "./bar-plan.ts";
import type { BarPlan } from "./bar-plan.ts";
import { growFrames, labelDelay, startX } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { referenceBlock, ruledAcross } from "./reference-line.ts";
import { groupKey, seriesKey } from "./series-key.ts";
import { valueScale } from "./value-scale.ts";

/** Lying bars, one row a category, in as many columns and pages as they need. Fits but at a size that is given. */
export const bars: ChartForm = (job) => {
  const named = referenceBlock(job, 0.5);
  const above = named === null ? 0 : named.height + Math.round(14 * job.context.theme.unit);
  const below: Rect = { ...job.plot, y: job.plot.y + above, height: job.plot.height - above };
  const isGrouped = job.data.groups.length > 0;
  const key = isGrouped ? groupKey({ ...job, plot: below }) : job.data.series.length > 1 ? seriesKey(job) : { layers: [], rest: below }; // prettier-ignore
  const fitted = planBars({ ...job, plot: key.rest });
  if (fitted === null) return null;
  const count = job.data.categories.length;
  const pages = Math.ceil(count / (fitted.rows * fitted.panels));
  // Pages about equally full: no page with one bar left over.
  const plan = { ...fitted, rows: Math.min(fitted.rows, Math.ceil(count / pages / fitted.panels)) };
  const perPage = plan.rows * plan.panels;
  const starts = Array.from({ length: pages }, (_, page) => {
    const frame = job.enterAt(page * perPage);
    return frame > job.context.opening ? frame : null;
  });
  const times = pageTimes(starts, job.context);
  const layers = job.data.categories.flatMap((_, category) => {
    const page = Math.floor(category / perPage);
    const slot = category % perPage;
    const place = { panel: Math.floor(slot / plan.rows), row: slot % plan.rows };
    return barRow({ ...job, plot: key.rest }, plan, category, place, times[page] ?? { from: 0, until: null });
  });
  const ruled = named === null || perPage < count || plan.panels > 1 ? [] : ruledDown({ ...job, plot: key.rest }, plan, named); // prettier-ignore
  return [...key.layers, ...layers, ...ruled];
};

/** A line down across all bars of one panel, named above them. */
function ruledDown(job: ChartJob, plan: BarPlan, block: TextBlock): Layer[] {
  const { data, plot, context } = job;
  const { share, left, room } = barRoomOf(job, plan, plot.x);
  const value = data.reference?.value ?? 0;
  const wished = left + share(value) * room;
  const at = context.direction === "ltr" ? wished : 2 * plot.x + plot.width - wished;
  const bottom = plan.top + plan.pitch * plan.rows;
  const edge = plot.x + plot.width - block.width - 2;
  const x = Math.round(Math.min(Math.max(at - block.width / 2, plot.x), edge));
  const y = plan.top - block.height;
  const first = (plan.subPitch - plan.thickness) / 2;
  const written = data.categories.flatMap((_, category) =>
    data.series.flatMap((series, index): Rect[] => {
      const words = plan.values[index]?.[category];
      if (words === undefined) return [];
      const end =
        left + share(series.points[category]?.value ?? 0) * room + Math.round(14 * context.theme.unit);
      const rowTop = plan.top + category * plan.pitch + (plan.pitch - data.series.length * plan.subPitch) / 2;
      const top = rowTop + first + index * plan.subPitch + (plan.thickness - words.height) / 2;
      return [{ x: startX(plot, end, words.width, context.direction), y: top, width: words.width, height: words.height }]; // prettier-ignore
    }),
  );
  return ruledAcross(job, { along: "y", at, from: plan.top, to: bottom }, { block, x, y }, written);
}

/** Where in a row its bars lie, and how values are drawn in it. */
function barRoomOf({ data, context }: ChartJob, plan: BarPlan, panelX: number) {
  const px = (value: number) => Math.round(value * context.theme.unit);
  const values = data.series.flatMap((series) => series.points.map((point) => point.value));
  const scale = valueScale([...values, data.outOf, data.reference?.value ?? null], false);
  const left = panelX + plan.labelWidth + px(24) + plan.roomBefore;
  const room = plan.panelWidth - plan.labelWidth - px(24) - plan.roomBefore - plan.roomAfter;
  return { ...scale, left, room };
}

function barRow(
  job: ChartJob,
  plan: BarPlan,
  category: number,
  place: { panel: number; row: number },
  time: PageTime,
): Layer[] {
  const { data, plot, context } = job;
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const shownAt = startWithin(time, context.opening, theme.motion.enter, context);
  const leaving = (layer: Layer): Layer =>
    time.until === null
      ? layer
      : { ...layer, tracks: leaveAt(layer.tracks, theme, time.until - theme.motion.exit) };

  const panel: Rect = {
    x: plot.x + place.panel * (plan.panelWidth + plan.panelGap),
    y: plan.top + place.row * plan.pitch,
    width: plan.panelWidth,
    height: plan.pitch,
  };
  const mirrored = (x: number, width: number) => startX(plot, x, width, direction);
  const layers: Layer[] = [];
  const label = plan.labels[category];
  if (label !== undefined && label.lines.length > 0) {
    const y = panel.y + Math.round((panel.height - label.height) / 2);
    const x = mirrored(panel.x, plan.labelWidth);
    const strong = isMeant(data, category) && data.series.length === 1;
    const paint = paintBlock(
      label,
      { x, y, width: plan.labelWidth, align: "end", ...(strong ? { color: theme.color.text } : {}) },
      context,
    );
    layers.push(
      leaving(layerOf(`label-${category + 1}`, paint, { opacity: fadeIn(theme, shownAt) }, format)),
    );
  }
  const { share, left: barLeft, room: barRoom, zero: nought } = barRoomOf(job, plan, panel.x);
  const zero = barLeft + nought * barRoom;
  const several = data.series.length;
  const thick = plan.thickness;
  const firstTop = panel.y + (panel.height - several * plan.subPitch) / 2 + (plan.subPitch - thick) / 2;
  data.series.forEach((series, index) => {
    const point = series.points[category];
    const block = plan.values[index]?.[category];
    if (point === undefined || block === undefined) return;
    const suffix = several > 1 ? `${category + 1}-${index + 1}` : `${category + 1}`;
    const top = Math.round(firstTop + index * plan.subPitch);
    const end = point.value === null ? zero : barLeft + share(point.value) * barRoom;
    const below = point.value !== null && point.value < 0;
    const needed = Math.max(growFrames(context), labelDelay(context) + theme.motion.enter);
    const start = startWithin(time, job.enterAt(category), needed, context);
    // A value that is not zero shows a trace of a bar.
    const trace = point.value === null || point.value === 0 ? 0 : 3;
    const width = Math.max(trace, Math.round(Math.abs(end - zero)));
    const bar = {
      x: below ? Math.round(zero) - width : Math.round(zero),
      y: top,
      width,
      height: Math.round(thick),
    };
    if (width >= 1) {
      const x = mirrored(bar.x, width);
      // The end away from zero is the round one.
      const roundRight = below === (direction === "rtl");
      const paint: Paint = {
        kind: "path",
        d: barPath({ ...bar, x }, px(8), roundRight),
        fill: job.colors(index, category).fill,
      };
      const grow = [
        { frame: start, value: 1 },
        { frame: start + growFrames(context), value: 0 },
      ];
      const inset = roundRight ? { right: grow } : { left: grow };
      layers.push(leaving(layerOf(`bar-${suffix}`, [paint], { inset }, format)));
    }
    const valueX = below ? bar.x - px(14) - block.width : bar.x + bar.width + px(14);
    const paint = paintBlock(
      block,
      {
        x: mirrored(valueX, block.width),
        y: Math.round(top + (thick - block.height) / 2),
        width: block.width,
      },
      context,
    );
    const tracks = { opacity: fadeIn(theme, start + labelDelay(context)) };
    layers.push(leaving(layerOf(`value-${suffix}`, paint, tracks, format)));
  });
  return layers;
}

function barPath({ x, y, width, height }: Rect, wished: number, roundRight: boolean): string {
  const r = Math.min(wished, width, height / 2);
  const right = x + width;
  const bottom = y + height;
  return roundRight
    ? `M${x} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}H${x}Z`
    : `M${right} ${y}H${x + r}Q${x} ${y} ${x} ${y + r}V${bottom - r}Q${x} ${bottom} ${x + r} ${bottom}H${right}Z`;
}

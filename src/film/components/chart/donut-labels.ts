import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { categoryStyle, labelDelay, valueStyle } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";
import { middleOf, pointAt } from "./donut-geometry.ts";
import type { Arc, Ring } from "./donut-geometry.ts";
import { spreadLabels } from "./spread-labels.ts";

/** The ring's place, and its labels. */
export type DonutLabels = { ring: Ring; layers: Layer[] };

/** Of the lead's size, a value at its arc: there are few of them, and all of the frame is theirs. */
const LARGEST = 1.1;

type PartLabel = { part: number; name: TextBlock; value: TextBlock; width: number; height: number };
/** A label's box, and the line that leads from the arc to it. */
type Placed = { label: PartLabel; x: number; y: number; align: "left" | "right"; line: string };

/** Labels at both sides of the ring, each with a line to its arc, none under `smallest` px; larger type before a larger ring. */
export function donutLabels(job: ChartJob, arcs: readonly Arc[], smallest = 0): DonutLabels | null {
  for (const size of sizeLadder(Math.round(job.context.theme.size.lead * LARGEST), job.context)) {
    if (size < smallest) break;
    for (const share of [1, 0.9, 0.8]) {
      const placed = beside(job, arcs, size, share);
      if (placed !== null) return placed;
    }
  }
  return null;
}

function labelsAt(job: ChartJob, size: number, width: number): PartLabel[] | null {
  const { data, colors, context } = job;
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const limits = { width, maxLines: 3 };
  const labels = data.categories.flatMap((category, part): PartLabel[] => {
    // Named in the middle, and alone in full colour.
    if (data.highlight === part) return [];
    const color = theme.color.muted;
    const nameSize = Math.max(theme.minSize, Math.round(size * 0.86));
    const name = textBlock(category, { ...categoryStyle(context, nameSize), color }, limits, context);
    const display = data.series[0]?.points[part]?.display ?? "";
    // Beside the part that is spoken of all hues stand back, their figures do not.
    const ink = data.highlight === null ? colors(0, part).label : theme.color.text;
    const value = figureBlock(display, valueStyle(size, ink), limits, context);
    return [
      {
        part,
        name,
        value,
        width: Math.max(name.width, value.width) + px(2),
        height: name.height + value.height,
      },
    ];
  });
  const whole = labels.every(
    ({ name, value }) => fits(name, limits) && fits(value, { ...limits, maxLines: 1 }),
  );
  return whole ? labels : null;
}

export function ringOf(radius: number, cx: number, cy: number): Ring {
  return { cx: Math.round(cx), cy: Math.round(cy), radius, thickness: Math.round(radius * 0.34) };
}

function beside(job: ChartJob, arcs: readonly Arc[], size: number, share: number): DonutLabels | null {
  const { plot, context } = job;
  const px = (value: number) => Math.round(value * context.theme.unit);
  const radius = Math.floor(Math.min(plot.height / 2 - px(34), plot.width * 0.29, px(360)) * share);
  const reach = px(84);
  const gapToLine = px(14);
  const room = Math.min(plot.width / 2 - radius - reach - gapToLine, px(420));
  if (radius < px(130) || room < px(110)) return null;
  const labels = labelsAt(job, size, room);
  if (labels === null) return null;
  const atRight = ({ part }: PartLabel): boolean => Math.sin(middleOf(arcs[part] ?? NONE)) >= 0;
  // Labels at one side only: ring and labels together stand in the middle of the frame.
  const beyond = reach + gapToLine + Math.max(...labels.map(({ width }) => width), 0);
  const shift = labels.every(atRight) ? -beyond / 2 : labels.some(atRight) ? 0 : beyond / 2;
  const ring = ringOf(radius, plot.x + plot.width / 2 + shift, plot.y + plot.height / 2);
  const placed: Placed[] = [];
  for (const right of [true, false]) {
    const mine = labels.filter((label) => atRight(label) === right);
    if (mine.length === 0) continue;
    const height = Math.max(...mine.map((label) => label.height)) + px(14);
    if (height * mine.length > plot.height) return null;
    const wished = mine.map(({ part }) => pointAt(ring, middleOf(arcs[part] ?? NONE), radius + px(30)).y);
    const centers = spreadLabels(wished, height, plot.y, plot.y + plot.height);
    mine.forEach((label, index) => {
      const angle = middleOf(arcs[label.part] ?? NONE);
      const y = centers[index] ?? ring.cy;
      const edge = pointAt(ring, angle, radius + px(8));
      const knee = pointAt(ring, angle, radius + px(28));
      // In a column clear of the ring, so that no line crosses it and the labels share an edge.
      const end = ring.cx + (right ? 1 : -1) * (radius + reach);
      const gap = right ? gapToLine : -gapToLine;
      placed.push({
        label,
        x: right ? end + gap : end + gap - label.width,
        y: Math.round(y - label.height / 2),
        align: right ? "left" : "right",
        line: `M${at(edge)}L${at(knee)}L${end.toFixed(1)} ${y.toFixed(1)}`,
      });
    });
  }
  return inside(placed, job) ? { ring, layers: layersOf(job, placed) } : null;
}

const NONE: Arc = { from: 0, to: 0 };
const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function inside(placed: Placed[], { plot }: ChartJob): boolean {
  return placed.every(
    ({ x, y, label }) =>
      x >= plot.x - 1 &&
      x + label.width <= plot.x + plot.width + 1 &&
      y >= plot.y - 1 &&
      y + label.height <= plot.y + plot.height + 1,
  );
}

function layersOf(job: ChartJob, placed: Placed[]): Layer[] {
  const { context, enterAt } = job;
  const { theme, format, direction } = context;
  return placed.map(({ label, x, y, align, line }) => {
    const side = (align === "left") === (direction === "ltr") ? "start" : "end";
    const place = { x, width: label.width, align: side } as const;
    const rule: Paint = {
      kind: "path",
      d: line,
      stroke: { color: theme.color.line, width: Math.max(2, theme.hairline), cap: "round" },
    };
    const paint: Paint[] = [
      rule,
      ...paintBlock(label.value, { ...place, y }, context),
      ...paintBlock(label.name, { ...place, y: y + label.value.height }, context),
    ];
    const start = enterAt(label.part) + labelDelay(context);
    return layerOf(`label-${label.part + 1}`, paint, { opacity: fadeIn(theme, start) }, format);
  });
}

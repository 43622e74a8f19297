import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { labelDelay, valueStyle } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";

export type LinePoint = { category: number; x: number; y: number; value: number; display: string };

type Placed = { series: number; point: LinePoint; block: TextBlock; x: number; y: number };

/**
 * Dots on a line with their values above (below in a valley). The point that matters comes first,
 * then the ends, the highest and the lowest, then the rest; one that would touch another is left off.
 */
export function pointLabels(
  job: ChartJob,
  lines: readonly LinePoint[][],
  limits: { top: number; bottom: number; all: boolean },
): Layer[] {
  const { data, context } = job;
  const { theme, format } = context;
  const several = data.series.length > 1;
  const placed: Placed[] = [];
  lines.forEach((points, series) => {
    for (const point of inOrderOfWeight(points, data.highlight, limits.all, several)) {
      const found = place(job, series, point, lines, placed, limits);
      if (found !== null) placed.push(found);
    }
  });
  return placed
    .sort((a, b) => a.series - b.series || a.point.category - b.point.category)
    .map(({ series, point, block, x, y }) => {
      const loud = !several && point.category === data.highlight;
      const { fill } = job.colors(series, data.highlight ?? -1);
      const radius = Math.round((loud ? 14 : 9) * theme.unit);
      const dot: Paint = {
        kind: "ellipse",
        cx: point.x,
        cy: point.y,
        rx: radius,
        ry: radius,
        fill: loud ? fill : theme.color.background,
        stroke: { color: fill, width: Math.max(2, Math.round(5 * theme.unit)) },
      };
      const paint = [dot, ...paintBlock(block, { x, y, width: block.width }, context)];
      const start = job.enterAt(point.category) + labelDelay(context);
      return layerOf(
        `point-${series + 1}-${point.category + 1}`,
        paint,
        { opacity: fadeIn(theme, start) },
        format,
      );
    });
}

function inOrderOfWeight(
  points: LinePoint[],
  highlight: number | null,
  all: boolean,
  several: boolean,
): LinePoint[] {
  const highest = points.reduce<LinePoint | undefined>(
    (best, one) => (best === undefined || one.value > best.value ? one : best),
    undefined,
  );
  const lowest = points.reduce<LinePoint | undefined>(
    (best, one) => (best === undefined || one.value < best.value ? one : best),
    undefined,
  );
  const marked = points.find((point) => point.category === highlight);
  const first = several
    ? [marked, points.at(-1), points[0]]
    : [marked, points.at(-1), points[0], highest, lowest];
  const chosen = first.filter((point) => point !== undefined);
  return [...new Set([...chosen, ...(all ? points : [])])];
}

function place(
  job: ChartJob,
  series: number,
  point: LinePoint,
  lines: readonly LinePoint[][],
  placed: Placed[],
  limits: { top: number; bottom: number },
): Placed | null {
  const { data, plot, context, colors } = job;
  const { theme } = context;
  const loud = data.series.length === 1 && point.category === data.highlight;
  const quiet = data.highlight !== null && !loud && data.series.length === 1;
  const size = loud ? Math.round(theme.size.label * 1.2) : theme.size.body;
  const color = quiet ? theme.color.muted : colors(series, data.highlight ?? -1).label;
  const block = textBlock(
    point.display,
    valueStyle(context, size, color),
    { width: plot.width * 0.3 },
    context,
  );
  const gap = Math.round((loud ? 22 : 16) * theme.unit);
  const points = lines[series] ?? [];
  const before = points.find(({ category }) => category === point.category - 1);
  const after = points.find(({ category }) => category === point.category + 1);
  const valley = (before === undefined || before.y < point.y) && (after === undefined || after.y < point.y);
  const above = point.y - gap - block.height;
  const below = point.y + gap;
  for (const y of valley && before !== undefined ? [below, above] : [above, below]) {
    const x = Math.min(plot.x + plot.width - block.width, Math.max(plot.x, point.x - block.width / 2));
    const candidate = { series, point, block, x, y };
    if (y < limits.top || y + block.height > limits.bottom) continue;
    if (
      placed.every((other) => !touches(candidate, other, 10 * theme.unit)) &&
      lines.every((line) => clearOfLine(candidate, line))
    )
      return candidate;
  }
  return null;
}

function touches(a: Placed, b: Placed, gap: number): boolean {
  return (
    a.x < b.x + b.block.width + gap &&
    b.x < a.x + a.block.width + gap &&
    a.y < b.y + b.block.height &&
    b.y < a.y + a.block.height
  );
}

/** Whether the line passes the label without crossing its letters. */
function clearOfLine({ x, y, block }: Placed, points: LinePoint[]): boolean {
  const inset = block.height * 0.18;
  const [top, bottom] = [y + inset, y + block.height - inset];
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (a === undefined || b === undefined) continue;
    const [from, to] = a.x < b.x ? [a, b] : [b, a];
    const left = Math.max(from.x, x);
    const right = Math.min(to.x, x + block.width);
    if (left >= right) continue;
    const at = (position: number) => from.y + ((position - from.x) / (to.x - from.x)) * (to.y - from.y);
    const [high, low] = [at(left), at(right)].sort((p, q) => p - q) as [number, number];
    if (high < bottom && low > top) return false;
  }
  return true;
}

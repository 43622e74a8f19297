import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { fontFor, trackingPx, type TextContext, type TextStyle } from "../../layout/text-context.ts";
import { lineWidth } from "../../layout/text-measure.ts";
import { isMeant } from "./chart-data.ts";
import { valueStyle } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";
import { labelAt } from "./line-reach.ts";

export type LinePoint = { category: number; x: number; y: number; value: number; display: string };

/** Where labels may stand; `all`: every point is to have one. */
type LabelRoom = {
  x: number;
  width: number;
  top: number;
  bottom: number;
  all: boolean;
  /** A line across the plot that no label may stand on. */
  across: number | null;
};

/** A point whose value finds no room. */
type Bare = { series: number; point: LinePoint; block?: undefined };
/** Of several lines so many points each are told one after another. */
export const MOST_TOLD = 8;

type Placed = { series: number; point: LinePoint; block: TextBlock; x: number; y: number };

/**
 * Dots on a line with their values above (below in a valley). The point that matters comes first,
 * then the ends, the highest and the lowest, then the rest; one that would touch another is left off.
 */
export function pointLabels(job: ChartJob, lines: readonly LinePoint[][], limits: LabelRoom): Layer[] {
  const { data, context } = job;
  const { theme, format } = context;
  const several = data.series.length > 1;
  const placed: Placed[] = [];
  const bare: Bare[] = [];
  lines.forEach((points, series) => {
    const told = limits.all || (several && points.length <= MOST_TOLD);
    for (const point of inOrderOfWeight(points, data.highlight, told, several)) {
      const found = place(job, series, point, lines, placed, limits);
      if (found !== null) placed.push(found);
      else if (told) bare.push({ series, point });
    }
  });
  return [...placed, ...bare]
    .sort((a, b) => a.series - b.series || a.point.category - b.point.category)
    .map((mark) => {
      const { series, point } = mark;
      const loud = !several && isMeant(data, point.category);
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
      const label =
        mark.block === undefined
          ? []
          : paintBlock(mark.block, { x: mark.x, y: mark.y, width: mark.block.width }, context);
      const paint = [dot, ...label];
      const start = labelAt(job, lines[series] ?? [], point);
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
  const highest = highestOf(points);
  const lowest = points.reduce<LinePoint | undefined>(
    (best, one) => (best === undefined || one.value < best.value ? one : best),
    undefined,
  );
  const marked = points.find((point) => point.category === highlight);
  const first = [marked, points.at(-1), points[0], highest, lowest];
  const chosen = first.filter((point) => point !== undefined);
  // With several lines, the value at which each ends stands beside its name.
  return [...new Set([...chosen, ...(all ? points : [])])].filter(
    (point) => !several || point !== points.at(-1),
  );
}

/** Of the label's size, the value that the voice is about. */
const LOUD = 1.2;
/** Of the way from one point to the next, the widest value in larger type; digits are about so wide, em. */
const ROOMY = { share: 0.9, digit: 0.62 };

/** Whether the values of one line have room beside one another in larger type. */
function areRoomy({ data, plot, context }: ChartJob): boolean {
  const [only, another] = data.series;
  if (only === undefined || another !== undefined || data.categories.length > MOST_TOLD) return false;
  const letters = Math.max(...only.points.map(({ display }) => Array.from(display).length));
  const step = plot.width / data.categories.length;
  return letters * ROOMY.digit * context.theme.size.label <= step * ROOMY.share;
}

function highestOf(points: readonly LinePoint[]): LinePoint | undefined {
  return points.reduce<LinePoint | undefined>(
    (best, one) => (best === undefined || one.value > best.value ? one : best),
    undefined,
  );
}

function place(
  job: ChartJob,
  series: number,
  point: LinePoint,
  lines: readonly LinePoint[][],
  placed: Placed[],
  limits: LabelRoom,
): Placed | null {
  const { data, plot, context, colors } = job;
  const { theme } = context;
  const loud = data.series.length === 1 && isMeant(data, point.category);
  const quiet = data.highlight !== null && !loud && data.series.length === 1;
  const usual = areRoomy(job) ? theme.size.label : theme.size.body;
  const size = loud ? Math.round(theme.size.label * LOUD) : usual;
  const told = data.told.includes(point.category);
  const color = quiet
    ? told
      ? theme.color.text
      : theme.color.muted
    : colors(series, data.highlight ?? -1).label;
  const style = valueStyle(size, color);
  const width = Math.min(plot.width, Math.max(plot.width * 0.3, widestWord(point.display, style, context)));
  const block = figureBlock(point.display, style, { width }, context);
  const gap = Math.round((loud ? 22 : 16) * theme.unit);
  const between = BETWEEN[data.series.length > 1 ? "several" : "one"];
  const points = lines[series] ?? [];
  const before = points.find(({ category }) => category === point.category - 1);
  const after = points.find(({ category }) => category === point.category + 1);
  const valley = (before === undefined || before.y < point.y) && (after === undefined || after.y < point.y);
  const above = point.y - gap - block.height;
  const below = point.y + gap;
  const middle = point.x - block.width / 2;
  // On a slope a label stands clear on the outer side: above and back where the line goes up.
  const rises = after === undefined ? (before?.y ?? point.y) > point.y : after.y < point.y;
  const forward = (after?.x ?? point.x) >= point.x === (before?.x ?? point.x - 1) <= point.x ? 1 : -1;
  const aside = point.x - block.width / 2 + (rises ? -1 : 1) * forward * (block.width / 2 + gap * 0.4);
  const beside = [
    { x: middle, y: above },
    { x: aside, y: above + gap * 0.5 },
    { x: middle, y: below },
    { x: 2 * middle - aside, y: below - gap * 0.5 },
  ];
  // Of several lines the lowest has its values below it.
  const lowest =
    lines.length > 1 &&
    lines.every((line) => line.every(({ category, y }) => category !== point.category || y <= point.y));
  // In a steep valley or on a sharp peak there is room at its side.
  const sideways = [1, -1].map((way) => ({
    x: way * forward > 0 ? point.x + gap : point.x - gap - block.width,
    y: Math.min(point.y - block.height / 2, limits.bottom - block.height),
  }));
  const under = lowest || (valley && before !== undefined);
  const wished = [...(under ? [beside[2], beside[3]] : []), ...beside, ...sideways];
  // The point that the voice is about keeps its value even where the line is restless: further off, or at last on it.
  const further = loud
    ? [1, 2, 3].flatMap((step) => [
        { x: middle, y: above - step * block.height * 0.6 },
        { x: middle, y: below + step * block.height * 0.6 },
      ])
    : limits.all || before === undefined || after === undefined || point === highestOf(points)
      ? // Where a line begins and ends and what it rises to is told in any case, and every value where no axis tells it:
        // on a steep slope, or in a valley that reaches down to the axis, further off.
        [1, 2, 3, 4, 5].map((step) => ({ x: middle, y: above - step * block.height * 0.6 }))
      : [];
  const most = limits.x + limits.width - block.width;
  const candidates = [...wished, ...further]
    .filter((spot) => spot !== undefined)
    .map((spot): Placed => ({
      series,
      point,
      block,
      x: Math.min(most, Math.max(limits.x, spot.x)),
      y: spot.y,
    }))
    .filter(
      (candidate) =>
        clearOfDot(candidate, 12 * theme.unit) &&
        candidate.y >= limits.top &&
        candidate.y + block.height <= limits.bottom &&
        placed.every((other) => !touches(candidate, other, between * theme.unit)),
    );
  const { across } = limits;
  const ruled: LinePoint[][] = across === null ? [] : [[limits.x, limits.x + limits.width].map((x) => ({ ...point, x, y: across }))]; // prettier-ignore
  const clear = candidates.find((candidate) =>
    [...lines, ...ruled].every((line) => clearOfLine(candidate, line, 8 * theme.unit)),
  );
  return clear ?? (loud ? (candidates[0] ?? null) : null);
}

/** What the longest word needs, which is never broken: pixels, the figures' own width counted in. */
function widestWord(text: string, style: TextStyle, context: TextContext): number {
  const tabular: TextStyle = { ...style, features: '"tnum"' };
  const widths = text
    .split(/\s+/u)
    .map((word) => lineWidth(word, fontFor(word, tabular, context), trackingPx(word, tabular, context), tabular.features)); // prettier-ignore
  return Math.ceil(Math.max(0, ...widths)) + 2;
}

/** px at 1080 between values side by side: two of them are not read as one number; of several lines none is lost for it. */
const BETWEEN = { one: 24, several: 10 };

function touches(a: Placed, b: Placed, gap: number): boolean {
  return (
    a.x < b.x + b.block.width + gap &&
    b.x < a.x + a.block.width + gap &&
    a.y < b.y + b.block.height &&
    b.y < a.y + a.block.height
  );
}

/** Whether the label stands off its own dot, which takes so much on every side. */
function clearOfDot({ point, x, y, block }: Placed, radius: number): boolean {
  const inset = block.height * 0.18;
  return (
    x >= point.x + radius ||
    x + block.width <= point.x - radius ||
    y + inset >= point.y + radius ||
    y + block.height - inset <= point.y - radius
  );
}

/** Whether the line passes the label, its own thickness included, without touching its letters. */
function clearOfLine({ x, y, block }: Placed, points: LinePoint[], air: number): boolean {
  const inset = block.height * 0.18;
  const [top, bottom] = [y + inset - air / 2, y + block.height - inset + air / 2];
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (a === undefined || b === undefined) continue;
    const [from, to] = a.x < b.x ? [a, b] : [b, a];
    const left = Math.max(from.x, x - air);
    const right = Math.min(to.x, x + block.width + air);
    if (left >= right) continue;
    const at = (position: number) => from.y + ((position - from.x) / (to.x - from.x)) * (to.y - from.y);
    const [high, low] = [at(left), at(right)].sort((p, q) => p - q) as [number, number];
    if (high < bottom && low > top) return false;
  }
  return true;
}

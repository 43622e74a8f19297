import type { Rect } from "../../../artifacts/timeline.ts";
import type { Size } from "../../layout/flex.ts";
import { cubic } from "./edge-curve.ts";
import type { Placement, Point } from "./placement.ts";

/** The way of the layers: from left to right, or from top to bottom. */
export type Axis = "x" | "y";

/** How many ways back run outside of the nodes already, on either side. */
export type Lanes = { before: number; after: number };

/**
 * Back to an earlier layer, round the outside of all that lies between: on the side where nothing
 * stands in the way of either end.
 */
export function backRoute(
  { from, to }: { from: number; to: number },
  rects: readonly Rect[],
  axis: Axis,
  lanes: Lanes,
  unit: number,
): Point[] {
  // One set of sums for both ways: `along` the layers and `across` them.
  const turn = (rect: Rect): Rect =>
    axis === "x" ? rect : { x: rect.y, y: rect.x, width: rect.height, height: rect.width };
  const turned = rects.map(turn);
  const [start, end] = [turned[from], turned[to]];
  if (start === undefined || end === undefined) return [];
  const free = (node: Rect, after: boolean) =>
    turned.every(
      (one) =>
        one.x + one.width <= node.x ||
        one.x >= node.x + node.width ||
        (after ? one.y <= node.y : one.y >= node.y),
    );
  const after = (free(start, true) && free(end, true)) || !(free(start, false) && free(end, false));
  const side = after ? "after" : "before";
  lanes[side] += 1;
  const lane = (16 + 44 * lanes[side]) * unit;
  const between = turned.filter((one) => one.x + one.width > end.x && one.x < start.x + start.width);
  const y = after
    ? Math.max(...between.map((one) => one.y + one.height)) + lane
    : Math.min(...between.map((one) => one.y)) - lane;
  const leave = { x: start.x + start.width * 0.4, y: after ? start.y + start.height : start.y };
  const arrive = { x: end.x + end.width * 0.6, y: after ? end.y + end.height : end.y };
  const line = rounded([leave, { x: leave.x, y }, { x: arrive.x, y }, arrive], 26 * unit);
  return axis === "x" ? line : line.map((point) => ({ x: point.y, y: point.x }));
}

/** How far a loop reaches out of its node, in px at 1080. */
export const LOOP_REACH = 52;

/** From a node back to itself, on a side where no layer lies, at `part` of its width; the label beyond. */
export function loopOf(
  { x, y, width, height }: Rect,
  axis: Axis,
  unit: number,
  label: Size | null,
  part = 0.5,
): Placement["edges"][number] {
  const reach = (LOOP_REACH - 8) * unit;
  if (axis === "x") {
    const [left, right] = [x + width * part - 38 * unit, x + width * part + 38 * unit];
    const top = y - reach;
    const corners = [
      { x: left, y },
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y },
    ];
    const over = label === null ? null : around({ x: x + width * part, y: top - label.height / 2 }, label);
    return { line: rounded(corners, 22 * unit), label: over };
  }
  const [upper, lower] = [y + height / 2 - 20 * unit, y + height / 2 + 20 * unit];
  const far = x - reach;
  const corners = [
    { x, y: upper },
    { x: far, y: upper },
    { x: far, y: lower },
    { x, y: lower },
  ];
  const aside = label === null ? null : around({ x: far - label.width / 2, y: y + height / 2 }, label);
  return { line: rounded(corners, 18 * unit), label: aside };
}

/** A label at the middle of a line's length. */
export function withLabel(line: Point[], size: Size | null): Placement["edges"][number] {
  return { line, label: size === null ? null : around(middleOf(line), size) };
}

export function around({ x, y }: Point, { width, height }: Size): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A polyline with its corners rounded. */
function rounded(points: Point[], radius: number): Point[] {
  return points.flatMap((point, index): Point[] => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined || after === undefined) return [point];
    const towards = (other: Point): Point => {
      const distance = Math.hypot(other.x - point.x, other.y - point.y);
      const part = Math.min(radius, distance / 2) / Math.max(1, distance);
      return { x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part };
    };
    const [enter, leave] = [towards(before), towards(after)];
    return [enter, ...cubic(enter, point, point, leave)];
  });
}

function middleOf(line: Point[]): Point {
  const steps = line.map((point, index) => {
    const before = line[index - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const half = steps.reduce((sum, step) => sum + step, 0) / 2;
  let passed = 0;
  for (const [index, step] of steps.entries()) {
    const to = line[index];
    const from = line[index - 1] ?? to;
    if (to !== undefined && from !== undefined && passed + step >= half) {
      const part = step === 0 ? 0 : (half - passed) / step;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    passed += step;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

import type { Rect } from "../../../artifacts/timeline.ts";
import { around, type Point } from "./map-geometry.ts";

/** A way from point to point as a curve of one control, and its path data; `along`: through these points instead. */
export type Bend = { from: Point; over: Point; to: Point; d: string; along?: readonly Point[] };

/** How far a curve leaves the straight line, as a part of its length. */
const RISE = 0.14;

/** From one point to another, both left free by `gap` px; `back`: on the other side of the straight line. */
export function bentWay(start: Point, end: Point, back: boolean, gap: number): Bend {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  // Above the straight line; a way straight up or down leans to the right.
  const above = dx > 0 || (dx === 0 && dy > 0) ? 1 : -1;
  const side = (back ? -1 : 1) * above;
  const over = {
    x: start.x + dx / 2 + (side * dy * RISE * length) / length,
    y: start.y + dy / 2 - (side * dx * RISE * length) / length,
  };
  const from = towards(start, over, Math.min(gap, length / 4));
  const to = towards(end, over, Math.min(gap, length / 4));
  return { from, over, to, d: `M${px(from)}Q${px(over)} ${px(to)}` };
}

/** From one point to another through others, without corners; both ends left free by `gap` px where they are places. */
export function windingWay(points: readonly Point[], gap: { start: number; end: number }): Bend | null {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (first === undefined || second === undefined || before === undefined || last === undefined) return null;
  const from = towards(first, second, Math.min(gap.start, distance(first, second) / 3));
  const to = towards(last, before, Math.min(gap.end, distance(last, before) / 3));
  const along = [from, ...points.slice(1, -1), to];
  // Each piece leaves a point as the line from its neighbour to the next one runs.
  const pieces = along.slice(1).map((end, at) => {
    const start = along[at] ?? end;
    const [back, on] = [along[at - 1] ?? start, along[at + 2] ?? end];
    const reach = distance(start, end) / 3;
    const out = towards(start, { x: start.x + end.x - back.x, y: start.y + end.y - back.y }, reach);
    const into = towards(end, { x: end.x + start.x - on.x, y: end.y + start.y - on.y }, reach);
    return `C${px(out)} ${px(into)} ${px(end)}`;
  });
  return { from, over: along.at(-2) ?? from, to, d: `M${px(from)}${pieces.join("")}`, along };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.max(1e-6, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function px({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function pointOn({ from, over, to }: Bend, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: a * from.x + b * over.x + c * to.x, y: a * from.y + b * over.y + c * to.y };
}

/** Small boxes that hold the curve: what labels keep off. */
export function boxesAlong(bend: Bend, width: number): Rect[] {
  const { along } = bend;
  if (along !== undefined)
    return along.slice(1).flatMap((to, at) => {
      const from = along[at] ?? to;
      const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return boxesAlong({ from, over, to, d: "" }, width);
    });
  const length = Math.hypot(bend.to.x - bend.from.x, bend.to.y - bend.from.y);
  const steps = Math.max(2, Math.ceil(length / (2.5 * width)));
  const side = Math.ceil(2.5 * width);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const { x, y } = pointOn(bend, step / steps);
    return around(x, y, side, side);
  });
}

/** The head of an arrow at the curve's end. */
export function headOf({ over, to }: Bend, size: number): string {
  const back = towards(to, over, size);
  const [x, y] = [(to.x - back.x) / size, (to.y - back.y) / size];
  const wing = 0.5 * size;
  const [left, right] = [
    { x: back.x - y * wing, y: back.y + x * wing },
    { x: back.x + y * wing, y: back.y - x * wing },
  ];
  return `M${px(to)}L${px(left)}L${px(right)}Z`;
}

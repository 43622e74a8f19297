import type { Rect } from "../../../artifacts/timeline.ts";

export type Point = { x: number; y: number };

export function around(x: number, y: number, width: number, height: number): Rect {
  return { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
}

export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** px² that two boxes have in common. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The point of a box that lies nearest to another. */
export function nearestOn(box: Rect, { x, y }: Point): Point {
  return {
    x: Math.max(box.x, Math.min(box.x + box.width, x)),
    y: Math.max(box.y, Math.min(box.y + box.height, y)),
  };
}

/** Whether a straight line runs through a box (Liang and Barsky's clipping). */
export function crosses(from: Point, to: Point, { x, y, width, height }: Rect): boolean {
  if (Math.max(from.x, to.x) <= x || Math.min(from.x, to.x) >= x + width) return false;
  if (Math.max(from.y, to.y) <= y || Math.min(from.y, to.y) >= y + height) return false;
  let [enter, leave] = [0, 1];
  const sides: [number, number, number, number][] = [
    [from.x, to.x - from.x, x, x + width],
    [from.y, to.y - from.y, y, y + height],
  ];
  for (const [start, step, low, high] of sides) {
    if (step === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, b] = [(low - start) / step, (high - start) / step];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave;
}

/** Even-odd rule. */
export function isWithin({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from !== undefined && from.y > y !== to.y > y) {
      if (x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
    }
    from = to;
  }
  return inside;
}

/** px² within a ring. */
export function areaOf(ring: readonly Point[]): number {
  let doubled = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from !== undefined) doubled += from.x * to.y - to.x * from.y;
    from = to;
  }
  return Math.abs(doubled) / 2;
}

/** A ring with what is asked of it again and again: the box around it, and px² within it. */
export type Land = { ring: readonly Point[]; box: Rect; area: number };

export function landOf(ring: readonly Point[]): Land {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of ring) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { ring, box: { x: left, y: top, width: right - left, height: bottom - top }, area: areaOf(ring) };
}

/** px² of what lies within both a ring and a box. */
export function areaUnder({ ring, box, area }: Land, cover: Rect): number {
  const { x, y, width, height } = cover;
  if (shared(box, cover) === 0) return 0;
  const holds =
    box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
  if (holds) return area;
  const left = cut(ring, "x", x, 1);
  const right = cut(left, "x", x + width, -1);
  const top = cut(right, "y", y, 1);
  return areaOf(cut(top, "y", y + height, -1));
}

/** The part of a ring beyond a line (`side` 1) or before it: Sutherland and Hodgman's clipping. */
function cut(ring: readonly Point[], axis: "x" | "y", at: number, side: 1 | -1): Point[] {
  const kept: Point[] = [];
  let from = ring.at(-1);
  if (from === undefined) return kept;
  let before = side * (from[axis] - at);
  for (const to of ring) {
    const after = side * (to[axis] - at);
    if (before < 0 !== after < 0) {
      const part = before / (before - after);
      kept.push({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    }
    if (after >= 0) kept.push(to);
    [from, before] = [to, after];
  }
  return kept;
}

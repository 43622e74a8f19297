import type { Rect } from "../../artifacts/timeline.ts";

/** Side of the blocks that damage is rounded out to: a macroblock of H.264. */
export const DAMAGE_GRID = 16;

export type Size = { width: number; height: number };

export function area(rect: Rect): number {
  return rect.width * rect.height;
}

export function intersects(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function unionOf(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** What of `one` lies outside of `other`, as at most four rectangles. */
export function subtract(one: Rect, other: Rect): Rect[] {
  if (!intersects(one, other)) return [one];
  const left = Math.max(one.x, other.x);
  const top = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  const parts = [
    { x: one.x, y: one.y, width: one.width, height: top - one.y },
    { x: one.x, y: bottom, width: one.width, height: one.y + one.height - bottom },
    { x: one.x, y: top, width: left - one.x, height: bottom - top },
    { x: right, y: top, width: one.x + one.width - right, height: bottom - top },
  ];
  return parts.filter(({ width, height }) => width > 0 && height > 0);
}

/** The rectangle grown to whole blocks and cut at the frame's edges; null where nothing of it is in the frame. */
export function roundOut(rect: Rect, frame: Size): Rect | null {
  const left = Math.max(0, Math.floor(rect.x / DAMAGE_GRID) * DAMAGE_GRID);
  const top = Math.max(0, Math.floor(rect.y / DAMAGE_GRID) * DAMAGE_GRID);
  const right = Math.min(frame.width, Math.ceil((rect.x + rect.width) / DAMAGE_GRID) * DAMAGE_GRID);
  const bottom = Math.min(frame.height, Math.ceil((rect.y + rect.height) / DAMAGE_GRID) * DAMAGE_GRID);
  if (right <= left || bottom <= top) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Pixels that two rectangles may waste together before each is better drawn by itself. */
const MERGE_SLACK = 64 * 64;

/** Rectangles that cover the same places, with those that overlap or lie side by side joined. */
export function mergeRects(rects: readonly Rect[]): Rect[] {
  const merged: Rect[] = [];
  for (const rect of rects) {
    let current = rect;
    for (let index = 0; index < merged.length;) {
      const other = merged[index]!;
      const joined = unionOf(current, other);
      const wasted = area(joined) - area(current) - area(other);
      if (wasted <= MERGE_SLACK || intersects(current, other)) {
        current = joined;
        merged.splice(index, 1);
        // The larger rectangle may now reach one that was passed over before.
        index = 0;
      } else index += 1;
    }
    merged.push(current);
  }
  return merged;
}

/** A rectangle cut into bands of whole block rows, each of at most `pixels` where that is possible. */
export function bandsOf(rect: Rect, pixels: number): Rect[] {
  const rows = Math.max(DAMAGE_GRID, Math.floor(pixels / rect.width / DAMAGE_GRID) * DAMAGE_GRID);
  const bands: Rect[] = [];
  for (let top = 0; top < rect.height; top += rows) {
    bands.push({ ...rect, y: rect.y + top, height: Math.min(rows, rect.height - top) });
  }
  return bands;
}

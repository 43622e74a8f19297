import type { Rect } from "../../../artifacts/timeline.ts";

export type Point = { x: number; y: number };

/** A closed way as close points, clockwise from its leftmost upper one, and where on it the stations stand. */
export type Ring = { way: Point[]; stations: Point[] };

/** About as many points as a way has. */
const POINTS = 720;

/** A circle with so many stations as far from each other, the first in its upper right quarter and none at top or foot. */
export function circleRing(middle: Point, radius: number, count: number): Ring {
  const at = (angle: number): Point => ({
    x: middle.x + radius * Math.cos(angle),
    y: middle.y + radius * Math.sin(angle),
  });
  return {
    way: times(POINTS, (step) => at((step / POINTS) * 2 * Math.PI - Math.PI)),
    stations: stationAngles(count).map(at),
  };
}

/** Half of the stations, or one more, on the right; both halves lie evenly about the middle. */
export function stationAngles(count: number): number[] {
  const step = (2 * Math.PI) / count;
  return times(count, (index) => (index - (Math.ceil(count / 2) - 1) / 2) * step);
}

/**
 * A box with round corners, its stations in even rows on its sides: down on the right, up on the left. Those of one
 * side face those of the other, or are set off so that each has a row of its own; of an odd number they always are.
 */
export function boxRing(box: Rect, corner: number, count: number, rows: "facing" | "set-off"): Ring {
  const way = roundedBox(box, corner);
  const right = Math.ceil(count / 2);
  const left = count - right;
  const off = rows === "set-off" && count % 2 === 0 ? 0.25 : 0;
  const middle = box.x + box.width / 2;
  return {
    way,
    stations: times(count, (index) => {
      const down = index < right;
      const row = down ? (index + 0.5 - off) / right : (count - index - 0.5 + off) / left;
      const y = box.y + row * box.height;
      const side = way.filter(({ x }) => (down ? x > middle : x < middle));
      return { x: nearest(side, y).x, y };
    }),
  };
}

/** A box with round corners, all stations down its left side in even rows; the way leads down there and up on the right. */
export function columnRing(box: Rect, corner: number, count: number): Ring {
  const way = roundedBox(box, corner).toReversed();
  const side = way.filter(({ x }) => x < box.x + box.width / 2);
  return {
    way,
    stations: times(count, (index) => {
      const y = box.y + ((index + 0.5) / count) * box.height;
      return { x: nearest(side, y).x, y };
    }),
  };
}

/** The part of the way from one station on to the next, clear of both by so many px. */
export function wayBetween({ way, stations }: Ring, from: number, to: number, clear: number): Point[] {
  const [start, end] = [stations[from], stations[to]];
  if (start === undefined || end === undefined) return [];
  const [first, last] = [indexOf(way, start), indexOf(way, end)];
  const length = (last - first + way.length) % way.length;
  return times(length + 1, (step) => way[(first + step) % way.length]).filter(
    (point): point is Point =>
      point !== undefined && distance(point, start) > clear && distance(point, end) > clear,
  );
}

/** How far to each side the way reaches within a stretch of its height; null where it does not pass. */
export function reachOf(
  way: readonly Point[],
  top: number,
  foot: number,
  side: "left" | "right",
  middle: number,
) {
  const xs = way
    .filter(({ x, y }) => y >= top && y <= foot && (side === "right" ? x >= middle : x <= middle))
    .map(({ x }) => x);
  return xs.length === 0 ? null : { least: Math.min(...xs), most: Math.max(...xs) };
}

function roundedBox({ x, y, width, height }: Rect, corner: number): Point[] {
  const r = Math.min(corner, width / 2, height / 2);
  const [across, down, turn] = [width - 2 * r, height - 2 * r, (Math.PI / 2) * r];
  const whole = 2 * (across + down) + 4 * turn;
  const count = (length: number) => Math.max(1, Math.round((length / whole) * POINTS));
  const line = (from: Point, to: Point): Point[] => {
    const steps = count(distance(from, to));
    return times(steps, (step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  };
  const bend = (cx: number, cy: number, from: number): Point[] => {
    const steps = count(turn);
    return times(steps, (step) => {
      const angle = from + ((Math.PI / 2) * step) / steps;
      return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) };
    });
  };
  const [right, foot] = [x + width, y + height];
  return [
    ...bend(x + r, y + r, Math.PI),
    ...line({ x: x + r, y }, { x: right - r, y }),
    ...bend(right - r, y + r, -Math.PI / 2),
    ...line({ x: right, y: y + r }, { x: right, y: foot - r }),
    ...bend(right - r, foot - r, 0),
    ...line({ x: right - r, y: foot }, { x: x + r, y: foot }),
    ...bend(x + r, foot - r, Math.PI / 2),
    ...line({ x, y: foot - r }, { x, y: y + r }),
  ];
}

function nearest(points: readonly Point[], y: number): Point {
  return points.reduce((best, point) => (Math.abs(point.y - y) < Math.abs(best.y - y) ? point : best));
}

function indexOf(way: readonly Point[], spot: Point): number {
  let best = 0;
  way.forEach((point, index) => {
    const before = way[best];
    if (before !== undefined && distance(point, spot) < distance(before, spot)) best = index;
  });
  return best;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

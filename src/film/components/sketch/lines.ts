import type { Cue } from "../../../artifacts/cue.ts";

/** Of a figure: in its own units, down is more. */
export type Point = readonly [x: number, y: number];

/** Where a figure stands: px of the frame for its own units, and px of its labels' size, which marks that are not to scale go by. */
export type Placed = { at: (point: Point) => Point; scale: number; em: number };

/** `main`: what the figure is; `strong`: what it is about; `fine`: what it stands on, and what measures it; `hair`: what counts in it. */
export type Ink = "main" | "strong" | "fine" | "hair";

/** A line as it is drawn in one go, or with `tint` (0 to 1, how much colour) an area in its edge, or without `ink` an area alone. */
export type Stroke = { path: (placed: Placed) => string; ink?: Ink; tint?: number; cue?: Cue | undefined };

/** How much colour is in the areas that words stand on. */
export const PALE = 0.16;

export type SketchLabel = {
  text: string;
  cue?: Cue | undefined;
  /** An angle is set somewhat smaller: it has the room that its sides leave. */
  voice: "measure" | "angle";
  at: Point;
  /**
   * Where it stands from there: in a direction; `between` two rays that leave from there, `inside` what these belong to; or with its middle on it, in a
   * part of the figure so wide and so high.
   */
  stands:
    | { toward: Point }
    | { between: readonly [Point, Point]; inside?: Lines["box"] }
    | { within: readonly [number, number] };
  /** Further away, in its own size, than its gap. */
  clear?: number;
};

/** A figure to be drawn. `box`: what it takes to scale; `air`: what else it takes around that, in sizes of its labels. */
export type Lines = {
  box: { left: number; top: number; right: number; bottom: number };
  air?: { left?: number; top?: number; right?: number; bottom?: number };
  strokes: Stroke[];
  labels: SketchLabel[];
};

export const pathThrough = (points: readonly Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${closed ? "Z" : ""}`;

/** Straight from point to point. */
export function through(points: readonly Point[], closed = false): Stroke["path"] {
  return ({ at }) => pathThrough(points.map(at), closed);
}

export function boxOf(points: readonly Point[]): Lines["box"] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

export function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** A line that measures: beside what it measures, with a tick at each end. `away` in sizes of the labels. */
export function dimension(from: Point, to: Point, toward: Point, away: number, cue?: Cue): Stroke {
  return {
    ink: "fine",
    cue,
    path: ({ at, em }) => {
      const [tx, ty] = [toward[0] * em, toward[1] * em];
      const moved = (point: Point): Point => [at(point)[0] + tx * away, at(point)[1] + ty * away];
      const tick = (point: Point): string => {
        const [x, y] = moved(point);
        return pathThrough([[x - tx * TICK, y - ty * TICK], [x + tx * TICK, y + ty * TICK]]); // prettier-ignore
      };
      return tick(from) + pathThrough([moved(from), moved(to)]) + tick(to);
    },
  };
}

const TICK = 0.24;

/** The mark of a right angle between two rays. */
export function squareMark(corner: Point, one: Point, other: Point): Stroke {
  return {
    ink: "fine",
    path: ({ at, em }) => {
      const [x, y] = at(corner);
      const along = ([dx, dy]: Point): Point => [x + dx * em * MARK, y + dy * em * MARK];
      const far: Point = [x + (one[0] + other[0]) * em * MARK, y + (one[1] + other[1]) * em * MARK];
      return pathThrough([along(one), far, along(other)]);
    },
  };
}

const MARK = 0.55;

/** The arc between two rays, the shorter way. `radius` in sizes of the labels. */
export function arcMark(corner: Point, one: Point, other: Point, radius: number, cue?: Cue): Stroke {
  const [from, to] = [Math.atan2(one[1], one[0]), Math.atan2(other[1], other[0])];
  const turn = ((to - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return {
    ink: "strong",
    cue,
    path: ({ at, em }) => {
      const [x, y] = at(corner);
      const points = Array.from({ length: 25 }, (_, step): Point => {
        const angle = from + (turn * step) / 24;
        return [x + Math.cos(angle) * em * radius, y + Math.sin(angle) * em * radius];
      });
      return pathThrough(points);
    },
  };
}

/** Between sides so close together there is no room for words. */
export const isSharp = (degrees: number): boolean => degrees < 22;

/** How far from its corner the arc of an angle is drawn, in sizes of the labels: where these have room behind it. */
export function arcOf(degrees: number): number {
  if (isSharp(degrees)) return 2.6;
  return Math.min(2.8, Math.max(0.8, 0.72 / Math.tan((degrees * Math.PI) / 360)));
}

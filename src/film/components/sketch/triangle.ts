import type { TriangleSketch } from "../../../artifacts/sketch.ts";
import { labelIn, labelOf } from "./label-of.ts";
import {
  arcMark,
  arcOf,
  boxOf,
  dimension,
  isSharp,
  middle,
  PALE,
  pathThrough,
  squareMark,
  through,
  unit,
  type Lines,
  type Point,
  type SketchLabel,
  type Stroke,
} from "./lines.ts";

/** The right angle at the left, or at the right under what leans or leads up. */
export function triangleLines(triangle: TriangleSketch): Lines {
  const { stands, squares } = triangle;
  if (stands === "ladder") return ladderLines(triangle);
  if (stands === "ramp") return rampLines(triangle);
  return squares === undefined ? plainLines(triangle) : squaresLines(triangle, squares);
}

type Corners = { corner: Point; foot: Point; top: Point };

function cornersOf({ base, height }: TriangleSketch): Corners {
  return { corner: [0, 0], foot: [base.value, 0], top: [0, -height.value] };
}

const bodyOf = ({ corner, foot, top }: Corners): Stroke => ({
  path: through([corner, foot, top], true),
  ink: "main",
  tint: PALE,
});

/** Away from the right angle, square to the long side. */
function outward({ corner, foot, top }: Corners): Point {
  const [ux, uy] = [foot[0] - corner[0], top[1] - corner[1]];
  return unit([Math.abs(uy) * Math.sign(ux), Math.abs(ux) * Math.sign(uy)]);
}

function plainLines(triangle: TriangleSketch): Lines {
  const corners = cornersOf(triangle);
  const { corner, foot, top } = corners;
  return {
    box: boxOf([corner, foot, top]),
    strokes: [bodyOf(corners), squareMark(corner, [1, 0], [0, -1]), ...angleStrokes(triangle, corners)],
    labels: [
      ...labelOf(triangle.base, middle(corner, foot), [0, 1]),
      ...labelOf(triangle.height, middle(corner, top), [-1, 0]),
      ...labelOf(triangle.long, middle(foot, top), outward(corners)),
      ...angleLabels(triangle, corners),
    ],
  };
}

/** An arc, at which the label stands where the two sides leave it room, else beside the corner. */
function angleStrokes({ angle }: TriangleSketch, { corner, foot, top }: Corners): Stroke[] {
  if (angle === undefined) return [];
  const rays = raysAt(foot, corner, top);
  return [arcMark(foot, ...rays, arcOf(angle.value), angle.cue)];
}

const raysAt = (at: Point, one: Point, other: Point): [Point, Point] => [
  unit([one[0] - at[0], one[1] - at[1]]),
  unit([other[0] - at[0], other[1] - at[1]]),
];

function angleLabels({ angle }: TriangleSketch, { corner, foot, top }: Corners): SketchLabel[] {
  if (angle === undefined || angle.display === "") return [];
  const { display: text, cue } = angle;
  const label = { text, cue, voice: "angle" as const, at: foot };
  const side = Math.sign(foot[0] - corner[0]) || 1;
  if (isSharp(angle.value)) return [{ ...label, stands: { toward: [side, 0] } }];
  const between = raysAt(foot, corner, top);
  return [{ ...label, stands: { between, inside: boxOf([corner, foot, top]) }, clear: arcOf(angle.value) }];
}

/** A square on each side, with its side's length at its far edge and its area in it. */
function squaresLines(triangle: TriangleSketch, areas: NonNullable<TriangleSketch["squares"]>): Lines {
  const corners = cornersOf(triangle);
  const { corner, foot, top } = corners;
  const { base, height, long } = triangle;
  const [b, h] = [base.value, height.value];
  const below: Point[] = [corner, foot, [b, b], [0, b]];
  const beside: Point[] = [corner, top, [-h, -h], [-h, 0]];
  const above: Point[] = [foot, top, [h, -h - b], [b + h, -b]];
  const c = Math.hypot(b, h);
  const square = (points: readonly Point[], side: number): Stroke[] => [
    { path: through(points, true), ink: "main", tint: PALE, cue: areas.cue },
    ...gridOf(points, side, areas.cue),
  ];
  const between: [Point, Point] = [[0, 1], [h / c, -b / c]]; // prettier-ignore
  const centre = (points: readonly Point[]): Point => middle(points[0] ?? corner, points[2] ?? corner);
  return {
    box: boxOf([...below, ...beside, ...above]),
    strokes: [
      { ...bodyOf(corners), tint: STRONG },
      squareMark(corner, [1, 0], [0, -1]),
      ...square(beside, h),
      ...square(below, b),
      ...square(above, c),
      ...angleStrokes(triangle, corners),
    ],
    labels: [
      ...labelOf(base, [b / 2, b], [0, 1]),
      ...labelOf(height, [-h, -h / 2], [-1, 0]),
      ...labelOf(long, middle(above[2] ?? top, above[3] ?? foot), outward(corners)),
      ...labelIn(areas.base, centre(below), [b, b]),
      ...labelIn(areas.height, centre(beside), [h, h]),
      ...labelIn(areas.long, centre(above), [c, c]),
      // Among its squares the triangle is small: the measure of its angle stands at the corner, between two of them.
      ...angleLabels(triangle, corners).map((label) => ({ ...label, stands: { between }, clear: 0 })),
    ],
  };
}

const STRONG = 0.42;
const MOST_CELLS = 13;

/** Squares of one unit, where a side has a whole number of them and the eye can count them. */
function gridOf([a, b, , d]: readonly Point[], side: number, cue: Stroke["cue"]): Stroke[] {
  const count = Math.round(side);
  if (a === undefined || b === undefined || d === undefined) return [];
  if (Math.abs(side - count) > 1e-6 || count < 2 || count > MOST_CELLS) return [];
  const along = (from: Point, to: Point, part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]; // prettier-ignore
  const c: Point = [b[0] + d[0] - a[0], b[1] + d[1] - a[1]];
  const lines = Array.from({ length: count - 1 }, (_, at) => (at + 1) / count).flatMap((part) => [
    [along(a, b, part), along(d, c, part)],
    [along(a, d, part), along(b, c, part)],
  ]);
  return [{ ink: "hair", cue, path: ({ at }) => lines.map((line) => pathThrough(line.map(at))).join("") }];
}

/** A ladder on the ground at a wall, which stands at the right. */
function ladderLines(triangle: TriangleSketch): Lines {
  const { base, height, long } = triangle;
  const [b, h] = [base.value, height.value];
  const corners: Corners = { corner: [0, 0], foot: [-b, 0], top: [0, -h] };
  const { corner, foot, top } = corners;
  const over = h * OVER;
  const ends: Point[] = [
    [-b - Math.max(b, h * 0.3) * 0.7, 0],
    [0, -h - over],
  ];
  return {
    box: boxOf([corner, foot, top, ...ends]),
    air: { right: HATCH, bottom: DIMENSION + 0.3 },
    strokes: [
      { path: through([ends[0] ?? foot, corner, ends[1] ?? top]), ink: "fine" },
      { path: ({ at, em }) => hatchPath(at(corner), at(ends[1] ?? top), em), ink: "fine" },
      { path: through([foot, top]), ink: "strong" },
      ...(base.display === "" ? [] : [dimension(foot, corner, [0, 1], DIMENSION, base.cue)]),
      ...(height.display === "" ? [] : [dimension(corner, top, [1, 0], BESIDE_WALL, height.cue)]),
      ...angleStrokes(triangle, corners),
    ],
    labels: [
      ...labelOf(base, middle(corner, foot), [0, 1], DIMENSION),
      ...labelOf(height, middle(corner, top), [1, 0], BESIDE_WALL),
      ...labelOf(long, middle(foot, top), outward(corners)),
      ...angleLabels(triangle, corners),
    ],
  };
}

/** The wall goes on above what leans at it. */
const OVER = 0.1;
/** Sizes of the labels: width of the wall's hatching, and how far the lines that measure stand off. */
const HATCH = 0.6;
const DIMENSION = 0.55;
const BESIDE_WALL = 1.1;

function hatchPath([x, from]: Point, [, to]: Point, em: number): string {
  const step = em * 0.75;
  const count = Math.floor((from - to) / step);
  return Array.from({ length: count }, (_, at) => {
    const y = from - at * step;
    return pathThrough([[x, y - em * HATCH], [x + em * HATCH, y]].map(([px = 0, py = 0]): Point => [px, py]).toReversed()); // prettier-ignore
  }).join("");
}

function rampLines(triangle: TriangleSketch): Lines {
  const { base, height, long } = triangle;
  const corners: Corners = { corner: [0, 0], foot: [-base.value, 0], top: [0, -height.value] };
  const { corner, foot, top } = corners;
  return {
    box: boxOf([corner, foot, top]),
    air: { right: DIMENSION + 0.3, bottom: DIMENSION + 0.3 },
    strokes: [
      bodyOf(corners),
      ...(base.display === "" ? [] : [dimension(foot, corner, [0, 1], DIMENSION, base.cue)]),
      ...(height.display === "" ? [] : [dimension(corner, top, [1, 0], DIMENSION, height.cue)]),
      ...angleStrokes(triangle, corners),
    ],
    labels: [
      ...labelOf(base, middle(corner, foot), [0, 1], DIMENSION),
      ...labelOf(height, middle(corner, top), [1, 0], DIMENSION),
      ...labelOf(long, middle(foot, top), outward(corners)),
      ...angleLabels(triangle, corners),
    ],
  };
}

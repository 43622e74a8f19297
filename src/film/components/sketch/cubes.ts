import type { BoxSketch, CubesSketch } from "../../../artifacts/sketch.ts";
import { labelOf } from "./label-of.ts";
import { boxOf, pathThrough, through, type Lines, type Point, type Stroke } from "./lines.ts";

/** How a cube's depth is seen: an oblique drawing, each unit of depth half as long, up to the right. */
const DEPTH: Point = [0.36, -0.36];
/** Of the largest edge, between two cubes. */
const APART = 0.5;
/** The faces: in front, on top, at the side. */
const TINT = { front: 0.18, top: 0.08, side: 0.34 };
/** More cells in a row are no longer counted. */
const MOST_CELLS = 6;

/** Cubes on one ground, each cut into as many of the first as it holds, where that is a whole number. */
export function cubesLines({ cubes }: CubesSketch): Lines {
  const edges = cubes.map(({ edge }) => edge.value);
  const [least, most] = [Math.min(...edges), Math.max(...edges)];
  let left = 0;
  const placed = cubes.map((cube) => {
    const x = left;
    left += cube.edge.value * (1 + DEPTH[0]) + most * APART;
    return { ...cube, x };
  });
  const ends = placed.flatMap(({ edge: { value: a }, x }): Point[] => [[x, 0], [x + a * (1 + DEPTH[0]), -a * (1 - DEPTH[1])]]); // prettier-ignore
  return {
    box: boxOf(ends),
    strokes: placed.flatMap(({ edge: { value: a }, x, cue }) => cubeStrokes(x, a, cellsOf(a, least), cue)),
    labels: placed.flatMap(({ edge, volume, x }) => [
      ...labelOf(edge, [x + edge.value / 2, 0], [0, 1]),
      ...labelOf(volume, [x + (edge.value * (1 + DEPTH[0])) / 2, -edge.value * (1 - DEPTH[1])], [0, -1]),
    ]),
  };
}

/** A box in the same view: its width and height to scale, its depth as depth is drawn. */
export function boxLines({ width, depth, height }: BoxSketch): Lines {
  const [a, h] = [width.value, height.value];
  const [dx, dy] = [depth.value * BOX_DEPTH[0], depth.value * BOX_DEPTH[1]];
  const ends: Point[] = [[0, 0], [a + dx, -h + dy]]; // prettier-ignore
  return {
    box: boxOf(ends),
    strokes: solidStrokes([0, a, h], [dx, dy], 1, undefined),
    labels: [
      ...labelOf(width, [a / 2, 0], [0, 1]),
      ...labelOf(height, [0, -h / 2], [-1, 0]),
      ...labelOf(depth, [a + dx / 2, dy / 2], [Math.SQRT1_2, Math.SQRT1_2]),
    ],
  };
}

/** Half of its length, at 45 degrees. */
const BOX_DEPTH: Point = [0.354, -0.354];

function cellsOf(edge: number, least: number): number {
  const count = edge / least;
  return Math.abs(count - Math.round(count)) < 1e-6 && count <= MOST_CELLS ? Math.round(count) : 1;
}

function cubeStrokes(x: number, a: number, cells: number, cue: Stroke["cue"]): Stroke[] {
  return solidStrokes([x, a, a], [a * DEPTH[0], a * DEPTH[1]], cells, cue);
}

/** Front, top and side of what is so wide and high and goes back so far, cut into so many each way. */
function solidStrokes(
  [x, a, h]: readonly [number, number, number],
  [dx, dy]: Point,
  cells: number,
  cue: Stroke["cue"],
): Stroke[] {
  const front: Point[] = [[x, 0], [x + a, 0], [x + a, -h], [x, -h]]; // prettier-ignore
  const top: Point[] = [[x, -h], [x + a, -h], [x + a + dx, -h + dy], [x + dx, -h + dy]]; // prettier-ignore
  const side: Point[] = [[x + a, 0], [x + a, -h], [x + a + dx, -h + dy], [x + a + dx, dy]]; // prettier-ignore
  const face = (points: readonly Point[], tint: number): Stroke => ({ path: through(points, true), ink: "main", tint, cue }); // prettier-ignore
  const parts = Array.from({ length: cells - 1 }, (_, at) => (at + 1) / cells);
  const cuts = parts.flatMap((part): Point[][] => {
    const [u, down] = [x + a * part, -h * part];
    const back: Point = [dx * part, dy * part];
    return [
      [[u, 0], [u, -h], [u + dx, -h + dy]],
      [[x, down], [x + a, down], [x + a + dx, down + dy]],
      [[x + back[0], -h + back[1]], [x + a + back[0], -h + back[1]], [x + a + back[0], back[1]]],
    ]; // prettier-ignore
  });
  const cut: Stroke = { ink: "fine", cue, path: ({ at }) => cuts.map((line) => pathThrough(line.map(at))).join("") }; // prettier-ignore
  const faces = [face(front, TINT.front), face(top, TINT.top), face(side, TINT.side)];
  return cells > 1 ? [...faces, cut] : faces;
}

import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { textSeed } from "../../kernel/text-seed.ts";
import { quarterDisc } from "./quarter-disc.ts";

type Tile = { x: number; y: number; size: number };
type Shape = (tile: Tile, color: string, ground: string) => Paint[];

/** A quarter of a disc about one corner, 0 to 3 clockwise from the top left. */
function quarter(corner: number): Shape {
  return ({ x, y, size }, color) => {
    const [isLeft, isTop] = [corner === 0 || corner === 3, corner < 2];
    const at = { x: isLeft ? x : x + size, y: isTop ? y : y + size };
    return [{ kind: "path", d: quarterDisc(at, size, { isLeft, isTop }), fill: color }];
  };
}

function half(upper: boolean): Shape {
  return ({ x, y, size }, color) => {
    const line = upper ? y + size : y;
    const d = `M${x} ${line}A${size / 2} ${size / 2} 0 0 ${upper ? 1 : 0} ${x + size} ${line}Z`;
    return [{ kind: "path", d, fill: color }];
  };
}

const disc: Shape = ({ x, y, size }, color, ground) => {
  const [cx, cy] = [x + size / 2, y + size / 2];
  const ring = (part: number, fill: string): Paint => ({
    kind: "ellipse",
    cx,
    cy,
    rx: size * part,
    ry: size * part,
    fill,
  });
  return [ring(0.38, color), ring(0.24, ground), ring(0.1, color)];
};

const rules: Shape = ({ x, y, size }, color) =>
  [0, 1, 2, 3].map((index) => ({
    kind: "rect" as const,
    x: Math.round(x + size * 0.14),
    y: Math.round(y + size * (0.18 + index * 0.185)),
    width: Math.round(size * 0.72),
    height: Math.round(size * 0.07),
    fill: color,
  }));

const SHAPES: readonly Shape[] = [
  quarter(0),
  disc,
  quarter(2),
  half(true),
  rules,
  quarter(1),
  half(false),
  quarter(3),
];

/** A tile's shape and its ground. */
export type TileInk = readonly [color: string, ground: string];

/** Where tiles stand, in rows from a corner on; px, `size` may be a part of one. */
export type TileGrid = { left: number; top: number; size: number; columns: number; rows: number };

/** What stands in a tile in place of a shape, in whole px; null where a shape does. */
export type TileFilling = (tile: { column: number; row: number }, at: Rect) => Paint[] | null;

/** Square tiles in rows from a corner on. The seed chooses shapes and inks; no neighbours have the same. */
export function tilesOf(
  seedText: string,
  grid: TileGrid,
  inks: readonly TileInk[],
  filled: TileFilling = () => null,
): Paint[] {
  const { size, columns, rows } = grid;
  let seed = textSeed(seedText);
  let [shape, ink] = [seed % SHAPES.length, seed % inks.length];
  return Array.from({ length: columns * rows }, (_, index): Paint[] => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    // Steps that never give a neighbour the same shape or ink.
    shape = (shape + 1 + ((seed >>> 8) % (SHAPES.length - 2))) % SHAPES.length;
    ink = (ink + 1 + ((seed >>> 16) % 2)) % inks.length;
    const place = { column: index % columns, row: Math.floor(index / columns) };
    const filling = filled(place, cellOf(place, grid));
    if (filling !== null) return filling;
    const [color, ground] = inks[ink] ?? ["#000000", "#ffffff"];
    const tile = { x: grid.left + place.column * size, y: grid.top + place.row * size, size };
    return [plateOf(cellOf(place, grid), ground), ...(SHAPES[shape] ?? disc)(tile, color, ground)];
  }).flat();
}

export function plateOf(at: Rect, fill: string): Paint {
  return { kind: "rect", ...at, fill };
}

/** A tile's edges are its neighbours': in whole px, between which no ground shines through. */
function cellOf({ column, row }: { column: number; row: number }, { left, top, size }: TileGrid): Rect {
  const [x, y] = [Math.round(left + column * size), Math.round(top + row * size)];
  return {
    x,
    y,
    width: Math.round(left + (column + 1) * size) - x,
    height: Math.round(top + (row + 1) * size) - y,
  };
}

import type { Rect } from "../../../artifacts/timeline.ts";
import { unionOf } from "../../layout/layer-builder.ts";
import { sizeLadder, textBlock, type TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import type { Lines, Placed, Point, SketchLabel } from "./lines.ts";

export type PlacedLabel = SketchLabel & { block: TextBlock; rect: Rect };
export type PlacedLines = Lines & { placed: Placed; set: PlacedLabel[]; isCrowded: boolean };

/** From a line to its label, in sizes of the label. */
const GAP = 0.32;
/** A label's share of the room at most: a name takes a second line sooner. */
const WIDEST = 0.42;
/** Of the other measures' size: an angle has what room its sides leave. */
const ANGLES = [0.82, 0.7, 0.6];
const HALVINGS = 24;

/** A figure as large as its room lets it be with its labels around it, in letters as large as leave that to it. */
export function fitLines(lines: Lines, room: Rect, largest: number, context: ComponentContext): PlacedLines {
  const sizes = sizeLadder(largest, context);
  let last: PlacedLines | null = null;
  for (const size of sizes) {
    for (const part of lines.labels.some(({ voice }) => voice === "angle") ? ANGLES : [1]) {
      const blocks = lines.labels.map((label) => setLabel(label, size, part, room, context));
      const scale = largestScale(lines, blocks, size, room);
      last = placedIn(lines, blocks, { scale, em: size }, room);
      if (!last.isCrowded) return last;
    }
  }
  if (last === null) throw new Error("there is a smallest size");
  return last;
}

function setLabel(
  { text, voice }: SketchLabel,
  size: number,
  angle: number,
  room: Rect,
  context: ComponentContext,
): TextBlock {
  const { theme } = context;
  const own = voice === "measure" ? size : Math.max(theme.minSize, Math.round(size * angle));
  return textBlock(
    text,
    { face: "strong", size: own, color: theme.color.text },
    { width: room.width * WIDEST },
    context,
  );
}

type Size = { scale: number; em: number };

function largestScale(lines: Lines, blocks: readonly TextBlock[], em: number, room: Rect): number {
  const { left, top, right, bottom } = lines.box;
  let [low, high] = [
    0,
    Math.min(room.width / Math.max(right - left, 1e-9), room.height / Math.max(bottom - top, 1e-9)),
  ];
  for (let step = 0; step < HALVINGS; step += 1) {
    const scale = (low + high) / 2;
    const { width, height } = extent(lines, blocks, { scale, em });
    if (width <= room.width && height <= room.height) low = scale;
    else high = scale;
  }
  return low;
}

/** What figure and labels take together, in px from the figure's own zero. */
function extent(lines: Lines, blocks: readonly TextBlock[], size: Size): Rect {
  const { box, air = {} } = lines;
  const [left, top] = [box.left * size.scale - (air.left ?? 0) * size.em, box.top * size.scale - (air.top ?? 0) * size.em]; // prettier-ignore
  const right = box.right * size.scale + (air.right ?? 0) * size.em;
  const bottom = box.bottom * size.scale + (air.bottom ?? 0) * size.em;
  return unionOf([
    { x: left, y: top, width: right - left, height: bottom - top },
    ...rectsOf(lines, blocks, size),
  ]);
}

function rectsOf({ labels }: Lines, blocks: readonly TextBlock[], size: Size): Rect[] {
  return labels.flatMap((label, at) => {
    const block = blocks[at];
    return block === undefined ? [] : [rectOf(label, block, size)];
  });
}

function rectOf(label: SketchLabel, block: TextBlock, { scale, em }: Size): Rect {
  const [x, y] = [label.at[0] * scale, label.at[1] * scale];
  const [half, tall] = [block.width / 2 + 1, block.height / 2];
  const [dx, dy] = awayOf(label, [half, tall], em);
  return { x: x + dx - half, y: y + dy - tall, width: 2 * half, height: 2 * tall };
}

/** From the point that a label belongs to, to its middle. */
function awayOf({ stands, clear = 0 }: SketchLabel, [half, tall]: Point, em: number): Point {
  const gap = (GAP + clear) * em;
  if ("within" in stands) return [0, 0];
  if ("toward" in stands) {
    const [dx, dy] = stands.toward;
    const far = gap + Math.abs(dx) * half + Math.abs(dy) * tall;
    return [dx * far, dy * far];
  }
  const [one, other] = stands.between;
  const sum: Point = [one[0] + other[0], one[1] + other[1]];
  const length = Math.hypot(...sum);
  // Of a straight angle the label stands over its corner.
  const [dx, dy] = length < 1e-6 ? [one[1], -one[0]] : [sum[0] / length, sum[1] / length];
  for (let far = clear * em; far < FARTHEST * em; far += em / 10) {
    const corners = [-1, 1].flatMap((right) =>
      [-1, 1].map((down): Point => [dx * far + right * half, dy * far + down * tall]),
    );
    const isFree = corners.every((corner) => Math.hypot(...corner) > clear * em + gap / 2 && clearOf(corner, one, [dx, dy]) > gap / 2 && clearOf(corner, other, [dx, dy]) > gap / 2); // prettier-ignore
    if (isFree) return [dx * far, dy * far];
  }
  return [dx * FARTHEST * em, dy * FARTHEST * em];
}

const FARTHEST = 9;

/** How far a point lies from a ray, on the side of the angle's middle. */
function clearOf([x, y]: Point, [rx, ry]: Point, [mx, my]: Point): number {
  const side = Math.sign(rx * my - ry * mx) || 1;
  return side * (rx * y - ry * x);
}

function placedIn(lines: Lines, blocks: readonly TextBlock[], size: Size, room: Rect): PlacedLines {
  const all = extent(lines, blocks, size);
  const [x, y] = [
    room.x + (room.width - all.width) / 2 - all.x,
    room.y + (room.height - all.height) / 2 - all.y,
  ];
  const placed: Placed = { ...size, at: ([px, py]) => [x + px * size.scale, y + py * size.scale] };
  const set = lines.labels.flatMap((label, index): PlacedLabel[] => {
    const block = blocks[index];
    if (block === undefined) return [];
    const rect = rectOf(label, block, size);
    return [{ ...label, block, rect: { ...rect, x: rect.x + x, y: rect.y + y } }];
  });
  return { ...lines, placed, set, isCrowded: set.some((one, at) => isTight(one, placed) || set.slice(at + 1).some((other) => meets(one.rect, other.rect))) }; // prettier-ignore
}

function isTight({ stands, block, rect }: PlacedLabel, { at, scale, em }: Placed): boolean {
  if (block.brokenWord) return true;
  if ("toward" in stands) return false;
  if ("within" in stands) {
    const [width, height] = stands.within;
    return block.width + em * GAP > width * scale || block.height > height * scale;
  }
  if (stands.inside === undefined) return false;
  const [left, top] = at([stands.inside.left, stands.inside.top]);
  const [right, bottom] = at([stands.inside.right, stands.inside.bottom]);
  const air = (em * GAP) / 2;
  return (
    rect.x < left + air ||
    rect.y < top + air ||
    rect.x + rect.width > right - air ||
    rect.y + rect.height > bottom - air
  );
}

function meets(one: Rect, other: Rect): boolean {
  const apart = 4;
  return (
    one.x < other.x + other.width + apart &&
    other.x < one.x + one.width + apart &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

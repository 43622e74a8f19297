import type { Rect } from "../../../artifacts/timeline.ts";
import { fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { reachOf } from "./ring-shape.ts";
import type { Point, Ring } from "./ring-shape.ts";

/**
 * A ring as it stands in a left-to-right frame, and where its words go. `share`: of the ring's inner width, what words
 * inside of it may take.
 */
export type RingPlan = {
  ring: Ring;
  middle: Point;
  node: number;
  words: { stand: "outside" } | { stand: "inside"; share: number };
};

/** What a station says: its label and its detail, each in the column that its lines are aligned in. */
export type RingWord = { lines: { block: TextBlock; rect: Rect; align: "start" | "end" }[] };

/** px of the design by how many stations there are. */
const LABEL: Record<number, number> = { 3: 62, 4: 56, 5: 50, 6: 46, 7: 42, 8: 42 };
const DETAIL: Record<number, number> = { 3: 42, 4: 38, 5: 36, 6: 34, 7: 32, 8: 32 };
/** In a tall frame, which is held in a hand, they are tried so much larger first. */
const TALL = 1.3;
const SMALLEST_LABEL = 34;
const STEP = 0.93;
const LINES = { label: 3, detail: 4 };

type Sizes = { label: number; detail: number };

/** The plan on which the words of all stations stand at the largest common sizes, and those words. Null where none fit. */
export function fitRingWords(
  said: readonly Said[],
  plans: readonly RingPlan[],
  rest: Rect,
  context: ComponentContext,
  smallestDetail = 0,
): FittedRing | null {
  const { unit, minSize } = context.theme;
  const count = said.length;
  for (let factor = isPortrait(context.format) ? TALL : 1; ; factor *= STEP) {
    const label = Math.round((LABEL[count] ?? 42) * unit * factor);
    if (label < SMALLEST_LABEL * unit) return null;
    const sizes = { label, detail: Math.max(minSize, Math.round((DETAIL[count] ?? 32) * unit * factor)) };
    if (sizes.detail < smallestDetail) return null;
    for (const plan of plans) {
      const words = wordsAt(said, sizes, plan, rest, context);
      if (words !== null) return { plan, words };
    }
  }
}

export type FittedRing = { plan: RingPlan; words: RingWord[] };

type Said = { label: string; detail?: string };

function wordsAt(
  items: readonly Said[],
  sizes: Sizes,
  plan: RingPlan,
  rest: Rect,
  context: ComponentContext,
): RingWord[] | null {
  const placed: { word: RingWord; ink: Rect }[] = [];
  for (const [index, item] of items.entries()) {
    const station = plan.ring.stations[index];
    if (station === undefined) return null;
    const one = placeWord(item, station, sizes, plan, rest, context);
    const air = Math.round(22 * context.theme.unit);
    if (one === null || placed.some(({ ink }) => meet(ink, one.ink, air))) return null;
    placed.push(one);
  }
  return placed.map(({ word }) => word);
}

/** The words of one station in the column that ring and nodes leave at their height. */
function placeWord(
  { label, detail }: Said,
  station: Point,
  sizes: Sizes,
  plan: RingPlan,
  rest: Rect,
  context: ComponentContext,
): { word: RingWord; ink: Rect } | null {
  const { color, habit } = context.theme;
  const gap = Math.round(sizes.label * 0.2);
  // How high the words are tells how much of the ring they pass, and that how wide they may be.
  let height = sizes.label;
  for (let turn = 0; turn < 5; turn += 1) {
    const top = Math.min(Math.max(station.y - height / 2, rest.y), rest.y + rest.height - height);
    const column = columnAt(top, top + height, station, plan, rest, context);
    if (column.width < sizes.label * 3) return null;
    const made = [
      textBlock(label, { face: habit.label, size: sizes.label, color: color.text }, column, context),
      ...(detail === undefined || detail.trim() === ""
        ? []
        : [
            textBlock(
              detail,
              { face: "body" as const, size: sizes.detail, color: color.muted },
              column,
              context,
            ),
          ]),
    ];
    const [first, second] = made;
    if (first === undefined || !fits(first, { width: column.width, maxLines: LINES.label })) return null;
    if (second !== undefined && !fits(second, { width: column.width, maxLines: LINES.detail })) return null;
    const needed = first.height + (second === undefined ? 0 : gap + second.height);
    if (needed > rest.height) return null;
    if (needed <= height) {
      const y = Math.round(top + (height - needed) / 2);
      const width = Math.max(first.width, second?.width ?? 0);
      const x = column.align === "start" ? column.x : column.x + column.width - width;
      const rects = [
        { ...column, y, height: first.height },
        { ...column, y: y + first.height + gap, height: second?.height ?? 0 },
      ];
      return {
        word: {
          lines: made.map((block, at) => ({ block, rect: rects[at] ?? column, align: column.align })),
        },
        ink: { x, y, width, height: needed },
      };
    }
    height = needed;
  }
  return null;
}

type Column = Rect & { align: "start" | "end" };

/** At a station's side, between ring and frame or between ring and the middle. */
function columnAt(
  top: number,
  foot: number,
  station: Point,
  { ring, middle, node, words }: RingPlan,
  rest: Rect,
  { theme }: ComponentContext,
): Column {
  const px = (value: number) => Math.round(value * theme.unit);
  const side = station.x > middle.x ? "right" : "left";
  const sign = side === "right" ? 1 : -1;
  const reach = reachOf(ring.way, top - px(8), foot + px(8), side, middle.x);
  const nodes = ring.stations.filter(
    ({ x, y }) => x > middle.x === station.x > middle.x && y + node / 2 > top && y - node / 2 < foot,
  );
  if (words.stand === "outside") {
    // Measured from the middle outwards.
    const way = Math.max(
      ...nodes.map(({ x }) => sign * (x - middle.x) + node / 2 + px(28)),
      reach === null ? 0 : sign * ((side === "right" ? reach.most : reach.least) - middle.x) + px(40),
    );
    const start = Math.ceil(middle.x + sign * way);
    return side === "right"
      ? { x: start, y: top, width: rest.x + rest.width - start, height: 0, align: "start" }
      : { x: rest.x, y: top, width: start - rest.x, height: 0, align: "end" };
  }
  const way = Math.min(
    ...nodes.map(({ x }) => sign * (x - middle.x) - node / 2 - px(24)),
    reach === null
      ? Number.POSITIVE_INFINITY
      : sign * ((side === "right" ? reach.least : reach.most) - middle.x) - px(36),
  );
  const edge = Math.floor(middle.x + sign * way);
  const width = Math.floor(2 * way * words.share - px(20));
  return side === "right"
    ? { x: edge - width, y: top, width, height: 0, align: "end" }
    : { x: edge, y: top, width, height: 0, align: "start" };
}

function meet(a: Rect, b: Rect, air: number): boolean {
  return (
    a.x < b.x + b.width + air &&
    b.x < a.x + a.width + air &&
    a.y < b.y + b.height + air &&
    b.y < a.y + a.height + air
  );
}

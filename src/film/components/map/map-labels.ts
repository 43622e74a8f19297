import type { Rect } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import { areaUnder, around, crosses, grown, isWithin, nearestOn, shared } from "./map-geometry.ts";
import type { Point } from "./map-geometry.ts";
import type { Spot } from "./map-view.ts";

/** A place on the map: where its middle is, how large it looks, and what its label says. */
export type MapMark = Spot & { label: string; display: string };

/** `anchor`: where the line from a label beside its place ends. */
export type MapLabel = {
  name: TextBlock;
  value: TextBlock | null;
  box: Rect;
  inside: boolean;
  anchor: Point;
};

/** What labels keep to, and what they keep off. */
export type LabelRoom = { room: Rect; taken: readonly Rect[]; size: number };

/**
 * Labels that touch neither each other nor the places of others: within their land where it is large
 * enough, else beside it. Null for one that finds no room; the type gets smaller before that.
 */
export function placeLabels(
  marks: readonly MapMark[],
  { room, taken, size: largest }: LabelRoom,
  context: ComponentContext,
): (MapLabel | null)[] {
  let best: (MapLabel | null)[] = marks.map(() => null);
  const placed = (labels: (MapLabel | null)[]) => labels.filter((label) => label !== null).length;
  const anchors = marks.map(anchorOf);
  const ladder = sizeLadder(largest, context);
  const tries: Try[][][] = [];
  const triesAt = (step: number, size: number) =>
    (tries[step] ??= marks.map((mark, index) =>
      spotsOf(mark, anchors[index] ?? mark, size, context)
        .filter(({ box }) => isFree(box, taken, room))
        .map((one) => ({ ...one, under: [] })),
    ));
  // Where a crowd leaves no other way, labels may lie on the edges of places that they leave to be seen.
  for (const care of [1, 0.4]) {
    for (const [step, size] of ladder.entries()) {
      const tried = placeAt(marks, triesAt(step, size), care, context);
      if (placed(tried) > placed(best)) best = tried;
      if (placed(best) === marks.length) return best;
    }
  }
  return best;
}

/** Each label is placed once among those before it, then again among all. */
const ROUNDS = 3;

function placeAt(
  marks: readonly MapMark[],
  tries: Try[][],
  care: number,
  context: ComponentContext,
): (MapLabel | null)[] {
  const labels: (MapLabel | null)[] = marks.map(() => null);
  // Those with the least room around them choose first.
  const order = [...marks.keys()].sort((a, b) => nearest(marks, a) - nearest(marks, b));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of order) {
      const others = labels.map((label, at) => (at === index ? null : label));
      const found = cheapest(tries[index] ?? [], index, marks, others, care, context);
      if (found !== null) labels[index] = found;
    }
  }
  return labels;
}

/** A label at a spot, and what it costs to stand there: px at 1080 from where it would best be. */
type Spotted = MapLabel & { far: number };

/** `under`: px² of each place's land that it would hide, as far as that was asked. */
type Try = Spotted & { under: (number | undefined)[] };

const ANGLES = Array.from({ length: 24 }, (_, turn) => (turn / 24) * 2 * Math.PI);
/** px at 1080 between a place and its label; nearer than nothing where a bay has room for it. */
const DISTANCES = [-32, -14, 4, 18, 34, 60, 100, 160, 230];
/** A name that is set so much smaller within its land is better than one beside it. */
const WITHIN = [1, 0.9, 0.82];

/** Where a label may stand: within its land, or around it. */
function spotsOf(mark: MapMark, anchor: Point, size: number, context: ComponentContext): Spotted[] {
  const within = WITHIN.flatMap((part): Spotted[] => {
    const text = textsOf(mark, Math.max(context.theme.minSize, Math.round(size * part)), context);
    const box = text === null ? null : boxWithin(mark, outerOf(text, 10, 4, context));
    return text === null || box === null
      ? []
      : [{ ...text, box, inside: true, anchor, far: 40 * (1 - part) }];
  });
  const text = textsOf(mark, size, context);
  return text === null ? within : [...within.slice(0, 1), ...besideOf(mark, anchor, text, context)];
}

/** What a label takes with so much air around its words, px at 1080. */
function outerOf({ name, value }: Texts, x: number, y: number, { theme }: ComponentContext) {
  const px = (length: number) => Math.round(length * theme.unit);
  return {
    width: Math.max(name.width, value?.width ?? 0) + px(x),
    height: name.height + (value?.height ?? 0) + px(y),
  };
}

function besideOf(mark: MapMark, anchor: Point, text: Texts, context: ComponentContext): Spotted[] {
  const px = (value: number) => Math.round(value * context.theme.unit);
  const outer = outerOf(text, 28, 12, context);
  // A large land's label may lie near its middle where that is sea, a small one's not.
  const reach = { x: Math.min(mark.width / 2, px(58)), y: Math.min(mark.height / 2, px(58)) };
  return ANGLES.flatMap((angle) =>
    DISTANCES.map((more): Spotted => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      // From the place's box to the label's along the ray.
      const toEdge = Math.min(
        (reach.x + outer.width / 2) / Math.max(1e-6, Math.abs(cos)),
        (reach.y + outer.height / 2) / Math.max(1e-6, Math.abs(sin)),
      );
      const distance = toEdge + px(more);
      const box = around(anchor.x + cos * distance, anchor.y + sin * distance, outer.width, outer.height);
      // Straight above, below or beside reads more calmly than askew.
      const askew = Math.abs(Math.sin(2 * angle)) * px(10);
      return { ...text, box, inside: false, anchor, far: px(Math.abs(more)) + askew + distance * 0.12 };
    }),
  );
}

function cheapest(
  tries: Try[],
  index: number,
  marks: readonly MapMark[],
  labels: readonly (MapLabel | null)[],
  care: number,
  { theme }: ComponentContext,
): Try | null {
  const gap = 6 * theme.unit;
  const others = labels.filter((label) => label !== null);
  const lines = others
    .filter(({ inside }) => !inside)
    .map(({ box, anchor }) => [anchor, nearestOn(box, anchor)] as const);
  let best: { one: Try; cost: number } | null = null;
  for (const one of tries) {
    const wide = grown(one.box, gap);
    if (others.some(({ box }) => shared(wide, box) > 0)) continue;
    if (best !== null && one.far >= best.cost) continue;
    if (lines.some(([from, to]) => crosses(from, to, wide))) continue;
    const to = nearestOn(one.box, one.anchor);
    if (!one.inside && others.some(({ box }) => crosses(one.anchor, to, box))) continue;
    if (marks.some((mark, at) => isCovered(mark, at, at === index, one, care, theme.unit))) continue;
    const over = one.inside ? 0 : marks.reduce((sum, mark, at) => sum + Math.sqrt(hidden(one, mark, at)), 0);
    const cost = one.far + 1.6 * over;
    if (best === null || cost < best.cost) best = { one, cost };
  }
  return best?.one ?? null;
}

/** px at 1080 up to which all of a place is kept free. */
const SMALL = 120;

/**
 * Whether a label would hide a place: any part of a small one, the middle or much of a large one. `care`: how
 * much of what should be seen of it must be.
 */
function isCovered(mark: MapMark, at: number, own: boolean, one: Try, care: number, unit: number): boolean {
  const { box, inside } = one;
  if (own && inside) return false;
  const dot = 26 * unit;
  if (shared(box, around(mark.x, mark.y, dot, dot)) > 0) return true;
  const { bounds } = mark;
  if (Math.max(bounds.width, bounds.height) <= SMALL * care * unit)
    return shared(box, grown(bounds, 4 * unit)) > 0;
  const all = mark.land.reduce((sum, { area }) => sum + area, 0);
  return hidden(one, mark, at) > ((own ? 0.14 : 0.1) / care) * all;
}

/** px² of a place's land that lie under a label. */
function hidden(one: Try, mark: MapMark, at: number): number {
  return (one.under[at] ??= landUnder(one.box, mark));
}

function landUnder(box: Rect, { bounds, land }: MapMark): number {
  if (shared(box, bounds) === 0) return 0;
  return land.reduce((sum, piece) => sum + areaUnder(piece, box), 0);
}

type Texts = { name: TextBlock; value: TextBlock | null };

function textsOf({ label, display }: MapMark, size: number, context: ComponentContext): Texts | null {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const limits = { width: px(380), maxLines: 2 };
  const style = { face: "strong" as const, size, color: theme.color.text, leading: 1.16 };
  const name = textBlock(
    label,
    display === ""
      ? style
      : { ...style, face: "body", size: Math.max(theme.minSize, Math.round(size * 0.84)) },
    limits,
    context,
  );
  const value = display === "" ? null : figureBlock(display, style, limits, context);
  return fits(name, limits) && (value === null || fits(value, limits)) ? { name, value } : null;
}

/** The middle of a place, or the spot nearest to it that lies on its land: a crescent's middle is in the sea. */
function anchorOf(mark: MapMark): Point {
  const middle = { x: mark.x, y: mark.y };
  if (mark.ring.length < 3 || isWithin(middle, mark.ring)) return middle;
  const box = boxWithin(mark, { width: 2, height: 2 });
  return box === null ? middle : { x: box.x + 1, y: box.y + 1 };
}

/** The place within a shore, as near to its middle as may be, where a box lies on land all around. */
function boxWithin(mark: MapMark, size: { width: number; height: number }): Rect | null {
  if (size.width > mark.width || size.height > mark.height || mark.ring.length < 3) return null;
  for (const [right, down] of NEAR_MIDDLE) {
    const box = around(mark.x + right * mark.width, mark.y + down * mark.height, size.width, size.height);
    if (isOnLand(box, mark.ring)) return box;
  }
  return null;
}

/** All of a box: no shore runs through it. */
function isOnLand(box: Rect, ring: readonly Point[]): boolean {
  const { x, y, width, height } = box;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from !== undefined && crosses(from, to, box)) return false;
    from = to;
  }
  return isWithin({ x: x + width / 2, y: y + height / 2 }, ring);
}

/** Steps from a place's middle, as parts of its size, the nearest first. */
const NEAR_MIDDLE = Array.from({ length: 121 }, (_, at): [number, number] => [
  ((at % 11) - 5) / 12,
  (Math.floor(at / 11) - 5) / 12,
]).toSorted(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));

function nearest(marks: readonly MapMark[], index: number): number {
  const mark = marks[index];
  const distances = marks.flatMap((other, at) =>
    mark === undefined || at === index ? [] : [Math.hypot(other.x - mark.x, other.y - mark.y)],
  );
  return Math.min(...distances, 1e6);
}

function isFree(box: Rect, taken: readonly Rect[], room: Rect): boolean {
  const inRoom =
    box.x >= room.x &&
    box.y >= room.y &&
    box.x + box.width <= room.x + room.width &&
    box.y + box.height <= room.y + room.height;
  return inRoom && taken.every((other) => shared(box, other) === 0);
}

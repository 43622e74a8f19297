import type { Rect } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import type { Spot } from "./map-view.ts";

/** A place on the map: where its middle is, how large it looks, and what its label says. */
export type MapMark = Spot & { label: string; display: string };

export type MapLabel = { name: TextBlock; value: TextBlock | null; box: Rect; inside: boolean };

const ANGLES = Array.from({ length: 16 }, (_, turn) => (turn / 16) * 2 * Math.PI);

/**
 * Labels that touch neither each other nor the places of others: within their land where it is large
 * enough, else beside it. Null for one that finds no room; the type gets smaller before that.
 */
export function placeLabels(
  marks: readonly MapMark[],
  room: Rect,
  context: ComponentContext,
): (MapLabel | null)[] {
  let best: (MapLabel | null)[] = marks.map(() => null);
  for (const size of sizeLadder(context.theme.size.body, context)) {
    const tried = placeAt(marks, room, size, context);
    const placed = (labels: (MapLabel | null)[]) => labels.filter((label) => label !== null).length;
    if (placed(tried) > placed(best)) best = tried;
    if (placed(best) === marks.length) break;
  }
  return best;
}

function placeAt(
  marks: readonly MapMark[],
  room: Rect,
  size: number,
  context: ComponentContext,
): (MapLabel | null)[] {
  const px = (value: number) => Math.round(value * context.theme.unit);
  const labels: (MapLabel | null)[] = marks.map(() => null);
  const texts = marks.map((mark) => textsOf(mark, size, context));
  // Those with the least room around them choose first.
  const order = [...marks.keys()].sort((a, b) => nearest(marks, a) - nearest(marks, b));
  for (const index of order) {
    const [mark, text] = [marks[index], texts[index]];
    if (mark === undefined || text === undefined || text === null) continue;
    const width = Math.max(text.name.width, text.value?.width ?? 0);
    const height = text.name.height + (text.value?.height ?? 0);
    const taken = labels.flatMap((label) => (label === null ? [] : [label.box]));
    const inside = boxWithin(mark, { width: width + px(10), height: height + px(4) });
    if (inside !== null && isFree(inside, taken, room, px(4))) {
      labels[index] = { ...text, box: inside, inside: true };
      continue;
    }
    const outer = { width: width + px(28), height: height + px(12) };
    const spots = ANGLES.flatMap((angle) =>
      [0, 40, 90, 150, 220].map((more) => {
        const distance = px(34 + more);
        const x =
          mark.x +
          Math.cos(angle) *
            (distance + Math.min(outer.width / 2, px(90)) + Math.min(mark.width, px(160)) * 0.22);
        const y =
          mark.y + Math.sin(angle) * (distance + outer.height / 2 + Math.min(mark.height, px(160)) * 0.22);
        return boxAround(x, y, outer.width, outer.height);
      }),
    );
    const others = marks.filter((one) => one !== mark).map((one) => boxAround(one.x, one.y, px(24), px(24)));
    const free = spots.filter((box) => isFree(box, [...taken, ...others], room, px(6)));
    const cost = (box: Rect) =>
      Math.hypot(box.x + box.width / 2 - mark.x, box.y + box.height / 2 - mark.y) +
      marks.reduce(
        (sum, other) => sum + Math.sqrt(shared(box, boxAround(other.x, other.y, other.width, other.height))),
        0,
      );
    const chosen = free.reduce<Rect | null>(
      (one, other) => (one === null || cost(other) < cost(one) ? other : one),
      null,
    );
    if (chosen !== null) labels[index] = { ...text, box: chosen, inside: false };
  }
  return labels;
}

function textsOf({ label, display }: MapMark, size: number, context: ComponentContext) {
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

/** The place within a shore, as near to its middle as may be, where a box lies on land all around. */
function boxWithin(mark: MapMark, size: { width: number; height: number }): Rect | null {
  if (size.width > mark.width || size.height > mark.height || mark.ring.length < 3) return null;
  let best: { box: Rect; far: number } | null = null;
  for (let row = -4; row <= 4; row += 1) {
    for (let column = -4; column <= 4; column += 1) {
      const [dx, dy] = [(column / 10) * mark.width, (row / 10) * mark.height];
      const box = boxAround(mark.x + dx, mark.y + dy, size.width, size.height);
      const far = Math.hypot(dx, dy);
      if ((best === null || far < best.far) && edgePoints(box).every((point) => isWithin(point, mark.ring)))
        best = { box, far };
    }
  }
  return best?.box ?? null;
}

function edgePoints({ x, y, width, height }: Rect): { x: number; y: number }[] {
  const parts = [0, 0.25, 0.5, 0.75, 1];
  return [0, 0.5, 1].flatMap((down) =>
    parts.map((right) => ({ x: x + right * width, y: y + down * height })),
  );
}

/** Even-odd rule. */
function isWithin({ x, y }: { x: number; y: number }, ring: MapMark["ring"]): boolean {
  let inside = false;
  ring.forEach((to, index) => {
    const from = ring[index - 1] ?? ring.at(-1) ?? to;
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      inside = !inside;
  });
  return inside;
}

function nearest(marks: readonly MapMark[], index: number): number {
  const mark = marks[index];
  const distances = marks.flatMap((other, at) =>
    mark === undefined || at === index ? [] : [Math.hypot(other.x - mark.x, other.y - mark.y)],
  );
  return Math.min(...distances, 1e6);
}

function boxAround(x: number, y: number, width: number, height: number): Rect {
  return { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
}

function isFree(box: Rect, taken: readonly Rect[], room: Rect, gap: number): boolean {
  const inRoom =
    box.x >= room.x &&
    box.y >= room.y &&
    box.x + box.width <= room.x + room.width &&
    box.y + box.height <= room.y + room.height;
  return (
    inRoom &&
    taken.every(
      (other) =>
        shared(
          { x: box.x - gap, y: box.y - gap, width: box.width + 2 * gap, height: box.height + 2 * gap },
          other,
        ) === 0,
    )
  );
}

function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

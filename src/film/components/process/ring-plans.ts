import type { Rect } from "../../../artifacts/timeline.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import type { ListItem } from "../shared/list-item.ts";
import { boxRing, circleRing, columnRing, stationAngles } from "./ring-shape.ts";
import type { RingPlan } from "./ring-words.ts";

/** Of the room's width; the rest is for words at both sides. */
const WIDEST = 0.2;
/** A tall frame's ring: its height for its width, and its corners. */
const TALLEST = 1.42;
const CORNER = 0.3;
/** Of its inner width, what words take beside those of the other side, or between them. */
const INNER = { facing: 0.5, "set-off": 0.9, column: 0.94 };
/** Of the box whose stations all stand on one side: px of the design that a row is high at most, and its corners. */
const COLUMN = { row: 300, corner: 0.1 };

/** The rings that a room may have, better ones first: a circle, or in a frame that is not wide boxes. */
export function ringPlans(items: ListItem[], room: Rect, context: ComponentContext): RingPlan[] {
  return context.portrait ? boxPlans(items, room, context) : [circlePlan(items, room, context)];
}

function nodeSize(items: ListItem[], { theme }: ComponentContext): number {
  return Math.round((items.length > 6 ? 92 : items.length > 4 ? 104 : 120) * theme.unit);
}

function circlePlan(items: ListItem[], rest: Rect, context: ComponentContext): RingPlan {
  const { theme } = context;
  const node = nodeSize(items, context);
  const highest = Math.max(...stationAngles(items.length).map((angle) => Math.abs(Math.sin(angle))));
  const edge = rest.height / 2 - theme.stroke;
  const radius = Math.min(edge, (rest.height - node) / 2 / highest, rest.width * WIDEST);
  const middle = { x: rest.x + rest.width / 2, y: rest.y + rest.height / 2 };
  return { ring: circleRing(middle, radius, items.length), middle, node, words: { stand: "outside" } };
}

function boxPlans(items: ListItem[], rest: Rect, context: ComponentContext): RingPlan[] {
  const node = nodeSize(items, context);
  const width = rest.width - node;
  const height = Math.min(rest.height - context.theme.stroke * 2, width * TALLEST);
  const box = {
    x: rest.x + node / 2,
    y: rest.y + (rest.height - height) * 0.4,
    width,
    height,
  };
  const corner = Math.min(width, height) * CORNER;
  const middle = { x: box.x + width / 2, y: box.y + height / 2 };
  const sides = (["facing", "set-off"] as const).map((rows): RingPlan => ({
    ring: boxRing(box, corner, items.length, rows),
    middle,
    node,
    words: { stand: "inside", share: INNER[rows] },
  }));
  return isPortrait(context.format) ? [...sides, columnPlan(items, rest, node, context)] : sides;
}

/** For words that two sides of a tall frame have no room for: all stations on one side, the way back on the other. */
function columnPlan(items: ListItem[], rest: Rect, node: number, { theme }: ComponentContext): RingPlan {
  const width = rest.width - node;
  const height = Math.min(rest.height - theme.stroke * 2, items.length * COLUMN.row * theme.unit);
  const box = { x: rest.x + node / 2, y: rest.y + (rest.height - height) * 0.4, width, height };
  return {
    ring: columnRing(box, width * COLUMN.corner, items.length),
    middle: { x: box.x + width / 2, y: box.y + height / 2 },
    node,
    words: { stand: "inside", share: INNER.column },
  };
}

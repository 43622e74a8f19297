import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { alpha, mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

const LINES = 13;
const STEPS = 160;

/**
 * Lines of height about a summit at the frame's edge, as on a map; one of them in the accent. They come out of the ground on
 * the side of the words, wherever that is.
 */
export function contours(seed: string, room: Rect, theme: Theme): Paint[] {
  const { background, primary, accent } = theme.color;
  const random = seededBy(seed);
  const upright = room.height > room.width;
  const along = 0.3 + 0.4 * random();
  const { width: across, height: down } = theme.format;
  const isLeft = room.x < across - room.x - room.width;
  const isTop = room.y < down - room.y - room.height;
  // As far as the frame's edge: a summit before it would be cut off in the open.
  const rect = upright
    ? { ...room, x: isLeft ? 0 : room.x, width: isLeft ? room.x + room.width : across - room.x }
    : { ...room, y: isTop ? 0 : room.y, height: isTop ? room.y + room.height : down - room.y };
  const edge = isLeft ? rect.x : rect.x + rect.width;
  const summit = upright
    ? { x: edge, y: rect.y + rect.height * along }
    : { x: rect.x + rect.width * along, y: isTop ? rect.y : rect.y + rect.height };
  const [first, second, third] = [random() * 6, random() * 6, random() * 6];
  const reach = Math.min(rect.width, rect.height) * 1.45;
  const lit = 2 + Math.floor(random() * 5);
  const inwards = ({ x, y }: Point): number => {
    if (upright) return (isLeft ? rect.x + rect.width - x : x - rect.x) / rect.width;
    return (isTop ? rect.y + rect.height - y : y - rect.y) / rect.height;
  };
  return Array.from({ length: LINES }, (_, line): Paint[] => {
    const level = (line + 1) / LINES;
    const points = Array.from({ length: STEPS + 1 }, (_unused, step) => {
      const turn = (step / STEPS) * 2 * Math.PI;
      // The farther out, the less round.
      const bend = 0.2 * Math.sin(2 * turn + first) + 0.11 * Math.sin(3 * turn + second + level);
      const r = reach * level * (1 + bend + 0.05 * Math.sin(5 * turn + third));
      return { x: summit.x + r * Math.cos(turn), y: summit.y + r * Math.sin(turn) };
    });
    const color = line === lit ? accent : mix(background, primary, 0.75 - 0.5 * level);
    const width = theme.hairline * (line === lit ? 2.4 : 1.4);
    return fading(points, rect, inwards).map(({ d, strength }): Paint => ({
      kind: "path",
      d,
      stroke: { color: `${color}${alpha(strength)}`, width },
    }));
  }).flat();
}

/** Over so much of its room a line comes out of the ground, towards the words: no line ends as if it were cut. */
const FADE = 0.42;
const SHADES = 7;

/** The parts of a line in its room by how strong they are, from nothing at the edge towards the words. */
function fading(
  points: readonly Point[],
  rect: Rect,
  inwards: (point: Point) => number,
): { d: string; strength: number }[] {
  const shadeOf = (point: Point): number => Math.min(SHADES, Math.floor((inwards(point) / FADE) * SHADES));
  return Array.from({ length: SHADES + 1 }, (_, shade) => ({
    strength: shade / SHADES,
    d: within(points, rect, (point) => shadeOf(point) === shade),
  })).filter(({ d, strength }) => d !== "" && strength > 0);
}

type Point = { x: number; y: number };

/** The parts of a line that lie in the room and are of one strength, as path data; each goes on to where the next begins. */
function within(
  points: readonly Point[],
  { x, y, width, height }: Rect,
  isOfShade: (point: Point) => boolean,
): string {
  const isIn = (point: Point | undefined): point is Point =>
    point !== undefined && point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  const place = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return points
    .map((point, at) => {
      const next = points[at + 1];
      if (!isIn(point) || !isOfShade(point)) return "";
      const before = points[at - 1];
      const goesOn = isIn(before) && isOfShade(before);
      return `${goesOn ? "" : `M${place(point)}`}${isIn(next) ? `L${place(next)}` : ""}`;
    })
    .join("");
}

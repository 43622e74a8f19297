import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

const LINES = 13;
const STEPS = 160;

/** Lines of height about a summit at the frame's edge, as on a map; one of them in the accent. */
export function contours(seed: string, rect: Rect, theme: Theme, direction: "ltr" | "rtl"): Paint[] {
  const { background, primary, accent } = theme.color;
  const random = seededBy(seed);
  const upright = rect.height > rect.width;
  const along = 0.3 + 0.4 * random();
  const edge = direction === "rtl" ? rect.x : rect.x + rect.width;
  const summit = upright
    ? { x: edge, y: rect.y + rect.height * along }
    : { x: rect.x + rect.width * along, y: rect.y };
  const [first, second, third] = [random() * 6, random() * 6, random() * 6];
  const reach = Math.min(rect.width, rect.height) * 1.45;
  const lit = 2 + Math.floor(random() * 5);
  return Array.from({ length: LINES }, (_, line): Paint => {
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
    return { kind: "path", d: within(points, rect), stroke: { color, width } };
  });
}

type Point = { x: number; y: number };

/** The parts of a line that lie in the room, as path data. */
function within(points: readonly Point[], { x, y, width, height }: Rect): string {
  const isIn = (point: Point): boolean =>
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  return points
    .map((point, at) => {
      if (!isIn(point)) return "";
      const before = points[at - 1];
      const sign = before !== undefined && isIn(before) ? "L" : "M";
      return `${sign}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    })
    .join("");
}

import type { Rect } from "../../../artifacts/timeline.ts";
import type { Point } from "./placement.ts";

const STEPS = 16;

/** A line that leaves and arrives along the axis, through the points between: S-curves, as fine polylines. */
export function easedLine(points: readonly Point[], axis: "x" | "y"): Point[] {
  return points.flatMap((to, index): Point[] => {
    const from = points[index - 1];
    if (from === undefined) return [to];
    if (Math.abs(axis === "x" ? from.y - to.y : from.x - to.x) < 1) return [to];
    const [one, two] =
      axis === "x"
        ? [
            { x: (from.x + to.x) / 2, y: from.y },
            { x: (from.x + to.x) / 2, y: to.y },
          ]
        : [
            { x: from.x, y: (from.y + to.y) / 2 },
            { x: to.x, y: (from.y + to.y) / 2 },
          ];
    return cubic(from, one, two, to);
  });
}

/** The points of a cubic Bézier curve after its first. */
export function cubic(from: Point, one: Point, two: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const t = (step + 1) / STEPS;
    const u = 1 - t;
    const at = (axis: "x" | "y") =>
      u ** 3 * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t ** 3 * to[axis];
    return { x: at("x"), y: at("y") };
  });
}

/** The line as path data, open where its label stands, with the arrow's head at its end. */
export function arrowPath(line: readonly Point[], label: Rect | null, head: number): string {
  const runs: Point[][] = [[]];
  for (const point of label === null ? line : finer(line)) {
    if (label !== null && within(point, label)) {
      if (runs.at(-1)?.length !== 0) runs.push([]);
    } else runs.at(-1)?.push(point);
  }
  const drawn = runs.filter((run) => run.length > 1).map((run) => `M${run.map(spot).join("L")}`);
  return `${drawn.join("")}${headPath(line, head)}`;
}

/** Close enough points that a line ends where its label begins. */
function finer(line: readonly Point[]): Point[] {
  return line.flatMap((to, index): Point[] => {
    const from = line[index - 1];
    if (from === undefined) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    return Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    });
  });
}

function headPath(line: readonly Point[], head: number): string {
  const tip = line.at(-1);
  const back = line.findLast(
    (point) => tip !== undefined && Math.hypot(tip.x - point.x, tip.y - point.y) > head * 0.8,
  );
  if (tip === undefined || back === undefined) return "";
  const angle = Math.atan2(tip.y - back.y, tip.x - back.x);
  const wing = (turn: number) => ({
    x: tip.x - head * Math.cos(angle + turn),
    y: tip.y - head * Math.sin(angle + turn),
  });
  return `M${spot(wing(0.62))}L${spot(tip)}L${spot(wing(-0.62))}`;
}

function within({ x, y }: Point, rect: Rect): boolean {
  return x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;
}

function spot({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

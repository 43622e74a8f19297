import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { gradedPaint } from "../illustrations/graded.ts";
import { illustrationPaint } from "../illustrations/illustration-paint.ts";
import type { Theme } from "../styles/theme.ts";
import type { ViewColors } from "./view-colors.ts";

/**
 * Paints things of a view in its own units: x to the right of its middle, y upward from the floor's line, ten units to the
 * narrower side. `reach`: how far the picture goes from there to its edges.
 */
export type ViewPen = {
  colors: ViewColors;
  reach: { side: number; top: number; below: number };
  /** It is a set across a story's stage, and goes on to its sides. */
  isStage: boolean;
  /** A box that stands on `y`, `x` its middle. */
  box: (x: number, y: number, width: number, height: number, fill: string, radius?: number) => void;
  oval: (x: number, y: number, rx: number, ry: number, fill: string) => void;
  /** Corners one after another, closed. */
  shape: (corners: readonly (readonly [number, number])[], fill: string) => void;
  line: (
    from: readonly [number, number],
    to: readonly [number, number],
    width: number,
    color: string,
  ) => void;
  /** A drawing of the sets, `size` its longer side, which stands on `y`. */
  thing: (name: string, x: number, y: number, size: number) => void;
  /** The same number for the same view and place in it, from 0 to 1. */
  random: () => number;
};

export function makePen(
  room: Rect,
  floor: number,
  unit: number,
  { theme, colors, random }: { theme: Theme; colors: ViewColors; random: () => number },
): { pen: ViewPen; paint: Paint[] } {
  const paint: Paint[] = [];
  const middle = room.x + room.width / 2;
  const px = (x: number): number => tenth(middle + x * unit);
  const py = (y: number): number => tenth(floor - y * unit);
  const pen: ViewPen = {
    colors,
    random,
    isStage: theme.habit.art === "none",
    reach: {
      side: room.width / 2 / unit,
      top: (floor - room.y) / unit,
      below: (room.y + room.height - floor) / unit,
    },
    box: (x, y, width, height, fill, radius = 0) =>
      void paint.push({
        kind: "rect",
        x: px(x - width / 2),
        y: py(y + height),
        width: Math.max(1, Math.round(width * unit)),
        height: Math.max(1, Math.round(height * unit)),
        fill,
        ...(radius > 0 ? { radius: Math.round(radius * unit) } : {}),
      }),
    oval: (x, y, rx, ry, fill) =>
      void paint.push({ kind: "ellipse", cx: px(x), cy: py(y), rx: rx * unit, ry: ry * unit, fill }),
    shape: (corners, fill) =>
      void paint.push({
        kind: "path",
        d: `M${corners.map(([x, y]) => `${px(x)} ${py(y)}`).join("L")}Z`,
        fill,
      }),
    line: ([x1, y1], [x2, y2], width, color) =>
      void paint.push({
        kind: "path",
        d: `M${px(x1)} ${py(y1)}L${px(x2)} ${py(y2)}`,
        stroke: { color, width: Math.max(2, width * unit) },
      }),
    thing: (name, x, y, size) => {
      const side = Math.round(size * unit);
      const place = { x: whole(px(x) - side / 2), y: whole(py(y) - side), size: side };
      const isGraded = theme.habit.art === "none";
      paint.push(
        ...(isGraded
          ? gradedPaint(name, place, theme, "foot")
          : illustrationPaint(name, place, theme, colors.on, "foot")),
      );
    },
  };
  return { pen, paint };
}

/** px to a tenth, and whole; never the negative zero, which JSON does not know. */
const tenth = (px: number): number => Math.round(px * 10) / 10 + 0;
const whole = (px: number): number => Math.round(px) + 0;

import type { Paint, Rect } from "../../artifacts/timeline.ts";

export type Point = { x: number; y: number };

/** A shape without hollows as far as it lies in a room; null where nothing of it does. Wings end where words begin. */
export function within(room: Rect, shape: readonly Point[], fill: string): Paint | null {
  const { x, y, width, height } = room;
  const sides: ((point: Point) => number)[] = [
    (point) => point.x - x,
    (point) => x + width - point.x,
    (point) => point.y - y,
    (point) => y + height - point.y,
  ];
  const cut = sides.reduce<readonly Point[]>(cutAt, shape);
  if (cut.length < 3) return null;
  const d = cut.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L");
  return { kind: "path", d: `M${d}Z`, fill };
}

/** Sutherland and Hodgman: what lies on the inner side of one line, `inside` its distance. */
function cutAt(shape: readonly Point[], inside: (point: Point) => number): readonly Point[] {
  return shape.flatMap((point, at) => {
    const before = shape.at(at - 1) ?? point;
    const [from, to] = [inside(before), inside(point)];
    const part = from / (from - to);
    const crossing = { x: before.x + part * (point.x - before.x), y: before.y + part * (point.y - before.y) };
    if (to >= 0) return from < 0 ? [crossing, point] : [point];
    return from >= 0 ? [crossing] : [];
  });
}

/** A disc as a shape of so many corners. */
export function disc({ x, y }: Point, r: number, corners = 96): Point[] {
  return Array.from({ length: corners }, (_, at) => {
    const turn = (at / corners) * 2 * Math.PI;
    return { x: x + r * Math.cos(turn), y: y + r * Math.sin(turn) };
  });
}

import type { Shape } from "./shape.ts";

/** An area of a drawing that is made here. */
export const part = (fill: string, d: string): Shape => ({ d, fill, opacity: 1, evenodd: false });

/** An area with holes where its outlines overlap. */
export const pierced = (fill: string, d: string): Shape => ({ d, fill, opacity: 1, evenodd: true });

/** A circle as a path. */
export const disc = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A box with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A polygon of points x, y, x, y, … turned by so many degrees around the middle of the grid. */
export function turned(degrees: number, ...points: readonly number[]): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners = Array.from({ length: points.length / 2 }, (_, at) => {
    const [x, y] = [(points[2 * at] ?? 0) - 16, (points[2 * at + 1] ?? 0) - 16];
    return `${(16 + x * cos - y * sin).toFixed(2)} ${(16 + x * sin + y * cos).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

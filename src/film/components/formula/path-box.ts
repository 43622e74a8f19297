/** A box by its edges, in whatever units and direction its maker uses. */
export type Edges = { left: number; top: number; right: number; bottom: number };

export const EMPTY_BOX: Edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export function unite(a: Edges, b: Edges): Edges {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/**
 * Points of SVG path data with absolute commands M L H V Q T C S Z (the only ones in MathJax fonts),
 * control points included: their hull holds the whole curve.
 */
export function pathPoints(d: string): [number, number][] {
  const points: [number, number][] = [];
  let x = 0;
  let y = 0;
  for (const [, command, list] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = [...(list ?? "").matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((match) => Number(match[0]));
    if (command === "H") x = numbers.at(-1) ?? x;
    else if (command === "V") y = numbers.at(-1) ?? y;
    else {
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        x = numbers[index] ?? x;
        y = numbers[index + 1] ?? y;
        points.push([x, y]);
      }
      continue;
    }
    points.push([x, y]);
  }
  return points;
}

export function boxOf(points: Iterable<readonly [number, number]>): Edges {
  let box = EMPTY_BOX;
  for (const [x, y] of points) box = unite(box, { left: x, top: y, right: x, bottom: y });
  return box;
}

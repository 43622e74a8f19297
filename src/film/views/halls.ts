import { atSides, HIGH } from "./furniture.ts";
import type { ViewPen } from "./view-pen.ts";

type Corner = readonly [number, number];

/** A pool under a roof: high windows, the lanes towards the viewer. */
export function pool(pen: ViewPen): void {
  const { box, shape, oval, thing, colors, reach } = pen;
  const { side, below } = reach;
  const top = Math.min(reach.top - 0.9, 8);
  const panes = Math.ceil(side / 2.4);
  box(0, 3, side * 2, top - 3, colors.trim);
  for (let at = -panes; at <= panes; at += 1) box(at * 2.4, 3.25, 2.1, top - 3.5, colors.glass);
  box(0, 2, side * 2, 0.5, colors.board);
  const far = 1.35;
  const near = -below - 0.1;
  box(0, near, side * 2, far - near, colors.plaster);
  const spread = (x: number, y: number): Corner => [x * (1 + (far - y) * 0.42), y];
  const half = 4.1;
  shape([spread(-half, far - 0.15), spread(half, far - 0.15), spread(half, near), spread(-half, near)], colors.water); // prettier-ignore
  for (const lane of [-0.5, 0, 0.5]) {
    const x = lane * half;
    for (let step = 0; step < 9; step += 1) {
      const [from, to] = [step / 9, (step + 0.55) / 9].map((part) => far - 0.15 - part ** 1.4 * (far - near));
      if (from === undefined || to === undefined) continue;
      const thick = 0.05 + 0.11 * (step / 9);
      const [a] = spread(x, from);
      const [b] = spread(x, to);
      shape([[a - thick, from], [a + thick, from], [b + thick, to], [b - thick, to]], step % 2 === 0 ? colors.roof : colors.trim); // prettier-ignore
    }
  }
  for (const [x, y] of [
    [-1.1, 0.5],
    [1.3, 0.1],
    [-2.7, -0.5],
  ] as const)
    oval(x, y, 0.5, 0.05, colors.glass);
  thing("ring-buoy", -3.3, 1.55, 1.4);
  if (reach.top > HIGH) thing("alarm-clock", 2.9, top - 2.4, 1.4);
}

/** The nave of a church: pillars and arches to both sides, a window over the altar. */
export function church(pen: ViewPen): void {
  const { box, shape, thing, colors, reach } = pen;
  const { side, below } = reach;
  const top = Math.min(reach.top - 0.6, 9);
  for (const [x, width, height, fill] of [
    [-1.42, 1.2, 0.76, colors.water],
    [0, 1.36, 1, colors.light],
    [1.42, 1.2, 0.76, colors.roof],
  ] as const) {
    const high = (top - 2.5) * height;
    pointed(pen, x, 2.3, width, high, colors.trim);
    pointed(pen, x, 2.46, width - 0.32, high - 0.36, fill);
    box(x, 2.46 + high * 0.36, width - 0.3, 0.1, colors.trim);
  }
  for (const outer of [-1, 1]) {
    for (let at = 0; at * 3.6 + 3.4 < side + 2; at += 1) {
      const x = outer * (3.4 + at * 3.6);
      if (at > 0) pointed(pen, x - outer * 1.8, 1.6, 1.7, 4.6, colors.glass);
      box(x, 0, 0.95, top - 1.6, colors.plaster);
      box(x, top - 1.9, 1.5, 0.4, colors.trim, 0.08);
      box(x, 0, 1.4, 0.5, colors.trim, 0.06);
    }
  }
  box(0, 0, 3.2, 1.5, colors.plaster);
  box(0, 1.4, 3.6, 0.26, colors.trim);
  thing("candle", -1.1, 1.66, 0.95);
  thing("candle", 1.1, 1.66, 0.95);
  const depth = Math.min(below, 2.2);
  shape([[-0.7, 0], [0.7, 0], [1.5, -depth], [-1.5, -depth]], colors.roof); // prettier-ignore
  for (let row = 0; row * 0.9 < depth; row += 1)
    for (const outer of [-1, 1]) {
      const x = outer * (1.35 + row * 0.34 + (side - 1.4) / 2);
      box(x, -row * 0.9 - 0.7, side - 1.4, 0.62, row % 2 === 0 ? colors.wood : colors.woodDark, 0.08);
    }
}

/** A window that ends in a point, `y` its sill. */
function pointed(
  { shape }: ViewPen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): void {
  const half = width / 2;
  const spring = height * 0.58;
  const steps = 10;
  const arc = (outer: -1 | 1): Corner[] =>
    Array.from({ length: steps + 1 }, (_, step): Corner => {
      const turn = (step / steps) * (Math.PI / 2);
      return [x + outer * half * Math.cos(turn) ** 0.72, y + spring + (height - spring) * Math.sin(turn)];
    });
  shape([[x - half, y], ...arc(-1), ...arc(1).toReversed(), [x + half, y]], fill);
}

/** Where one waits to fly: a wall of glass, an aeroplane and the tower behind it. */
export function airport(pen: ViewPen): void {
  const { box, shape, thing, colors, reach } = pen;
  const { side } = reach;
  const top = Math.min(reach.top - 0.8, 8.4);
  box(0, 1.5, side * 2, top - 1.5, colors.glass);
  box(0, 1.5, side * 2, 0.9, colors.hill);
  box(0, 1.5, side * 2, 0.35, colors.metal);
  box(2.2, 1.7, 0.7, 2.7, colors.trim);
  shape([[1.5, 4.3], [2.9, 4.3], [3.2, 5.3], [1.2, 5.3]], colors.board); // prettier-ignore
  box(2.2, 5.2, 2.2, 0.3, colors.metal, 0.08);
  thing("airplane", -1.2, Math.min(3.6, top - 3.5), 3.4);
  if (side > 8) thing("airplane", 8.4, Math.min(4.6, top - 2.4), 2.2);
  for (let x = -Math.ceil(side / 3.2) * 3.2; x <= side; x += 3.2) box(x, 1.5, 0.16, top - 1.5, colors.trim);
  box(0, top - 0.1, side * 2, 0.5, colors.metal);
  box(0, 1.2, side * 2, 0.36, colors.trim);
  for (const x of side > 8 ? [-8.4, -1, 7.4] : [-1])
    for (let seat = 0; seat < 4; seat += 1) {
      box(x + (seat - 1.5) * 1.36, 0.55, 1.2, 0.3, colors.board, 0.1);
      box(x + (seat - 1.5) * 1.36, 0.8, 1.2, 1.15, colors.water, 0.22);
    }
  for (const x of side > 8 ? [-8.4, -1, 7.4] : [-1])
    for (const leg of [-1.9, 1.9]) box(x + leg, 0, 0.18, 0.6, colors.metal);
  thing("luggage", 3.3, -0.4, 2);
  atSides(pen, (at, x) => (at > 0 ? thing("potted-plant", x + 1.9, 0, 2.2) : undefined));
}

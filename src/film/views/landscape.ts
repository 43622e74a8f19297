import type { ViewPen } from "./view-pen.ts";

/** Rolling ground across the picture, its crest `height` over the floor's line. */
export function hills({ shape, colors, reach }: ViewPen, height: number, fill = colors.hill): void {
  const { side, below } = reach;
  const steps = 40;
  const line = Array.from({ length: steps + 1 }, (_, step): [number, number] => {
    const at = step / steps;
    const x = -side + side * 2 * at;
    return [x, height * (0.62 + 0.3 * Math.sin(at * 6.1 + height) + 0.08 * Math.sin(at * 14))];
  });
  shape([...line, [side, -below], [-side, -below]], fill);
}

export function sun({ oval, colors, reach }: ViewPen, x: number): void {
  const y = Math.min(reach.top - 2.2, 8.6);
  oval(x, y, 1.5, 1.5, colors.light);
}

export function cloud({ oval, box, colors }: ViewPen, x: number, y: number, size: number): void {
  box(x, y, size * 2.2, size * 0.55, colors.trim, size * 0.27);
  oval(x - size * 0.4, y + size * 0.5, size * 0.5, size * 0.48, colors.trim);
  oval(x + size * 0.3, y + size * 0.58, size * 0.62, size * 0.6, colors.trim);
}

/** Clouds where the sky is high or wide enough. */
export function clouds(pen: ViewPen, x: number): void {
  const { top, side } = pen.reach;
  if (top > 9.5) cloud(pen, x, top - 1.9, 0.9);
  if (side > 8) {
    cloud(pen, -side * 0.62, top - 2.6, 0.8);
    cloud(pen, side * 0.6, top - 2, 0.7);
  }
}

/** A house with a pitched roof, `height` that of its walls. */
export function house(
  { box, shape, colors }: ViewPen,
  x: number,
  width: number,
  height: number,
  wall: string,
): void {
  box(x, 0, width, height, wall);
  shape([[x - width / 2 - 0.3, height], [x, height + width * 0.55], [x + width / 2 + 0.3, height]], colors.roof); // prettier-ignore
  const floors = Math.max(1, Math.floor((height - 0.8) / 1.7));
  for (let floor = 0; floor < floors; floor += 1)
    for (const side of [-1, 1])
      if (floor > 0 || side > 0)
        box(x + side * width * 0.24, 0.7 + floor * 1.7, width * 0.22, 0.95, colors.glass, 0.05);
  box(x - width * 0.24, 0, width * 0.26, 1.35, colors.woodDark, 0.06);
}

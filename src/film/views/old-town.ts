import { clouds, hills, sun } from "./landscape.ts";
import type { ViewPen } from "./view-pen.ts";

/** A house of old with its gable to the square, timber on its front. */
function gabled(
  { box, shape, line, colors }: ViewPen,
  x: number,
  width: number,
  height: number,
  wall: string,
): void {
  const peak = height + width * 0.8;
  box(x, 0, width, height, wall);
  shape([[x - width / 2, height], [x, peak], [x + width / 2, height]], wall); // prettier-ignore
  for (const side of [-1, 1])
    line([x + side * (width / 2 + 0.16), height - 0.2], [x, peak + 0.1], 0.26, colors.roof);
  const floors = Math.max(1, Math.floor(height / 1.8));
  for (let floor = 0; floor < floors; floor += 1) {
    const y = 0.5 + floor * 1.8;
    box(x, y + 1.5, width, 0.12, colors.woodDark);
    for (const side of [-1, 1])
      if (floor > 0 || side > 0) box(x + side * width * 0.23, y + 0.3, width * 0.2, 0.95, colors.board, 0.04);
  }
  box(x, height + width * 0.14, width * 0.2, 0.7, colors.board, 0.04);
  box(x - width * 0.22, 0, width * 0.28, 1.5, colors.woodDark, 0.14);
}

/** A square of some hundred years ago: gables, the tower of a church, a well. */
export function oldTown(pen: ViewPen): void {
  const { box, shape, oval, thing, colors, reach } = pen;
  const { side, below, top } = reach;
  sun(pen, -3);
  clouds(pen, 2.9);
  hills(pen, 2.4);
  const spire = Math.min(top - 0.7, 9);
  box(0.7, 0, 1.7, spire - 2.8, colors.plaster);
  shape([[-0.35, spire - 2.8], [0.7, spire], [1.75, spire - 2.8]], colors.roof); // prettier-ignore
  box(0.7, spire - 4.4, 0.5, 1, colors.board, 0.25);
  oval(0.7, spire - 5.4, 0.42, 0.42, colors.trim);
  const rows = side > 8 ? [-10, -6.8, -3.4, 3.9, 7.1, 10.3] : [-3.2, 3.7];
  const walls = [colors.plaster, colors.trim, colors.wood];
  for (const [at, x] of rows.entries())
    gabled(pen, x, 2.9, [3.6, 4.4, 3.2, 4.1][at % 4] ?? 3.6, walls[at % 3] ?? colors.plaster);
  box(0, -below, side * 2, below, colors.metal);
  for (let row = 0; !pen.isStage && row * 0.62 < below; row += 1)
    for (let x = -side + (row % 2) * 0.7; x < side; x += 1.4) oval(x, -0.3 - row * 0.62, 0.46, 0.13, colors.plaster); // prettier-ignore
  thing("fountain", -0.9, -0.6, 2.2);
}

/** A city of today seen from afar: towers in two rows, the nearer ones with their windows. */
export function city(pen: ViewPen): void {
  const { box, thing, colors, reach, random } = pen;
  const { side, below } = reach;
  sun(pen, 2.7);
  clouds(pen, -2.5);
  const high = Math.min(reach.top - 2.4, 6.6);
  for (let x = -side; x < side + 1; x += 1.5) box(x, 0, 1.3, high * (0.55 + 0.45 * random()), colors.glass);
  for (let x = -side + 0.4; x < side + 2; x += 2.5) {
    const height = high * (0.34 + 0.4 * random());
    const wall = [colors.plaster, colors.metal, colors.roof][Math.floor(random() * 3)] ?? colors.metal;
    box(x, 0, 2.05, height, wall);
    for (let y = 0.6; y < height - 0.7; y += 0.95)
      for (const across of [-0.6, 0, 0.6]) box(x + across, y, 0.36, 0.5, colors.glass);
  }
  box(0, -below, side * 2, below, colors.metal);
  box(0, -0.25, side * 2, 0.4, colors.trim);
  for (const x of side > 8 ? [-8.2, -3.6, 3.9, 8.4] : [-3.6, 3.9]) thing("deciduous-tree", x, -0.1, 2.1);
  thing("bus", 0.4, -Math.min(1.3, below * 0.7), 2.6);
}

import { cloud, clouds, hills, house, sun } from "./landscape.ts";
import type { ViewPen } from "./view-pen.ts";

/** Where houses stand in a row. */
function housesOf(pen: ViewPen): number[] {
  return pen.reach.side < 8
    ? [-3.3, 0.1, 3.3]
    : [...(pen.isStage ? [-17.5, -14] : []), -10.5, -7, -3.4, 0, 3.4, 7, 10.5, ...(pen.isStage ? [14, 17.5] : [])].filter((x) => Math.abs(x) < pen.reach.side + 1); // prettier-ignore
}

export function street(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  sun(pen, 2.6);
  clouds(pen, -2.4);
  const walls = [colors.plaster, colors.trim, colors.glass];
  for (const [at, x] of housesOf(pen).entries())
    house(pen, x, 3.2, [4.4, 5.6, 3.8, 5][at % 4] ?? 4, walls[at % 3] ?? colors.plaster);
  box(0, -Math.min(0.5, reach.below), reach.side * 2, Math.min(0.5, reach.below), colors.metal);
  thing("deciduous-tree", -4.2, -0.2, 3);
  thing("bicycle", 1.9, -0.35, 1.9);
}

export function road(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  const { side, below } = reach;
  sun(pen, 2.6);
  clouds(pen, -2.2);
  hills(pen, 2.6);
  hills(pen, 0.9, colors.hillNear);
  thing("deciduous-tree", -3.6, 0.1, 3);
  thing("evergreen-tree", 3.7, 0.1, 2.6);
  const depth = Math.min(below, 2.4);
  box(0, -below, side * 2, below, colors.hillNear);
  box(0, -depth, side * 2, depth, colors.metal);
  for (let x = -Math.ceil(side / 2) * 2; x <= side; x += 2) box(x, -depth * 0.55, 1.1, 0.16, colors.plaster);
  thing("automobile", -0.2, -depth * 0.5, 3.4);
  if (side > 8) thing("bus", 7.6, -depth * 0.5, 3.6);
}

export function station(pen: ViewPen): void {
  const { thing, box, shape, colors, reach } = pen;
  const { side, below } = reach;
  clouds(pen, 2.4);
  hills(pen, 2.2);
  const top = Math.min(reach.top - 1.2, 7.4);
  shape([[-side, top], [1.6, top], [2.4, top - 0.5], [2.4, top - 0.9], [-side, top - 0.9]], colors.roof); // prettier-ignore
  for (const x of side > 8 ? [-9, -4, 0.4] : [-3.8, 0.4]) box(x, 0, 0.3, top - 0.9, colors.woodDark);
  thing("alarm-clock", -1.7, top - 2.9, 1.6);
  box(0, -below, side * 2, below, colors.metal);
  box(0, -0.3, side * 2, 0.3, colors.light);
  thing("tram", 1.2, 0, 4.4);
  thing("luggage", -2.6, -0.3, 1.6);
}

export function market(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  const { side, below } = reach;
  sun(pen, -2.9);
  clouds(pen, 2.4);
  box(0, -below, side * 2, below, colors.plaster);
  const stalls = side > 8 ? [-9, 0, 9] : [0];
  const goods = [["tomato", "carrot", "leafy-green"], ["bread", "cheese-wedge", "honey-pot"], ["red-apple", "pear", "grapes"]]; // prettier-ignore
  for (const [at, x] of stalls.entries()) {
    for (const edge of [-1, 1]) box(x + edge * 3.6, 0, 0.22, 5.4, colors.woodDark);
    for (let stripe = 0; stripe < 8; stripe += 1)
      box(x - 3.6 + stripe * 1.03, 5.1, 1.03, 1.2, stripe % 2 === 0 ? colors.roof : colors.trim, 0.14);
    box(x, 0, 7.2, 1.9, colors.wood);
    box(x, 1.8, 7.6, 0.3, colors.woodDark, 0.06);
    for (const [one, name] of (goods[at] ?? []).entries()) thing(name, x - 2.3 + one * 2.3, 2.1, 1.5);
    thing("basket", x - 1.2, 0, 1.4);
  }
}

export function harbour(pen: ViewPen): void {
  const { thing, box, shape, oval, colors, reach } = pen;
  sun(pen, -2.2);
  clouds(pen, 0.8);
  hills(pen, 1.7, colors.hill);
  box(0, -reach.below, reach.side * 2, reach.below + 0.4, colors.water);
  box(3.5, 0.4, 2.6, 0.9, colors.metal, 0.2);
  shape([[2.8, 1.3], [4.2, 1.3], [3.9, 5.6], [3.1, 5.6]], colors.plaster); // prettier-ignore
  shape([[2.94, 2.5], [4.06, 2.5], [3.95, 3.8], [3.05, 3.8]], colors.roof); // prettier-ignore
  box(3.5, 5.6, 1.1, 0.9, colors.light, 0.1);
  shape([[2.8, 6.5], [4.2, 6.5], [3.5, 7.3]], colors.roof); // prettier-ignore
  thing("sailboat", -1.6, -0.1, 4);
  for (const [x, y] of [[-3.4, -1], [1, -1.5], [3.2, -0.6], [-0.6, -2.4]] as const)
    if (-y < reach.below - 0.2) oval(x, y, 0.9, 0.07, colors.plaster); // prettier-ignore
  if (reach.side > 8) thing("motor-boat", 8, -0.2, 2.4);
}

export function site(pen: ViewPen): void {
  const { thing, box, line, colors, reach } = pen;
  cloud(pen, -2.6, Math.min(reach.top - 3.4, 6.4), 0.8);
  hills(pen, 1.2);
  const top = Math.min(reach.top - 0.8, 8.8);
  box(3.4, 0, 0.5, top, colors.light);
  box(1, top - 0.5, 6.8, 0.45, colors.light);
  line([-1.4, top - 0.4], [-1.4, top - 2.6], 0.08, colors.metal);
  box(-1.4, top - 3.4, 1.5, 0.8, colors.wood, 0.06);
  for (const [x, floors] of [[-1.9, 3], [0.3, 2]] as const)
    for (let floor = 0; floor < floors && (floor + 1) * 1.6 < top - 3.6; floor += 1) {
      box(x, floor * 1.6, 2.2, 1.6, floor % 2 === 0 ? colors.roof : colors.plaster);
      box(x, floor * 1.6 + 0.35, 0.9, 0.85, colors.glass);
    } // prettier-ignore
  box(0, 0, reach.side * 2, 0.12, colors.woodDark);
  thing("construction", -3.6, 0, 1.7);
  thing("rescue-workers-helmet", 2.1, 0, 1.3);
  if (reach.side > 8) thing("delivery-truck", 8, 0, 3);
}

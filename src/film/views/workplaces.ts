import {
  atSides,
  bookcase,
  bookRow,
  caseOfGoods,
  counter,
  HIGH,
  pendant,
  shelf,
  table,
  WIDE,
  windowAt,
} from "./furniture.ts";
import type { ViewPen } from "./view-pen.ts";

export function office(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  const sill = 4;
  windowAt(pen, -1.9, sill, 3.8, Math.min(4, reach.top - sill - 0.6));
  box(2.6, 5.1, 2.1, 2.1, colors.trim, 0.1);
  for (const [at, fill] of [colors.roof, colors.light, colors.leaf, colors.water].entries())
    box(2.15 + (at % 2) * 0.9, 5.35 + Math.floor(at / 2) * 0.9, 0.7, 0.7, fill, 0.04);
  if (reach.top > HIGH) pendant(pen, 2.6, 8.6);
  table(pen, 0, 7.4, 2.6);
  thing("desktop-computer", -0.4, 2.6, 2.5);
  thing("hot-beverage", 1.9, 2.6, 0.9);
  thing("books", -2.7, 2.6, 1.2);
  thing("potted-plant", 3, 2.6, 1.5);
  thing("wastebasket", -2.4, -0.1, 1.2);
  atSides(pen, (side, x) => (side < 0 ? bookcase(pen, x, 3, 5) : windowAt(pen, x, 3, 3.2, 3.6)));
}

export function meeting(pen: ViewPen): void {
  const { box, thing, colors, reach } = pen;
  const top = Math.min(reach.top - 0.6, 8.6);
  box(0, top - 4.4, 6.6, 4.2, colors.trim, 0.14);
  box(0, top - 4.2, 6.2, 3.8, colors.glass, 0.08);
  for (const [at, [height, fill]] of ([[1, colors.roof], [1.7, colors.light], [1.3, colors.leaf], [2.6, colors.water]] as const).entries())
    box(-1.8 + at * 1.2, top - 3.7, 0.75, height, fill, 0.05); // prettier-ignore
  for (const x of [-4, 4]) thing("chair", x, -0.1, 2.7);
  table(pen, 0, 6.6, 2.3);
  thing("laptop", -1.5, 2.3, 1.6);
  thing("hot-beverage", 0.3, 2.3, 0.8);
  thing("spiral-notepad", 1.9, 2.3, 1.1);
  atSides(pen, (side, x) => (side < 0 ? windowAt(pen, x, 3, 3.2, 3.6) : thing("potted-plant", x, -0.1, 3)));
}

export function desktop(pen: ViewPen): void {
  const { box, thing, colors, reach } = pen;
  const base = 2.5;
  const height = Math.min(4.6, reach.top - base - 1.6);
  if (reach.top > HIGH) shelf(pen, 1.8, 8.6, 4);
  if (reach.top > HIGH) {
    bookRow(pen, 1.4, 8.64, 2.2, 1.2);
    thing("potted-plant", 3.2, 8.64, 1.3);
  }
  box(0, base, 0.9, 1, colors.metal);
  box(0, base, 2.4, 0.2, colors.metal, 0.1);
  box(0, base + 0.8, 7, height, colors.woodDark, 0.2);
  box(0, base + 1.05, 6.5, height - 0.5, colors.glass);
  const foot = base + 1.05;
  const top = foot + height - 0.5;
  box(0, top - 0.55, 6.5, 0.55, colors.water);
  for (const [at, fill] of [colors.roof, colors.light, colors.leaf].entries())
    box(-2.9 + at * 0.42, top - 0.4, 0.24, 0.24, fill, 0.12);
  box(-2.35, foot, 1.8, height - 1.05, colors.plaster);
  for (const row of [0, 1, 2]) box(-2.35, top - 1.2 - row * 0.6, 1.2, 0.2, colors.metal, 0.1);
  for (const [at, tall] of [0.9, 1.5, 1.1, 1.9].entries())
    box(
      -0.4 + at * 0.9,
      foot + 0.4,
      0.55,
      Math.min(tall, height - 2),
      [colors.roof, colors.light, colors.leaf, colors.water][at] ?? colors.water,
      0.06,
    );
  table(pen, 0, 8.8, base);
  thing("keyboard", -0.3, base, 1.8);
  thing("computer-mouse", 2, base, 0.7);
  thing("hot-beverage", 3.5, base, 1);
  atSides(pen, (side, x) => (side < 0 ? windowAt(pen, x, 3, 3.2, 3.6) : bookcase(pen, x, 2.8, 4.8)));
}

export function workshop(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  const top = Math.min(reach.top - 0.8, 8.2);
  box(0, top - 4, 7.6, 4, colors.trim, 0.1);
  for (const [at, name] of ["hammer", "wrench", "screwdriver", "straight-ruler"].entries())
    thing(name, -2.7 + at * 1.8, top - 2.8, 1.6);
  box(0, top - 3.3, 7.2, 0.16, colors.wood);
  if (reach.top > HIGH + 1) pendant(pen, 0, top + 0.4);
  table(pen, 0, 8.6, 2.8);
  thing("toolbox", -2.2, 2.8, 2);
  thing("wood", 0.6, 2.8, 1.5);
  thing("nut-and-bolt", 2.6, 2.8, 0.9);
  atSides(pen, (side, x) => (side < 0 ? windowAt(pen, x, 3, 3.2, 3.6) : caseOfGoods(pen, x)));
}

export function factory(pen: ViewPen): void {
  const { thing, box, oval, colors, reach } = pen;
  for (const x of reach.side < WIDE ? [-2.6, 2.6] : [-7.2, -2.4, 2.4, 7.2])
    windowAt(pen, x, 5.2, 3.4, Math.min(3, reach.top - 6));
  box(0, 1.6, reach.side * 2, 0.5, colors.metal);
  for (let x = -Math.ceil(reach.side); x <= reach.side; x += 1.3) oval(x, 1.5, 0.42, 0.42, colors.board);
  for (const x of [-3.4, 3.4]) box(x, 0, 0.4, 1.3, colors.woodDark);
  for (const x of [-3.1, 0, 3.1]) thing("package", x, 2.1, 1.7);
  atSides(pen, (_, x) => thing("package", x, 2.1, 1.7));
}

export function warehouse(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  const levels = [0.25, 2.75, 5.25].filter((y) => y + 2.2 < reach.top);
  const racks = reach.side < WIDE ? [0] : [-9, 0, 9].filter((x) => Math.abs(x) - 4 < reach.side);
  for (const middle of racks) {
    for (const side of [-1, 1])
      box(middle + side * 4.2, 0, 0.26, Math.min(7.6, reach.top - 0.4), colors.roof);
    for (const y of levels) {
      box(middle, y - 0.25, 8.6, 0.26, colors.metal);
      for (const x of [-2.7, 0, 2.7])
        if (pen.random() > 0.16) thing("package", middle + x, y, 1.7 + 0.3 * pen.random());
    }
  }
}

export function clinic(pen: ViewPen): void {
  const { thing, box, oval, colors, reach } = pen;
  const top = Math.min(reach.top - 0.8, 8);
  oval(-2.4, top - 1.4, 1.35, 1.35, colors.plaster);
  box(-2.4, top - 1.75, 1.7, 0.6, colors.roof, 0.06);
  box(-2.4, top - 2.28, 0.6, 1.7, colors.roof, 0.06);
  windowAt(pen, 2.1, 4, 3.4, Math.min(3.8, reach.top - 4.6));
  box(0.4, 0, 0.3, 1.2, colors.metal);
  box(-3.2, 0, 0.3, 1.2, colors.metal);
  box(-1.4, 1.1, 4.8, 0.7, colors.trim, 0.16);
  box(-3.1, 1.7, 1.2, 0.55, colors.plaster, 0.2);
  box(-0.5, 1.5, 2.9, 0.5, colors.water, 0.1);
  counter(pen, 3, 3, 2.4);
  thing("stethoscope", 2.4, 2.4, 1.5);
  thing("pill", 3.8, 2.4, 0.8);
  atSides(pen, (side, x) => (side < 0 ? thing("potted-plant", x, -0.1, 2.8) : windowAt(pen, x, 3, 3.2, 3.6)));
}

export function laboratory(pen: ViewPen): void {
  const { thing, reach } = pen;
  shelf(pen, 0, Math.min(5.9, reach.top - 1.8), 7);
  const y = Math.min(5.94, reach.top - 1.76);
  for (const [at, name] of ["petri-dish", "test-tube", "jar", "books"].entries())
    thing(name, -2.5 + at * 1.7, y, 1.2);
  if (reach.top > HIGH) pendant(pen, 0, 8.8);
  counter(pen, 0, 8.8, 2.8);
  thing("microscope", -2.4, 2.8, 2.1);
  thing("alembic", 0.2, 2.8, 1.8);
  thing("test-tube", 2.1, 2.8, 1.3);
  thing("magnet", 3.5, 2.8, 0.9);
  atSides(pen, (side, x) => (side < 0 ? windowAt(pen, x, 3, 3.2, 3.6) : bookcase(pen, x, 2.8, 4.8)));
}

export function savings(pen: ViewPen): void {
  const { box, thing, shape, colors, reach } = pen;
  const top = Math.min(reach.top - 0.8, 8.2);
  box(0, top - 4, 7, 4, colors.trim, 0.14);
  box(0, top - 3.75, 6.5, 3.5, colors.glass, 0.06);
  const line: [number, number][] = [[-2.8, 0.5], [-1.5, 0.9], [-0.2, 1], [1.1, 1.8], [2.8, 2.9]]; // prettier-ignore
  const foot = top - 3.75;
  shape([...line.map(([x, y]): [number, number] => [x, foot + y]), [2.8, foot + 0.2], [-2.8, foot + 0.2]], colors.leaf); // prettier-ignore
  table(pen, 0, 8.2, 2.6);
  for (const [x, high] of [[1.3, 3], [2.2, 5], [3.1, 7]] as const)
    for (let at = 0; at < high; at += 1) box(x, 2.6 + at * 0.26, 0.8, 0.22, at % 2 === 0 ? colors.light : colors.wood, 0.1); // prettier-ignore
  thing("potted-plant", -2.6, 2.6, 1.9);
  thing("receipt", -0.5, 2.6, 1.4);
  atSides(pen, (side, x) => (side < 0 ? windowAt(pen, x, 3, 3.2, 3.6) : thing("potted-plant", x, -0.1, 3)));
}

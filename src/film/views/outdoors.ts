import { clouds, hills, sun } from "./landscape.ts";
import type { ViewPen } from "./view-pen.ts";

export function farm(pen: ViewPen): void {
  const { thing, box, shape, colors, reach } = pen;
  sun(pen, -2.4);
  clouds(pen, 2.6);
  hills(pen, 3.4);
  box(2.6, 0, 3.4, 2.8, colors.roof);
  shape([[0.6, 2.8], [1.4, 4.1], [3.8, 4.1], [4.6, 2.8]], colors.woodDark); // prettier-ignore
  box(2.6, 0, 1.3, 1.7, colors.plaster);
  thing("deciduous-tree", -3.9, 0, 3.4);
  hills(pen, 0.5, colors.hillNear);
  thing("tractor", -1.2, -0.7, 2.8);
  thing("sheaf-of-rice", 3.6, -1, 1.9);
  if (reach.side > 8) {
    thing("cow", 7.4, -0.5, 2.2);
    thing("evergreen-tree", -8, 0, 3.6);
  }
}

export function garden(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  sun(pen, 2.8);
  clouds(pen, -1.2);
  hills(pen, 2.6);
  thing("deciduous-tree", -2.9, 0, 5.2);
  thing("evergreen-tree", 3.6, 0, 3.6);
  const side = Math.ceil(reach.side);
  for (let x = -side; x <= side; x += 0.9) box(x, 0, 0.5, 1.5, colors.trim, 0.1);
  box(0, 0.9, reach.side * 2, 0.2, colors.trim);
  hills(pen, 0.4, colors.hillNear);
  for (const [at, name] of ["tulip", "sunflower", "rose", "tulip"].entries())
    thing(name, -2.6 + at * 1.9, -0.7, 1.7);
  if (reach.side > 8) {
    thing("sunflower", 7, -0.5, 2.2);
    thing("tulip", -7.4, -0.5, 1.8);
  }
}

export function coast(pen: ViewPen): void {
  const { thing, box, oval, colors, reach } = pen;
  const { side, below } = reach;
  sun(pen, 2.4);
  clouds(pen, -2.2);
  box(0, -below, side * 2, below + 2.2, colors.water);
  for (const [x, y] of [[-2.8, 1.5], [1.6, 1.1], [-0.6, 0.6], [3.4, 0.3]] as const) oval(x, y, 0.9, 0.06, colors.plaster); // prettier-ignore
  thing("sailboat", -1.4, 1.5, 2.6);
  hills(pen, 0.25, colors.plaster);
  box(0, -below, side * 2, below, colors.plaster);
  thing("spiral-shell", -2.6, -1, 1);
  thing("coral", 3, -0.5, 1.2);
  if (side > 8) thing("motor-boat", 8, 0.9, 2.2);
}

export function river(pen: ViewPen): void {
  const { thing, shape, oval, colors, reach } = pen;
  const { below } = reach;
  sun(pen, -2.6);
  clouds(pen, 2.2);
  hills(pen, 3);
  hills(pen, 0.9, colors.hillNear);
  pen.box(0, -below, reach.side * 2, below, colors.hillNear);
  const bend: [number, number][] = [[0.4, 0.7], [1.1, 0.2], [0.2, -0.5], [-1.6, -below * 0.6], [-2.6, -below]]; // prettier-ignore
  const width = [0.25, 0.5, 1, 2, 3];
  shape(
    [
      ...bend.map(([x, y], at): [number, number] => [x - (width[at] ?? 1), y]),
      ...bend.map(([x, y], at): [number, number] => [x + (width[at] ?? 1), y]).toReversed(),
    ],
    colors.water,
  );
  oval(0.4, -0.3, 0.4, 0.05, colors.plaster);
  oval(-1.4, -below * 0.5, 0.7, 0.06, colors.plaster);
  thing("deciduous-tree", 3.2, 0.2, 3.8);
  thing("evergreen-tree", -3.7, 0.3, 3.2);
  thing("duck", -0.4, -below * 0.42, 1.1);
  if (reach.side > 8) thing("deciduous-tree", -8, 0, 3.6);
}

export function mountains(pen: ViewPen): void {
  const { thing, shape, colors, reach } = pen;
  sun(pen, -2.7);
  clouds(pen, 0.4);
  const peaks: [number, number, number][] = [[-2.6, 5.2, 3.4], [2.2, 6.6, 4.2]]; // prettier-ignore
  if (reach.side > 8) peaks.push([-8.4, 4.6, 3.6], [8.8, 5, 3.8]);
  for (const [x, height, half] of peaks) {
    shape([[x - half, 0], [x, height], [x + half, 0]], colors.metal); // prettier-ignore
    const cap = 0.3;
    shape(
      [
        [x - half * cap, height * (1 - cap)],
        [x, height],
        [x + half * cap, height * (1 - cap)],
        [x + half * 0.1, height * (1 - cap * 0.72)],
        [x - half * 0.08, height * (1 - cap * 1.12)],
      ],
      colors.plaster,
    );
  }
  hills(pen, 1.8);
  hills(pen, 0.5, colors.hillNear);
  for (const [x, size] of [[-3.8, 2.6], [-2.6, 1.9], [3.6, 2.3]] as const) thing("evergreen-tree", x, 0, size); // prettier-ignore
  thing("signpost", 1, -0.3, 1.8);
}

export function forest(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  const { side, below } = reach;
  sun(pen, 1.2);
  hills(pen, 2.2);
  box(0, -below, side * 2, below, colors.hillNear);
  const trees = side > 8 ? [-10.8, -7.4] : [];
  for (const [at, x] of [...trees, -3.7, 0.1, 3.8, ...trees.map((one) => -one)].entries())
    thing(at % 2 === 0 ? "evergreen-tree" : "deciduous-tree", x, 0.2, 3.6 + 1.6 * pen.random());
  thing("mushroom", -2, -0.8, 1);
  thing("deer", 1.8, -0.9, 2);
}

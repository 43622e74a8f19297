import type { ViewPen } from "./view-pen.ts";

/** A table's top and two legs. */
export function table({ box, colors }: ViewPen, x: number, width: number, height: number): void {
  for (const side of [-1, 1]) box(x + side * (width / 2 - 0.45), 0, 0.32, height - 0.3, colors.woodDark);
  box(x, height - 0.36, width, 0.36, colors.wood, 0.1);
}

/** A cupboard to work at, with doors. */
export function counter({ box, colors }: ViewPen, x: number, width: number, height: number): void {
  box(x, 0, width - 0.3, height - 0.3, colors.wood);
  const doors = Math.max(2, Math.round(width / 2));
  const each = (width - 0.3) / doors;
  for (let at = 0; at < doors; at += 1) {
    const middle = x - (width - 0.3) / 2 + each * (at + 0.5);
    box(middle, 0.25, each - 0.22, height - 0.85, colors.woodDark, 0.08);
    box(
      middle + (at % 2 === 0 ? 1 : -1) * (each / 2 - 0.42),
      (height - 0.3) / 2,
      0.12,
      0.5,
      colors.trim,
      0.06,
    );
  }
  box(x, height - 0.34, width, 0.34, colors.trim, 0.08);
}

/** A board on the wall, on two brackets. */
export function shelf({ box, colors }: ViewPen, x: number, y: number, width: number): void {
  for (const side of [-1, 1]) box(x + side * (width / 2 - 0.7), y - 0.5, 0.16, 0.5, colors.woodDark);
  box(x, y - 0.2, width, 0.24, colors.wood, 0.06);
}

/** A window with its cross, light behind it. */
export function windowAt(
  { box, colors }: ViewPen,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  box(x, y, width, height, colors.trim, 0.14);
  box(x, y + 0.2, width - 0.4, height - 0.4, colors.glass);
  box(x, y, 0.18, height, colors.trim);
  box(x, y + height * 0.58, width, 0.16, colors.trim);
  box(x, y - 0.22, width + 0.5, 0.24, colors.trim, 0.08);
}

/** A lamp on its cord, from the upper edge; `y`: its lower rim. */
export function pendant({ line, shape, oval, colors, reach }: ViewPen, x: number, y: number): void {
  line([x, reach.top], [x, y + 0.8], 0.07, colors.trim);
  oval(x, y, 0.34, 0.26, colors.light);
  shape(
    [
      [x - 0.28, y + 0.9],
      [x + 0.28, y + 0.9],
      [x + 0.95, y],
      [x - 0.95, y],
    ],
    colors.metal,
  );
}

/** Books upright between two ends, `x` the middle of the row. */
export function bookRow(pen: ViewPen, x: number, y: number, width: number, height: number): void {
  const { colors, box, random } = pen;
  const inks = [colors.roof, colors.water, colors.leaf, colors.trim, colors.woodDark, colors.light];
  let left = x - width / 2;
  const end = x + width / 2;
  for (let at = Math.floor(random() * inks.length); left < end - 0.24; at += 1) {
    const thick = Math.min(end - left, 0.26 + 0.2 * random());
    box(
      left + thick / 2,
      y,
      thick - 0.05,
      height * (0.72 + 0.26 * random()),
      inks[at % inks.length] ?? colors.trim,
      0.03,
    );
    left += thick;
  }
}

/** A case of shelves full of books. */
export function bookcase(pen: ViewPen, x: number, width: number, height: number): void {
  const { box, colors } = pen;
  box(x, 0, width, height, colors.woodDark, 0.1);
  const rows = Math.max(2, Math.round(height / 1.9));
  const each = (height - 0.3) / rows;
  for (let row = 0; row < rows; row += 1) {
    const y = 0.3 + row * each;
    box(x, y - 0.16, width - 0.1, 0.18, colors.wood);
    bookRow(pen, x, y + 0.02, width - 0.5, each - 0.4);
  }
  box(x, height - 0.18, width + 0.2, 0.24, colors.wood, 0.06);
}

/** What hangs on the wall in a frame. */
export function framed(pen: ViewPen, x: number, y: number, width: number, height: number): void {
  const { box, shape, oval, colors } = pen;
  box(x, y, width, height, colors.wood, 0.06);
  box(x, y + 0.16, width - 0.32, height - 0.32, colors.glass);
  const base = y + 0.16;
  shape(
    [
      [x - width / 2 + 0.16, base],
      [x - width * 0.12, base + height * 0.44],
      [x + width * 0.12, base + height * 0.16],
      [x + width * 0.26, base + height * 0.34],
      [x + width / 2 - 0.16, base],
    ],
    colors.leaf,
  );
  oval(x + width * 0.2, y + height * 0.74, width * 0.08, width * 0.08, colors.light);
}

export function rug({ oval, colors, reach }: ViewPen, x: number, width: number): void {
  if (reach.below < 1) return;
  const y = -Math.min(1.5, reach.below * 0.42);
  oval(x, y, width / 2, Math.min(0.75, reach.below * 0.24), colors.trim);
  oval(x, y, width / 2 - 0.4, Math.min(0.5, reach.below * 0.16), colors.wall);
}

/** How high the wall is where things hang that need room over the furniture. */
export const HIGH = 10;
/** Where the picture is so much wider than its middle, there is room beside that. */
export const WIDE = 8;

/** And where there is so much that the sides are filled again. */
const WIDER = 14;

/** What stands beside the middle, where the picture is so much wider than that. */
export function atSides({ reach, isStage }: ViewPen, paint: (side: -1 | 1, x: number) => void): void {
  if (reach.side < WIDE) return;
  const x = Math.min(reach.side - 2.6, 9);
  paint(-1, -x);
  paint(1, x);
  if (!isStage || reach.side < WIDER) return;
  // On a stage so wide that would be a doll's house: farther out the same again, the other way about.
  const out = Math.min(reach.side - 1, x + 6.4);
  paint(1, -out);
  paint(-1, out);
}

/** Shelves with what is kept or sold. */
export function caseOfGoods(pen: ViewPen, x: number): void {
  const { box, thing, colors } = pen;
  box(x, 0, 3, 4.8, colors.woodDark, 0.1);
  for (const [row, name] of ["package", "canned-food"].entries()) {
    box(x, 0.3 + row * 2.3, 2.8, 0.2, colors.wood);
    for (const side of [-0.7, 0.7]) thing(name, x + side, 0.5 + row * 2.3, 1.1);
  }
}

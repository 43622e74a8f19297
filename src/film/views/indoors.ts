import {
  atSides,
  bookcase,
  bookRow,
  caseOfGoods,
  counter,
  framed,
  HIGH,
  pendant,
  rug,
  shelf,
  table,
  WIDE,
  windowAt,
} from "./furniture.ts";
import type { ViewPen } from "./view-pen.ts";

export function classroom(pen: ViewPen): void {
  const { box, thing, line, colors, reach } = pen;
  const top = Math.min(reach.top - 0.7, 8.4);
  const height = Math.min(4.2, top - 3.2);
  box(0, top - height, 7.8, height, colors.wood, 0.12);
  box(0, top - height + 0.22, 7.36, height - 0.44, colors.board);
  const [left, right] = [-2.9, 0.2];
  for (const [row, width] of [2.6, 1.8, 2.2].entries())
    line([left, top - 0.95 - row * 0.7], [left + width, top - 0.95 - row * 0.7], 0.09, colors.trim);
  line([right + 0.5, top - 2.6], [right + 1.5, top - 1], 0.09, colors.trim);
  line([right + 1.5, top - 1], [right + 2.5, top - 2.6], 0.09, colors.trim);
  line([right + 0.5, top - 2.6], [right + 2.5, top - 2.6], 0.09, colors.trim);
  if (reach.top > HIGH + 1.6) thing("alarm-clock", 0, top + 0.7, 1.5);
  table(pen, 0, 6.4, 2.5);
  thing("books", -1.9, 2.5, 1.5);
  thing("red-apple", -0.2, 2.5, 0.9);
  thing("globe-showing-europe-africa", 1.8, 2.5, 1.5);
  atSides(pen, (side, x) => (side < 0 ? windowAt(pen, x, 2.8, 3, 3.4) : bookcase(pen, x, 3, 4.6)));
}

export function kitchen(pen: ViewPen): void {
  const { thing, reach } = pen;
  shelf(pen, 1.6, 5.4, 5.2);
  thing("honey-pot", 0, 5.44, 1.1);
  thing("jar", 1.4, 5.44, 1.1);
  thing("salt", 2.6, 5.44, 0.95);
  thing("canned-food", 3.6, 5.44, 0.9);
  windowAt(pen, -2.9, 4.2, 2.8, Math.min(3.4, reach.top - 4.8));
  if (reach.top > HIGH) pendant(pen, 1.6, 8.2);
  counter(pen, 0, 8.8, 2.9);
  thing("pot-of-food", 1.7, 2.9, 2);
  thing("bread", -1.2, 2.9, 1.3);
  thing("tomato", -2.6, 2.9, 0.75);
  thing("carrot", -3.4, 2.9, 1);
  atSides(pen, (side, x) =>
    side < 0 ? thing("potted-plant", x, -0.1, 2.6) : (table(pen, x, 3.6, 2.2), thing("teapot", x, 2.2, 1.4)),
  );
}

export function home(pen: ViewPen): void {
  const { thing, reach } = pen;
  rug(pen, 0, 8);
  const top = Math.min(reach.top - 0.7, 8.2);
  framed(pen, -1.6, top - 2.3, 2.9, 2.2);
  framed(pen, 1.9, top - 2, 1.6, 1.9);
  thing("couch-and-lamp", -0.4, 0, 5.4);
  thing("potted-plant", 3.6, -0.1, 2);
  atSides(pen, (side, x) => (side < 0 ? windowAt(pen, x, 2.6, 3.4, 3.8) : bookcase(pen, x, 2.8, 4.6)));
}

export function shop(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  const top = Math.min(reach.top - 0.5, 8.6);
  for (let at = 0; at < 8; at += 1)
    box(-3.85 + at * 1.1, top - 1.1, 1.1, 1.1, at % 2 === 0 ? colors.roof : colors.plaster, 0.1);
  const rows = [
    { y: 5.6, things: ["jar", "honey-pot", "canned-food", "bread"] },
    { y: 3.7, things: ["basket", "wrapped-gift", "teapot", "soap"] },
  ];
  for (const { y, things } of rows) {
    box(0, y - 0.22, 8.4, 0.24, colors.wood, 0.06);
    for (const [at, name] of things.entries()) thing(name, -3 + at * 2, y, 1.3);
  }
  counter(pen, 0, 6.6, 2);
  thing("balance-scale", -1.6, 2, 1.2);
  thing("shopping-bags", 1.6, 2, 1.3);
  atSides(pen, (side, x) => (side < 0 ? caseOfGoods(pen, x) : thing("potted-plant", x, -0.1, 2.8)));
}

export function cafe(pen: ViewPen): void {
  const { thing, box, colors, reach } = pen;
  const lamp = Math.min(reach.top - 2, 7.6);
  for (const x of [-2.8, 0, 2.8]) pendant(pen, x, lamp);
  box(0, 3.6, 7.4, 2.4, colors.board, 0.12);
  for (const row of [0, 1, 2]) {
    box(-1.6, 4.1 + row * 0.55, 2.6, 0.12, colors.trim);
    box(2.2, 4.1 + row * 0.55, 1, 0.12, colors.light);
  }
  counter(pen, 0, 8.4, 2.7);
  thing("hot-beverage", -2.8, 2.7, 1.2);
  thing("croissant", -1.1, 2.7, 1.1);
  thing("birthday-cake", 0.9, 2.7, 1.5);
  thing("bread", 2.8, 2.7, 1.3);
  atSides(pen, (_, x) => {
    table(pen, x, 2.4, 2.2);
    thing("hot-beverage", x, 2.2, 0.9);
  });
}

export function library(pen: ViewPen): void {
  const { thing, reach } = pen;
  const height = Math.min(reach.top - 0.7, 8);
  const cases =
    reach.side < WIDE ? [-3.1, 3.1] : [-9.6, -3.2, 3.2, 9.6].filter((x) => Math.abs(x) - 2 < reach.side);
  for (const x of cases) bookcase(pen, x, reach.side < WIDE ? 3.4 : 5, height);
  if (reach.side < WIDE) windowAt(pen, 0, 3.6, 2.2, Math.min(4, height - 3.8));
  if (reach.top > HIGH) pendant(pen, 0, 8.8);
  table(pen, 0, 5.6, 2.3);
  thing("open-book", -0.6, 2.3, 1.6);
  bookRow(pen, 1.6, 2.3, 1.3, 1.1);
}

/** A hall of any museum: a dinosaur and a crown stood in one for a boat, to who knew its things. */
export function museum(pen: ViewPen): void {
  const { box, oval, shape, line, colors, reach } = pen;
  const top = Math.min(reach.top - 0.9, 8.6);
  const hung = Math.max(3.2, top - 4);
  line([-reach.side, top + 0.35], [reach.side, top + 0.35], 0.1, colors.trim);
  for (const x of [-2.7, 2.7])
    shape([[x - 0.2, top + 0.3], [x + 0.2, top + 0.3], [x + 2, hung - 0.4], [x - 2, hung - 0.4]], `${colors.light}30`); // prettier-ignore
  framed(pen, -2.7, hung, 3.9, Math.min(3, top - hung - 0.3));
  framed(pen, 2.7, hung, 2.5, Math.min(3.4, top - hung - 0.3));
  // A show-case with what was dug up, be it of whatever time, and a bench before the pictures.
  box(0, 0, 2, 1.5, colors.plaster);
  box(0, 1.5, 1.8, 1.7, `${colors.glass}a0`);
  oval(-0.3, 1.85, 0.42, 0.3, colors.woodDark);
  oval(0.4, 1.76, 0.26, 0.2, colors.wood);
  box(0, 1.42, 2.2, 0.2, colors.trim);
  box(0, 3.2, 2, 0.16, colors.trim);
  for (const x of [-3.4, 3.4]) {
    for (const leg of [-0.9, 0.9]) box(x + leg, 0, 0.24, 0.9, colors.woodDark);
    box(x, 0.9, 2.4, 0.3, colors.wood, 0.1);
  }
  atSides(pen, (_, x) => framed(pen, x, hung, 2.8, Math.min(3, top - hung - 0.3)));
}

export function stage(pen: ViewPen): void {
  const { thing, shape, oval, box, colors, reach } = pen;
  const { side, top } = reach;
  shape([[-0.5, top], [0.5, top], [3, 0], [-3, 0]], `${colors.light}40`); // prettier-ignore
  oval(0, -0.1, 3, 0.5, `${colors.light}80`);
  const folds = 4;
  const width = Math.min(side * 0.42, 3.4);
  for (const edge of [-1, 1])
    for (let fold = 0; fold < folds; fold += 1) {
      const each = width / folds;
      box(
        edge * (side - each * (fold + 0.5)),
        0,
        each,
        top,
        fold % 2 === 0 ? colors.roof : mixed(colors.roof),
        0,
      );
    }
  box(0, top - 1.1, side * 2, 1.1, colors.roof);
  thing("studio-microphone", 0, 0, 3.6);
}

export function sports(pen: ViewPen): void {
  const { box, thing, line, colors, reach } = pen;
  const { side, top } = reach;
  const rail = Math.min(top - 0.8, 7.4);
  for (let at = 0; at < 6; at += 1) box(0, 3.4 + at * 0.55, Math.min(side * 2, 3), 0.16, at % 2 === 0 ? colors.wood : colors.woodDark); // prettier-ignore
  for (const x of [-1.5, 1.5]) box(x, 0, 0.2, rail, colors.woodDark);
  for (const x of side > 8 ? [-7, 7] : [3.2]) {
    box(x, 4.6, 2.4, 1.7, colors.trim, 0.1);
    box(x, 4.9, 1, 0.8, colors.roof);
    box(x, 4.4, 1.2, 0.16, colors.roof, 0.08);
    for (const turn of [-0.4, 0, 0.4]) line([x + turn, 4.4], [x + turn * 0.6, 3.6], 0.06, colors.trim);
  }
  box(-3.2, 0, 2.6, 0.5, colors.water, 0.16);
  box(-3.2, 0.5, 2.6, 0.5, colors.roof, 0.16);
  thing("basketball", 1.8, -0.5, 1.4);
  thing("soccer-ball", 0.2, -0.8, 1.2);
}

const mixed = (color: string): string => `${color}d0`;

import { clouds, hills, sun } from "./landscape.ts";
import type { ViewPen } from "./view-pen.ts";

type Corner = readonly [number, number];

/** A berg on the water's line: a lit face and a shaded one, its foot broken off level. */
function berg(pen: ViewPen, x: number, y: number, width: number, height: number): void {
  const { shape } = pen;
  const { lit, shade } = iceColors(pen);
  const at = (across: number, up: number): Corner => [x + across * width, y + up * height];
  shape([at(-0.5, 0), at(-0.36, 0.52), at(-0.2, 0.6), at(-0.06, 1), at(0.14, 0.78), at(0.26, 0.84), at(0.5, 0)], lit); // prettier-ignore
  shape([at(0.06, 0), at(-0.02, 0.46), at(0.14, 0.78), at(0.26, 0.84), at(0.5, 0)], shade); // prettier-ignore
}

/** Ice is the palest thing there, in the light of a story as well. */
function iceColors({ colors, isStage }: ViewPen): { lit: string; shade: string } {
  return isStage ? { lit: colors.light, shade: colors.plaster } : { lit: colors.trim, shade: colors.glass };
}

export function ice(pen: ViewPen): void {
  const { box, oval, shape, thing, colors, reach } = pen;
  const { side, below } = reach;
  const { lit, shade } = iceColors(pen);
  sun(pen, 2.8);
  clouds(pen, -2.6);
  box(0, 0, side * 2, 1.9, colors.water);
  if (side > 8) {
    berg(pen, -9.2, 1.7, 5, 3);
    berg(pen, 9, 1.8, 4.2, 2.2);
  }
  berg(pen, -2.2, 1.6, 5, 4.6);
  berg(pen, 3, 1.5, 3, 2.1);
  for (const [x, y] of [[-3.6, 0.9], [0.8, 1.1], [3.9, 0.7]] as const) oval(x, y, 0.8, 0.07, shade); // prettier-ignore
  const steps = 28;
  const edge = Array.from({ length: steps + 1 }, (_, step): Corner => {
    const x = -side + (side * 2 * step) / steps;
    return [x, 0.42 + 0.28 * Math.sin(x * 0.7) + (step % 3 === 0 ? 0.14 : 0)];
  });
  shape([...edge, [side, -below], [-side, -below]], lit);
  shape([...edge.map(([x, y]): Corner => [x, y - 0.5]), [side, -below], [-side, -below]], shade);
  shape([...edge.map(([x, y]): Corner => [x, y - 0.8]), [side, -below], [-side, -below]], lit);
  thing("seal", 2, -0.6, 1.9);
}

/** Dunes one before the other, each with its side in the shade. */
export function desert(pen: ViewPen): void {
  const { box, shape, thing, colors, reach } = pen;
  const { side, below } = reach;
  sun(pen, -2.6);
  dunes(pen, 3.4, 0.4, colors.plaster);
  dunes(pen, 1.9, 2.3, colors.wood);
  box(0, -below, side * 2, below + 0.2, colors.wood);
  shape([[-side, 0.5], [-1.5, 0.9], [0.8, 0.2], [side, -0.5], [side, -below], [-side, -below]], colors.woodDark); // prettier-ignore
  shape([[-side, 0.2], [-2, 0.5], [0.8, -0.1], [side, -0.9], [side, -below], [-side, -below]], colors.wood); // prettier-ignore
  thing("date-palm", -3.1, 0, 4.6);
  thing("camel", 1.9, -0.3, 3);
  if (side > 8) {
    thing("date-palm", 8.6, -0.2, 3.8);
    thing("date-palm", -9, 0, 3.4);
  }
}

/** A row of dunes that the wind has blown up from the left: a long side in the light, a short one in the shade. */
function dunes({ shape, colors, reach }: ViewPen, height: number, from: number, fill: string): void {
  const { side } = reach;
  const wide = 8.2;
  const steps = 12;
  for (let left = -Math.ceil((side + wide) / wide) * wide - from; left < side; left += wide) {
    const top = left + wide * 0.66;
    const rising = Array.from({ length: steps + 1 }, (_, step): Corner => {
      const at = step / steps;
      return [left - 2 + (top - left + 2) * at, height * at ** 1.7];
    });
    const falling = (bend: number): Corner[] =>
      Array.from({ length: steps + 1 }, (_, step): Corner => {
        const at = step / steps;
        return [top + (wide * 0.62 * at) / bend, height * (1 - at) ** (1.5 * bend)];
      });
    shape([...rising, ...falling(1), [top, 0]], fill);
    // The shade's inner edge runs down from the crest in a bow.
    const bow = Array.from({ length: steps + 1 }, (_, step): Corner => {
      const at = step / steps;
      return [top + wide * 0.16 * Math.sin(at * 2.6), height * (1 - at)];
    });
    shape([...falling(1), ...bow.toReversed()], colors.woodDark);
  }
}

/** Beneath the sea: the light from above, a reef on the ground. */
export function reef(pen: ViewPen): void {
  const { box, oval, shape, thing, colors, reach } = pen;
  const { side, top, below } = reach;
  box(0, -below, side * 2, top + below, colors.water);
  for (const x of side > 8 ? [-8.6, -2.4, 3.2, 9] : [-2.4, 2.6])
    shape([[x - 0.5, top], [x + 0.7, top], [x - 1.1, 0.4], [x - 3.4, 0.4]], colors.glass); // prettier-ignore
  hills({ ...pen, colors: { ...colors, hill: colors.board } }, 2.2);
  box(0, -below, side * 2, below + 0.1, colors.plaster);
  hills(pen, 0.5, colors.plaster);
  for (const [x, size, name] of [[-3.3, 2.2, "coral"], [-1.5, 1.2, "coral"], [3.4, 1.9, "coral"], [1.2, 0.9, "spiral-shell"]] as const) thing(name, x, -0.2, size); // prettier-ignore
  thing("turtle", 1.9, 4.6, 2.2);
  thing("tropical-fish", -2.1, 3.3, 1.7);
  thing("fish", 0.6, 2.3, 1.1);
  for (const [x, y, size] of [[-2.9, 5.4, 0.16], [-2.6, 6, 0.11], [-3, 6.5, 0.2]] as const) oval(x, y, size, size, colors.glass); // prettier-ignore
  if (side > 8) {
    thing("octopus", 8.6, 1, 2);
    thing("coral", -8.4, -0.2, 2.4);
    thing("fish", -7.8, 4.4, 1.4);
  }
}

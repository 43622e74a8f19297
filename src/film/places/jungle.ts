import type { Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { across, groundBelow, pathThrough, rollingLine, type At, type FarView } from "./far-view.ts";

/** A rain forest: crowns side by side in three layers, a few trees above them all, palms where it is near. */
export function jungle(view: FarView): Paint[] {
  const { far, middle, near } = view.tones;
  return [
    ...giants(view, { foot: 0.5, high: 0.34, many: across(view, 7), fill: mix(far, middle, 0.2) }),
    ...canopy(view, { foot: 0.46, high: 0.1, many: across(view, 46), fill: mix(far, middle, 0.2) }),
    ...giants(view, { foot: 0.68, high: 0.4, many: across(view, 5), fill: middle }),
    ...canopy(view, { foot: 0.66, high: 0.15, many: across(view, 30), fill: middle }),
    ...palms(view, { foot: 1, high: 0.58, many: across(view, 6), fill: near }),
    ...canopy(view, { foot: 0.94, high: 0.18, many: across(view, 18), fill: near }),
  ];
}

/** `foot` and `high` as parts of the room's height, `many` across it. */
type Row = { foot: number; high: number; many: number; fill: string };

/** Crowns that hide the ground below them. */
function canopy(view: FarView, { foot, high, many, fill }: Row): Paint[] {
  const { random } = view;
  const hill = rollingLine(view, foot, high * 0.4, 1);
  const crowns = Array.from({ length: many + 1 }, (_, at): Paint => {
    const aside = (at + 0.3 * (random() - 0.5)) / many;
    const size = high * (0.7 + 0.5 * random());
    return crown(view, [aside, heightAt(hill, aside)], { wide: 0.72 / many, high: size, fill });
  });
  return [groundBelow(view, hill, fill), ...crowns];
}

/** Trees that stand out above the others: a bare stem and a flat crown in three parts. */
function giants(view: FarView, { foot, high, many, fill }: Row): Paint[] {
  const { random, room } = view;
  return Array.from({ length: many }, (_, at): Paint[] => {
    const aside = (at + 0.2 + 0.6 * random()) / many;
    const tall = high * (0.7 + 0.3 * random());
    const wide = (tall * 0.42 * room.height) / room.width;
    const top = foot - tall;
    const stem: At[] = [
      [aside - wide * 0.05, foot + 0.1],
      [aside - wide * 0.035, top],
      [aside + wide * 0.035, top],
      [aside + wide * 0.05, foot + 0.1],
    ];
    const parts = [[-0.55, 0.05, 0.6], [0.5, 0.02, 0.62], [0, -0.06, 0.72]] as const; // prettier-ignore
    return [
      { kind: "path", d: pathThrough(view, stem), fill },
      ...parts.map(([dx, dy, size]) =>
        crown(view, [aside + dx * wide, top + dy * tall], { wide: wide * size, high: tall * 0.13, fill }),
      ),
    ];
  }).flat();
}

/** Palms that lean, with fronds that hang. */
function palms(view: FarView, { foot, high, many, fill }: Row): Paint[] {
  const { random, room } = view;
  const slim = room.height / room.width;
  return Array.from({ length: many }, (_, at): Paint[] => {
    const aside = (at + 0.15 + 0.7 * random()) / many;
    const tall = high * (0.66 + 0.34 * random());
    const lean = (random() - 0.5) * 0.5 * tall * slim;
    const head: At = [aside + lean, foot - tall];
    const thick = 0.022 * tall * slim;
    const trunk: At[] = [[aside - thick * 1.6, foot], [aside + lean * 0.4 - thick, foot - tall * 0.55], [head[0] - thick * 0.7, head[1]], [head[0] + thick * 0.7, head[1]], [aside + lean * 0.4 + thick, foot - tall * 0.55], [aside + thick * 1.6, foot]]; // prettier-ignore
    const turn = random() * 0.4;
    const fronds = Array.from({ length: FRONDS }, (_unused, nth) => {
      const angle = Math.PI * (0.08 + turn * 0.3 + (0.84 * nth) / (FRONDS - 1));
      return frond(head, { angle, long: tall * (0.34 + 0.08 * random()), slim });
    });
    return [pathOf(view, trunk, fill), { kind: "path", d: fronds.map((one) => pathThrough(view, one)).join(""), fill }]; // prettier-ignore
  }).flat();
}

const FRONDS = 9;
const STEPS = 8;

/** A leaf that rises from its head and falls with its own weight. `angle`: radians, 0 to the right. */
function frond([left, down]: At, { angle, long, slim }: { angle: number; long: number; slim: number }): At[] {
  const spine = Array.from({ length: STEPS + 1 }, (_, step): At => {
    const at = step / STEPS;
    return [
      left + Math.cos(angle) * long * at * slim * 1.15,
      down - Math.sin(angle) * long * at * 0.75 + long * 0.62 * at * at,
    ];
  });
  const half = (step: number): number => long * 0.075 * Math.sin((Math.PI * (step + 0.6)) / (STEPS + 0.6));
  const above = spine.map(([x, y], step): At => [x, y - half(step)]);
  const below = spine.map(([x, y], step): At => [x, y + half(step) * 0.7]);
  return [...above, ...below.toReversed()];
}

function pathOf(view: FarView, points: readonly At[], fill: string): Paint {
  return { kind: "path", d: pathThrough(view, points), fill };
}

function crown(
  { room }: FarView,
  [aside, down]: At,
  { wide, high, fill }: { wide: number; high: number; fill: string },
): Paint {
  return {
    kind: "ellipse",
    cx: room.x + room.width * aside,
    cy: room.y + room.height * down,
    rx: room.width * wide,
    ry: room.height * high,
    fill,
  };
}

function heightAt(line: readonly At[], aside: number): number {
  return line[Math.min(line.length - 1, Math.max(0, Math.round(aside * (line.length - 1))))]?.[1] ?? 1;
}

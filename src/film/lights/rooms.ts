import type { Paint } from "../../artifacts/timeline.ts";
import { alpha } from "../styles/contrast.ts";
import { LIT, roundAt, type At, type LightPen, type Spot } from "./light-pen.ts";

/** A stage in a light, and where a thing stands in it. */
export type Lit = { paint: Paint[]; spot: Spot };

/** A wall over a floor, which is darker towards who looks. */
function wallAndFloor(pen: LightPen, wall: readonly [number, number], board = 0.16): Paint[] {
  const { wash, area, fade, floor } = pen;
  return [
    wash([
      [0, wall[0]],
      [floor * 0.6, wall[1]],
      [floor, wall[1] * 0.7],
      [1, 0],
    ]),
    area(
      [
        [0, floor],
        [1, floor],
        [1, 1],
        [0, 1],
      ],
      fade([0, floor], [0, 1], [
        [0, board],
        [0.35, board * 0.5],
        [1, -0.35],
      ]), // prettier-ignore
    ),
  ];
}

/** Of its radius, to where the lantern's picture is as bright as in its middle. */
const SHARP = 0.5;

/** The magic lantern: from an upper corner its beam, on the wall its round picture, on the floor what is left of it. */
export function lantern(pen: LightPen): Lit {
  const { area, pool, ray, floor, isWide, random, px, tone, stage } = pen;
  const from: At = [-0.04, random() < 0.5 ? -0.1 : 0.02];
  const at: At = isWide ? [0.735, 0.53] : [0.58, floor - 0.2];
  const r = isWide ? 0.4 : 0.4 * (stage.width / stage.height);
  const aside = (r * stage.height) / stage.width;
  const [up, down]: [At, At] = [[at[0] - aside * 0.34, at[1] - r * 0.94], [at[0] - aside * 0.3, at[1] + r * 0.95]]; // prettier-ignore
  // Out of focus: letters run over its edge, and a sharp one cut them.
  const disc = [0, 0.4, 0.55, 0.7, 0.85, 1].map((step) => ({
    at: step,
    color: `${tone(LIT - 0.1 * step)}${alpha(step < SHARP ? 1 : Math.cos((((step - SHARP) / (1 - SHARP)) * Math.PI) / 2) ** 2)}`,
  }));
  return {
    paint: [
      ...wallAndFloor(pen, [0.03, 0.12]),
      pool(at, r * 2.1, r * 1.9, 0.3, 0.8),
      area([from, up, at, down], ray(from, at, LIT, [0.95, 0.22])),
      roundAt(px(at), r * stage.height, r * stage.height, disc),
      pool([at[0], (floor + 1) / 2], r * 1.7, (1 - floor) * 0.62, 0.62, 0.8),
    ],
    spot: pen.spot(at[0], floor + (1 - floor) * 0.55, isWide ? 0.56 : 0.4, true),
  };
}

/** A window's light: its panes lie slanted over the wall and go on, wider, over the floor. */
export function window(pen: LightPen): Lit {
  const { area, pool, ray, floor, isWide, random } = pen;
  // Aside of the words, or under them.
  const [left, right, top] = isWide ? [0.72, 0.92, 0.06] : [0.4, 0.86, 0.5];
  const columns = random() < 0.5 ? 2 : 3;
  const rows = 3;
  const [slant, gap] = [isWide ? 0.1 : 0.12, 0.1];
  const pane = (column: number, row: number): Paint => {
    const across = (part: number, down: number) => left + (right - left) * part + slant * down;
    const [a, b] = [(column + gap / 2) / columns, (column + 1 - gap / 2) / columns];
    const [c, d] = [(row + gap / 2) / rows, (row + 1 - gap / 2) / rows];
    const y = (part: number) => top + (floor - top) * part;
    const sink = 0.06;
    return area(
      [
        [across(a, c), y(c) + a * sink],
        [across(b, c), y(c) + b * sink],
        [across(b, d), Math.min(floor, y(d) + b * sink)],
        [across(a, d), Math.min(floor, y(d) + a * sink)],
      ],
      ray([left, top], [right + slant, floor], LIT, [0.62, 0.92]),
    );
  };
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => pane(column, row)),
  ).flat();
  const onFloor = Array.from({ length: columns }, (_, column): Paint => {
    const [a, b] = [(column + gap / 2) / columns, (column + 1 - gap / 2) / columns];
    const near = (part: number) => left + slant + (right - left) * part;
    const far = (part: number) => left + slant * 2.4 + (right - left) * 1.16 * part;
    return area(
      [
        [near(a), floor],
        [near(b), floor],
        [far(b), 1],
        [far(a), 1],
      ],
      ray([0.5, floor], [0.5, 1], 0.68, [0.85, 0.3]),
    );
  });
  const middle: At = [(left + right) / 2 + slant / 2, (top + floor) / 2];
  return {
    paint: [...wallAndFloor(pen, [0.05, 0.15]), pool(middle, 0.72, 0.62, 0.34, 0.75), ...cells, ...onFloor],
    spot: pen.spot(
      Math.min((left + right) / 2 + slant, isWide ? 0.76 : 0.7),
      floor + (1 - floor) * 0.6,
      isWide ? 0.5 : 0.4,
    ),
  };
}

/** A door that stands open on a lit room: what falls through it lies on the floor. */
export function doorway(pen: LightPen): Lit {
  const { area, pool, ray, fade, floor, isWide, random } = pen;
  // In a wide frame beside the longest lines: no word crosses its edge.
  const width = isWide ? 0.085 : 0.22;
  const left = isWide ? 0.882 + 0.012 * random() : 0.62 + 0.035 * random();
  const top = isWide ? 0.16 : floor - 0.34;
  const right = left + width;
  const middle = left + width / 2;
  const frame = isWide ? 0.008 : 0.014;
  return {
    paint: [
      ...wallAndFloor(pen, [0.02, 0.1], 0.1),
      pool([middle, (top + floor) / 2], isWide ? 0.85 : 0.42, isWide ? 0.75 : 0.34, 0.36, 0.85),
      area([[left - frame, top - 0.012], [right + frame, top - 0.012], [right + frame, floor], [left - frame, floor]], fade([0, top], [0, floor], [[0, -0.1], [1, -0.35]])), // prettier-ignore
      area([[left, top], [right, top], [right, floor], [left, floor]], fade([0, top], [0, floor], [[0, LIT * 0.76], [0.82, LIT], [1, 0.76]])), // prettier-ignore
      area([[left, floor], [right, floor], [right + 0.02, 1], [left - width * 1.5, 1]], ray([middle, floor], [left, 1], 0.74, [0.95, 0.2])), // prettier-ignore
      // The leaf of the door, ajar: an edge of light along it.
      area([[right, top], [right + width * 0.5, top + 0.035], [right + width * 0.5, floor + (1 - floor) * 0.42], [right, floor]], fade([right, 0], [right + width * 0.5, 0], [[0, 0.3], [1, 0.04]])), // prettier-ignore
    ],
    spot: pen.spot(left - width * 0.25, floor + (1 - floor) * 0.62, isWide ? 0.5 : 0.38),
  };
}

/** Under a lamp that hangs from above: its cone, and the round of light on the boards. */
export function pendant(pen: LightPen): Lit {
  const { area, pool, ray, floor, isWide, tone } = pen;
  const down = floor + (1 - floor) * 0.5;
  const [lamp, wide] = isWide ? [0.045, 0.3] : [0.08, 0.44];
  const top = isWide ? 0.03 : 0.05;
  return {
    paint: [
      ...wallAndFloor(pen, [0.02, 0.1], 0.1),
      pool([0.5, floor * 0.66], isWide ? 0.9 : 0.42, 0.62, 0.26, 0.9),
      area([[0.5 - lamp * 0.7, top], [0.5 + lamp * 0.7, top], [0.5 + wide, down], [0.5 - wide, down]], ray([0.5, top], [0.5, down], LIT * 0.86, [0.75, 0.16])), // prettier-ignore
      pool([0.5, down], isWide ? 0.66 : 0.3, (1 - floor) * 0.6, 0.78, 0.95),
      area(
        [
          [0.497, 0],
          [0.503, 0],
          [0.503, top],
          [0.497, top],
        ],
        tone(-0.4),
      ),
      area([[0.5 - lamp * 0.34, top - 0.022], [0.5 + lamp * 0.34, top - 0.022], [0.5 + lamp * 0.76, top + 0.012], [0.5 - lamp * 0.76, top + 0.012]], tone(-0.4)), // prettier-ignore
      area([[0.5 - lamp * 0.7, top + 0.012], [0.5 + lamp * 0.7, top + 0.012], [0.5 + lamp * 0.5, top + 0.02], [0.5 - lamp * 0.5, top + 0.02]], tone(1)), // prettier-ignore
    ],
    spot: pen.spot(0.5, down + (1 - floor) * 0.08, isWide ? 0.46 : 0.4),
  };
}

import type { LeverSketch, LeverSide } from "../../../artifacts/sketch.ts";
import { labelOf } from "./label-of.ts";
import { dimension, through, type Lines, type Point, type SketchLabel, type Stroke } from "./lines.ts";

/** Of the beam's length: the edge of the heavier load, at least that of any, the beam, and what it rests on. */
const LOAD = 0.2;
const LEAST_LOAD = 0.07;
const BEAM = 0.022;
const REST = 0.12;
/** How far below the ground the lines stand that measure its arms, in sizes of the labels. */
const BELOW = 0.6;

/** A level beam with a load on each end, as heavy as its area is large, and its arms to scale. */
export function leverLines({ left, right }: LeverSketch): Lines {
  const [a, b] = [left.arm.value, right.arm.value];
  const beam = a + b;
  const most = Math.max(left.load.value, right.load.value);
  const edgeOf = ({ load }: LeverSide): number =>
    beam * Math.max(LEAST_LOAD, LOAD * Math.sqrt(load.value / most));
  const [one, other] = [edgeOf(left), edgeOf(right)];
  const [high, rest] = [beam * BEAM, beam * REST];
  const bar: Point[] = [[-a - one / 2, -high], [b + other / 2, -high], [b + other / 2, 0], [-a - one / 2, 0]]; // prettier-ignore
  const stand: Point[] = [[0, 0], [rest * 0.6, rest], [-rest * 0.6, rest]]; // prettier-ignore
  const loaded = (x: number, edge: number, { load }: LeverSide): Stroke => ({
    path: through([[x - edge / 2, -high], [x - edge / 2, -high - edge], [x + edge / 2, -high - edge], [x + edge / 2, -high]], true), // prettier-ignore
    ink: "main",
    tint: 0.3,
    cue: load.cue,
  });
  return {
    box: { left: -a - one / 2, right: b + other / 2, top: -high - Math.max(one, other), bottom: rest },
    air: { bottom: BELOW + 0.3 },
    strokes: [
      { path: through(bar, true), ink: "main", tint: 1 },
      {
        path: through([
          [-beam * 0.14, rest],
          [beam * 0.14, rest],
        ]),
        ink: "fine",
      },
      { path: through(stand, true), ink: "main", tint: 0.16 },
      loaded(-a, one, left),
      loaded(b, other, right),
      dimension([-a, rest], [0, rest], [0, 1], BELOW, left.arm.cue),
      dimension([0, rest], [b, rest], [0, 1], BELOW, right.arm.cue),
    ],
    labels: [
      ...loadLabels(left, -a, -high - one),
      ...loadLabels(right, b, -high - other),
      ...labelOf(left.arm, [-a / 2, rest], [0, 1], BELOW),
      ...labelOf(right.arm, [b / 2, rest], [0, 1], BELOW),
    ],
  };
}

function loadLabels({ load, name }: LeverSide, x: number, y: number): SketchLabel[] {
  const text = name === undefined ? load.display : `${name}\u2004${load.display}`;
  return labelOf({ ...load, display: text }, [x, y], [0, -1]);
}

import type { Format, Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { bell } from "./bell.ts";
import type { At } from "./light-pen.ts";

/** The colours of a ground that runs from its deep end to another hue; `bright`: the most that words may stand on in each. */
type SweepColors = {
  from: string;
  middle: string;
  to: string;
  bright: { middle: string; to: string };
};

/** Where a ground begins and ends, parts of the frame, and what shines softly on it: how far (parts of the long side), how much. */
type Sweep = {
  from: At;
  to: At;
  lights: readonly { at: At; reach: number; of: "deep" | "middle" | "to"; part: number }[];
};

const FIRST: Sweep = {
  from: [0, 0],
  to: [1, 1],
  lights: [
    { at: [0.92, 0.94], reach: 0.5, of: "to", part: 0.9 },
    { at: [0.66, 0.1], reach: 0.42, of: "middle", part: 0.7 },
  ],
};
const ALL: readonly Sweep[] = [
  FIRST,
  {
    from: [0, 1],
    to: [1, 0],
    lights: [
      { at: [1, 0.06], reach: 0.55, of: "to", part: 0.95 },
      { at: [0.6, 1], reach: 0.4, of: "middle", part: 0.8 },
    ],
  },
  {
    from: [0.1, 0],
    to: [0.7, 1.1],
    lights: [
      { at: [0.5, 1.12], reach: 0.62, of: "to", part: 0.95 },
      { at: [0.98, 0.3], reach: 0.36, of: "deep", part: 0.7 },
    ],
  },
  {
    from: [0, 0.3],
    to: [1.1, 0.6],
    lights: [
      { at: [1.02, 0.5], reach: 0.48, of: "to", part: 0.9 },
      { at: [0.3, 1.05], reach: 0.42, of: "middle", part: 0.85 },
      { at: [0.74, -0.05], reach: 0.36, of: "deep", part: 0.75 },
    ],
  },
  {
    from: [0.3, 1.1],
    to: [0.8, -0.1],
    lights: [
      { at: [0.72, -0.08], reach: 0.56, of: "to", part: 0.85 },
      { at: [1.02, 0.9], reach: 0.42, of: "middle", part: 0.9 },
    ],
  },
];

/** How many sweeps there are. */
export const SWEEPS = ALL.length;

/** A ground from edge to edge on which nothing has an edge; `sweep` counts on through all of them. */
export function paintSweep(
  sweep: number,
  colors: SweepColors,
  { width, height }: Format,
  mirrored: boolean,
): Paint[] {
  const { from, to, lights } = ALL[sweep % SWEEPS] ?? FIRST;
  const px = ([across, down]: At): [number, number] => [
    Math.round(width * (mirrored ? 1 - across : across)),
    Math.round(height * down),
  ];
  const frame = { kind: "rect", x: 0, y: 0, width, height } as const;
  // Level at its middle: a bend there would be seen as an edge.
  const stops = Array.from({ length: 13 }, (_, step) => {
    const at = step / 12;
    const [one, other, part] =
      at <= 0.5 ? [colors.from, colors.middle, at * 2] : [colors.middle, colors.to, at * 2 - 1];
    return { at, color: mix(one, other, part * part * (3 - 2 * part)) };
  });
  const lit = { deep: colors.from, ...colors.bright };
  return [
    { ...frame, fill: { kind: "linear", from: px(from), to: px(to), stops } },
    ...lights.map(({ at, reach, of, part }): Paint => {
      const radius = Math.round(Math.max(width, height) * reach);
      return {
        ...frame,
        fill: { kind: "radial", center: px(at), radius, stops: bell(lit[of], part) },
      };
    }),
  ];
}

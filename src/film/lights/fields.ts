import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "../motifs/seeded.ts";
import { lightPen, type At, type Grade, type LightPen } from "./light-pen.ts";
import { bellAt } from "./soft-light.ts";

/** Paints over a ground up to the brightest tone that words may stand on (1). Light alone: points, rings and streaks on it told nothing. */
type Field = (pen: LightPen) => Paint[];
type Tones = readonly (readonly [at: number, part: number])[];

/** From the light to the ground, as soft as a wall is lit from one side. */
const FALLING: Tones = [[0, 1], [0.2, 0.8], [0.42, 0.4], [0.62, 0.12], [0.82, 0.02], [1, 0]]; // prettier-ignore

const fallingFrom = ({ stage, fade }: LightPen, from: At, to: At): Paint[] => [
  { kind: "rect", ...stage, fill: fade(from, to, FALLING) },
];

/** One light that falls off, above where lines end or begin. */
const glow: Field = (pen) => [
  { kind: "rect", ...pen.stage, fill: pen.tone(0) },
  bellAt(pen, [pen.random() < 0.6 ? 0.8 : 0.3, 0.12 + 0.14 * pen.random()], 1.28, 1),
];

/** Light that comes down from above. */
const crown: Field = (pen) => fallingFrom(pen, [0.62, 0], [0.44, 0.86 + 0.14 * pen.random()]);

/** Half of the frame in the light of an upper corner. */
const slope: Field = (pen) =>
  pen.random() < 0.5 ? fallingFrom(pen, [1, 0], [0.1, 1]) : fallingFrom(pen, [0, 0], [1, 0.9]);

/** Light from the side where lines end. */
const side: Field = (pen) => fallingFrom(pen, [1, 0.4], [0.06 + 0.1 * pen.random(), 0.62]);

/** Light that rises from the frame's foot. */
const dawn: Field = (pen) => fallingFrom(pen, [0.6, 1], [0.44, 0.1 + 0.14 * pen.random()]);

/** The same from a lower corner. */
const hearth: Field = (pen) =>
  pen.random() < 0.5 ? fallingFrom(pen, [1, 1], [0.1, 0]) : fallingFrom(pen, [0, 1], [1, 0.1]);

const FIELDS = { glow, crown, slope, side, dawn, hearth };

/** How a ground is lit behind words. */
type FieldName = keyof typeof FIELDS;
/** Which light, chosen in its parts by a seed. */
export type FieldSetup = { name: FieldName; seed: string };
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
/** Those that shine above, where a frame that is not wide has its pictures. */
export const HIGH_FIELDS: readonly FieldName[] = ["glow", "crown", "slope", "side"];

/** A frame in its light, from edge to edge; `glow`: the brightest that its words are measured on. Always the same for one seed. */
export function paintField(
  { name, seed }: FieldSetup,
  stage: Rect,
  grade: Grade,
  mirrored: boolean,
): Paint[] {
  return FIELDS[name](lightPen(stage, grade, { mirrored, random: seededBy(`${name} ${seed}`) }));
}

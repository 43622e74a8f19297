import type { Paint } from "../../artifacts/timeline.ts";

/** Of what is drawn: its shade, its light side, and what shines in it. */
type Shades = { dark: string; lit: string; glow: string };
/** A point in parts of the thing's box. */
export type At = [x: number, y: number];
/** Draws in parts of the box. */
export type Pen = { puff: (at: At, r: number, strength: number) => Paint; shine: (at: At, r: number, color: string) => Paint; beam: (from: At, length: number, strength: number, color: string) => Paint; area: (points: readonly At[], fill: string) => Paint; line: (points: readonly At[], color: string, width: number) => Paint; spot: (at: At, rx: number, ry: number, fill: string) => Paint }; // prettier-ignore

/** A thing far off. */
export type Drawn = (pen: Pen, shades: Shades) => Paint[];

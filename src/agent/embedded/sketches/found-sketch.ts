import type { Measured, SketchedFigure } from "../../../artifacts/sketch.ts";
import type { FoundMeasure } from "./measures-in.ts";

/** Where in a figure a measure stands ("squares.base"), and the words of the text that it is said with. */
export type SaidMeasure = { path: string; said: string; sentence: number; offset: number };

/** So many sentences that tell a figure whole. */
export type FoundSketch = { figure: SketchedFigure; said: SaidMeasure[]; count: number };

/** `around`: all that is said near by; `isAsked`: the first sentence bids a maker draw. */
export type Sentences = {
  sentences: readonly string[];
  at: number;
  language: string;
  around: string;
  isAsked: boolean;
};

/** A measure of a sentence, by its place from the first. */
export type TellingMeasure = FoundMeasure & { sentence: number; text: string };

export function measured({ display }: Pick<FoundMeasure, "display">, value: number): Measured {
  return { display, value };
}

export const unlabelled = (value: number): Measured => ({ display: "", value });

export function saidAs(path: string, { sentence, text, start, end }: TellingMeasure): SaidMeasure {
  return { path, said: text.slice(start, end), sentence, offset: start };
}

/** Whether two numbers are one, but for what rounding took; `part`: of the larger. */
export function isAbout(one: number, other: number, part = 0.02): boolean {
  return Math.abs(one - other) <= part * Math.max(Math.abs(one), Math.abs(other));
}

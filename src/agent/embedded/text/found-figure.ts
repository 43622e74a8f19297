import type { Figure } from "../../../artifacts/cue.ts";

/** An amount that a text tells, and where. */
export type FoundFigure = {
  figure: Figure;
  /** UTF-16 offset and end in the text, unit included. */
  start: number;
  end: number;
  /** What follows the number as its unit, as written; "" where none does. */
  unit: string;
};

/** A figure that is read as it is written, and not counted up to. */
export function asWritten(display: string): Figure {
  return { display, value: null, decimals: 0, prefix: "", suffix: "" };
}

import type { Measured } from "../../../artifacts/sketch.ts";
import type { Point, SketchLabel } from "./lines.ts";

/** A measure beside what it is of; none where the brief does not tell it. */
export function labelOf(measure: Measured | undefined, at: Point, toward: Point, clear = 0): SketchLabel[] {
  if (measure === undefined || measure.display === "") return [];
  return [{ text: measure.display, cue: measure.cue, voice: "measure", at, stands: { toward }, clear }];
}

/** A measure in the middle of what it is of. */
export function labelIn(
  measure: Measured | undefined,
  at: Point,
  within: readonly [number, number],
): SketchLabel[] {
  if (measure === undefined || measure.display === "") return [];
  return [{ text: measure.display, cue: measure.cue, voice: "measure", at, stands: { within } }];
}

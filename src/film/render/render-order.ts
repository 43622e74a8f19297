import type { Segment } from "../../artifacts/timeline.ts";
import { movingFrames } from "../damage/frame-damage.ts";

/** The whole picture that a segment opens with takes as long as so many frames in which something moves. */
const OPENING_FRAMES = 4;

/**
 * Positions of a film's segments in the order in which they should be begun: those with most to draw first, so that
 * the last to end is a small one and no process waits long for the others. How long a segment plays says little:
 * what rests is not drawn. Pure.
 */
export function renderOrder(segments: readonly Segment[]): number[] {
  const efforts = segments.map((segment) => movingFrames(segment) + OPENING_FRAMES);
  return [...efforts.keys()].toSorted((one, other) => efforts[other]! - efforts[one]!);
}

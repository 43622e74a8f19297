import type { Rect } from "../../../artifacts/timeline.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/**
 * Share of the free height that stands above words: a page of words is balanced about its optical middle, a little above the middle, and
 * higher in a tall frame, which is held in a hand. Words that begin at one line whatever they say leave the lower half of their page bare.
 */
const ABOVE = { alone: { wide: 0.47, tall: 0.43, square: 0.45 }, belowPicture: 0.42 };
/** Part of the frame's height from which on a room is what a picture above it leaves. */
const BELOW_PICTURE = 0.24;

/** px from the top of a room to where its words begin, of which so many are `free`; what heads them keeps as far above them as it is in the room. */
export function aboveWords(room: Rect, free: number, { format }: Pick<ComponentContext, "format">): number {
  const isAlone = room.y < format.height * BELOW_PICTURE;
  const share = isAlone ? ABOVE.alone[shapeOf(format)] : ABOVE.belowPicture;
  return Math.max(0, Math.round(free * share));
}

import type { Format } from "../../../artifacts/timeline.ts";
import { isPortrait, isWide } from "../../styles/scale.ts";

/** Of the display size: lists are set in these, so that as many words are as large in each of a film's scenes. */
export const STEPS = [1.156, 0.98, 0.83, 0.7, 0.6] as const;

/**
 * A film's sentences have three sizes, of the display size: what is short, most of them, and what is long. Five, each a little
 * smaller than the last, looked like chance: no page was as large as the one before. A tall frame has less width for
 * the same words, a square less room.
 */
export const SENTENCES = {
  wide: [1.156, 0.9, 0.7],
  tall: [1.156, 0.83, 0.7],
  square: [1, 0.83, 0.66],
} as const;

export function shapeOf(format: Format): keyof typeof SENTENCES {
  return isWide(format) ? "wide" : isPortrait(format) ? "tall" : "square";
}

import type { Figure } from "../../../artifacts/cue.ts";

/** A figure as it is set: its digits with their marks, and what they count in, which stands smaller. */
export type FigureWords = { digits: string; unit: string };

/**
 * "100 litres" → "100" and "litres". A mark that belongs to the digits (%, €, 45k) stays with them, and so does
 * whatever the display does not end in.
 */
export function figureWords({ display, suffix }: Figure): FigureWords {
  const unit = suffix.trim();
  const whole = { digits: display, unit: "" };
  if (!/\p{L}/u.test(unit) || !display.endsWith(suffix) || display.length === suffix.length) return whole;
  // "45k", "3bn": Latin letters without a blank are part of the number.
  if (!/^\s/u.test(suffix) && /^\p{Script=Latin}{1,2}$/u.test(unit)) return whole;
  return { digits: display.slice(0, -suffix.length).trimEnd(), unit };
}

import { asciiDigits } from "./figures.ts";

/** A year that a film may tell of, as a part of a regular expression. Before 1500 four digits are as often an amount. */
export const YEAR = "(?:1[5-9]|20)\\d{2}";

const ALONE = new RegExp(`^${YEAR}$`, "u");

/** Whether digits of any script are a year and nothing else: "1968", "১৯৯০"; an amount of that size has its unit, or a mark in it. */
export function isYearAlone(written: string): boolean {
  return ALONE.test(asciiDigits(written));
}

import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { bracketedRow } from "./bracketed-row.ts";
import { ledValues } from "./led-values.ts";
import { namedSum } from "./named-sum.ts";
import { partedWhole } from "./parted-whole.ts";
import { rowOfValues } from "./row-of-values.ts";

/** Of names alone; fewer are read as quickly as they are drawn. */
const FEWEST_NAMES = 4;

/** Whether a sentence is values with what they are of, and nothing besides: parts of a sum that it names, or a row behind a colon. */
export function isRowOfAmounts(sentence: string, base: string): boolean {
  return ledValues(sentence, base) !== null || namedSum(sentence, base) !== null;
}

/**
 * Whether an item of a list is a chart by itself: parts of a whole that it names, one measure over time, or four amounts and
 * more in a row. Prices are read where they stand.
 */
export function isChartByItself(text: string, base: string): boolean {
  if (namedSum(text, base) !== null || partedWhole(text, "", base) !== null) return true;
  if (rowOfValues(text, base)?.course === true) return true;
  const row = bracketedRow(text, base) ?? ledValues(text, base);
  const priced = findFigures(text, base).some(isSum);
  return row !== null && row.points.length >= FEWEST_NAMES && !priced;
}

import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { bracketedRow } from "./bracketed-row.ts";
import { countedThings } from "./counted-things.ts";
import { gappedRow } from "./gapped-row.ts";
import { gappedShares } from "./gapped-shares.ts";
import { ledValues } from "./led-values.ts";
import { measuredRow } from "./measured-row.ts";
import { namedSum } from "./named-sum.ts";
import { partedWhole } from "./parted-whole.ts";
import { placedRow } from "./placed-row.ts";
import { rowOfValues } from "./row-of-values.ts";
import { sharesOfText } from "./shares.ts";
import { timedRow } from "./timed-row.ts";

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

/** Whether a reader of rows, who knows what they measure, draws a sentence where it stands in its paragraph. */
export function isDrawnAsRow(sentence: string, base: string): boolean {
  if (isRowOfAmounts(sentence, base) || isChartByItself(sentence, base)) return true;
  if ([measuredRow, placedRow, timedRow, gappedRow].some((read) => read([sentence], 0, base) !== null))
    return true;
  return [rowOfValues, countedThings, gappedShares, sharesOfText].some((read) => read(sentence, base) !== null); // prettier-ignore
}

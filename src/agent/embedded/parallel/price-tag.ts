import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";

/** Of a business, not of a thing. */
const SCALED = /\p{L}{3,}.*\s\p{L}|mill|mrd|mld|mio|bn|tsd|тыс|млн|млрд|億|万|亿|억|만/iu;

const HIGHEST_TAG = 1000;
const HIGHEST_TAG_EAST = 100_000;

/** Whether an amount is written as a thing bears it: a small sum of money, in a currency and no scale. */
export function isPriceTag(price: string, language: string): boolean {
  const [found, another] = findFigures(price, language);
  if (found === undefined || another !== undefined || !isSum(found)) return false;
  const { value, suffix } = found.figure;
  const most = /^(?:ja|ko|vi|id|hi|bn|ta|te|hu)$/u.test(language) ? HIGHEST_TAG_EAST : HIGHEST_TAG;
  return value !== null && value > 0 && value < most && !SCALED.test(suffix);
}

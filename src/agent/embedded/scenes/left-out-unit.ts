import { roundedAmounts } from "../text/written-amounts.ts";
import { elidedUnits, isMeasured, leansOnUnit } from "./elided-units.ts";
import { amountsIn } from "./seen-amounts.ts";
import type { Striking } from "./striking.ts";

/** Whether a figure has no unit because an amount before it has, or lends its own to the number of the next sentence. */
export function leavesOutUnit(one: Striking, texts: readonly string[], base: string): boolean {
  const [before = "", text = "", next = ""] = [texts[one.at - 1], texts[one.at], texts[one.at + 1]];
  const elided = elidedUnits(text, amountsIn(text, base), base).some(({ start }) => start === one.start);
  const lends =
    isMeasured(one) && amountsIn(next, base).some((other) => leansOnUnit(other, next, text, base));
  // "40 thousand canteens, of which more than a thousand": what is written out beside it would not be seen.
  const written = roundedAmounts(text, base).length > 0;
  return elided || lends || written || leansOnUnit(one, text, before, base);
}

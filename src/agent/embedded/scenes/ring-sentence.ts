import { bareLetters } from "../text/bare-letters.ts";
import { isPercent } from "../text/figures.ts";
import type { Striking } from "./striking.ts";

/** Percent are whole, or told by their tens. */
const ROUNDED = 0.012;

/** "… and we gave back 17,800 of them. That's 43 percent": the ring of the sentence before shows it. */
export function isSaidInPercent(one: Striking, { at, share }: Striking): boolean {
  const percent = isPercent(one.figure) ? (one.figure.value ?? Number.NaN) : Number.NaN;
  return (
    share !== undefined && one.at === at + 1 && Math.abs(percent / 100 - share.part / share.whole) <= ROUNDED
  );
}

/** "Passengers left 41,200 things and we gave back | 17,800 | of them": what a ring is of is read until it is told. */
export function isRingsSentence({ label, share, from }: Striking, text: string): boolean {
  return (
    share !== undefined &&
    from === undefined &&
    label !== "" &&
    bareLetters(text).endsWith(bareLetters(label))
  );
}

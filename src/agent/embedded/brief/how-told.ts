import { IS_KEPT, THEY_MIND } from "./lone-order-words.ts";
import { matchesOf } from "../text/matches.ts";

const WHY =
  /\s*(?:[,;:，；–—]|\s-|(?=\s(?:because|as|since|weil|denn|car|porque|perché|want|bo|fordi)\s))\s*(?=\S)/gu;

/** "Keep it sober; partners dislike hype": how it is to be told, and who would mind. */
export function isHowTold(said: string): boolean {
  return matchesOf(WHY, said).some(
    ({ index, 0: mark }) =>
      IS_KEPT.test(said.slice(0, index)) && THEY_MIND.test(said.slice(index + mark.length)),
  );
}

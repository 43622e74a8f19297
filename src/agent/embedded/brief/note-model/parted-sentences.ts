import { isBracketed, isLabel } from "./unit-features.ts";
import type { Unit } from "./units.ts";

/** "(Mr Lund, ground floor), the plumber and …": whether the sentence of a unit goes on in the next one. */
export function goesOnBehind(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  return unit?.paragraph === next?.paragraph && /^(?:[,;،，、；]|\p{Ll})/u.test(next?.said ?? "");
}

/**
 * Whether a unit is one part of a sentence around brackets, and the other part is none of `notes`: "Next year we want to replace the
 * van (£18,000 needed), and to keep two weeks' stock" is told as one or not at all.
 */
export function isHalfOfTold(units: readonly Unit[], at: number, isNote: (at: number) => boolean): boolean {
  const isRemark = (place: number): boolean => isBracketed(units[place]?.said ?? "");
  const leads = isRemark(at + 1) && units[at + 1]?.paragraph === units[at]?.paragraph && goesOnBehind(units, at + 1);
  const follows = isRemark(at - 1) && goesOnBehind(units, at - 1) && at >= 2;
  return (leads && !isNote(at + 2)) || (follows && !isNote(at - 2));
} // prettier-ignore

/** Whether a unit leads to a colon behind which its sentence goes on, in small letters, and that part is none of `notes`. */
export function isLeadOfTold(units: readonly Unit[], at: number, isNote: (at: number) => boolean): boolean {
  return isLabel(units[at]?.said ?? "") && goesOnBehind(units, at) && units[at + 1]?.gone !== true && !isNote(at + 1);
} // prettier-ignore

/** Whether a unit goes on in words that somebody says since an earlier unit of its paragraph: "“It was one leaf. | I don't have words for that.”" */
export function isWithinQuotation(units: readonly Unit[], at: number): boolean {
  const own = units[at]?.paragraph;
  const before = units.filter(({ paragraph }, place) => paragraph === own && place < at);
  return (
    before.length > 0 &&
    isOpen(before.map(({ said }) => said).join(" ")) &&
    CLOSES.test(units[at]?.said ?? "")
  );
}

/** Straight marks, of which an odd one opens; others by their form. */
function isOpen(said: string): boolean {
  const straight = said.match(/"/gu)?.length ?? 0;
  return straight % 2 === 1 || OPEN.test(said);
}

const OPEN = /[“«「『][^”»」』]*$/u;
const CLOSES = /^[^"“«「『]*["”»」』]/u;

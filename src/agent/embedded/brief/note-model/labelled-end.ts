import type { Line } from "../closing.ts";
import { textAt } from "../sentence-spans.ts";
import type { Unit } from "./units.ts";

/** UTF-16 units of the words that a film ends on. */
const MOST = 200;

/**
 * "End with: | Storsjön Canoes, Badvägen 3. | Bring lunch, we have the boat.": where a label for the end was said to the maker, the words
 * behind it, up to where the text ends with their paragraph, are the film's last.
 */
export function labelledEnd(
  source: string,
  units: readonly Unit[],
  isNote: (unit: Unit) => boolean,
  isLabelOfEnd: (unit: Unit) => boolean,
): Line | null {
  const at = units.findLastIndex((unit) => isNote(unit) && isLabelOfEnd(unit));
  const label = units[at];
  const behind = units.slice(at + 1);
  const [first, last] = [behind[0], behind.at(-1)];
  if (label === undefined || first === undefined || last === undefined) return null;
  if (behind.some((unit) => unit.gone || isNote(unit) || unit.paragraph !== label.paragraph)) return null;
  const span = { start: first.start, end: last.end };
  const text = textAt(source, span);
  return text.length > MOST ? null : { text, address: null, span };
}

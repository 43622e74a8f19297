import type { Utterance } from "./draft.ts";
import type { Striking } from "./striking.ts";
import { repeats } from "./telling-label.ts";

/** So much stands out what is worth a picture by itself. */
const STRONG = 3;

/**
 * Figures whose label does not tell them once more. What would be told twice stands in its sentence, and with it what is left beside
 * it, unless that stands out by itself.
 */
export function toldOnce(chosen: readonly Striking[], utterances: readonly Utterance[]): Striking[] {
  const once = chosen.filter(
    (one) => !isToldTwice(one, utterances) && !holdsAnother(one, chosen, utterances),
  );
  return once.length === chosen.length || once.some(({ score }) => score >= STRONG) ? once : [];
}

/** "2 316 / Eram 2 316 pedras": with its sentence below it a figure is told twice; the sentence alone stands around its figure. */
function isToldTwice(one: Striking, utterances: readonly Utterance[]): boolean {
  const { text = "" } = utterances[one.at] ?? {};
  const { tied, share, from, label, start, end, figure } = one;
  // "15–20 years / Life 15–20 years" is no more a picture than a lone figure.
  const isPicture = (tied === true && figure.value !== null) || share !== undefined || from !== undefined;
  return !isPicture && repeats(label, text.slice(start, end));
}

/** "£5,000 / £19,000 net" beside "£19,000 / Net": what the next amount is of is no label of this one. */
function holdsAnother(one: Striking, chosen: readonly Striking[], utterances: readonly Utterance[]): boolean {
  const { text = "" } = utterances[one.at] ?? {};
  const isPlain = one.share === undefined && one.from === undefined && one.tied !== true;
  return isPlain && chosen.some((other) => other.at === one.at && other.start > one.start && repeats(one.label, text.slice(other.start, other.end)) && one.label.startsWith(text.slice(other.start, other.end))); // prettier-ignore
}

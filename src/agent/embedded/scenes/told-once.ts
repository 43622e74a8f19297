import { countWords } from "../text/sentences.ts";
import type { Utterance } from "./draft.ts";
import type { Striking } from "./striking.ts";
import { FACTOR, repeats } from "./telling-label.ts";

/** Words of a sentence besides its figure; fewer are a scrap. */
const FEWEST_OF_SENTENCE = 4;
/** So much stands out what is worth a picture by itself. */
const STRONG = 3;

/**
 * Figures whose label does not tell them once more. What would be told twice stands in its sentence, and with it what is left beside
 * it, unless that stands out by itself.
 */
export function toldOnce(chosen: readonly Striking[], utterances: readonly Utterance[]): Striking[] {
  // "100 times" among others is understood by its sentence only.
  const isAgain = (one: Striking): boolean =>
    isToldTwice(one, utterances) && (chosen.length === 1 || !FACTOR.test(one.unit));
  const once = chosen.filter((one) => !isAgain(one) && !holdsAnother(one, chosen, utterances));
  return once.length === chosen.length ||
    once.some(({ score, share }) => score >= STRONG && share === undefined)
    ? once
    : [];
}

/** "2 316 / Eram 2 316 pedras": with its sentence below it a figure is told twice; the sentence alone stands around its figure. */
function isToldTwice(one: Striking, utterances: readonly Utterance[]): boolean {
  const { text = "" } = utterances[one.at] ?? {};
  const { tied, share, from, label, start, end, figure } = one;
  // "15–20 years / Life 15–20 years" is no picture, as a range with all of its sentence is.
  const isRange = tied === true && figure.value === null;
  const isPicture = (tied === true && (!isRange || countWords(label) >= FEWEST_OF_SENTENCE + countWords(text.slice(start, end)))) || share !== undefined || from !== undefined; // prettier-ignore
  return !isPicture && repeats(label, text.slice(start, end));
}

/** "£5,000 / £19,000 net" beside "£19,000 / Net": what the next amount is of is no label of this one. */
function holdsAnother(one: Striking, chosen: readonly Striking[], utterances: readonly Utterance[]): boolean {
  const { text = "" } = utterances[one.at] ?? {};
  const isPlain = one.share === undefined && one.from === undefined && one.tied !== true;
  return isPlain && chosen.some((other) => other.at === one.at && other.start > one.start && repeats(one.label, text.slice(other.start, other.end)) && one.label.startsWith(text.slice(other.start, other.end))); // prettier-ignore
}

import { wordsOrSignsTold } from "../words-told.ts";
import { noteLogits } from "./note-tagger.ts";
import { unitsOf, type Unit } from "./units.ts";
import type { Span } from "../sentence-spans.ts";

/** The units of a text, and how likely each is said to its maker, as a logit. */
export type ScoredUnits = { units: readonly Unit[]; logits: readonly number[] };

const FEWEST_UNITS = 6;
const FEWEST_WORDS = 50;
/** Each unit is held against all others; of so many nobody speaks to a maker in the middle. */
const MOST_UNITS = 400;

/**
 * How the model of whole briefs judges what the readers, who know the words, left of a source (`text`). Null where the text is
 * so short that the whole says too little of each unit, or so long that it is no brief.
 */
export function scoredUnits(source: string, text: string): ScoredUnits | null {
  const units = unitsOf(source, text);
  if (units.length < FEWEST_UNITS || units.length > MOST_UNITS || wordsOrSignsTold(text) < FEWEST_WORDS)
    return null;
  return { units, logits: noteLogits(units) };
}

/** The most likely of the units of a span. */
export function logitOf({ units, logits }: ScoredUnits, { start, end }: Span): number {
  return Math.max(...units.flatMap((unit, at) => (unit.end > start && unit.start < end ? [logits[at] ?? 0] : [])), Number.NEGATIVE_INFINITY); // prettier-ignore
}

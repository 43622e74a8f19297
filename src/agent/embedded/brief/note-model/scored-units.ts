import { CONCEPTS } from "./concepts.ts";
import { noteLogits } from "./note-tagger.ts";
import { tellsCount, tellsFounding } from "./told-founding.ts";
import { unitsOf, type Unit } from "./units.ts";
import type { Span } from "../sentence-spans.ts";

/** The units of a text, and how likely each is said to its maker, as a logit. */
export type ScoredUnits = { units: readonly Unit[]; logits: readonly number[] };

/** Each unit is held against all others; of so many nobody speaks to a maker in the middle. */
const MOST_UNITS = 400;

/**
 * How the model of whole briefs judges what the readers, who know the words, left of a source (`text`). Null where that is so
 * long that it is no brief.
 */
export function scoredUnits(source: string, text: string): ScoredUnits | null {
  const units = unitsOf(source, text);
  return units.length > MOST_UNITS ? null : { units, logits: noteLogits(units) };
}

/** Below this a text as a whole says that a sentence tells, whatever its words are like: on unseen texts one in two does. */
const DOUBTED = -0.5;

/** The same where it tells a number, and speaks of nothing that makers are told. */
const DOUBTED_WITH_NUMBER = 0.75;
const OF_MAKERS = CONCEPTS.filter(([name]) => /^(?:film|length|format|sound|text|viewers|end|tone|picture|want|show)$/u.test(name)).map(([, found]) => found); // prettier-ignore

/** Whether what a model of sentences takes for a note is none by all of its text. */
export function isDoubted({ units, logits }: ScoredUnits, { start, end }: Span): boolean {
  const own = units.flatMap((unit, at) => (unit.end > start && unit.start < end ? [logits[at] ?? 0] : []));
  const said = units.flatMap((unit) => (unit.end > start && unit.start < end ? [unit.said] : [])).join(" ");
  if (tellsFounding(said)) return true;
  const counts = tellsCount(said) && !OF_MAKERS.some((found) => found.test(said));
  return own.length > 0 && own.every((logit) => logit < (counts ? DOUBTED_WITH_NUMBER : DOUBTED));
}

import { SIGNS } from "./signs.ts";
import type { Entry, Lexicon } from "./lexicon.ts";

/** What a text is made of, each part as the terms that were found in it. */
export type Subject = {
  /** What the scene is headed with. */
  heading: readonly string[];
  /** What it shows in large. */
  shown: readonly string[];
  /** Its sentences. */
  said: readonly (readonly string[])[];
  /** What the film around it speaks of. */
  around: readonly string[];
};

export type Choice = { drawing: string; score: number };

/** From so much evidence on a drawing is what the scene is about. */
export const ENOUGH = 3.5;
/** The same where all its words could mean something else. */
const ENOUGH_OF_UNSURE = 4;
/** Parts of the sentences that speak of a film's subject, of a short scene's, and of what a film only touches. */
const OFTEN = 0.2;
const HALF = 0.5;
const RARE = 0.06;

/** The drawings that a text is about, the surest first. */
export function drawingsFor(subject: Subject, { entries }: Lexicon): Choice[] {
  const own = new Set([...subject.heading, ...subject.shown, ...subject.said.flat()]);
  const all = new Set([...own, ...subject.around]);
  return entries
    .filter(({ sure, unsure }) => some(sure, own) || some(unsure, own))
    .map((entry) => ({ drawing: entry.drawing, score: evidenceFor(entry, subject, own, all) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score);
}

function evidenceFor(
  entry: Entry,
  { heading, shown, said }: Subject,
  own: ReadonlySet<string>,
  all: ReadonlySet<string>,
): number {
  if (some(entry.not, all)) return 0;
  const sentences = (of: ReadonlySet<string>) => said.filter((terms) => some(of, terms)).length;
  const [sure, unsure] = [sentences(entry.sure), sentences(entry.unsure)];
  const near = [...all].filter((term) => entry.near.has(term)).length;
  const share = sure / Math.max(1, said.length);
  const headed = some(entry.sure, heading) ? 3 : some(entry.unsure, heading) ? 2 : 0;
  const score =
    headed +
    Math.min(2, sure) +
    0.5 * Math.min(3, unsure) +
    0.5 * Math.min(3, near) +
    (some(entry.sure, shown) ? 0.5 : 0) +
    (share >= (sure >= 4 ? OFTEN : HALF) && sure >= 2 ? 1 : 0);
  // Of a whole film a word said once in passing is not the subject, even if its title has it.
  const rare = said.length > 12 && share < RARE && unsure / said.length < RARE;
  const enough = sure === 0 && !some(entry.sure, own) ? ENOUGH_OF_UNSURE : ENOUGH;
  if (rare || score < enough) return 0;
  // What a heading names, and first, or what is said most, is what it is about.
  const first = heading.findIndex((term) => entry.sure.has(term) || entry.unsure.has(term));
  const order = first === -1 ? 0 : 1 + 0.3 / (1 + first);
  return score + order + 0.05 * Math.min(10, sure + unsure);
}

/**
 * The things that a passage of a story begins with, or comes back to, the one that most is said of first: to be drawn
 * beside words that would be alone else. What is named once in passing would say that it matters.
 */
export function thingsNamed({ heading, shown, said, around }: Subject, { entries }: Lexicon): Choice[] {
  const all = new Set([...heading, ...shown, ...said.flat(), ...around]);
  const often = (sure: ReadonlySet<string>) => said.filter((terms) => some(sure, terms)).length > 1;
  return entries
    .filter(({ drawing, not }) => !SIGNS.has(drawing) && !some(not, all))
    .filter(({ sure }) => some(sure, shown) && (often(sure) || some(sure, said[0] ?? [])))
    .map(({ drawing, sure }) => ({
      drawing,
      score:
        said.filter((terms) => some(sure, terms)).length +
        (some(sure, heading) ? 1 : 0) -
        0.01 * shown.findIndex((term) => sure.has(term)),
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** Whether what a scene is headed with or shows names a drawing for sure. */
export function names({ heading, shown }: Subject, drawing: string, { entries }: Lexicon): boolean {
  const entry = entries.find((one) => one.drawing === drawing);
  return entry !== undefined && some(entry.sure, [...heading, ...shown]);
}

function some(words: ReadonlySet<string>, terms: Iterable<string>): boolean {
  for (const term of terms) if (words.has(term)) return true;
  return false;
}

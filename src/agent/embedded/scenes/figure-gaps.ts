import { estimateByCharacters } from "../../estimate-seconds.ts";
import { countWords } from "../text/sentences.ts";
import type { SceneContext, SceneDraft, Utterance } from "./draft.ts";
import { numberCandidate } from "./number.ts";
import { tellsAmount } from "./seen-amounts.ts";

/** What is told between two figures and belongs to neither parts them … */
const BETWEEN_WORDS = 10;
/** … and so does a wait for the second of them: cards that fill one after the other are one picture, an empty place is none. */
const MOST_SECONDS = 5;
/** The end of the sentence of a figure after which much is told before the next; null where there is none. */
export function gapBetween(
  { kind, utterances }: SceneDraft,
  owns: (utterance: Utterance) => boolean,
  keys: ReadonlySet<string>,
  { language, base }: Pick<SceneContext, "language" | "base">,
): number | null {
  if (kind !== "number") return null;
  const own = utterances.flatMap((utterance, at) => (owns(utterance) ? [at] : []));
  const found = own.find((at, index) => {
    const next = own[index + 1];
    if (next === undefined) return false;
    const between = utterances.slice(at + 1, next);
    const here = utterances[at];
    const there = utterances[next];
    const words = between.reduce((sum, { text }) => sum + countWords(text), 0);
    const waits = [
      here?.text.slice(Math.max(...offsetsOf(here, keys))) ?? "",
      ...between.map(({ text }) => text),
      there?.text.slice(0, Math.min(...offsetsOf(there, keys))) ?? "",
    ].join(" ");
    return (
      words >= BETWEEN_WORDS ||
      areMissed(between, base) ||
      estimateByCharacters(waits, language) > MOST_SECONDS
    );
  });
  return found === undefined ? null : found + 1;
}

/** Sentences that would be missed behind a card: any that counts something of its own, and more than one of words. */
export function areMissed(told: readonly Utterance[], base: string): boolean {
  return told.length > 1 || told.some(({ text }) => tellsAmount(text, base));
}

export function offsetsOf({ marks }: Utterance, keys: ReadonlySet<string>): number[] {
  return marks.filter(({ key }) => keys.has(key)).map(({ offset }) => offset);
}

/** A part of a scene of figures has room for those that the whole had no place for. */
export function withItsOwnFigures(draft: SceneDraft, context: SceneContext): SceneDraft {
  const utterances = draft.utterances.map(({ text, weight }) => ({ text, weight, marks: [] }));
  const anew = numberCandidate(utterances, context, true);
  if (anew === null) return draft;
  const before = displaysOf(draft);
  const after = displaysOf({ ...draft, visual: anew.visual, utterances });
  const more = after.length > before.length && before.every((display) => after.includes(display));
  return more ? { ...draft, utterances, visual: anew.visual } : draft;
}

function displaysOf({ utterances, visual }: SceneDraft): string[] {
  const marked = new Set(utterances.flatMap(({ marks }) => marks.map(({ key }) => key)));
  const shown = visual((key) => (marked.has(key) ? { sentence: 0, offset: 0 } : undefined));
  return shown.kind === "number" ? shown.figures.map(({ figure }) => figure.display) : [];
}

import { countWords, withoutStop } from "../text/sentences.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import type { Part } from "./read-part.ts";
import { writtenSentences } from "./written-sentences.ts";

/** More is read as a text of its own. */
const MOST_WORDS = 18;
const MOST_NOTES = 2;

type Note = { text: string; utterance: Utterance; offset: number };

/** The formula with what is told of it behind it, beside the legend of its symbols: how large they are, what follows. */
export function withFormulaNotes(
  candidate: Candidate,
  formula: Part,
  parts: readonly Part[],
  context: SceneContext,
): Candidate {
  const behind = parts.slice(parts.indexOf(formula) + 1);
  const notes = behind.flatMap((part) => (part.block.kind === "paragraph" ? notesOf(part, context) : []));
  if (candidate.tex === undefined || notes.length === 0 || notes.length > MOST_NOTES) return candidate;
  notes.forEach(({ utterance, offset }, nth) => utterance.marks.push({ key: `note:${nth}`, offset }));
  return {
    ...candidate,
    visual: (cueOf) => {
      const visual = candidate.visual(cueOf);
      if (visual.kind !== "formula") return visual;
      const told = notes.flatMap(({ text }, nth) => {
        const cue = cueOf(`note:${nth}`);
        return cue === undefined ? [] : [withCue({ label: text, side: "note" as const }, cue)];
      });
      return { ...visual, terms: [...visual.terms, ...told] };
    },
  };
}

/** A sentence behind one that ends in a capital: "… above A. Each step …" is read as one. */
const SECOND = /[.।。]\s+(?=\p{Lu}\p{Ll})/u;

function notesOf({ block, utterances }: Part, { language }: SceneContext): Note[] {
  if (block.kind !== "paragraph") return [];
  return writtenSentences(block, utterances, language).flatMap(({ text, utterance }): Note[] => {
    const explains = utterance.marks.some(({ key }) => key.startsWith("symbol:"));
    const second = explains ? SECOND.exec(utterance.text) : null;
    // What the legend has is not read twice.
    if (explains && second === null) return [];
    const at = second === null ? 0 : second.index + second[0].length;
    const told = second === null ? text : withoutStop(utterance.text.slice(at));
    const words = countWords(told);
    return words >= 4 && words <= MOST_WORDS && !/[?？؟]$/u.test(told)
      ? [{ text: told, utterance, offset: at }]
      : [];
  });
}

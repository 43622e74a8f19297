import type { ParagraphBlock } from "../brief/brief.ts";
import { countWords } from "../text/sentences.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import type { Part } from "./read-part.ts";
import { writtenSentences } from "./written-sentences.ts";

/** A lead of fewer words, or one that ends in a colon, only points at the code: "This query does it:". */
const LEAST_LEAD_WORDS = 6;
const MOST_NOTES = 4;

/**
 * The code with what the prose around it says of it: the reason before it, what comes of it and the remedy behind it are
 * read under the code as they are told.
 */
export function withNotes(
  candidate: Candidate,
  code: Part,
  parts: readonly Part[],
  context: SceneContext,
): Candidate {
  const at = parts.indexOf(code);
  const notes = parts.flatMap((part, place) =>
    part.block.kind === "paragraph" ? notesOf(part.block, part.utterances, place < at, context) : [],
  );
  if (notes.length === 0 || notes.length > MOST_NOTES) return candidate;
  notes.forEach(({ utterance }, nth) => utterance.marks.push({ key: `note:${nth}`, offset: 0 }));
  return {
    ...candidate,
    visual: (cueOf) => {
      const visual = candidate.visual(cueOf);
      if (visual.kind !== "code") return visual;
      const told = notes.flatMap(({ text }, nth) => {
        const cue = cueOf(`note:${nth}`);
        return cue === undefined ? [] : [withCue({ text }, cue)];
      });
      const named = notes.flatMap(({ text }, nth) => {
        const cue = cueOf(`note:${nth}`);
        const line = lineNamed(text, visual.code);
        return cue === undefined || line === null ? [] : [{ from: line, to: line, cue }];
      });
      return told.length === 0 ? visual : { ...visual, notes: told, focus: [...visual.focus, ...named] };
    },
  };
}

/**
 * The line (from 1) that a note quotes, whole or up to its dots: "The line answers[n] = ... is where work is done"; null
 * where it quotes none, or one that stands there twice.
 */
export function lineNamed(text: string, code: string): number | null {
  const lines = code.split("\n").map((line) => line.trim());
  const only = (is: (line: string) => boolean): number | null => {
    const found = lines.flatMap((line, at) => (is(line) ? [at + 1] : []));
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const whole = only((line) => line.length >= LEAST_QUOTED && !/^\p{L}+$/u.test(line) && text.includes(line));
  if (whole !== null) return whole;
  const before = /^(.*?)\s?(?:\.\.\.|…)/u.exec(text)?.[1] ?? "";
  for (const { index } of before.matchAll(/(?<=^|\s)\S/gu)) {
    const quoted = before.slice(index);
    const line = quoted.length < LEAST_QUOTED ? null : only((one) => one.startsWith(quoted));
    if (line !== null) return line;
  }
  return null;
}

const LEAST_QUOTED = 5;

type Note = { text: string; utterance: Utterance };

function notesOf(
  block: ParagraphBlock,
  utterances: Utterance[],
  leads: boolean,
  { language }: SceneContext,
): Note[] {
  return writtenSentences(block, utterances, language).filter(
    ({ text }) =>
      !leads ||
      /\p{Nd}/u.test(text) ||
      (countWords(text) >= LEAST_LEAD_WORDS && !/[:：]$/u.test(text.trim())),
  );
}

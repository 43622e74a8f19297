import { countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";
import type { Line } from "./closing.ts";
import { ENDS_VERB } from "./closing-order-words.ts";
import { TO_QUESTION, TO_THOUGHT, TO_THOUGHT_TURNED } from "./closing-thought-words.ts";
import { blanked, lastProse, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { tellsEnough } from "./words-told.ts";

const FEWEST_OF_THOUGHT = 4;

/** "Finish with that puzzle and leave the class with a question: if you cannot move, what can you change?" */
const QUESTION = toPattern(
  `^(?:${[ENDS_VERB, TO_QUESTION].join("|")})(?!\\p{L})[^.!?:：\\n]{2,110}[:：]\\s*(?<line>["“„«「]?\\S[^\\n]{8,160}[?？؟]["”»」]?)$`,
  "iu",
);
/** "Finish with the thought that a visible repair is something to show off." */
const THOUGHT = toPattern(`^(?:${TO_THOUGHT})\\s+(?<line>\\S[^\\n:]{12,180}?)[.!…]?$`, "iu");
/** The same where the language turns the words of such a clause: they are no sentence. */
const TURNED = toPattern(`^(?:${TO_THOUGHT_TURNED})\\s+\\S[^\\n]{12,180}$`, "iu");

/**
 * The last sentence of a brief, where that orders on which question or thought its film is to end: the text without it, as long as
 * before, and the words as the film's last line. Null where it orders nothing of the kind.
 */
export function withoutClosingThought(
  source: string,
): { text: string; closing: Line | null; wishes: string[] } | null {
  const last = lastProse(source);
  if (last === null) return null;
  const span = sentencesOf(source, last, true).findLast((one) => textAt(source, one) !== "");
  if (span === undefined) return null;
  const said = textAt(source, span);
  const text = blanked(source, span);
  if (!tellsEnough(text)) return null;
  const line = lineIn(said);
  if (line === null && !TURNED.test(said)) return null;
  return { text, closing: line === null ? null : lineOf(line, span), wishes: [said] };
}

function lineIn(said: string): string | null {
  const question = QUESTION.exec(said)?.groups?.["line"];
  // French writes a space before its mark, which lines are kept without.
  if (question !== undefined) return question.replace(/\s(?=[?？؟]$)/u, "");
  const thought = THOUGHT.exec(said)?.groups?.["line"];
  return thought !== undefined && countWords(thought) >= FEWEST_OF_THOUGHT ? thought : null;
}

/** As it is written: where a film says its last line it begins a sentence. */
const lineOf = (text: string, span: Span): Line => ({ text, address: null, span });

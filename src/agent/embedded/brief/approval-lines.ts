import { toPattern } from "../text/regex.ts";
import { SETTLED_LABELS, SETTLED_SENTENCES } from "./approval-words.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without such lines, in the same length, and what they say. */
export type ApprovalLines = { text: string; wishes: string[] };

const LABELLED = toPattern(`^(?:${SETTLED_LABELS.join("|")})\\s?[:：]\\s*\\S.{1,120}$`, "iu");
const SETTLED = toPattern(`^(?:${SETTLED_SENTENCES.join("|")})$`, "iu");
/** It is said at the end of a brief. */
const LAST_LINES = 4;
const FEWEST_TOLD = 12;

/**
 * "Contact for approvals: Dawn Okafor, marketing manager. Two rounds of changes max please.": in the last lines of a brief, what is settled
 * with its maker. A number that viewers are to call has no such label, and stays.
 */
export function withoutApprovalLines(source: string): ApprovalLines {
  const filled = linesOf(source).filter((line) => textAt(source, line) !== "");
  const gone: Span[] = filled.slice(-LAST_LINES).flatMap((line) => settledIn(source, line));
  const text = gone.reduce(blanked, source);
  if (gone.length === 0 || wordsOrSignsTold(text) < FEWEST_TOLD) return { text: source, wishes: [] };
  return { text, wishes: gone.map((span) => textAt(source, span)) };
}

function settledIn(source: string, line: Span): Span[] {
  const sentences = sentencesOf(source, line).filter((one) => /[\p{L}\p{N}]/u.test(textAt(source, one)));
  const settled = sentences.map((one) => isSettled(textAt(source, one)));
  return sentences.filter((_, at) => settled[at] === true);
}

function isSettled(said: string): boolean {
  const bare = said.replace(/^[\s*_•+-]+|[\s.*_。]+$/gu, "").replaceAll(/[*_]{2}/gu, "");
  return LABELLED.test(bare) || SETTLED.test(bare);
}

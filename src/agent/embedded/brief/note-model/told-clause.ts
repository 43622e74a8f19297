import { namesDate } from "../../text/appointment.ts";
import { CLOCK } from "../../text/clock.ts";
import { countWords } from "../../text/sentences.ts";
import { blanked, type Span } from "../sentence-spans.ts";
import { CONCEPTS } from "./concepts.ts";
import { noteLikelihood } from "./note-likelihood.ts";
import { AFTER, OF_SELF, PARTS, SETS_OUT } from "./told-clause-words.ts";

/** What nearly nobody speaks of but to a maker. */
const OF_NOTES = CONCEPTS.filter(([name]) => /^(?:film|format|sound|text|picture)$/u.test(name)).map(([, found]) => found); // prettier-ignore
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;
const FEWEST_WORDS = 6;
/** More alike to what makers are told, and it is a note as the rest. */
const MOST_LIKELY = 0.35;

/**
 * A text without a note, as long as before; but the clause of it that tells when something comes or came stays, as a sentence:
 * "Right, so the new machines are going in on 3 June and I've had the same questions …" → "The new machines are going in on 3 June."
 */
export function withoutNote(source: string, text: string, span: Span): string {
  const left = blanked(text, span);
  const said = source.slice(span.start, span.end);
  const clause = toldClause(said);
  if (clause === null) return left;
  const [from, to] = [span.start + clause.start, span.start + clause.end];
  // Only what the other readers left is told.
  if (text.slice(from, to).toLowerCase() !== source.slice(from, to).toLowerCase()) return left;
  const told = source.slice(from, to);
  const large = told.slice(0, 1).toUpperCase();
  const sentence = `${large.length === 1 ? large : told.slice(0, 1)}${told.slice(1)}.`;
  return left.slice(0, from) + sentence + left.slice(to + 1);
}

/** What was left out of a note. */
export function restOfNote(said: string): string {
  const clause = toldClause(said);
  return clause === null ? said : `${said.slice(0, clause.start)}…${said.slice(clause.end)}`.trim();
}

/** The clause of a note that tells, within its words; null where there is none, or nothing but it. */
export function toldClause(said: string): Span | null {
  const trimmed = said.search(/\S/u);
  if (trimmed < 0 || /["“”„«»「『?？]/u.test(said)) return null;
  const after = AFTER.exec(said);
  const fact = after?.groups?.["fact"];
  if (after !== null && fact !== undefined) {
    const start = after[0].lastIndexOf(fact);
    return tells(fact) ? { start, end: start + fact.length } : null;
  }
  const start = trimmed + (SETS_OUT.exec(said.slice(trimmed))?.[0].length ?? 0);
  const cut = PARTS.exec(said.slice(start));
  if (cut === null) return null;
  const end = start + cut.index;
  return tells(said.slice(start, end)) ? { start, end } : null;
}

/** What comes when, of nobody who writes, and of no film. */
function tells(fact: string): boolean {
  return (
    (namesDate(fact) || YEAR.test(fact) || CLOCK.test(fact)) &&
    countWords(fact) >= FEWEST_WORDS &&
    !/[\n:：()]/u.test(fact) &&
    !OF_SELF.test(fact) &&
    !OF_NOTES.some((found) => found.test(fact)) &&
    noteLikelihood(`${fact}.`) < MOST_LIKELY
  );
}

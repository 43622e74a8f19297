import type { ToldTable } from "../brief/brief.ts";
import { TYPED_ARROW } from "../text/typed-arrows.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";

/** Pairs of one sentence as rows. `lead`: what stands before its colon. */
type Pairs = { shows: ToldTable; lead: string; count: number };

const BETWEEN = /\s*[,;，；、؛،]\s*/u;
const LEAD = /^(?<lead>[^:：→]{2,80})[:：]\s*(?=\S)/u;
const FEWEST = 3;
const MOST = { rows: 26, shown: 8, words: 3, letters: 24 };

/**
 * "p → b, t → d, c → g": one arrow in each piece, so that what stands behind a comma begins anew. Null for a chain, whose pieces lead
 * on into each other ("browser → balancer → server"), and where a piece has words of its own.
 */
export function pairsByArrows(text: string): { lead: string; rows: [string, string][] } | null {
  const whole = withoutStop(text.trim());
  const lead = LEAD.exec(whole)?.groups?.["lead"] ?? "";
  const pieces = (lead === "" ? whole : whole.replace(LEAD, "")).split(BETWEEN);
  if (pieces.length < FEWEST || pieces.length > MOST.rows) return null;
  const rows = pieces.map((piece): [string, string] | null => {
    const [from = "", to = "", ...more] = piece.split(TYPED_ARROW).map((side) => side.trim());
    return more.length === 0 && [from, to].every(isShort) ? [from, to] : null;
  });
  const found = rows.filter((row) => row !== null);
  return found.length < rows.length ? null : { lead, rows: found };
}

function isShort(side: string): boolean {
  return side.length <= MOST.letters && countWords(side) <= MOST.words && /[\p{L}\p{N}]/u.test(side) && !/[.!?:"“”]/u.test(side); // prettier-ignore
}

/** The rows of a sentence as a table, each where its first letters are said. */
export function arrowPairs(sentence: string, language: string): Pairs | null {
  const found = pairsByArrows(sentence);
  // A longer table turns its pages, and one sentence is told on one.
  if (found === null || found.rows.length > MOST.shown) return null;
  let read = sentence.length - sentence.trimStart().length + (found.lead === "" ? 0 : found.lead.length + 1);
  const rows = found.rows.map(([from, to]) => {
    // Its own letters come next behind those of the row before.
    const at = sentence.indexOf(from, read);
    read = at + from.length;
    return { cells: [from, to] as [string, string], said: sentence.slice(at, read + 2) };
  });
  return { shows: { form: "table", amounts: false, rows }, lead: capitalise(found.lead, language), count: 1 };
}

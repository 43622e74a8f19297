import { toPattern } from "../text/regex.ts";
import { SETTLED_LABELS, SETTLED_SENTENCES } from "./approval-words.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without such lines, in the same length, and what they say. */
export type ApprovalLines = { text: string; wishes: string[] };

const LABELLED = toPattern(`^(?<label>${SETTLED_LABELS.join("|")})\\s?[:：]\\s*(?<who>\\S.{1,120})$`, "iu");
/** A label that names somebody to turn to; without one it needs a person's name behind it: "Approval by: the Senate on 12 June" is told. */
const TURNS_TO =
  /contact|kontakt|contatto|referente|persona|person|responsible|ansprechpartner|rückfragen und|контакт|iletişim|איש קשר|联系人|聯絡人|担当|連絡先|窓口|담당|문의|연락처/iu;
const PERSON = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2}(?:,|$)/u;
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
  const sentences: Span[] = filled.slice(-LAST_LINES).flatMap((line) => sentencesOf(source, line));
  const gone = sentences.filter((one) => isSettled(textAt(source, one)));
  const text = gone.reduce(blanked, source);
  if (gone.length === 0 || wordsOrSignsTold(text) < FEWEST_TOLD) return { text: source, wishes: [] };
  return { text, wishes: gone.map((span) => textAt(source, span)) };
}

function isSettled(said: string): boolean {
  const bare = said.replace(/^[\s*_•+-]+|[\s.*_。]+$/gu, "").replaceAll(/[*_]{2}/gu, "");
  const { label = "", who = "" } = LABELLED.exec(bare)?.groups ?? {};
  return (label !== "" && (TURNS_TO.test(label) || PERSON.test(who))) || SETTLED.test(bare);
}

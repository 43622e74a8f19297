import { capitalise, countWords } from "../text/sentences.ts";
import { lastSentence } from "./last-sentence.ts";

/** What the screen says around somebody's words: `lead` above them, who said them below. */
export type Setting = { lead: string | null; attribution: string | null };

const MOST = { words: 16, signs: 90 };
const YEAR = /(?<!\p{Nd})(?:1[0-9]|20)\p{Nd}{2}(?!\p{Nd})/u;
const SINGLE_YEAR = /^[^\p{Nd}]*(?:1[0-9]|20)\p{Nd}{2}[^\p{Nd}]*$/u;

/** "…, que em 2011 pôs a Nazaré no mapa": what is told of whoever says it is not when it was said. */
const OF_WHOM =
  /,\s(?:who|whose|der|die|deren|dessen|qui|dont|que|quien|cuy[oa]|che|cujo|cuja|die|wiens|som|któr\p{L}+|котор\p{L}+|який|яка|kter\p{L}+|care)\s.*$/isu;

/**
 * Who said something, when and to whom, where its sentence says no more than that: "A year later she wrote:" stands above
 * the words, "she wrote to a friend" below, and of "In 1865 Ana Ruiz wrote:" the name with its year. Null where the sentence
 * goes on around its marks, or says too much for a line: it is seen whole.
 */
export function settingOf(
  { before, inner, after }: { before: string; inner: string; after: string },
  speaker: string | null,
  base = "",
): Setting | null {
  const led = /[:：,،，、]\s*$/u.test(before);
  const lead = clauseOf(lastSentence(before, base));
  const behind = clauseOf(after);
  if (speaker !== null && !(led && isClause(speaker))) {
    const when = `${lead} ${behind.replace(OF_WHOM, "")}`;
    const year = SINGLE_YEAR.test(when) ? (YEAR.exec(when)?.[0] ?? null) : null;
    return { lead: null, attribution: year === null || YEAR.test(speaker) ? speaker : `${speaker}, ${year}` };
  }
  const goesOn = /^\s*[,，،、–—-]/u.test(after) || /[,，،、]\s*$/u.test(inner) || /^\s*\p{Ll}/u.test(after);
  if (lead !== "" && (!led || (behind !== "" && goesOn))) return null;
  // "… could we return early?" is a review: the words are what is spoken of.
  if (IS.test(behind)) return null;
  const wishes = WANTS_IN.exec(lead)?.groups?.["who"];
  if (wishes !== undefined) return { lead: null, attribution: capitalise(wishes.trim()) };
  if (lead !== "") return fits(lead) ? { lead: capitalise(lead), attribution: null } : null;
  if (behind === "" || !goesOn) return { lead: null, attribution: null };
  return fits(behind) ? { lead: null, attribution: behind } : null;
}

/** "Dr Okafor wants this in:": whoever wishes to be quoted has said it. */
const WANTS_IN =
  /^(?<who>(?:(?:[Tt]he|[Oo]ur|[Mm]y) )?(?:(?:Dr|Mrs?|Ms|Prof)\.? )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)(?: also)? (?:wants?|would like|insists on having|asks for) (?:this|that|the following)(?: (?:line|quote|sentence))?(?: (?:to be|put))? (?:in|included|in it|in there|at the end)$/u;

/** What a sentence tells of the words in its marks. */
const IS =
  /^(?:is|are|was|were|means?|tells?|says nothing|sounds?|helps?|works?|ist|sind|war|heißt|bedeutet|klingt|sagt nichts|hilft|est|sont|était|veut dire|signifie|ne dit|aide|es|son|era|significa|no dice|suena|ayuda|è|sono|vuol dire|non dice|aiuta|é|são|quer dizer|não diz|ajuda|is|zijn|betekent|zegt niets|helpt|to|jest|znaczy|nic nie|—|–|это|значит|це|означає|är|betyder|er)(?![\p{L}\p{M}])/iu;

/** "Zapytana kiedyś, czego się bała", before "odpowiedziała:" in a language that leaves "she" out, is nobody's name. */
function isClause(speaker: string): boolean {
  return countWords(speaker) >= LEAST_OF_CLAUSE && /,\s\p{Ll}/u.test(speaker) && !/\s\p{Lu}/u.test(speaker);
}

const LEAST_OF_CLAUSE = 5;

function clauseOf(text: string): string {
  return text.replace(/^[\s,，،、.。–—-]+|[\s,，،、.。:：–—-]+$/gu, "");
}

function fits(clause: string): boolean {
  return countWords(clause) <= MOST.words && clause.length <= MOST.signs && !/["“”«»„「」]/u.test(clause);
}

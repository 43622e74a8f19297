import { promisesCount } from "../brief/counted-lists.ts";
import { hasLeaningSubject } from "../scenes/leaning-subjects.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { broughtThings } from "./brought-things.ts";
import { countedInNext } from "./counted-next.ts";
import { excludedThings } from "./excluded-things.ts";
import { namedClauses } from "./named-clauses.ts";
import { namedThings } from "./named-things.ts";
import type { Found, Passage } from "./parted-block.ts";
import { countedFrom } from "./told-counts.ts";

/** Several things that a sentence names, none of them told of in one of its own. */
export function thingsAt({ sentences, language }: Passage, at: number): Found | null {
  const clauses = namedClauses(sentences[at] ?? "", language);
  if (clauses !== null) return { shows: { form: "listed", parts: clauses.parts }, lead: clauses.lead, count: 1 }; // prettier-ignore
  const out = excludedThings(sentences[at] ?? "", language);
  if (out !== null) return { shows: { form: "listed", parts: out.parts, denied: true }, lead: out.lead, count: 1 }; // prettier-ignore
  const found = namedThings(sentences[at] ?? "", language) ?? broughtThings(sentences[at] ?? "", language);
  if (found === null) return null;
  // "It had | tax, censuses, storehouses": a pronoun and its verb name nothing that they stand above.
  const isBare = countWords(found.lead) <= MOST_OF_BARE && hasLeaningSubject(found.lead, language);
  return { shows: { form: "listed", parts: found.parts }, lead: isBare ? "" : found.lead, count: 1 };
}

const MOST_OF_BARE = 3;
/** "Drei Gründe stecken dahinter" heads the reasons. */
const MOST_LEAD_WORDS = 9;

/** Reasons, ways and steps that are counted in sentences of their own: "Three reasons … First, …". */
export function countedAt({ sentences, language }: Passage, at: number): Found | null {
  const next = countedInNext(sentences, at, language);
  if (next !== null) return { shows: { form: "counted", parts: next.parts }, lead: next.lead, count: next.count }; // prettier-ignore
  const found = countedFrom(sentences, at, language);
  if (found === null) return null;
  const before = withoutStop((sentences[at - 1] ?? "").replace(/[:：]\s*$/u, ""));
  const heads = promisesCount(before, language) || /[?？؟]$/u.test(before);
  const lead = heads && countWords(before) <= MOST_LEAD_WORDS ? before : "";
  return { shows: { form: "counted", parts: found.steps }, lead, count: found.count };
}

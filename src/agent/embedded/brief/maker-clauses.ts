import { ASKS_FOR_WEIGHT, ASKS_FOR_WEIGHT_EAST } from "./emphasis-words.ts";
import { NOT_FILMED, NOT_FILMED_EAST, SAID_SO, SAID_SO_EAST } from "./maker-clause-words.ts";
import { BEGINS, spliced } from "./sentence-head.ts";

/** A text without such clauses, as long as before, and what they say. */
export type MakerClauses = { text: string; wishes: string[] };

const AND =
  "and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|men|og|i|ale|a|и|но|та|але|ve|ama|و|ולכן|और";
const WHO = "who|whom|der|die|das|qui|que|quien|che|wie|die|som|który|która|които|который|которая|який|яка";
const CLAUSE = "[^,;.!?()\\n。，；]";
const STOP = "(?=[,;.!?)。，；]|\\s[–—-]\\s|\\s*(?:\\n|$))";
/** Either of them, with what stands before it in its clause. */
const filmed = `(?:${NOT_FILMED}|${NOT_FILMED_EAST})${CLAUSE}{0,40}`;
const CUTS: readonly RegExp[] = [
  // "(Sam wil niet in beeld)"
  new RegExp(
    `\\s?[(（]${CLAUSE}{0,40}(?:${filmed}|${SAID_SO}|${SAID_SO_EAST})[^()（）\\n]{0,40}[)）]`,
    "giu",
  ),
  // "…, who doesn't want to be filmed", "… and does not want to be filmed"
  new RegExp(`,\\s(?:${WHO})\\s${filmed},`, "giu"),
  new RegExp(`\\s[وו]${filmed}${STOP}`, "giu"),
  new RegExp(`,?\\s(?:(?:${AND})\\s)?(?:(?:${WHO})\\s)?(?<=\\s(?:${AND}|${WHO})\\s)${filmed}${STOP}`, "giu"),
  new RegExp(
    `[,;]\\s(?:(?:${AND})\\s)?(?:ma |però |pero |but |aber |mais )?(?:${SAID_SO})${STOP}|[，、](?:${SAID_SO_EAST})${STOP}`,
    "giu",
  ),
];
/** A sentence of nothing else. */
const SENTENCES: readonly RegExp[] = [
  new RegExp(`${BEGINS}[^.!?;()\\n。]{0,60}?(?<=[\\s，、]|${BEGINS})${filmed}(?:[,;][^.!?\\n。]{0,60})?[.!。]*(?=\\s|$|\\p{Script=Han})`, "giu"), // prettier-ignore
  new RegExp(`${BEGINS}(?:${SAID_SO}|${SAID_SO_EAST})(?:[.!。]+|(?=\\n|$))`, "giu"),
  // "That's where I want the weight."
  new RegExp(`${BEGINS}(?:${ASKS_FOR_WEIGHT}|${ASKS_FOR_WEIGHT_EAST})(?:[.!。।]+(?=\\s|$|\\p{Script=Han})|(?=\\n|$))`, "giu"), // prettier-ignore
];

/**
 * "…, rispondiamo senza offendere nessuno", "Nonna Rosa makes them by hand and does not want to be filmed": clauses that nobody
 * but the maker is told, in a text that asks for a film; what stands beside them in the sentence stays.
 */
export function withoutMakerClauses(source: string): MakerClauses {
  const wishes: string[] = [];
  const said = (found: string): string => found.replace(/^[\s,;，、]+/u, "").trim();
  let text = source;
  for (const pattern of CUTS) {
    for (let found = first(pattern, text); found !== null; found = first(pattern, text)) {
      wishes.push(said(found[0]));
      text = spliced(text, found.index, found.index + found[0].length);
    }
  }
  for (const pattern of SENTENCES)
    text = text.replaceAll(pattern, (found) => {
      wishes.push(said(found));
      return found.replaceAll(/[^\n]/gu, " ");
    });
  return { text, wishes };
}

function first(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0;
  return pattern.exec(text);
}

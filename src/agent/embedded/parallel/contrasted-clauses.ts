import { withoutStop } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import { IN_CONTRAST, WHILE } from "./side-words.ts";
import { OPENS_FIRST } from "./pivot-words.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** Two clauses that are set against each other. `strong`: a word says so; where only a mark parts them their verb has to be one. */
export type Clauses = { one: string; other: string; strong: boolean; hangs: boolean; count: number };

/** The pairs of clauses that a sentence, or two of them, may hold. */
export function clausesFrom(sentences: readonly string[], at: number, language: string): Clauses[] {
  const [sentence = "", next = ""] = sentences.slice(at, at + 2).map((text) => withoutStop(text));
  const found: Clauses[] = [];
  const marks = isUnspaced(language) ? /[，；、]\s*/u : /\s*[,;؛،]\s+/u;
  const parts = sentence.split(marks);
  const [one = "", other = ""] = parts;
  if (parts.length === 2) {
    const end = isUnspaced(language) ? "" : "(?:\\s+|(?<=['’]))";
    const linked = other.replace(regex(`^(?:${WHILE[language] ?? "(?!)"})${end}`, "iu"), "");
    // "And" sets nothing against another.
    const contrasts = linked !== other && !regex(`^(?:${ONLY_AND})${end}`, "iu").test(other);
    const opened = one.replace(regex(`^(?:${OPENS_FIRST[language] ?? "(?!)"})\\s+`, "iu"), "");
    const hangs = contrasts || opened !== one;
    const strong = hangs || hasMark(other, language) || LEADS_ON[language]?.test(one) === true;
    if (linked === other || contrasts)
      found.push({ one: opened, other: withoutMark(linked, language), strong, hangs, count: 1 });
  }
  if (
    next !== "" &&
    hasMark(next, language) &&
    !isOfTwoClauses(sentence, language) &&
    !/[;；]/u.test(`${sentence}${next}`)
  )
    found.push({ one: sentence, other: withoutMark(next, language), strong: true, hangs: false, count: 2 });
  return found;
}

/** "Giden yorgundur, gelen henüz uyanmamıştır": what already sets two against each other is no side of a third. */
export function isOfTwoClauses(sentence: string, language: string): boolean {
  return TWO_CLAUSES[language]?.test(sentence) === true;
}

const TWO_CLAUSES: Readonly<Record<string, RegExp>> = { tr: /(?:[dt][ıiuü]r|yor|[dt][ıiuü]),\s\p{L}/u };

/** Of the words that open a second clause, those that only go on. */
const ONLY_AND = "and|und|et|y|e|en|och|og|i|и|і|й|ve|ו|और";

/** How a first clause ends where another is set against it. */
const LEADS_ON: Readonly<Record<string, RegExp>> = {
  ja: /(?:が|けれども?|のに対し(?:て)?)$/u,
  ko: /(?:지만|는데|은데|반면(?:에)?|고)$/u,
};

function markOf(language: string): string | null {
  const words = IN_CONTRAST[language];
  return words === undefined ? null : `,?\\s*(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}]),?`;
}

/** "The new one, on the other hand, …" */
function hasMark(text: string, language: string): boolean {
  const mark = markOf(language);
  return mark !== null && regex(`^(?:\\S+\\s){0,4}?\\S*${mark}`, "iu").test(text);
}

function withoutMark(text: string, language: string): string {
  const mark = markOf(language);
  // In Turkish the word ends the name.
  return mark === null || language === "tr" || !hasMark(text, language)
    ? text
    : text.replace(regex(mark, "iu"), "").trim();
}

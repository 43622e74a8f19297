import { SORRY } from "./correction-words.ts";
import { spliced } from "./sentence-head.ts";

/** Where a slip ends and is taken back: between marks of punctuation. */
const TAKEN_BACK = new RegExp(
  `(?:[,;:.…،–—-]+|[、，。]|\\s(?=(?:no|nein|nee|non|não|nej|nei|nie|нет|ні)\\s))\\s*(?:${SORRY})\\s*(?:[,;:.…!،–—-]+\\s*|[、，：])`,
  "giu",
);
/** How far a slip stands before it, and how much is read of what it is put right with. */
const REACH = 90;
const CLAUSE_END = /[,;:.!?…、，。；！？)\]\n]|\s[–—-]\s/u;
const NUMBER = /\p{Nd}/u;
const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const EAST_AMOUNT =
  /(?<number>[\p{Nd}.,一二三四五六七八九十百千万〇两兩]+)(?<unit>(?:(?![一二三四五六七八九十百千万〇两兩])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]){0,3})/gu;
/** Who denies takes back words; who is only sorry, a number or a name. */
const DENIES =
  /(?<!\p{L})(?:no|wait|scratch|nein|quatsch|falsch|stimmt|halt|non|erreur|trompe|digo|miento|equivoco|sbaglio|não|minto|engano|nee|wacht|foutje|nej|nei|nie|wróć|pomyłka|ne|нет|ошиб\p{L}+|ні|yok|hayır|لا|לא|नहीं)(?!\p{L})|不|错|錯|いや|いえ|違|間違|아니/iu;
const MOST_OF_PHRASE = 4;

type Word = { text: string; start: number; end: number };

/**
 * "In the oven at 8... no sorry, the oven is lit at 4", "席は24席、いや、26席です": what a writer puts right is told as it was put
 * right, in a text as long as before. What is put right must answer to something said before it: the same small word, a number
 * for a number, one word for one; else nothing is taken back, and what somebody says within marks is theirs.
 */
export function withoutSlips(source: string): string {
  let text = source;
  for (const match of source.matchAll(TAKEN_BACK)) {
    const from = match.index;
    const to = from + match[0].length;
    if (isQuoted(text, from)) continue;
    const mended = mend(text, from, to, DENIES.test(match[0]));
    if (mended !== null) text = mended;
  }
  return text;
}

function isQuoted(text: string, at: number): boolean {
  const [line = ""] = text
    .slice(Math.max(0, at - 300), at)
    .split("\n")
    .slice(-1);
  return /[“„«「『][^”“»」』]*$/u.test(line) || (line.match(/"/gu)?.length ?? 0) % 2 === 1;
}

function mend(text: string, from: number, to: number, denied: boolean): string | null {
  const said = text.slice(Math.max(0, from - REACH), from);
  const start = from - said.length;
  const line = said.lastIndexOf("\n") + 1;
  const slip = said.slice(line);
  const fix = text.slice(to, to + REACH).split("\n", 1)[0] ?? "";
  const end = CLAUSE_END.exec(fix.replaceAll(/(?<=\p{Nd})[.,:](?=\p{Nd})/gu, "0"))?.index ?? fix.length;
  const phrase = fix.slice(0, end);
  if (phrase.trim() === "") return null;
  if (EAST.test(phrase)) return mendEast(text, { slip, start: start + line, to, phrase });
  const words = wordsOf(slip);
  const put = wordsOf(phrase);
  const [first] = put;
  if (first === undefined) return null;
  const at = answering(words, put, denied);
  if (at === null) return null;
  const slipStart = start + line + (words[at]?.start ?? 0);
  const behind = words.slice(at);
  const count = put.length <= MOST_OF_PHRASE ? put.length : 0;
  const tail = behind.slice(count);
  const again = new Set(put.map((word) => word.text.toLowerCase()));
  // "From 1 March the lane is one-way, no wait, from 1 April": what follows on the slip stays.
  if (count > 0 && tail.length > 0 && !tail.every((word) => again.has(word.text.toLowerCase()))) {
    const slipEnd = start + line + (behind[count - 1]?.end ?? 0);
    const kept = text.slice(slipEnd, from);
    const large = /^\p{Lu}/u.test(text.slice(slipStart)) ? capital(phrase.trim()) : phrase.trim();
    return spliced(text, slipStart, to + end, large + kept);
  }
  // Of "in forno alle 8 … alle 4 si accende il forno" the whole clause was the slip.
  const clause = clauseStart(slip, words[at]?.start ?? 0);
  const before = words.slice(0, at).filter((word) => word.start >= clause);
  const repeated = before.some((word) => word.text.length > 3 && again.has(word.text.toLowerCase()));
  const cut =
    repeated && before.length <= MOST_OF_PHRASE ? start + line + (before[0]?.start ?? 0) : slipStart;
  const large = /^\p{Lu}/u.test(text.slice(cut)) ? capital(phrase) : phrase;
  return spliced(text, cut, to + end, large);
}

/** Which word of the slip the first of what puts it right answers to. */
function answering(words: readonly Word[], put: readonly Word[], denied: boolean): number | null {
  const [first] = put;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  const numbered = put.slice(0, MOST_OF_PHRASE).some(({ text }) => NUMBER.test(text));
  if (NUMBER.test(first.text)) {
    const at = words.findLastIndex(({ text }) => NUMBER.test(text));
    // "16" answers to no "160 km" of another clause.
    return at < 0 ? null : at;
  }
  const same = words.findLastIndex(({ text }) => text.toLowerCase() === first.text.toLowerCase());
  if (same >= 0) {
    const rest = words.slice(same);
    const had = rest.slice(0, MOST_OF_PHRASE).some(({ text }) => NUMBER.test(text));
    if (numbered === had && (numbered || denied)) return same;
  }
  if (numbered) return null;
  // One word for one, or as many of a name: "Monday, no sorry, Tuesday".
  const lower = put.findIndex(({ text }) => !/^\p{Lu}/u.test(text));
  const named = lower < 0 ? put.length : lower;
  const names = named > 0 && words.length > named && words.slice(-named).every(({ text }) => /^\p{Lu}/u.test(text)); // prettier-ignore
  if (names) return words.length - named;
  return put.length === 1 && denied ? words.length - 1 : null;
}

function mendEast(
  text: string,
  { slip, start, to, phrase }: { slip: string; start: number; to: number; phrase: string },
): string | null {
  const put = [...phrase.matchAll(EAST_AMOUNT)][0];
  if (put === undefined || put.index > 0) return null;
  const clause = clauseStart(slip, slip.length);
  const said = [...slip.slice(clause).matchAll(EAST_AMOUNT)].findLast(
    ({ groups }) => (groups?.["unit"] ?? "")[0] === (put.groups?.["unit"] ?? "")[0],
  );
  if (said === undefined) return null;
  return spliced(text, start + clause + said.index, to, "");
}

function clauseStart(slip: string, before: number): number {
  const cuts = [...slip.slice(0, before).matchAll(/[,;:.!?…、，。；！？]\s*|\s[–—-]\s/gu)];
  const last = cuts.findLast(
    ({ index, 0: mark }) => !(/^[.,:]$/u.test(mark) && NUMBER.test(slip[index + 1] ?? "")),
  );
  return last === undefined ? 0 : last.index + last[0].length;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,:-]*[\p{L}\p{M}\p{N}]|[\p{L}\p{N}]/gu)].map(
    ({ index, 0: found }) => ({ text: found, start: index, end: index + found.length }),
  );
}

function capital(text: string): string {
  return text.replace(/^\s*\p{L}/u, (letter) => letter.toUpperCase());
}

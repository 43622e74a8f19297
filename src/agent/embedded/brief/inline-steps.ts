import { asciiDigits } from "../text/figures.ts";
import { monthNames } from "../text/calendar-days.ts";
import { splitSentences } from "../text/sentences.ts";

/** A text that counts its parts within a line: what stands before them, the parts, and what stands behind. */
export type InlineSteps = { before: string; head: string | null; parts: string[]; behind: string };

const FEWEST = 3;
/** "1.", "1)", "(1)", "a)", "①", and in the East "1、"; "5.000" is a number. */
const MARK =
  /(?<=^|[\s:：.。;；,，、)）])(?:(?<round>[(（](?:\p{Nd}{1,2}|[a-h])[)）]|(?:\p{Nd}{1,2}|[a-h])[)）])\s*(?=\p{L}|\p{N}|["“„«「*])|(?<plain>\p{Nd}{1,2}(?:[.．、]|\.?º|-(?=\s)))(?:\s+|(?=\p{Lo}))(?=\p{L}|\p{N}|["“„«「])|(?<circle>[①-⑳])\s*)/gu;
/** A row goes on behind "and", which joins no longer what has numbers. */
const JOINED = /(?:[,;，；、]\s*|\s+)(?:and|or|und|oder|et|ou|y|e|o|en|of|och|og|i|oraz|и|ve|και|و)\s*$/u;
const HEAD = { letters: 60, words: 9 };

type Mark = { kind: string; number: number; start: number; end: number };

/**
 * Parts that are counted from one without a gap, three or more, behind a colon or at the beginning of a sentence; null
 * where the numbers may be days, classes or places ("1. Mai, 2. Juni", "1. Platz … 2. Platz").
 */
export function inlineSteps(text: string, language: string): InlineSteps | null {
  const run = runOf(text);
  const [first] = run;
  if (first === undefined || run.length < FEWEST) return null;
  const lead = text.slice(0, first.start).trim();
  if (lead !== "" && !/[:：.!?。！？]$/u.test(lead)) return null;
  const all = run.map(({ end }, at) => text.slice(end, run[at + 1]?.start ?? text.length).trim());
  const inner = all.slice(0, -1);
  const most = Math.max(...inner.map((part) => splitSentences(part, language).length));
  const last = splitSentences(all.at(-1) ?? "", language);
  const parts = [...inner, last.slice(0, most).join(" ")].map((part) =>
    part.replace(JOINED, "").replace(/[,;，；、]+$/u, ""),
  );
  if (parts.some((part) => !/[\p{L}\p{M}]{2}|\p{Script=Han}/u.test(part)) || areNumbered(parts, language))
    return null;
  const before = splitSentences(lead, language);
  const named = /[:：]$/u.test(lead) ? (before.pop() ?? "").replace(/\s*[:：]$/u, "") : null;
  const heads = named !== null && named.length <= HEAD.letters && named.split(/\s+/u).length <= HEAD.words;
  return {
    before: [...before, ...(named !== null && !heads ? [`${named}:`] : [])].join(" "),
    head: heads ? named : null,
    parts,
    behind: last.slice(most).join(" "),
  };
}

/** The first row of marks of one kind that counts from one. */
function runOf(text: string): Mark[] {
  const marks = [...text.matchAll(MARK)].map((match): Mark => {
    const kind = match.groups?.["circle"] !== undefined ? "circle" : match.groups?.["plain"] !== undefined ? "plain" : /^[(（]/u.test(match[0]) ? "both" : "round"; // prettier-ignore
    const bare = asciiDigits(match[0]).replace(/[^0-9a-h①-⑳]/gu, "");
    const letter = /^[a-h]$/u.test(bare);
    const number = kind === "circle" ? (bare.codePointAt(0) ?? 0) - 0x245f : letter ? bare.charCodeAt(0) - 96 : Number(bare); // prettier-ignore
    return {
      kind: letter ? `${kind} letter` : kind,
      number,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
  const run: Mark[] = [];
  for (const mark of marks) {
    const open = run.at(-1);
    const next = open === undefined ? mark.number === 1 : mark.kind === open.kind && mark.number === open.number + 1; // prettier-ignore
    if (next) run.push(mark);
  }
  return run;
}

/** Whether the numbers belong to what stands behind them: months, or one word in all parts. */
function areNumbered(parts: readonly string[], language: string): boolean {
  const words = parts.map((part) => (/^[\p{L}\p{M}]+/u.exec(part)?.[0] ?? "").toLowerCase());
  const months = new Set([...monthNames(language).keys()].map((name) => name.toLowerCase()));
  const alike = words[0] !== "" && new Set(words).size === 1 && parts.every((part) => /^\S+\s/u.test(part) || part.length < 12); // prettier-ignore
  return alike || words.every((word) => months.has(word));
}

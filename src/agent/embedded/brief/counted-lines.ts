import { cellNumber } from "../text/figures.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import { isUnspaced } from "../text/unspaced.ts";
import type { Block, ListItem, ParagraphBlock, Prose } from "./brief.ts";
import { countedHead, kindOfHead } from "./counted-heads.ts";
import type { CountedHead } from "./counted-heads.ts";
import { HOUR_WORD, hourHead } from "./hour-heads.ts";
import { programmePages } from "./programme-pages.ts";
import type { ProgrammeRow } from "./programme-pages.ts";

const FEWEST = 3;
const MOST = 14;
/** What is told of one; where more is, each heads a passage of its own. */
const MOST_TOLD = { words: 44, signs: 260 };
/** "Room 1 is closed" tells of it, and is no head with something below it. */
const GOES_ON = /^[\p{Ll}\p{Lo}\p{M}]/u;

/**
 * "Day 1 Fly to Oslo", "Tag 2 …", "3日目 …", "Zone A – full protection: …", a line each, which all open with one word and its number:
 * what opens the next line belongs to that, and never to the sentence before. Days are a programme, steps an order, all
 * else a list; a line that opens otherwise goes on telling of the one above it. Null for other lines.
 */
export function readCountedLines(
  lines: readonly string[],
  whole: ParagraphBlock,
  language: string,
): Block[] | null {
  if (lines.length < FEWEST || whole.formulas.length > 0) return null;
  const heads = lines.map((line) => hourHead(line, language) ?? countedHead(line, language));
  const from = heads.findIndex((head) => head !== null);
  const entries = entriesOf(lines.slice(from), heads.slice(from));
  if (from < 0 || from > 1 || entries === null || !areCounted(entries)) return null;
  const above = from === 0 ? [] : headAbove(lines[0] ?? "", whole);
  if (above === null) return null;
  const kind = kindOfHead(entries[0]?.word ?? "");
  const told = entries.map(({ told: [first = "", ...more] }) => sentencesOf([first, ...more], language));
  const fits = told.every((text) => countWords(text) <= MOST_TOLD.words && Array.from(text).length <= MOST_TOLD.signs); // prettier-ignore
  if (!fits || (kind === "thing" && entries.some(({ parted, told: [first = ""] }) => !parted && GOES_ON.test(first)))) return null; // prettier-ignore
  const { span } = whole;
  const rows = entries.map(({ label }, at) => ({ label: capitalise(label, language), text: told[at] ?? "" }));
  // "Day 1: 120 m", "Day 2: 340 m": amounts by day are drawn as any row of amounts is, and are no programme.
  const measured = entries.every(({ told: [first = "", more] }) => more === undefined && cellNumber(withoutStop(first), language) !== null); // prettier-ignore
  if (kind === "time" && measured) return null;
  if (kind === "time") return [...above, ...programmePages(rows, whole, language)];
  return [...above, { kind: "list", ordered: kind === "step", items: rows.map((row) => itemOfRow(row, kind === "step", span)), span }]; // prettier-ignore
}

type Entry = CountedHead & { told: string[] };

function entriesOf(lines: readonly string[], heads: readonly (CountedHead | null)[]): Entry[] | null {
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    const head = heads[at] ?? null;
    const open = entries.at(-1);
    if (
      head !== null &&
      (open === undefined || head.word === open.word || head.word === "" || open.word === "")
    )
      entries.push({ ...head, told: [head.rest] }); // prettier-ignore
    else if (open === undefined) return null;
    else if (/^\p{Ll}/u.test(line) && !STOP.test(open.told.at(-1) ?? ""))
      open.told.push(`${open.told.pop()} ${line}`); // prettier-ignore
    else open.told.push(line);
  }
  return entries;
}

const STOP = /[.!?。！？।؟۔]["”»)]?$/u;

/** Each is another, and none is counted before the one above it; most lines are one each. */
function areCounted(entries: readonly Entry[]): boolean {
  if (entries.length < FEWEST || entries.length > MOST) return false;
  const labels = new Set(entries.map(({ label }) => label.toLowerCase()));
  const timed = entries.every(({ word }) => word === HOUR_WORD);
  const counts = entries.map(({ count }) => count).filter((count) => !Number.isNaN(count));
  const rises = counts.every((count, at) => at === 0 || count > (counts[at - 1] ?? 0));
  const lines = entries.reduce((sum, { told }) => sum + told.length, 0);
  const steady = kindOfHead(entries[0]?.word ?? "") === "time" || (counts[0] === 1 && counts.at(-1) === counts.length); // prettier-ignore
  return labels.size === entries.length && (timed || (counts.length + 1 >= entries.length && rises && steady)) && lines <= entries.length * 2; // prettier-ignore
}

/** "Programme:", "The five zones": what stands above them all. */
function headAbove(line: string, { span }: ParagraphBlock): Block[] | null {
  const shown = line.replace(/\s*[:：]$/u, "");
  if (countWords(shown) > 10 || shown.length > 70 || STOP.test(shown)) return null;
  return [{ kind: "subheading", text: { shown, spoken: speakableProse(shown) }, depth: 7, ofRows: true, span }]; // prettier-ignore
}

function sentencesOf(told: readonly string[], language: string): string {
  const sentences = told.flatMap((line) => splitSentences(line, language)).map((one) => endSentence(capitalise(one, language), language)); // prettier-ignore
  return sentences.join(isUnspaced(language) ? "" : " ");
}

function itemOfRow({ label, text }: ProgrammeRow, step: boolean, span: ListItem["span"]): ListItem {
  // A step has its number beside it.
  if (step) return { text: proseOf(text), label: null, detail: null, below: [], span };
  return {
    text: proseOf(`${label}: ${text}`),
    label: proseOf(label),
    detail: proseOf(text),
    below: [],
    span,
  };
}

const proseOf = (shown: string): Prose => ({ shown, spoken: speakableProse(shown) });

import type { Block, ParagraphBlock, ParallelBlock, Prose } from "../brief/brief.ts";
import { promisesCount, promisesOrder } from "../brief/counted-lists.ts";
import { countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { hoursIn } from "./opening-hours.ts";
import { pricesIn, tellsPrices } from "./price-rows.ts";
import { countedFrom, stepsFrom } from "./told-steps.ts";

type Shows = ParallelBlock["shows"];
/** What so many sentences of a passage are. */
type Found = { shows: Shows; count: number };
type Passage = { sentences: readonly string[]; language: string; headings: readonly string[] };

/**
 * Sentences of a paragraph that tell one thing like the other (prices, opening hours, steps, counted reasons) become
 * a block of their own; what stands before and behind them stays prose. `headings`: nearest first.
 */
export function readParallels(
  blocks: readonly Block[],
  language: string,
  headings: readonly string[],
): Block[] {
  let under = headings;
  return blocks.flatMap((block) => {
    if (block.kind === "subheading") under = [block.text.spoken, ...headings];
    return block.kind === "paragraph" && isPlain(block) ? partedBlock(block, language, under) : [block];
  });
}

/** What is shown otherwise than it is said, broken by hand or explained by a formula stays as it is. */
function isPlain({ text, lines, formulas, names }: ParagraphBlock): boolean {
  return text.shown === text.spoken && lines.length === 1 && formulas.length === 0 && names === undefined;
}

function partedBlock(block: ParagraphBlock, language: string, headings: readonly string[]): Block[] {
  const passage = { sentences: splitSentences(block.text.spoken, language), language, headings };
  const { sentences } = passage;
  const parts: { shows: Shows | null; from: number; to: number }[] = [];
  for (let at = 0; at < sentences.length;) {
    const found = foundAt(passage, at);
    const last = parts.at(-1);
    const to = at + (found?.count ?? 1);
    if (found === null && last !== undefined && last.shows === null) last.to = to;
    else parts.push({ shows: found?.shows ?? null, from: at, to });
    at = to;
  }
  if (parts.every(({ shows }) => shows === null)) return [block];
  const spans = spansOf(block, parts.map(({ from, to }) => sentences.slice(from, to).join(" ").length)); // prettier-ignore
  return parts.map(({ shows, from, to }, index): Block => {
    const said = sentences.slice(from, to).join(EAST.test(language) ? "" : " ");
    const text: Prose = { shown: said, spoken: said };
    const span = spans[index] ?? block.span;
    if (shows !== null) return { kind: "parallel", text, shows, span };
    return { ...block, ...(from === 0 ? {} : { strong: null }), text, lines: [said], span };
  });
}

/** Sentences that follow each other without a blank. */
const EAST = /^(?:zh|ja)$/u;

function foundAt(passage: Passage, at: number): Found | null {
  return hoursAt(passage, at) ?? pricesAt(passage, at) ?? countedAt(passage, at) ?? stepsAt(passage, at);
}

/** A table needs two rows; where each sentence has only one, three. */
const FEWEST = { rows: 2, alone: 3 };

type Row = { name: string; value: string; offset: number };

/** Sentences from `at` on that are rows each; null where they are too few. */
function rowsFrom(
  { sentences }: Passage,
  at: number,
  amounts: boolean,
  read: (sentence: string, first: boolean) => Row[] | null,
): Found | null {
  const rows: { cells: [string, string]; said: string }[] = [];
  let most = 0;
  let count = 0;
  for (const sentence of sentences.slice(at)) {
    const found = read(sentence, count === 0);
    if (found === null) break;
    most = Math.max(most, found.length);
    count += 1;
    rows.push(
      ...found.map(({ name, value, offset }): (typeof rows)[number] => ({
        cells: [name, value],
        said: sentence.slice(offset, offset + SAID).replace(/[.。]$/u, ""),
      })),
    );
  }
  const names = new Set(rows.map(({ cells }) => cells[0].toLowerCase()));
  const enough = rows.length >= (most > 1 ? FEWEST.rows : FEWEST.alone);
  if (!enough || names.size < rows.length) return null;
  const lead = /^([^\p{N}:：]{2,60})[:：]/u.exec(sentences[at] ?? "")?.[1] ?? "";
  return { shows: { form: "table", lead: lead.trim(), amounts, rows }, count };
}

/** So many letters find a part in what is said. */
const SAID = 10;

function hoursAt(passage: Passage, at: number): Found | null {
  return rowsFrom(passage, at, false, (sentence) => {
    const rows = hoursIn(sentence, passage.language);
    return rows?.map(({ days, hours, offset }) => ({ name: days, value: hours, offset })) ?? null;
  });
}

function pricesAt(passage: Passage, at: number): Found | null {
  const told = passage.headings.some((heading) => tellsPrices(heading, passage.language));
  return rowsFrom(passage, at, true, (sentence, first) => {
    const rows = pricesIn(sentence, passage.language, told || !first, !first);
    return rows?.map(({ name, price, offset }) => ({ name, value: price, offset })) ?? null;
  });
}

function stepsAt({ sentences, language, headings }: Passage, at: number): Found | null {
  const heads = [sentences[at - 1] ?? "", ...headings];
  const ordered = heads.some((head) => promisesOrder(head, language));
  const found = stepsFrom(sentences, at, language, ordered);
  return found === null
    ? null
    : { shows: { form: "steps", lead: "", parts: found.steps }, count: found.count };
}

/** "Drei Gründe stecken dahinter" heads the reasons. */
const MOST_LEAD_WORDS = 9;

function countedAt({ sentences, language }: Passage, at: number): Found | null {
  const found = countedFrom(sentences, at, language);
  if (found === null) return null;
  const before = withoutStop((sentences[at - 1] ?? "").replace(/[:：]\s*$/u, ""));
  const lead = promisesCount(before, language) && countWords(before) <= MOST_LEAD_WORDS ? before : "";
  return { shows: { form: "counted", lead, parts: found.steps }, count: found.count };
}

/** About where each part stands in the paragraph, never twice the same. */
function spansOf({ span }: ParagraphBlock, lengths: readonly number[]): ParagraphBlock["span"][] {
  const all = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  const scale = (span.end - span.start) / all;
  let start = span.start;
  return lengths.map((length, at) => {
    const last = at === lengths.length - 1;
    const end = last ? span.end : Math.min(span.end - 1, start + Math.max(1, Math.floor(length * scale)));
    const own = { start, end: Math.max(start + 1, end) };
    start = own.end;
    return own;
  });
}

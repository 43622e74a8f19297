import { capitalise, countWords } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ListItem, ParagraphBlock, Prose, TableBlock } from "./brief.ts";
import { countedNames, FEWEST_COUNTED } from "./counted-names.ts";
import { itemOf } from "./line-item.ts";
import { readRow, type Row } from "./line-rows.ts";

/** A head names what stands in the lines below it. */
const HEAD = { words: 8, letters: 60 };
/** So few lines with a value each may be chance. */
const FEWEST_ROWS = 2;
/** Of the lines that are no heads so many are rows. */
const MOST_OF = 0.5;
/** An editor wraps prose at such a width; lines that were written as lines are shorter. */
const WRAPPED = 60;
/** Above prose a head is shorter than that by so much. */
const SHORT_HEAD_WORDS = 6;
const FULLER = 1.8;
/** Rows whose values are all so short stand in columns; a value without a figure is shorter. */
const VALUE_WORDS = 9;
const BARE_VALUE_WORDS = 2;
const FEWEST_OF_TABLE = 3;

type Line = { text: string; row: Row | null };
type Run = { kind: "head" | "rows" | "prose"; lines: Line[] };

/**
 * A paragraph of lines that were written as lines: "Opening hours", and below it days with their times; a price in
 * each line; a programme by its times. Heads become subheadings, rows a table or a list, the rest stays prose. Null
 * where too few lines are rows.
 */
export function readLines(texts: readonly string[], whole: ParagraphBlock): Block[] | null {
  if (areWrapped(texts)) return null;
  const counted = countedRows(texts);
  const lines = texts.map((text, at) => ({ text, row: counted.get(at) ?? readRow(text) }));
  const rows = lines.filter(({ row }) => row !== null).length;
  const kinds = kindsOf(lines, counted);
  const heads = kinds.filter((kind) => kind === "head").length;
  if (rows < FEWEST_ROWS || rows < (lines.length - heads) * MOST_OF) return headAndProse(lines, whole);
  return withSums(runsOf(lines, kinds)).flatMap((run) => blocksOf(run, whole));
}

/** What rows come to, in a line of its own below them, is told with what heads them: it is said of all of them. */
function withSums(runs: readonly Run[]): Run[] {
  const sumOf = (at: number): Line | undefined => {
    const [head, , sum] = runs.slice(at, at + 3);
    const [line, more] = sum?.lines ?? [];
    const isSum = head?.kind === "head" && runs[at + 1]?.kind === "rows" && line !== undefined && more === undefined && COMES_TO.test(line.text); // prettier-ignore
    return isSum ? line : undefined;
  };
  return runs.flatMap((run, at): Run[] => {
    if (sumOf(at - 2) !== undefined) return [];
    const sum = sumOf(at);
    const [head] = run.lines;
    if (sum === undefined || head === undefined) return [run];
    const text = `${head.text.replace(/\s*[:：]$/u, "")}: ${sum.text.replace(COMES_TO, "")}`;
    return [{ ...run, lines: [{ ...head, text }] }];
  });
}

/** By their place, the lines of a run that are each a name and a number: "singles 88", "twins 251", "triplets 59". */
function countedRows(texts: readonly string[]): Map<number, Row> {
  const rows = new Map<number, Row>();
  for (let from = 0; from + FEWEST_COUNTED <= texts.length; from += 1) {
    let [to, found] = [texts.length, countedNames(texts.slice(from))];
    for (; found === null && to - from > FEWEST_COUNTED; found = countedNames(texts.slice(from, to))) to -= 1;
    if (found === null) continue;
    found.forEach(({ name, value }, at) => {
      rows.set(from + at, { kind: "fact", name, said: name, value, text: `${name}: ${value}` });
    });
    from = to - 1;
  }
  return rows;
}

/** "What to bring", and below it in a line of its own "A chair, a plate and a glass." */
function headAndProse([head, ...rest]: readonly Line[], whole: ParagraphBlock): Block[] | null {
  const told = rest.map(({ text }) => text).join(" ");
  if (head === undefined || rest.length === 0 || !namesThings(head) || !/[.!?。！？।؟]$/u.test(told))
    return null;
  const short = countWords(head.text) <= SHORT_HEAD_WORDS && told.length > head.text.length * FULLER;
  // Lines of verse are of one length.
  const full = rest.length === 1 || rest.slice(0, -1).every(({ text }) => text.length > WRAPPED);
  if (!short || !full || !/^[\p{Lu}\p{Lo}\p{N}"“„«「¿¡]/u.test(told)) return null;
  return [
    ...blocksOf({ kind: "head", lines: [head] }, whole),
    ...blocksOf({ kind: "prose", lines: rest }, whole),
  ];
}

/** Whether the lines are one text that was broken where they were full. */
function areWrapped(texts: readonly string[]): boolean {
  return texts.some((text, at) => {
    const next = texts[at + 1];
    if (next === undefined || text.length < WRAPPED || /[.!?:。！？：।؟۔]["”»]?$/u.test(text)) return false;
    return /^[\p{Ll}\p{Lo}]/u.test(next);
  });
}

/** What each line is; a line without a value of its own is a head, one row more, or prose. */
function kindsOf(lines: readonly Line[], counted: ReadonlyMap<number, Row>): Run["kind"][] {
  const kinds = lines.map(({ row }): Run["kind"] => (row === null ? "prose" : "rows"));
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const line = lines[at];
    // A head above a head has nothing of its own below it: with a figure in it, it is no name of all.
    const isLost = kinds[at + 1] === "head" && /\p{Nd}/u.test(line?.text ?? "");
    const names = !isLost && kinds[at + 1] !== "prose" && line !== undefined && line.row === null && (namesThings(line) || headsCounted(line, at, counted)); // prettier-ignore
    // "Late opening on Thursdays" between two rows of a kind is a row whose value is in words.
    if (names)
      kinds[at] = kinds[at + 1] === "rows" && areAlike(lines[at - 1], lines[at + 1]) ? "rows" : "head";
  }
  // Nor has the last one its value in figures: "Sun + Mon closed".
  lines.forEach((line, at) => {
    if (kinds[at] === "prose" && kinds[at - 1] === "rows" && isShortLine(line) && !COMES_TO.test(line.text)) kinds[at] = "rows"; // prettier-ignore
  });
  return kinds;
}

/** "scanning (8 Jan)", in a text that knows no capitals, right above names with their numbers. */
function headsCounted({ text }: Line, at: number, counted: ReadonlyMap<number, Row>): boolean {
  return at === 0 && counted.has(1) && namesThings({ text: capitalise(text), row: null });
}

function namesThings({ text }: Line): boolean {
  if (/^\p{Ll}/u.test(text)) return false;
  return (
    countWords(text) <= HEAD.words &&
    text.length <= HEAD.letters &&
    !/[.!?,;。！？；，、।؟]["”»“」』]?$/u.test(text)
  );
}

/** In a programme what stands between two times names the later ones. */
function areAlike(before: Line | undefined, after: Line | undefined): boolean {
  const [one, other] = [before?.row, after?.row];
  if (one === null || one === undefined || other === null || other === undefined) return false;
  return one.kind === other.kind && one.kind !== "time";
}

function runsOf(lines: readonly Line[], kinds: readonly Run["kind"][]): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, at) => {
    const kind = kinds[at] ?? "prose";
    const last = runs.at(-1);
    if (last !== undefined && last.kind === kind && kind !== "head") last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  });
  return runs;
}

/** "= scanning percentage 186%": what rows come to is none of them. */
const COMES_TO = /^=\s+(?=\p{L})/u;

function isShortLine({ text }: Line): boolean {
  return countWords(text) <= 14 && text.length <= 90 && !/[.!?。！？।؟]["”»“」』]?$/u.test(text);
}

function blocksOf({ kind, lines }: Run, whole: ParagraphBlock): Block[] {
  const { span } = whole;
  const texts = lines.map(({ text }) => text);
  if (kind === "head") {
    const shown = capitalise((texts[0] ?? "").replace(/\s*[:：]$/u, ""));
    return [
      { kind: "subheading", text: { shown, spoken: speakableProse(shown) }, depth: 7, ofRows: true, span },
    ];
  }
  if (kind === "prose") {
    // "= scanning percentage 186%" below rows says what they come to.
    const shown = texts.map((text) => text.replace(COMES_TO, "")).join(" ");
    return [{ ...whole, text: { shown, spoken: speakableProse(shown) }, lines: texts }];
  }
  const table = tableOf(lines, whole);
  if (table !== null) return [table];
  return [{ kind: "list", ordered: false, items: lines.map((line) => itemOfLine(line, whole)), span }];
}

function itemOfLine({ text, row }: Line, whole: ParagraphBlock): ListItem {
  const item = itemOf(row?.text ?? text, whole.span);
  if (row === null) return item;
  return { ...item, label: proseOf(row.name), detail: proseOf(row.value) };
}

const proseOf = (shown: string): Prose => ({ shown, spoken: speakableProse(shown) });

/** Names and their short values side by side, hours and what happens then, too. */
function tableOf(lines: readonly Line[], { span }: ParagraphBlock): TableBlock | null {
  const rows = lines.flatMap(({ row }) => (row === null ? [] : [row]));
  const programme = rows.every(({ kind }) => kind === "time");
  if (!programme && (lines.length < FEWEST_OF_TABLE || !rows.every(isValued))) return null;
  if (!programme && !rows.some(({ value }) => /\p{N}/u.test(value))) return null;
  return {
    kind: "table",
    header: [proseOf(""), proseOf("")],
    rows: (programme ? rowsOfProgramme(lines) : lines).map(({ text, row }) =>
      row === null
        ? [proseOf(text), proseOf("")]
        : [{ shown: row.name, spoken: speakableProse(row.said) }, proseOf(row.value)],
    ),
    align: ["start", programme ? "start" : "end"],
    span,
  };
}

/** "18:00 Opening", and below it "with the mayor": what has no hour of its own belongs to the one before. */
function rowsOfProgramme(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of lines) {
    const open = rows.at(-1)?.row;
    if (line.row === null && open !== null && open !== undefined) open.value += `, ${line.text}`;
    else rows.push({ ...line, row: line.row === null ? null : { ...line.row } });
  }
  return rows;
}

function isValued({ kind, value }: Row): boolean {
  if (kind === "time" || countWords(value) > VALUE_WORDS) return false;
  return /\p{N}/u.test(value) || countWords(value) <= BARE_VALUE_WORDS;
}

import { amountsIn } from "../parallel/price-amounts.ts";
import { costsNothing } from "../parallel/price-words.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ParagraphBlock, Prose, TableBlock } from "./brief.ts";
import { itemOf } from "./line-item.ts";

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ITEM = /^[・･●■◆◇◎○□▪]\s*(?=\S)(.+)$/u;
/** "※小雨決行": a note to what stands before it. */
const NOTE = /^※\s*(?=\S)(.+)$/u;
const HEAD = /^[^。、！？!?]{1,16}$/u;
/** What an entry costs ends it, but for what stands in brackets. */
const NAMED_VALUE = /^(.+?)(?:\s+|\s*[:：…‥]+\s*)(\S.*)$/u;
const GLUED_VALUE = /^(\D*[^\d\s¥￥])([¥￥]?\d[\d,，.]*\s?(?:円|元|日元|圆)(?:[～〜~].*)?)$/u;
const ASIDE = /^(.*?)\s*([（(][^（）()]*[）)])$/u;

/** Lines as a writer broke them; a note begins one of its own: "開催日：… ※小雨決行". */
export function withNotesApart(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (EAST.test(line) ? line.split(/(?<=\S)\s*(?=※)/u) : [line])).map((line) => line.trim()); // prettier-ignore
}

export function noteIn(line: string): string | null {
  return NOTE.exec(line)?.[1] ?? null;
}

/**
 * Lines that begin with "・" or another sign of Japanese and Chinese lists are its items, a short line above them heads
 * them, and what is marked as a note is told behind them. Items that all have their price are a table.
 */
export function readEastList(
  lines: readonly string[],
  whole: ParagraphBlock,
  language: string,
): Block[] | null {
  const first = lines.findIndex((line) => ITEM.test(line));
  const [above, below] = [lines.slice(0, first), lines.slice(first)];
  const items = below.flatMap((line) => ITEM.exec(line)?.[1] ?? []);
  const notes = below.flatMap((line) => noteIn(line) ?? []);
  if (first < 0 || items.length < 2 || items.length + notes.length < below.length) return null;
  if (!EAST.test(lines.join("")) || above.some((line) => ITEM.test(line) || NOTE.test(line))) return null;
  const { span } = whole;
  const [head] = above;
  const heads = above.length === 1 && head !== undefined && HEAD.test(head.replace(/[:：]$/u, ""));
  const told = (text: string): Block => ({ ...whole, text: both(text), lines: [text] });
  const list: Block = pricesOf(items, whole, language) ?? {
    kind: "list",
    ordered: false,
    items: items.map((item) => itemOf(item, span)),
    span,
  };
  return [
    ...(heads
      ? [{ kind: "subheading" as const, text: both(head.replace(/\s*[:：]$/u, "")), depth: 7, ofRows: true as const, span }]
      : above.length === 0 ? [] : [told(above.join(""))]), // prettier-ignore
    list,
    ...(notes.length === 0 ? [] : [told(notes.map((note) => note.replace(/。?$/u, "。")).join(""))]),
  ];
}

const both = (shown: string): Prose => ({ shown, spoken: speakableProse(shown) });

/** Names and what each costs; what is said in brackets stands beside the name and is not read aloud. */
function pricesOf(items: readonly string[], { span }: ParagraphBlock, language: string): TableBlock | null {
  const rows = items.map((item) => {
    const [, bare = item, aside = ""] = ASIDE.exec(item) ?? [];
    const [, name = "", value = ""] = GLUED_VALUE.exec(bare) ?? NAMED_VALUE.exec(bare) ?? [];
    const costs = amountsIn(value, language).length > 0;
    if (name === "" || !(costs || costsNothing(value))) return null;
    const price = { shown: value, spoken: speakableProse(value.replace(/\s*[／/]\s*/gu, "、")) };
    return { costs, cells: [{ shown: `${name}${aside}`, spoken: speakableProse(name) }, price] };
  });
  const all = rows.filter((row) => row !== null);
  if (all.length < rows.length || !all.some(({ costs }) => costs)) return null;
  return {
    kind: "table",
    header: [both(""), both("")],
    rows: all.map(({ cells }) => cells),
    align: ["start", "end"],
    span,
  };
}

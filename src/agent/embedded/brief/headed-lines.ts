import { countWords } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ParagraphBlock } from "./brief.ts";
import { readDatedRows } from "./dated-rows.ts";
import { itemOf } from "./line-item.ts";
import { readRow } from "./line-rows.ts";

const HEAD = { words: 7, letters: 50 };
const FEWEST = 3;
const MOST_LETTERS = 100;
/** "240 km de long", "12 000 ouvriers, …": a line that begins with its figure. */
const FIGURE_FIRST = /^\p{Nd}[\p{Nd}.,' \u00A0\u202F’]*\s?(?:[%‰°]\s?)?\p{L}{1,}/u;
const STOP = /[.!?;。！？；।؟۔]["”»)]?$/u;

/**
 * "Plan sezonu", and below it lines that all open with a date; "En chiffres", and lines that all open with a figure: the head
 * stands above one course of dates or one list, and runs on into none of its lines. Null for other lines.
 */
export function readHeadedLines(
  [head = "", ...rest]: readonly string[],
  whole: ParagraphBlock,
  language: string,
): Block[] | null {
  if (rest.length < FEWEST || !isHead(head)) return null;
  const below = datedBelow(rest, whole, language) ?? figuresBelow(rest, whole);
  if (below === null) return null;
  const shown = head.replace(/\s*[:：]$/u, "");
  const text = { shown, spoken: speakableProse(shown) };
  return [{ kind: "subheading", text, depth: 7, ofRows: true, span: whole.span }, ...below];
}

function isHead(head: string): boolean {
  if (/\p{Nd}/u.test(head) || /[,،]\s*$/u.test(head) || STOP.test(head)) return false;
  return countWords(head) <= HEAD.words && head.length <= HEAD.letters && !/^\p{Ll}/u.test(head);
}

function datedBelow(rest: readonly string[], whole: ParagraphBlock, language: string): Block[] | null {
  return rest.some((line) => STOP.test(line)) ? null : readDatedRows(rest, whole, language);
}

function figuresBelow(rest: readonly string[], { span }: ParagraphBlock): Block[] | null {
  // "9 h 30 Marché", "3 Zimmer – 900 €": an hour or a name with its value is a row of a programme or of prices.
  if (rest.some((line) => readRow(line) !== null)) return null;
  const alike = rest.every(
    (line) => FIGURE_FIRST.test(line) && line.length <= MOST_LETTERS && !STOP.test(line),
  );
  return alike
    ? [{ kind: "list", ordered: false, items: rest.map((line) => itemOf(line, span)), span }]
    : null;
}

import { CURRENCY_AFTER, CURRENCY_BEFORE } from "../text/currencies.ts";
import { regex } from "../text/regex.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ListItem, ParagraphBlock, Prose } from "./brief.ts";
import { readDatedRows } from "./dated-rows.ts";
import { itemOf } from "./line-item.ts";
import { readRow } from "./line-rows.ts";

const HEAD = { words: 7, letters: 50 };
const FEWEST = 3;
const MOST_LETTERS = 140;
/** "240 km de long", "12 000 ouvriers, …": a line that begins with its figure. */
const FIGURE_FIRST = /^\p{Nd}[\p{Nd}.,' \u00A0\u202F’]*\s?(?:[%‰°]\s?)?\p{L}{1,}/u;
/** "250 € en vuelos de hasta 1.500 km", "50 % ab 120 Minuten": a sum or a share, and when it is due. */
const AMOUNT_FIRST = regex(`^(?<amount>${CURRENCY_BEFORE}\\p{Nd}[\\p{Nd}.,'\u00A0\u202F’]*|\\p{Nd}[\\p{Nd}.,'\u00A0\u202F’]*\\s?(?:[%٪％]|${CURRENCY_AFTER}))\\s*[:：–—-]?\\s+(?<told>\\S.+)$`, "iu"); // prettier-ignore
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
  const below = datedBelow(rest, whole, language) ?? amountsBelow(rest, whole) ?? figuresBelow(rest, whole); // prettier-ignore
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

/** Points that are headed by their amount, and said as they are written. */
function amountsBelow(rest: readonly string[], { span }: ParagraphBlock): Block[] | null {
  const both = (shown: string): Prose => ({ shown, spoken: speakableProse(shown) });
  const items = rest.flatMap((line): ListItem[] => {
    const { amount = "", told = "" } =
      line.length > MOST_LETTERS ? {} : (AMOUNT_FIRST.exec(line)?.groups ?? {});
    const detail = withoutStop(told);
    return countWords(told) < FEWEST_TOLD ? [] : [{ text: both(line), label: both(amount), detail: both(detail), below: [], span }]; // prettier-ignore
  });
  const amounts = new Set(items.map(({ label }) => label?.shown));
  return items.length < rest.length || amounts.size < items.length ? null : [{ kind: "list", ordered: false, items, span }]; // prettier-ignore
}

const FEWEST_TOLD = 3;

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

import type { TableBlock } from "../brief/brief.ts";
import { fill } from "../phrases/phrases.ts";
import { cellNumber } from "../text/figures.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { isAsked } from "./asked-columns.ts";
import { unitOf, withUnit } from "./cell-units.ts";
import { TOTAL } from "./chart-form.ts";
import { isDesignation } from "./designations.ts";
import { say, type SceneContext, type Utterance } from "./draft.ts";
import { isCode, spokenCell } from "./spoken-cell.ts";
import { areThenAndNow } from "./then-to-now.ts";
import { areTimes } from "./time-labels.ts";

/** So many cells are told one by one; of more, columns of measures say from where to where they go. */
const MOST_CELLS = 12;
const FEWEST = { rows: 5, values: 3 };
/** A row of more words is no name that stands in brackets. */
const MOST_NAME_WORDS = 4;

/** From the least to the greatest of what is measured, with the word that a language counts up with. */
const SPAN: Readonly<Record<string, string>> = {
  en: "from {} to {}", de: "von {} bis {}", fr: "de {} à {}", es: "de {} a {}", it: "da {} a {}", pt: "de {} a {}", nl: "van {} tot {}",
  ca: "de {} a {}", ro: "de la {} la {}", pl: "od {} do {}", cs: "od {} do {}", sk: "od {} do {}", ru: "от {} до {}", uk: "від {} до {}", bg: "от {} до {}",
  sv: "från {} till {}", da: "fra {} til {}", nb: "fra {} til {}", ja: "{}から{}まで", zh: "从{}到{}", ko: "{}부터 {}까지", ar: "من {} إلى {}",
  fa: "از {} تا {}", he: "מ־{} עד {}", hi: "{} से {} तक", id: "dari {} hingga {}", vi: "từ {} đến {}",
}; // prettier-ignore

/** Where the words that a language counts up with would ask for other forms of "5 Jahre", "3 часа". */
const LEAST_AND_MOST: Readonly<Record<string, string>> = {
  de: "mindestens {}, höchstens {}", pl: "najmniej {}, najwięcej {}", cs: "nejméně {}, nejvíce {}", sk: "najmenej {}, najviac {}",
  ru: "минимум {}, максимум {}", uk: "мінімум {}, максимум {}",
}; // prettier-ignore
/** "5 Jahre": a unit of so many letters is a word, and no sign. */
const WORD = /\p{L}{3}/u;

type Extreme = { value: number; display: string; at: number[] };

/** What is told of a column: the cells of least and of greatest value. */
type Span = { column: number; head: string; least: Extreme; most: Extreme };

/**
 * The measured columns of a table too large to be read out, each with its least and its greatest value; none where their
 * rows are told in full. `told`: the columns that are told of it.
 */
export function spansOf(table: TableBlock, told: readonly number[], context: SceneContext): Span[] {
  const { header, rows } = table;
  const heads = told.map((column) => header[column]?.spoken.trim() ?? "");
  if (SPAN[context.base] === undefined || rows.length < FEWEST.rows) return [];
  if (told.length < 2 || told.length * rows.length <= MOST_CELLS) return [];
  // A sum is no place among its parts; of one measure at several times it is told how it went.
  if (rows.some(([name]) => TOTAL.test(name?.spoken.trim() ?? ""))) return [];
  if (areTimes(heads, context.language) || areThenAndNow(heads)) return [];
  const spans = told.flatMap((column) => spanOf(table, column, context) ?? []);
  // "Margherita, 8 €: tomato and basil": one amount beside one text is told in a breath.
  return spans.length === told.length || told.length > 2 ? spans : [];
}

function spanOf(table: TableBlock, column: number, context: SceneContext): Span | null {
  const { base } = context;
  const head = table.header[column]?.spoken.trim() ?? "";
  if (head === "" || isAsked(head) || isCode(table, column) || isDesignation(head)) return null;
  const cells = table.rows.map((row) => withUnit(spokenCell(row[column]?.spoken ?? ""), head, base));
  const values = cells.map(({ value }) => (MEASURE.test(value) ? (cellNumber(value, base)?.value ?? null) : null)); // prettier-ignore
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || new Set(known).size < FEWEST.values) return null;
  // "12 min" and "2 h" are compared by no number.
  const units = new Set(cells.map(({ value }) => stemOf(value)));
  if (units.size > 1 || isOrder(known) || isYears(known)) return null;
  const extreme = (value: number): Extreme => {
    const at = values.flatMap((one, row) => (one === value ? [row] : []));
    return { value, at, display: cells[at[0] ?? 0]?.value ?? "" };
  };
  const name = cells[0]?.name.replace(unitOf(head), "").trim() ?? "";
  if (name === "") return null;
  return { column, head: name, least: extreme(Math.min(...known)), most: extreme(Math.max(...known)) };
}

/** An amount with its unit, exact: "ab 5 €" and "5–7 m" have no one value. */
const MEASURE =
  /^[+−-]?\p{Sc}?\s?\p{Nd}[\p{Nd}.,'’\s\u00A0\u202F]*(?:\s?(?:\p{Sc}|[%‰°][CF]?|[\p{L}\p{M}µ][\p{L}\p{M}\p{Nd}µ²³/·.%]*(?:\s[\p{L}\p{M}²³/]+)?))?$/u;

/** "часов" of "6 часов" and "часа" of "3 часа" are one unit, as are "أسابيع" and "أسبوعا". */
function stemOf(value: string): string {
  const unit = value.replaceAll(/[\p{Nd}.,'’\s\u00A0\u202F−+-]/gu, "").toLowerCase().replaceAll(/[اوي\u064B-\u0652]/gu, ""); // prettier-ignore
  return WORD.test(unit) ? Array.from(unit).slice(0, STEM).join("") : unit;
}

const STEM = 3;

/** 1, 2, 3: places in an order, in which nothing is the largest. */
function isOrder(values: readonly number[]): boolean {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[0] === 1 && sorted.every((value, at) => value === at + 1);
}

function isYears(values: readonly number[]): boolean {
  return values.every((value) => Number.isInteger(value) && value >= 1500 && value <= 2100);
}

/** "Depth: from 9 m (The Mill) to 62 m (St Roch).": who has the value is said where only one has it. */
export function narrateSpans(table: TableBlock, spans: readonly Span[], context: SceneContext): Utterance[] {
  const { base, language, phrases } = context;
  const brackets = phrases.space === "" ? (["（", "）"] as const) : ([" (", ")"] as const);
  const said = ({ display, at }: Extreme): string => {
    const name = table.rows[at[0] ?? 0]?.[0]?.spoken.trim() ?? "";
    const named = at.length === 1 && name !== "" && countWords(name) <= MOST_NAME_WORDS && !/[()（）]/u.test(name); // prettier-ignore
    return named ? `${display}${brackets[0]}${name}${brackets[1]}` : display;
  };
  return spans.map(({ head, least, most }, at) => {
    const inWords = [least, most].some(({ display }) => WORD.test(display));
    const pattern = (inWords ? LEAST_AND_MOST[base] : undefined) ?? SPAN[base] ?? "";
    const course = fill(pattern, said(least), said(most));
    // "pH" keeps its letters.
    const opening = /^\p{Ll}\p{Lu}/u.test(head) ? head : capitalise(head, language);
    return say(endSentence(`${opening}${phrases.colon}${course}`, language), 1.1, [
      { key: `span:${at}`, offset: 0 },
    ]);
  });
}

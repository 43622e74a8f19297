import type { Prose, TableBlock } from "../brief/brief.ts";
import { cellNumber } from "../text/figures.ts";
import { countWords } from "../text/sentences.ts";

const COLUMNS = 3;
const ROWS = { least: 3, most: 10 };
/** A name with what is said of it, in letters: more would be two lines beside each bar. */
const MOST_LETTERS = 34;
const MOST_WORDS = 5;

/**
 * "Lake Assal | Djibouti | -155": one measure below nought, with a word on each thing beside it. That stands with the name, and the
 * measure is drawn: as numerals nobody sees how far each lies below the others. The table as two columns; null where it is no such table.
 */
export function withoutWordsBeside(table: TableBlock, language: string): TableBlock | null {
  const { header, rows } = table;
  if (header.length !== COLUMNS || rows.length < ROWS.least || rows.length > ROWS.most) return null;
  const numbers = [1, 2].map((column) => rows.map((row) => cellNumber(row[column]?.shown ?? "", language)));
  const measured = numbers.findIndex((cells) => cells.every((cell) => cell !== null)) + 1;
  const other = COLUMNS - measured;
  if (measured === 0 || numbers[other - 1]?.every((cell) => cell === null) !== true) return null;
  if (!numbers[measured - 1]?.some((cell) => (cell?.value ?? 0) < 0)) return null;
  const words = rows.map((row) => row[other]?.shown.trim() ?? "");
  if (words.some((one) => countWords(one) > MOST_WORDS || /\p{Nd}/u.test(one))) return null;
  const [name, head] = [header[0], header[measured]];
  if (name === undefined || head === undefined) return null;
  const together = rows.every((row, at) => Array.from(`${row[0]?.shown ?? ""}${words[at] ?? ""}`).length <= MOST_LETTERS); // prettier-ignore
  const named = (row: readonly Prose[], at: number): Prose => {
    const { shown = "", spoken = "" } = row[0] ?? {};
    const more = words[at] ?? "";
    return together && more !== "" ? { shown: `${shown} · ${more}`, spoken } : { shown, spoken };
  };
  return {
    ...table,
    header: [name, head],
    align: ["start", "end"],
    rows: rows.map((row, at) => [named(row, at), row[measured] ?? { shown: "", spoken: "" }]),
  };
}

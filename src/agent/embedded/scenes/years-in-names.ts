import type { Prose, TableBlock } from "../brief/brief.ts";
import { cellNumber } from "../text/figures.ts";
import { measureApart } from "./column-measures.ts";
import { isDesignation } from "./designations.ts";
import { areTimes } from "./time-labels.ts";

const ROWS = { fewest: 3, most: 8 };
/** Its column may tell of Hastings: beside a name and a size no four digits are an amount. */
const YEAR = /^(?:1[0-9]|20)\p{Nd}{2}年?$/u;
/** Numbers without a unit are sizes of something where their thousands are set apart; "204" may be a telephone's, or a rank. */
const SIZE = /\p{Nd}[.,'’\u00A0\u202F ]\p{Nd}{3}(?!\p{Nd})/u;

/**
 * "Ship | Year | TEU": one measure of things, beside the year of each. The year goes behind the name that it dates, so that the measure
 * can be drawn; null where the other column is none, or says which one its numbers are.
 */
export function withYearsInNames(table: TableBlock, language: string): TableBlock | null {
  const { header, rows, align } = table;
  if (header.length !== 3 || rows.length < ROWS.fewest || rows.length > ROWS.most) return null;
  const cellsOf = (column: number): string[] => rows.map((row) => row[column]?.shown.trim() ?? "");
  const names = cellsOf(0);
  const dated = [1, 2].filter((column) => cellsOf(column).every((cell) => YEAR.test(cell)));
  const [years] = dated;
  if (years === undefined || dated.length > 1 || areTimes(names, language)) return null;
  if (names.some((name) => !/\p{L}/u.test(name))) return null;
  const measure = 3 - years;
  const head = header[measure]?.shown.trim() ?? "";
  if (isDesignation(head) || !isMeasure(head, cellsOf(measure), language)) return null;
  const nameOf = (row: readonly Prose[]): Prose => {
    const [{ shown = "", spoken = "" } = {}, year = ""] = [
      row[0],
      row[years]?.shown.trim().replace("年", ""),
    ];
    // "Çanakkale 1915": what bears a number keeps its own; a comma is heard where brackets are seen.
    return { shown: `${shown.trim()} (${year})`, spoken: `${spoken.trim()}, ${year}` };
  };
  const none: Prose = { shown: "", spoken: "" };
  return {
    ...table,
    header: [header[0] ?? none, header[measure] ?? none],
    rows: rows.map((row) => [nameOf(row), row[measure] ?? none]),
    align: [align[0] ?? "start", align[measure] ?? "end"],
  };
}

/** Whether all cells of a column are amounts of what its head or they themselves name. */
function isMeasure(head: string, cells: readonly string[], language: string): boolean {
  const numbers = cells.map((cell) => cellNumber(cell, language)?.value ?? null);
  if (numbers.some((value) => value === null)) return false;
  const hasUnit =
    /[([（][^)\]）]*\p{L}|[%°]/u.test(head) || cells.every((cell) => /[\p{L}%$€£¥°]/u.test(cell));
  const isNamed = measureApart([head, ""]);
  return hasUnit || isNamed || cells.some((cell) => SIZE.test(cell));
}

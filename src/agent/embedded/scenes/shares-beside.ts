import type { TableBlock } from "../brief/brief.ts";
import { approximatorBefore } from "../text/approximators.ts";
import { cellNumber } from "../text/figures.ts";
import { isMissing } from "../text/missing-cell.ts";
import type { ChartData, ChartSeries } from "./chart-form.ts";

const MOST_ROWS = 8;
const MOST_PARTS = 5;
/** A cell beside a name, in letters: more would be a line of its own. */
const MOST_LETTERS = 18;
/** Of a hundred: what rounding may leave. */
const ROUNDING = 1.5;

/**
 * "Osaka | about 2 h 20 min | about 85 % | about 15 %": the parts of each row beside one column that says something else of
 * it. That stands with the row's name, and its parts are drawn as such: as numerals nobody sees which is the larger.
 */
export function sharesBeside(table: TableBlock, language: string): ChartData | null {
  const { header, rows } = table;
  if (rows.length < 2 || rows.length > MOST_ROWS) return null;
  const shares: { column: number; values: number[] }[] = [];
  const others: number[] = [];
  for (let column = 1; column < header.length; column += 1) {
    const values = rows.map((row) => shareIn(row[column]?.shown ?? "", language));
    if (values.every((value) => value !== null)) shares.push({ column, values });
    else others.push(column);
  }
  const [other, another] = others;
  if (other === undefined || another !== undefined) return null;
  if (shares.length < 2 || shares.length > MOST_PARTS) return null;
  const areWhole = rows.every((_, at) => Math.abs(shares.reduce((sum, { values }) => sum + (values[at] ?? 0), 0) - 100) <= ROUNDING); // prettier-ignore
  if (!areWhole) return null;
  const cells = rows.map((row) => row[other]?.shown.trim() ?? "");
  const names = rows.map((row) => row[0]?.shown.trim() ?? "");
  const isRead = cells.every((cell) => cell !== "" && !isMissing(cell) && Array.from(cell).length <= MOST_LETTERS); // prettier-ignore
  if (!isRead || names.includes("") || new Set(names).size < names.length) return null;
  const heads = [header[0], header[other]].map((head) => head?.shown.trim() ?? "").filter((head) => head !== ""); // prettier-ignore
  return {
    chart: "stacked",
    categories: names.map((name, at) => `${name} · ${cells[at] ?? ""}`),
    axis: "",
    series: shares.map(({ column, values }): ChartSeries => ({ name: header[column]?.shown.trim() ?? "", values, displays: rows.map((row) => row[column]?.shown.trim() ?? "") })), // prettier-ignore
    unit: "",
    ...(heads.length === 0 ? {} : { measure: heads.join(" · ") }),
  };
}

/** "85 %", "about 85%": null where it is no share. */
function shareIn(cell: string, language: string): number | null {
  const text = cell.trim();
  if (!/[%٪％]$/u.test(text)) return null;
  const [, before = "", number = text] = /^([\p{L}\p{M}.'’\s~≈]+)(\P{L}.*)$/su.exec(text) ?? [];
  const isAbout = ABOUT.test(before.trim()) || approximatorBefore(before, language) === before.trim().toLowerCase(); // prettier-ignore
  const bare = isAbout ? number : text;
  const value = cellNumber(bare, language)?.value ?? null;
  return value === null || value < 0 ? null : value;
}

/** Signs of "about", and words of it that are written to their number. */
const ABOUT = /^(?:[~≈]|約|およそ|おおよそ|ほぼ|约|大约|大約|约为|약|대략|거의)?$/u;

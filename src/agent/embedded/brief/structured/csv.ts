import type { SourceSpan } from "../../../../artifacts/outline.ts";
import type { Prose, TableBlock } from "../brief.ts";

const MOST_COLUMNS = 24;
/** Longer cells are prose. */
const MOST_WORDS = 10;
/** Between bars with blanks about them, which nobody writes in prose, cells are sentences too. */
const MOST_WORDS_BARRED = 24;
const NUMBER = /^[<>~≈±+−-]?\s*\p{Sc}?\s*\d[\d\s.,'’]*\s*(?:%|\p{Sc}|\p{L}{1,4})?$/u;

/** Lines of separated values with a header, as a table; null where they are anything else. */
export function csvTable(lines: readonly string[], span: SourceSpan): TableBlock | null {
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.length < 3) return null;
  const barred = barredRows(filled);
  if (barred !== null) return tableOf(barred[0] ?? [], barred.slice(1), span);
  for (const separator of ["\t", ";", "|", ","]) {
    const raw = filled.map((line) => fieldsOf(line, separator));
    const rows = raw.map((row) => row.map((field) => field.trim()));
    const width = rows[0]?.length ?? 0;
    if (width < 2 || width > MOST_COLUMNS || rows.some((row) => row.length !== width)) continue;
    const [header = [], ...body] = rows;
    if (isHeader(header) && isData(body, raw, separator)) return tableOf(header, body, span);
  }
  return null;
}

/** "Question | Answer", a line each, without the outer bars and the rule that Markdown asks for. */
function barredRows(lines: readonly string[]): string[][] | null {
  // With outer bars they are Markdown, which reads them itself.
  if (lines.some((line) => /^\s*\||\|\s*$/u.test(line))) return null;
  const rows = lines.map((line) => line.split(/\s\|\s/u).map((cell) => cell.trim()));
  const width = rows[0]?.length ?? 0;
  const even = width >= 2 && width <= MOST_COLUMNS && rows.every((row) => row.length === width);
  if (!even || !isHeader(rows[0] ?? [])) return null;
  const cells = rows.flat();
  return cells.some((cell) => wordsIn(cell) > MOST_WORDS_BARRED) || cells.every((cell) => cell === "") ? null : rows;
} // prettier-ignore

/** RFC 4180: a field in quotes may hold the separator, and two quotes for one. */
function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [];
  let field = "";
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const mark = line[at] ?? "";
    if (quoted) {
      if (mark !== '"') field += mark;
      else if (line[at + 1] === '"') {
        field += mark;
        at += 1;
      } else quoted = false;
    } else if (mark === '"' && field.trim() === "") {
      quoted = true;
      field = "";
    } else if (mark === separator) {
      fields.push(field);
      field = "";
    } else field += mark;
  }
  // A quotation mark that is never closed belongs to a text.
  return quoted ? [] : [...fields, field];
}

function isHeader(header: readonly string[]): boolean {
  return (
    header.every((name) => /\p{L}/u.test(name) && !NUMBER.test(name) && wordsIn(name) <= 6) &&
    new Set(header).size === header.length
  );
}

/** A column of figures, or fields set close to each other as no writer of prose sets them. */
function isData(rows: readonly string[][], raw: readonly string[][], separator: string): boolean {
  if (rows.some((row) => row.some((cell) => wordsIn(cell) > MOST_WORDS))) return false;
  const width = rows[0]?.length ?? 0;
  const numeric = Array.from({ length: width }, (_, at) => at).some((at) =>
    rows.every((row) => NUMBER.test(row[at] ?? "") || (row[at] ?? "") === ""),
  );
  if (separator === "\t") return true;
  const later = raw.flatMap((row) => row.slice(1));
  const close = later.filter((field) => /^\s/u.test(field)).length <= later.length * 0.2;
  return numeric ? width > 2 || close : close && separator !== "|" && width > 2;
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== "").length;
}

function tableOf(header: readonly string[], rows: readonly string[][], span: SourceSpan): TableBlock {
  const prose = (text: string): Prose => ({ shown: text, spoken: text });
  return {
    kind: "table",
    header: header.map((name) => prose(nameOfKey(name))),
    rows: rows.map((row) => row.map(prose)),
    align: header.map(() => "start"),
    span,
  };
}

const UNITS: Record<string, string> = {
  pct: "%", percent: "%", eur: "€", usd: "$", gbp: "£", jpy: "¥", chf: "CHF", kg: "kg", km: "km", kwh: "kWh", mwh: "MWh", gwh: "GWh", ms: "ms", mb: "MB", gb: "GB",
}; // prettier-ignore

/** "recycling_rate_pct" and "recyclingRate" as a reader would write them: "Recycling rate (%)". */
export function nameOfKey(key: string): string {
  const identifier = /^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/u.test(key);
  if (!identifier) return key.trim();
  const words = key
    .replaceAll(/([a-z\d])([A-Z][a-z])/gu, "$1 $2")
    .split(/[\s_-]+/u)
    .map((word) => (/^[A-Z][a-z]+$/u.test(word) ? word.toLowerCase() : word));
  const last = words.at(-1)?.toLowerCase() ?? "";
  const unit = words.length > 1 && Object.hasOwn(UNITS, last) ? UNITS[last] : undefined;
  const name = (unit === undefined ? words : words.slice(0, -1)).join(" ");
  // A header that was written as a word keeps its capital.
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  return unit === undefined ? shown : `${shown} (${unit})`;
}

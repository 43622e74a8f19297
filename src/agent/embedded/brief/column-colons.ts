import { readRow } from "./line-rows.ts";

/** A name, blanks or a tab that set a column apart, and a value with its figure: after at most two short words and a sign. */
const LINE =
  /^(?<name> {0,3}\p{L}[^\t\n:：|]{0,58}?[^\s:：|])(?<gap> {3,}|[ ]*\t[\t ]*)(?<value>(?:\p{L}{1,8}\.?\s){0,2}(?:[-–−+]\s?)?\p{Sc}?\s?\p{Nd}[^\t\n|]{0,48})$/u;
/** A third column makes it a table of another kind. */
const COLUMN_MORE = /\s{3,}/u;
/** "– 20,00 €": a sign before a sum that nothing else parts from its name. */
const MINUS = /^[-–−]\s(?=\p{Sc}?\s?\p{Nd})/u;
/** " – " within a name would part it from the rest. */
const DASH = /\s[–—-]\s/u;
const FEWEST = 3;

/**
 * "Zuschuss Hollmann      – 20,00 €" → "Zuschuss Hollmann:      −20,00 €", in the same length: lines below each other whose values
 * blanks set in a column, as a word processor or a mail does. Blanks are lost where prose is read, and with them where a name ends.
 */
export function withColumnColons(source: string): string {
  if (!/\S(?: {3}|\t)/u.test(source)) return source;
  const lines = source.split("\n");
  const rows = lines.map(rowOf);
  return lines
    .map((line, at) => {
      const row = rows[at] ?? null;
      return row === null || runAt(rows, at) < FEWEST ? line : row;
    })
    .join("\n");
}

/** The line with its colon; null where it is no row of a name and a value. */
function rowOf(line: string): string | null {
  const { name = "", gap = "", value = "" } = LINE.exec(line.trimEnd())?.groups ?? {};
  if (value === "" || COLUMN_MORE.test(value) || DASH.test(name) || /[.!?。！？]$/u.test(value.slice(-1)))
    return null;
  // What is read as it is, as "Rent £600", needs no colon.
  const read = readRow(`${name.trim()} ${value}`);
  if (read !== null && read.name === name.trim() && !MINUS.test(value)) return line;
  // A tab alone leaves no room for a blank behind the colon.
  if (gap.length === 1 && !MINUS.test(value)) return line;
  const told = MINUS.test(value) ? value.replace(MINUS, " −") : value;
  return `${name}:${gap.slice(1)}${told}`.padEnd(line.length);
}

/** How many rows stand below each other there. */
function runAt(rows: readonly (string | null)[], at: number): number {
  let [from, to] = [at, at];
  while ((rows[from - 1] ?? null) !== null) from -= 1;
  while ((rows[to + 1] ?? null) !== null) to += 1;
  return to - from + 1;
}

import type { Prose, TableBlock } from "./brief.ts";

/** So many columns a screen has room for. */
const MOST_COLUMNS = 6;

type Cells = Pick<TableBlock, "header" | "rows" | "align">;

/**
 * "| Remainder | 0 | 1 | … | 10 |" above one row or a few: what has more columns than a screen, and few rows, is told by its columns,
 * each as a row. None of what it says is left out, and years stand where years of a table stand.
 */
export function withColumnsAsRows(table: Cells): Cells {
  const { header, rows } = table;
  if (header.length <= MOST_COLUMNS || rows.length + 1 > MOST_COLUMNS) return table;
  const empty: Prose = { shown: "", spoken: "" };
  const firstOf = (row: readonly Prose[]): Prose => row[0] ?? empty;
  return {
    header: [firstOf(header), ...rows.map(firstOf)],
    rows: header.slice(1).map((head, at) => [head, ...rows.map((row) => row[at + 1] ?? empty)]),
    align: [firstOf(header), ...rows].map(() => "start" as const),
  };
}

import type { Prose, TableBlock } from "../brief/brief.ts";
import { isSum } from "../text/currencies.ts";
import { cellNumber, findFigures } from "../text/figures.ts";
import { countWords } from "../text/sentences.ts";
import { areTimes } from "./time-labels.ts";

const COLUMNS = { least: 4, most: 6 };
const MOST_NAME_WORDS = 4;
const EMPTY: Prose = { shown: "", spoken: "" };

/**
 * Two things that are sold, each a row with its price, its size and what it looks like, as two sides that are compared: in a row
 * of four columns they would be the smallest type of their film. Null for other tables: more rows, times, no prices, or a row that lacks something.
 */
export function twoRowsAsSides(table: TableBlock, language: string): TableBlock | null {
  const { header, rows, span } = table;
  const [one, other, ...more] = rows;
  if (one === undefined || other === undefined || more.length > 0) return null;
  if (header.length < COLUMNS.least || header.length > COLUMNS.most) return null;
  const names = [one[0] ?? EMPTY, other[0] ?? EMPTY];
  const shown = names.map((name) => name.shown);
  const named = names.every(
    (name) => /\p{L}{2}/u.test(name.shown) && countWords(name.shown) <= MOST_NAME_WORDS,
  );
  if (!named || areTimes(shown, language) || shown.some((name) => cellNumber(name, language) !== null)) return null; // prettier-ignore
  const whole = rows.every((row) => header.every((_, at) => (row[at]?.shown.trim() ?? "") !== ""));
  const isPriced = header.some(
    (_, at) => at > 0 && rows.every((row) => isPrice(row[at]?.shown ?? "", language)),
  );
  if (!whole || !isPriced || header.slice(1).some((head) => head.shown.trim() === "")) return null;
  return {
    kind: "table",
    header: [EMPTY, ...names],
    rows: header.slice(1).map((head, at) => [head, one[at + 1] ?? EMPTY, other[at + 1] ?? EMPTY]),
    align: ["start", "start", "start"],
    span,
  };
}

function isPrice(cell: string, language: string): boolean {
  const [sum, ...others] = findFigures(cell, language);
  return sum !== undefined && others.length === 0 && isSum(sum);
}

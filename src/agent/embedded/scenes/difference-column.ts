import type { TableBlock } from "../brief/brief.ts";
import { cellNumber, withSignBefore } from "../text/figures.ts";
import { isMissing } from "../text/missing-cell.ts";
import { areTimes } from "./time-labels.ts";

/** A table without the column that only tells how its others differ, and what that column says of each row. */
type WithoutDifference = { table: TableBlock; differences: string[] | null };

/** How far a written difference, or a share of one, may be from what its row comes to: figures are rounded. */
const ROUNDED = { amount: 0.02, percent: 1.01, times: 0.2 };
/** Of the cells, so many must say it in figures: "more than 6 times" may stand among them. */
const MOSTLY = 0.5;
/** Letters of a cell that can stand behind its value. */
const MOST_LETTERS = 8;

const SIGNED = /^[+＋−–±-]/u;

/**
 * "Before | After | Change": what a row gained is no value beside the two that it follows from, and a bar as long as it would
 * be compared with them. It is known by what it comes to, in any language. Over time it is a measure of its own ("balance").
 */
export function withoutDifference(table: TableBlock, language: string): WithoutDifference {
  const unchanged = { table, differences: null };
  const width = table.header.length;
  if (width < 4 || table.rows.length < 2) return unchanged;
  const cellsOf = (at: number): string[] =>
    table.rows.map((row) => withSignBefore((row[at]?.shown ?? "").trim()));
  if (areTimes(cellsOf(0), language)) return unchanged;
  const told = cellsOf(width - 1);
  const numbers = (at: number): (number | null)[] => cellsOf(at).map((cell) => cellNumber(cell, language)?.value ?? null); // prettier-ignore
  const last = numbers(width - 2);
  // Against the first of several columns, or the one before the last; of two they are one.
  const since = [...new Set([1, width - 3])];
  if (!since.some((at) => tellsDifference(told, numbers(at), last, language))) return unchanged;
  return {
    table: {
      ...table,
      header: table.header.slice(0, -1),
      align: table.align.slice(0, -1),
      rows: table.rows.map((row) => row.slice(0, width - 1)),
    },
    differences: told,
  };
}

function tellsDifference(
  told: readonly string[],
  then: readonly (number | null)[],
  now: readonly (number | null)[],
  language: string,
): boolean {
  const kinds = told.map((cell, at) => kindOf(cell, then[at] ?? null, now[at] ?? null, language));
  const figured = kinds.filter((kind) => kind === "difference").length;
  return !kinds.includes("other") && figured >= Math.max(2, told.length * MOSTLY);
}

function kindOf(
  cell: string,
  then: number | null,
  now: number | null,
  language: string,
): "difference" | "beside" | "other" {
  if (cell === "" || isMissing(cell)) return "beside";
  if (then === null || now === null) return "other";
  const value = cellNumber(cell, language)?.value ?? null;
  const gained = now - then;
  if (value === 0 && gained === 0) return "difference";
  if (value === null || !SIGNED.test(cell)) return isTimes(cell, then, now) ? "beside" : "other";
  if (value !== 0 && Math.sign(value) !== Math.sign(gained)) return "other";
  const share = then === 0 ? Number.NaN : (gained / then) * 100;
  if (/[%٪％]/u.test(cell)) return Math.abs(share - value) <= ROUNDED.percent ? "difference" : "other";
  return Math.abs(gained - value) <= Math.max(1e-9, Math.abs(gained) * ROUNDED.amount)
    ? "difference"
    : "other";
}

/** "more than 6 times", "×2.1": how many times as much it is. */
function isTimes(cell: string, then: number, now: number): boolean {
  const factor = Number(/\d+(?:[.,]\d+)?/u.exec(cell)?.[0]?.replace(",", ".") ?? Number.NaN);
  const times = now / then;
  return then > 0 && factor >= 1 && Math.abs(times - factor) <= factor * ROUNDED.times;
}

/** The values of the last column with what their rows gained behind them: "308 (+246)". */
export function withDifferences(
  displays: readonly string[],
  differences: readonly string[] | null,
): string[] {
  if (differences === null) return [...displays];
  return displays.map((display, at) => {
    const told = differences[at] ?? "";
    return !SIGNED.test(told) || Array.from(told).length > MOST_LETTERS ? display : `${display} (${told})`;
  });
}

import type { ContrastBlock, ContrastSide, TableBlock } from "../brief/brief.ts";
import { verdictTones } from "../brief/verdict-heads.ts";
import { cellNumber } from "../text/figures.ts";
import { countWords } from "../text/sentences.ts";
import { isAnswer } from "./answers.ts";

/** So many points have room on a side. */
const MOST_ROWS = 6;
const FEWEST_ROWS = 2;
const MOST_CELL_WORDS = 7;
/** Cells of so many words are told in a row. */
export const MOST_ROW_WORDS = 6;

/**
 * "Can | In moderation | Cannot": lists that stand beside one another, each to be told by itself; read across, coffee grounds
 * would be called boiled rice. Null where the cells of a row speak of the same thing, or are numbers or answers.
 */
export function verdictLists({ header, rows, span }: TableBlock, language: string): ContrastBlock | null {
  if (rows.length < FEWEST_ROWS || rows.length > MOST_ROWS) return null;
  const tones = verdictTones(header.map(({ shown }) => shown));
  if (tones === null) return null;
  const cells = rows.flatMap((row) => row.map(({ shown }) => shown.trim()).filter((cell) => cell !== ""));
  const listed = cells.every(
    (cell) =>
      /\p{L}{2}|\p{Lo}/u.test(cell) &&
      cellNumber(cell, language) === null &&
      !isAnswer(cell) &&
      countWords(cell) <= MOST_CELL_WORDS,
  );
  const related = rows.filter((row) => shareWord(row.map(({ shown }) => shown))).length;
  if (!listed || related * 2 > rows.length) return null;
  const sides = header.map(({ shown, spoken }, at): ContrastSide => ({
    title: shown,
    tone: tones[at] ?? "neutral",
    opener: `${spoken}:`,
    titled: true,
    sentences: rows.flatMap((row) => (row[at] === undefined || row[at].shown.trim() === "" ? [] : [row[at]])),
  }));
  return sides.some(({ sentences }) => sentences.length === 0) ? null : { kind: "contrast", sides, span };
}

/** "Fresh milk | sour milk": one thing in two forms belongs together. */
function shareWord(cells: readonly string[]): boolean {
  const [first = [], ...others] = cells.map((cell) =>
    Array.from(cell.toLowerCase().matchAll(/[\p{L}\p{M}]{4,}/gu), ([word]) => word.slice(0, 5)),
  );
  return others.some((words) => words.some((word) => first.includes(word)));
}

import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { endSentence } from "../text/sentences.ts";
import { cellNumber } from "../text/figures.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { selfSaid } from "./self-said.ts";
import { spokenCell } from "./spoken-cell.ts";
import { isClock } from "./time-labels.ts";

/** A programme has so many rows at least. */
const FEWEST_ROWS = 3;
const MOST_COLUMNS = 4;
/** Of more cells only what happens and the one behind it are told. */
const MOST_CELLS = 12;
const MOST_TOLD = 2;

/**
 * "14:00: Begrüßung durch die Rektorin, Aula.": what happens at an hour, and where, is told without the heads of its columns.
 * Null where the first column are no hours or the second is no matter of words.
 */
export function narrateProgramme({ header, rows }: TableBlock, context: SceneContext): Utterance[] | null {
  const { base, language, names, phrases } = context;
  if (rows.length < FEWEST_ROWS || header.length < 3 || header.length > MOST_COLUMNS) return null;
  const said = rows.map((row) => row.map((cell) => spokenCell(cell.spoken).replace(/[.。।]$/u, "")));
  const atHours = said.every(([first = ""]) => isClock(first) || selfSaid(first, base) === "time");
  const happens = said.every(([, what = ""]) => /\p{L}{3}|\p{Lo}{2}/u.test(what));
  const worded = said.every((row) => row.slice(2).every((cell) => cellNumber(cell, base) === null));
  if (!atHours || !happens || !worded) return null;
  const stop = endSentence("x", language).slice(1);
  const { comma } = pauseMarks(base);
  const most = rows.length * (header.length - 1) > MOST_CELLS ? MOST_TOLD : header.length;
  const lower = (cell: string): string => (base === "en" ? lowerFirst(cell, names) : cell);
  return said.map(([hour = "", ...cells], at) =>
    compose(
      [
        [`row:${at}`, hour],
        phrases.colon,
        cells
          .filter((cell) => cell !== "")
          .slice(0, most)
          .map(lower)
          .join(comma),
        stop,
      ],
      at === 0 || at === said.length - 1 ? 1.3 : 0.9,
    ),
  );
}

import type { TableBlock } from "../brief/brief.ts";
import { joinList } from "../phrases/join-list.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { cellNumber } from "../text/figures.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { selfSaid } from "./self-said.ts";
import { spokenCell } from "./spoken-cell.ts";
import { areTimes, isClock } from "./time-labels.ts";

/** A programme has so many rows at least. */
const FEWEST_ROWS = 3;
const MOST_COLUMNS = 4;
/** So many times in a row and column are looked up, and not listened to. */
const FEWEST_TIMES = 9;
const MOSTLY = 0.7;

/**
 * "14:00: Begrüßung durch die Rektorin, Aula.": what happens at an hour, and where, is told without the heads of its columns.
 * Null where the first column are no hours or the second is no matter of words. English has sentences of its own.
 */
export function narrateProgramme({ header, rows }: TableBlock, context: SceneContext): Utterance[] | null {
  const { base, language, phrases } = context;
  if (base === "en" || rows.length < FEWEST_ROWS || header.length < 3 || header.length > MOST_COLUMNS)
    return null;
  const said = rows.map((row) => row.map((cell) => spokenCell(cell.spoken).replace(/[.。।]$/u, "")));
  const atHours = said.every(([first = ""]) => isClock(first) || selfSaid(first, base) === "time");
  const happens = said.every(([, what = ""]) => /\p{L}{3}|\p{Lo}{2}/u.test(what));
  const worded = said.every((row) => row.slice(2).every((cell) => cellNumber(cell, base) === null));
  if (!atHours || !happens || !worded) return null;
  const stop = endSentence("x", language).slice(1);
  const { comma } = pauseMarks(base);
  return said.map(([hour = "", ...cells], at) =>
    compose(
      [[`row:${at}`, hour], phrases.colon, cells.filter((cell) => cell !== "").join(comma), stop],
      at === 0 || at === said.length - 1 ? 1.3 : 0.9,
    ),
  );
}

/**
 * Of a timetable the first row is told, as `first` tells it, and which rows there are besides; the hours are looked up. Null where the
 * rows are days, of which nobody would know why they are named, and where the cells are more than times.
 */
export function narrateTimetable(
  { header, rows }: TableBlock,
  first: () => Utterance,
  context: SceneContext,
): Utterance[] | null {
  const { base, language } = context;
  const cells = rows.flatMap((row) => row.slice(1).map((cell) => spokenCell(cell.spoken)));
  if (header.length < 3 || rows.length < FEWEST_ROWS || cells.length < FEWEST_TIMES) return null;
  if (cells.filter((cell) => selfSaid(cell, base) === "time").length < cells.length * MOSTLY) return null;
  const names = rows.map((row) => spokenCell(row[0]?.spoken ?? ""));
  const named = names.every((name) => /\p{L}{2}|\p{Lo}/u.test(name) && !/\p{Nd}/u.test(name));
  if (!named || areTimes(names, language)) return null;
  const others = names.slice(1);
  const [opening = "", ...behind] = capitalise(joinList(others.map((_, at) => `\uE000${at}\uE001`), language)).split("\uE000"); // prettier-ignore
  const pieces = behind.flatMap((piece): (string | readonly [string, string])[] => {
    const [at = "", rest = ""] = piece.split("\uE001");
    const name = others[Number(at)] ?? "";
    return [[`row:${Number(at) + 1}`, at === "0" ? capitalise(name) : name], rest];
  });
  return [first(), compose([opening, ...pieces, endSentence("x", language).slice(1)], 1.1)];
}

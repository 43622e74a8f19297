import type { Prose, TableBlock } from "../brief/brief.ts";
import { approximatorBefore } from "../text/approximators.ts";
import { cellNumber, withSignBefore } from "../text/figures.ts";
import { groupColumn } from "../text/group-digits.ts";
import { hardLabel } from "../text/shorten.ts";
import { isMissing } from "../text/missing-cell.ts";
import type { Candidate, SceneContext } from "./draft.ts";
import { isFactHead, isValueHead } from "./bare-heads.ts";
import { unitOf } from "./cell-units.ts";
import { selfSaid } from "./self-said.ts";
import { isClock } from "./time-labels.ts";
import { areThenAndNow, changeOf } from "./then-to-now.ts";
import { recommendedOf } from "./recommended.ts";
import { narrateRows, MAX_ROWS } from "./table-narration.ts";

const MAX_COLUMNS = 6;
/** A cell is cut to a phrase beyond so many words: the fewer columns, the more room each has. */
const CELL_WORDS: Partial<Record<number, number>> = { 1: 16, 2: 14, 3: 10 };
const FEWEST_CELL_WORDS = 8;

export function tableCandidate(table: TableBlock, context: SceneContext): Candidate {
  const columns = table.header.slice(0, MAX_COLUMNS);
  return {
    kind: "table",
    score: 90,
    utterances: narrateRows(table, context),
    visual: (cueOf) => {
      const rows = table.rows.slice(0, MAX_ROWS);
      const usual = CELL_WORDS[columns.length] ?? FEWEST_CELL_WORDS;
      // "15h30 | What to do when a tile comes loose: no cement. Lime mortar": what happens is told whole, and read whole.
      const words = isProgramme(rows, columns.length, context.base) ? MOST_OF_EVENT : usual;
      const cues = rows.map((_, at) => cueOf(`row:${at}`) ?? null);
      // Set as columns, so that the figures of one stand alike.
      const set = columns.map((cell, column) => {
        const cells = rows.map((row) => row[column]?.shown ?? "");
        return isNumeric(table, column, context.base)
          ? groupColumn(cell.shown, cells.map(withSignBefore), context.language)
          : cells;
      });
      const heads = columns.map(({ shown }) => shown);
      const own = ownColumn(heads, context.topic) ?? recommendedColumn(heads, context);
      const changes = changesOf(table, rows, context);
      return {
        kind: "table",
        heading: context.heading,
        columns: [
          ...columns.map((cell, at) => ({
            label: isBare(columns) ? "" : headOf(cell.shown),
            align: standsAtEnd(table, at, columns.length, context.base)
              ? ("end" as const)
              : (table.align[at] ?? "start"),
          })),
          ...(changes === null ? [] : [{ label: "", align: "end" as const }]),
        ],
        rows: rows.map((row, at) => [
          ...row
            .slice(0, MAX_COLUMNS)
            .map((cell, column) => hardLabel(set[column]?.[at] ?? cell.shown, words)),
          ...(changes === null ? [] : [changes[at] ?? ""]),
        ]),
        ...(own === null ? {} : { own }),
        ...(cues.every((cue) => cue !== null) ? { cues } : {}),
      };
    },
  };
}

/** So many words beside an hour are two lines or three. */
const MOST_OF_EVENT = 28;

/** Hours, and beside each what happens then. */
function isProgramme(rows: readonly Prose[][], columns: number, base: string): boolean {
  return columns === 2 && rows.every(([hour]) => hour !== undefined && isHourOf(hour, base));
}

const isHourOf = ({ shown }: Prose, base: string): boolean =>
  isClock(shown) || selfSaid(shown, base) === "time";

const MOST_HEAD_WORDS = 6;

/** A long head is cut to a phrase, and never loses what its cells count in: "Altura a los 10 años (metros)". */
function headOf(head: string): string {
  const unit = unitOf(head);
  const name = unit === "" ? head : head.slice(0, -unit.length);
  return `${hardLabel(name, MOST_HEAD_WORDS)}${unit.trimEnd()}`;
}

/** "Number" beside rows that say what is counted, "Fact" over it: neither tells anything. */
function isBare(columns: readonly Prose[]): boolean {
  const [names, values] = columns.map(({ shown }) => shown.trim());
  return columns.length === 2 && isValueHead(values ?? "") && (names === "" || isFactHead(names ?? ""));
}

/**
 * Figures stand under each other. Those of several units, beside a thing whose values are words too ("20 years" | "for
 * life"), are compared along their rows, and begin as the words do.
 */
function standsAtEnd(table: TableBlock, at: number, columns: number, base: string): boolean {
  if (!isNumeric(table, at, base)) return false;
  const units = new Set(table.rows.map((row) => (row[at]?.shown ?? "").replaceAll(/[\p{Nd}.,\s]/gu, "")));
  const values = Array.from({ length: columns - 1 }, (_, column) => column + 1);
  return units.size < 2 || values.every((column) => isNumeric(table, column, base));
}

/** The one of several things beside one another that the brief recommends, wherever it does. */
function recommendedColumn(heads: readonly string[], { recommends = [], base }: SceneContext): number | null {
  const at = heads.length < 3 ? null : recommendedOf(heads.slice(1), recommends, base);
  return at === null ? null : at + 1;
}

/** A shorter name is one of a kind: "A", "5G". */
const NAME_LETTERS = 3;

/**
 * The one column of two or more things whose head stands in the film's title as it is: what the film is about. Null in
 * scripts without capitals, where a name cannot be told from a measure.
 */
export function ownColumn(heads: readonly string[], title: string): number | null {
  if (heads.length < 3) return null;
  const said = ` ${wordsOf(title)} `;
  // "Vented, condenser or heat pump?" puts none of them first, whichever begins with its capital.
  if (heads.slice(1).filter((head) => said.includes(` ${wordsOf(head)} `)).length > 1) return null;
  const named = heads.flatMap((head, at) => {
    const words = wordsOf(head);
    // A thing's name has a capital in its title: "price" in "What is the price?" is a measure.
    const isName =
      words.length >= NAME_LETTERS && /^\p{Lu}/u.test(head.trim()) && title.includes(head.trim());
    return at > 0 && isName && said.includes(` ${words} `) ? [at] : [];
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

function wordsOf(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.join(" ") ?? ""
  );
}

/** Beside one measure at two times, how far each went up or down. */
function changesOf(
  { header }: TableBlock,
  rows: TableBlock["rows"],
  { language }: SceneContext,
): string[] | null {
  if (header.length !== 3 || !areThenAndNow(header.slice(1).map(({ spoken }) => spoken))) return null;
  const changes = rows.map(([, then, now]) => changeOf(then?.shown ?? "", now?.shown ?? "", language));
  return changes.filter((change) => change !== "").length * 2 > changes.length ? changes : null;
}

/** "3.2×10¹⁶" is a number as well. */
const POWER = /\s?[×x·]\s?10[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+$/u;

function isNumeric(table: TableBlock, column: number, language: string): boolean {
  const told = table.rows.map((row) => row[column]?.shown ?? "").filter((cell) => !isMissing(cell));
  return (
    column > 0 &&
    told.length > 0 &&
    told.every((cell) => cellNumber(exact(cell.replace(POWER, ""), language), language) !== null)
  );
}

/** "about 9,000" stands under 1,782 by its digits. */
function exact(cell: string, language: string): string {
  const [, before = "", number = cell] = /^([\p{L}\p{M}.'’\s]+)(\P{L}.*)$/su.exec(cell) ?? [];
  return approximatorBefore(before, language) === before.trim().toLowerCase() ? number : cell;
}

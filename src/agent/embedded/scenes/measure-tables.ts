import type { Prose, TableBlock } from "../brief/brief.ts";
import { capitalise } from "../text/sentences.ts";
import { sizeOfUnit } from "../text/unit-sizes.ts";
import { chartDataOf } from "./chart-data.ts";
import { isOutcome } from "./chart-form.ts";
import { measureApart } from "./column-measures.ts";
import { columnOf, sizedUnit } from "./measures-over-time.ts";
import { areThenAndNow } from "./then-to-now.ts";
import { areTimes } from "./time-labels.ts";

/** One measure of a table with its cells, in the order of the times or things that it is told of. */
type Measure = { head: Prose; cells: Prose[]; unit: string; values: (number | null)[] };
/** Times or things, and what is measured of them. */
type Measured = { axis: Prose; places: Prose[]; measures: Measure[]; overTime: boolean };

const MOST = { charts: 3, measures: 9, things: 3, small: 3, smallOfFew: 4, parts: 5, lines: 3 };
const FEWEST = { measures: 3, unnamed: 3, thingMeasures: 3, parts: 2 };
/** Of so few places a fourth small chart finds room. */
const FEW_PLACES = 3;
/** The smaller of two lines would be flat at the foot of a chart beside one so much larger. */
const APART = 6;
/** The last digit of parts is rounded. */
const ROUNDING = 0.005;

/**
 * The charts that a table of several measures is seen as: parts with their total, columns that share a unit, and small charts
 * of what has a unit by itself. Years may go down the table or across it; two or three things beside one another are told
 * apart in the same way. Null where a cell is no amount, or it would take more charts than are looked at.
 */
export function measureTables(table: TableBlock, language: string): TableBlock[] | null {
  if (table.part === true || table.compares === true || table.charted !== undefined) return null;
  const measured = downwards(table, language) ?? across(table, language);
  if (measured === null || measured.measures.length < FEWEST.measures || !tellMeasures(measured)) return null;
  const groups = groupsOf(measured).map(({ measures, apart }) => tableOf(table, measured, measures, apart));
  // What its figures are stands at the foot of the last.
  const tables = groups.map((one, at) => (table.note === undefined || at < groups.length - 1 ? one : { ...one, note: table.note })); // prettier-ignore
  if (tables.length > MOST.charts) return null;
  return tables.every((one) => chartDataOf(one, language) !== null) ? tables : null;
}

/**
 * Whether rows or columns are named for what they measure: "100", "10,000" are amounts of what stands in their corner. Things of
 * which all is counted in nothing that is said are looked up beside one another.
 */
function tellMeasures({ measures, overTime }: Measured): boolean {
  const named = measures.every(({ head }) => /\p{L}/u.test(head.shown) && !/^\P{L}*\p{Nd}/u.test(head.shown));
  return named && (overTime || measures.some(isMeasured));
}

/** Counted in a unit that is known, or that its cells have: "(per bigha)" behind a name may be anything. */
function isMeasured({ unit, cells }: Measure): boolean {
  return /:|[%٪％\p{Sc}]/u.test(unit) || cells.every(({ shown }) => /\p{Nd}.*\p{L}/u.test(shown));
}

/** Times down the first column, a measure in each of the others. */
function downwards(table: TableBlock, language: string): Measured | null {
  const header = withoutUnderscores(table.header);
  const [axis, ...heads] = header;
  const places = table.rows.flatMap(([place]) => (place === undefined ? [] : [place]));
  if (axis === undefined || places.length < table.rows.length || !tellTimes(places, language)) return null;
  return measuredOf(
    axis,
    places,
    heads,
    (at) => table.rows.map((row) => row[at + 1] ?? NONE),
    true,
    language,
  );
}

/** Times, or two or three things, in the heads of the columns, a measure in each row. */
function across({ header, rows }: TableBlock, language: string): Measured | null {
  const [axis, ...places] = header;
  if (axis === undefined || places.length < 2 || places.some(({ shown }) => shown.trim() === "")) return null;
  const overTime = tellTimes(places, language);
  if (!overTime && (places.length > MOST.things || rows.length < FEWEST.thingMeasures)) return null;
  const heads = rows.map(([head]) => head ?? NONE);
  // What its corner says is of the measures, and heads no thing; told row by row it is heard as before.
  const corner = { shown: "", spoken: overTime ? "" : axis.spoken };
  return measuredOf(corner, places, heads, (at) => (rows[at] ?? []).slice(1), overTime, language); // prettier-ignore
}

const NONE: Prose = { shown: "", spoken: "" };

function tellTimes(places: readonly Prose[], language: string): boolean {
  const shown = places.map((place) => place.shown.trim());
  return areTimes(shown, language) || areThenAndNow(shown);
}

function measuredOf(
  axis: Prose,
  places: Prose[],
  heads: readonly Prose[],
  cellsAt: (at: number) => Prose[],
  overTime: boolean,
  language: string,
): Measured | null {
  if (heads.length > MOST.measures) return null;
  const measures = heads.map((head, at): Measure | null => {
    const cells = withUnitAtNought(cellsAt(at));
    const column = cells.length === places.length ? columnOf(head.shown.trim(), cells.map(({ shown }) => shown), language) : null; // prettier-ignore
    return column === null
      ? null
      : { head, cells, unit: sizedUnit(column.unit), values: column.series.values };
  });
  const told = measures.filter((measure) => measure !== null);
  return told.length < measures.length ? null : { axis, places, measures: told, overTime };
}

/** "0" among "138 €", "350 €" counts what they count. */
function withUnitAtNought(cells: readonly Prose[]): Prose[] {
  const like = cells.find(({ shown }) => /\p{Nd}/u.test(shown) && !NOUGHT.test(shown))?.shown ?? "";
  const around = /^(?<before>\P{Nd}*)\p{Nd}.*?(?<behind>\P{Nd}*)$/su.exec(like)?.groups;
  if (around === undefined) return [...cells];
  return cells.map((cell) =>
    NOUGHT.test(cell.shown)
      ? { ...cell, shown: `${around["before"] ?? ""}${cell.shown.trim()}${around["behind"] ?? ""}` }
      : cell,
  );
}

const NOUGHT = /^\s*[0٠०০]\s*$/u;

type Group = { measures: Measure[]; apart: boolean };

/** What stands on one axis, and behind it what has an axis by itself. */
function groupsOf({ measures, places }: Measured): Group[] {
  const groups: Group[] = [];
  const left = new Set(measures);
  const take = (some: readonly Measure[]): void => {
    for (const one of some) left.delete(one);
    groups.push({ measures: [...some], apart: false });
  };
  for (let parts = partsIn([...left]); parts !== null; parts = partsIn([...left])) take(parts);
  for (const measure of measures) {
    const alike = left.has(measure) ? alikeTo(measure, [...left]) : [];
    if (alike.length > 1) take(alike);
  }
  const most = places.length <= FEW_PLACES ? MOST.smallOfFew : MOST.small;
  return [...groups, ...evenly([...left], most).map((some) => ({ measures: some, apart: true }))];
}

/** Parts and what they come to, in a row: "Fuel, parking, repairs, total". */
function partsIn(measures: readonly Measure[]): Measure[] | null {
  for (const [at, total] of measures.entries()) {
    if (!isOutcome(total.head.shown)) continue;
    for (let from = Math.max(0, at - MOST.parts); from <= at - FEWEST.parts; from += 1) {
      const parts = measures.slice(from, at);
      if (parts.every(({ unit }) => unit === total.unit) && comeTo(parts, total)) return [...parts, total];
    }
  }
  return null;
}

function comeTo(parts: readonly Measure[], total: Measure): boolean {
  return total.values.every((whole, at) => {
    const sum = parts.reduce((so, { values }) => so + (values[at] ?? Number.NaN), 0);
    return whole !== null && whole > 0 && Math.abs(sum - whole) <= whole * ROUNDING;
  });
}

/** The measures that can be compared with one on its axis, itself among them. */
function alikeTo(measure: Measure, all: readonly Measure[]): Measure[] {
  const alike = all.filter(({ unit }) => unit === measure.unit);
  const fewest = measure.unit === "" ? FEWEST.unnamed : 2;
  if (alike.length < fewest || alike.length > MOST.lines || measure.unit === "%") return [];
  const tops = alike.map(({ values }) => Math.max(...values.map((value) => Math.abs(value ?? 0))));
  const near = Math.max(...tops) <= Math.min(...tops) * APART;
  return near && !measureApart(alike.map(({ head }) => head.shown)) ? alike : [];
}

/** So many that none of them is left by itself where it need not be: five are three and two. */
function evenly(measures: readonly Measure[], most: number): Measure[][] {
  const count = Math.ceil(measures.length / most);
  const size = Math.ceil(measures.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => measures.slice(at * size, (at + 1) * size));
}

function tableOf(
  { kind, span }: TableBlock,
  { axis, places }: Measured,
  measures: readonly Measure[],
  apart: boolean,
): TableBlock {
  return {
    kind,
    span,
    charted: apart && measures.length > 1 ? "apart" : "together",
    header: [axis, ...measures.map(({ head }) => head)],
    rows: places.map((place, at) => [place, ...measures.map(({ cells }) => cells[at] ?? NONE)]),
    align: ["start", ...measures.map(() => "end" as const)],
  };
}

/** "rain_mm" and "Rain mm", as a program writes it: "Rain (mm)"; others as they are. */
function withoutUnderscores(header: readonly Prose[]): Prose[] {
  return header.map((head) => {
    const { name = "", unit } = UNIT_BEHIND.exec(head.shown.trim())?.groups ?? {};
    if (unit === undefined || sizeOfUnit(unit) === null) return head;
    const text = `${capitalise(name.replaceAll("_", " "))} (${unit})`;
    return { shown: text, spoken: text };
  });
}

const UNIT_BEHIND = /^(?<name>\p{L}[\p{L}_ ]*)[_ ](?<unit>\p{Ll}{2,3}|[kMGT]Wh?|\p{Ll}{1,2}[²³])$/u;

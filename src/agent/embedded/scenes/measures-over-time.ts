import type { TableBlock } from "../brief/brief.ts";
import { approximatorBefore } from "../text/approximators.ts";
import { asciiDigits, cellNumber, parseNumber } from "../text/figures.ts";
import { SCALE } from "../text/measures.ts";
import { sizeOfUnit } from "../text/unit-sizes.ts";
import { isMissing } from "../text/missing-cell.ts";
import { unitOf } from "./cell-units.ts";
import type { ChartData, ChartSeries } from "./chart-form.ts";
import { measureApart } from "./column-measures.ts";
import { areThenAndNow } from "./then-to-now.ts";
import { areTimes } from "./time-labels.ts";
import { isYearAlone } from "../text/year-alone.ts";

/** Small charts that find room beside one another, times in each, and values that make one. */
const MOST = { measures: 3, times: 8 };
const FEWEST = { measures: 2, times: 3, things: 2, values: 2 };
/** Of so few times a fourth small chart finds room. */
const MOST_WITH_FOUR = 3;
/** Half of a column may be unknown. */
const LEAST_TOLD = 0.5;
/** Without units only sizes so far apart say that columns are different measures. */
const APART = 6;

/** A currency before, and a unit behind. */
const CELL = /^(?<before>\P{Nd}*?)(?<number>\p{Nd}[\p{Nd}.,'’\s]*\p{Nd}|\p{Nd})(?<behind>\P{Nd}*)$/u;
const ROUNDED = /^[~≈∼±約约]$/u;
const SIGN = /^\p{Sc}$/u;
const UNIT = /^\s?(?:[%٪％]|\p{Sc}|[\p{L}°][\p{L}\p{M}°²³/·.]{0,11}(?:\s[\p{L}\p{M}²³/.]{1,9})?)$/u;

/**
 * Years or months down a table beside measures that have nothing in common ("Area (km²)", "Salt (g/l)", "Catch (t)"): a small
 * chart a measure, on a scale of its own. Null where a cell is none of one measure, or where the columns share a scale.
 */
export function measuresOverTime(table: TableBlock, language: string): ChartData | null {
  const { header, rows } = table;
  const measures = header.length - 1;
  const isApart = table.charted === "apart";
  const few = isApart && rows.length <= MOST_WITH_FOUR;
  if (measures < FEWEST.measures || measures > MOST.measures + (few ? 1 : 0)) return null;
  if (rows.length < (isApart ? FEWEST.things : FEWEST.times) || rows.length > MOST.times) return null;
  const categories = rows.map((row) => row[0]?.shown.trim() ?? "");
  const times = areTimes(categories, language) || areThenAndNow(categories);
  if ((!isApart && !times) || new Set(categories).size < categories.length) return null;
  const columns = header.slice(1).map(({ shown }, at) =>
    columnOf(
      shown.trim(),
      rows.map((row) => row[at + 1]?.shown ?? ""),
      language,
    ),
  );
  const told = columns.filter((column) => column !== null);
  if (told.length < columns.length || (!isApart && !differ(told))) return null;
  return {
    chart: "column",
    categories,
    axis: header[0]?.shown ?? "",
    series: told.map(({ series }) => series),
    unit: "",
    ownScales: true,
    ...(times ? { highlight: categories.length - 1 } : {}),
  };
}

/** `unit`: what the cells count in, as far as head or cells say; "" where neither does. */
export type Column = { series: ChartSeries; unit: string };

/** A column of one measure, its unit in its name where only the cells had it. */
export function columnOf(name: string, cells: readonly string[], language: string): Column | null {
  const asWritten = readCells(cells, (cell) => valueIn(cell, language));
  const read = ofOneUnit(asWritten) ? asWritten : readCells(cells, (cell) => scaledIn(cell, language));
  const known = read.filter((one) => one !== null && one !== "none");
  if (name === "" || read.includes("none")) return null;
  if (known.length < Math.max(FEWEST.values, cells.length * LEAST_TOLD)) return null;
  if (known.every(({ written }) => isYearAlone(written))) return null;
  const [first] = known;
  if (first === undefined || !ofOneUnit(known)) return null;
  const { sign, unit } = first;
  const headed = unitOf(name).replaceAll(/[\s()[\]（）]/gu, "");
  // "€2.1 million" keeps its sign, and with it its word.
  const named = headed === "" && sign === "" && /\p{L}/u.test(unit);
  const display = (at: number): string => {
    const one = read[at];
    if (one === null || one === undefined || one === "none") return "";
    return named ? `${one.about}${one.written}` : `${one.about}${one.sign}${one.written}${one.unit}`;
  };
  return {
    unit: (headed === "" ? `${sign}${unit.trim()}` : headed).toLowerCase(),
    series: {
      name: named ? withBracket(name, unit.trim()) : name,
      values: read.map((one) => (one === null || one === "none" ? null : one.value)),
      displays: cells.map((_, at) => display(at)),
    },
  };
}

function withBracket(name: string, unit: string): string {
  return `${name}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(name) ? "" : " "}(${unit})`;
}

type Read = Value | "none" | null;

function readCells(cells: readonly string[], read: (cell: string) => Value | null): Read[] {
  return cells.map((cell) => (isMissing(cell) ? null : (read(cell) ?? "none")));
}

function ofOneUnit(values: readonly Read[]): boolean {
  const units = values.flatMap((one) => (one === null || one === "none" ? [] : [sizedUnit(`${one.sign}${one.unit}`)])); // prettier-ignore
  // "5,700 kWh Strom" beside "21,700 kWh Gas": what is behind the unit tells two things apart.
  const behind = values.flatMap((one) => (one === null || one === "none" ? [] : [one.unit.trim().split(/\s/u).slice(1).join(" ").toLowerCase()])); // prettier-ignore
  const stems = new Set(behind.filter((words) => words !== "").map((words) => words.slice(0, STEM)));
  return new Set(units).size <= 1 && stems.size <= 1;
}

/** Letters that forms of one word share. */
const STEM = 4;

/** "ريالًا" and "ريالات", "złoty" and "złotych": forms of one unit. */
export function sizedUnit(unit: string): string {
  const known = sizeOfUnit(unit);
  return known === null ? unit.trim() : `${known.dimension}:${known.size}`;
}

/** "1.2M" beside "20": what scales a number is of the number, where not all of them have it. */
function scaledIn(cell: string, language: string): Value | null {
  const one = valueIn(cell, language);
  const scaled = cellNumber(cell, language);
  if (one === null || scaled === null || scaled.value === one.value) return one;
  const scale = SCALED.exec(one.unit)?.[0] ?? "";
  return {
    ...one,
    written: `${one.written}${scale}`,
    unit: one.unit.slice(scale.length),
    value: scaled.value,
  };
}

const SCALED = new RegExp(`^(?:${SCALE}|\\s?[KMB](?!\\p{L}))`, "u");

type Value = { about: string; sign: string; written: string; unit: string; value: number };

/** "ca. 26.800 km²", "~17 g/l", "€310,000"; null where that is no amount from nought on. */
function valueIn(cell: string, language: string): Value | null {
  const { before = "", number = "", behind = "" } = CELL.exec(cell.trim().replace(/\*+$/u, ""))?.groups ?? {};
  const value = parseNumber(asciiDigits(number), language);
  const lead = before.trim();
  const rounds = ROUNDED.test(lead) || approximatorBefore(`${lead} `, language) === lead.toLowerCase();
  const about = lead !== "" && rounds ? before : "";
  const sign = about === "" ? lead : "";
  if (value === null || (sign !== "" && !SIGN.test(sign)) || (behind !== "" && !UNIT.test(behind))) return null; // prettier-ignore
  return { about, sign, written: number.trim(), unit: behind, value };
}

/** Whether no common scale would compare what the columns measure. */
function differ(columns: readonly Column[]): boolean {
  const units = new Set(columns.map(({ unit }) => unit));
  if (units.size > 1) return true;
  if (!units.has("")) return false;
  const tops = columns.map(({ series }) => Math.max(...series.values.map((value) => value ?? 0)));
  return (
    measureApart(columns.map(({ series }) => series.name)) || Math.max(...tops) >= Math.min(...tops) * APART
  );
}

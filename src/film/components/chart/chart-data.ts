import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { areUnevenYears } from "./time-places.ts";
import { withWordedUnit } from "./worded-unit.ts";

/** One value of one series; `display` is what is written on the mark, exactly as the brief had it. */
export type ChartPoint = { value: number | null; display: string };

/** A chart's data with every list as long as the categories, and nothing that cannot be drawn. */
export type ChartData = {
  kind: ChartVisual["chart"];
  categories: string[];
  series: { name: string; points: ChartPoint[] }[];
  highlight: number | null;
  /** Categories that have the accent with it. */
  also: readonly number[];
  /** The accent passes from one category to another: none is set larger. */
  turns: boolean;
  /** The series that is meant, where the others stand back. */
  leading: number | null;
  /** What the parts of a ring come to; it takes the middle, where no part is set off then. */
  total: { label: string; display: string } | null;
  /** What the parts of each category come to, of a stack that tells it. */
  totals: readonly string[] | null;
  /** What the values are, for the line under the heading; empty where the heading says it. */
  caption: string;
  /** The values are percentages that a value axis should say so of. */
  percent: boolean;
  /** What a value axis or the name of a measure says that the values count in; empty where it is said elsewhere. */
  unit: string;
  /** What the categories of a line are amounts of; empty where they say it. */
  axis: string;
  /** Each series is drawn on a scale of its own. */
  ownScales: boolean;
  /** Categories of bars that belong together, by the group of each; empty where none do. */
  groups: readonly { name: string; categories: readonly number[] }[];
  /** What every value is a part of; bars are drawn up to it. */
  outOf: number | null;
  /** Where the figures come from; empty where nobody says. */
  source: string;
  /** Categories that a finding speaks of. */
  told: readonly number[];
  /** A value that is none of its own, drawn across it from the frame `at` on. */
  reference: { value: number; label: string; at: number } | null;
};

/** Whether a category has the accent. */
export function isMeant({ highlight, also }: ChartData, category: number): boolean {
  return category === highlight || also.includes(category);
}

/** Stands where there is no value. */
export const NO_VALUE = "–";

export function chartData(wished: ChartVisual, language: string): ChartData {
  const visual = withWordedUnit(wished);
  const { categories } = visual;
  const series = visual.series.map(({ name, values, displays }) => ({
    name: name.trim(),
    points: categories.map((_, index): ChartPoint => {
      const value = values[index] ?? null;
      const finite = value !== null && Number.isFinite(value) ? drawable(value) : null;
      const display = displays[index]?.trim() ?? "";
      return {
        value: finite,
        display: display === "" ? (finite === null ? NO_VALUE : plainNumber(finite, language)) : display,
      };
    }),
  }));
  const { highlight } = visual;
  const inRange = highlight !== undefined && highlight >= 0 && highlight < categories.length;
  const honest = honestKind(visual, series);
  const ownScales = visual.ownScales === true && series.length > 1 && honest !== "stacked" && honest !== "donut"; // prettier-ignore
  // Each on a scale of its own is a small chart of columns or bars.
  const kind = ownScales && honest !== "bar" ? "column" : honest;
  const total = kind === "donut" && visual.total !== undefined ? visual.total : null;
  const overTime = kind === "line" || kind === "area";
  const ticked = overTime && (series.length > 1 || categories.length > MOST_LABELLED);
  const { name, unit } = leftToSay(visual, series, ticked);
  // A unit by itself under a heading is a stray letter: it stands at the values, or at those of the axis.
  const stray = unit !== "" && (ownScales || (name === "" && Array.from(unit).length <= STRAY));
  const atMarks = stray && !ownScales && !ticked && kind !== "stacked";
  return {
    kind,
    categories: categories.map((category) => category.trim()),
    series: atMarks ? series.map((one) => ({ ...one, points: one.points.map((point) => withUnit(point, unit)) })) : series, // prettier-ignore
    highlight: inRange && total === null ? highlight : null,
    also: [],
    turns: false,
    leading: visual.leading !== undefined && series.length > 1 && visual.leading < series.length ? visual.leading : null, // prettier-ignore
    total:
      total === null || !atMarks
        ? total
        : { ...total, display: withUnit({ value: 0, display: total.display }, unit).display },
    totals: kind === "stacked" && visual.totals?.length === categories.length ? visual.totals : null,
    caption: measureOf(visual) ?? (stray && kind !== "stacked" ? name : captionOf(name, unit, visual)),
    percent: isPercent(visual, series),
    unit: stray && (ownScales || ticked) ? unit : "",
    axis: kind === "line" ? (visual.axis?.trim() ?? "") : "",
    ownScales,
    groups: series.length === 1 ? groupsOf(visual, atMarks ? unit : "") : [],
    outOf: visual.outOf ?? null,
    source: visual.source?.trim() ?? "",
    told: visual.findings?.flatMap(({ categories: told = [] }) => told) ?? [],
    reference: null,
  };
}

/** The wished form, or the one that can show these values without misleading. */
function honestKind(visual: ChartVisual, series: ChartData["series"]): ChartData["kind"] {
  const { chart, categories } = visual;
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const negative = values.some((value) => value !== null && value < 0);
  const overTime = chart === "line" || chart === "area";
  if (overTime && categories.length < 2) return "column";
  if (chart === "area" && series.length > 1 && (negative || values.includes(null))) return "line";
  // Columns stand at even steps: over years that do not, they would bend the course of things.
  // On scales of their own each bar is read with its year: on one scale the smaller would lie on the ground.
  if (chart === "column" && areUnevenYears(categories)) return visual.ownScales === true ? "bar" : "line";
  if (chart === "stacked" && (series.length < 2 || negative)) return "column";
  if (chart === "donut") return isWhole(visual, series) ? "donut" : "bar";
  return chart;
}

/** More parts than this are slivers that nobody can compare. */
const MOST_PARTS = 8;

/** Whether the values can be the parts of one whole. */
function isWhole(visual: ChartVisual, series: ChartData["series"]): boolean {
  const values = series[0]?.points.map(({ value }) => value) ?? [];
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return (
    series.length === 1 &&
    values.length >= 2 &&
    values.length <= MOST_PARTS &&
    values.every((value) => value !== null && value >= 0) &&
    sum > 0 &&
    (!isPercent(visual, series) || sum <= 102)
  );
}

function isPercent({ unit }: ChartVisual, series: ChartData["series"]): boolean {
  const marks = series.flatMap(({ points }) => points.filter(({ value }) => value !== null));
  return unit?.trim() === "%" || (marks.length > 0 && marks.every(({ display }) => /[%٪％]$/u.test(display)));
}

/** Each with what it comes to: "Income £103,200". */
function groupsOf({ groups = [], categories }: ChartVisual, unit: string): ChartData["groups"] {
  return groups.map(({ label, total, from, to }) => ({
    name:
      total === undefined ? label : `${label}\u2002${withUnit({ value: 0, display: total }, unit).display}`,
    categories: categories.flatMap((_, at) => (at >= from && at <= to ? [at] : [])),
  }));
}

/** Units of at most so many letters look lost where they stand alone. */
const STRAY = 4;
/** A line over more points than this has ticks on an axis; of fewer each has its value. */
export const MOST_LABELLED = 10;

/** Only what neither the heading nor the labels on the marks say. */
function leftToSay(
  visual: ChartVisual,
  series: ChartData["series"],
  ticked: boolean,
): { name: string; unit: string } {
  const unit = visual.unit?.trim() ?? "";
  const only = series.length === 1 ? (series[0]?.name ?? "") : "";
  const [bare = only, , inBrackets] = /^(.*\S)\s*(\(([^()]+)\))$/u.exec(only)?.slice(1) ?? [];
  // "Days · temperature" below "Days by temperature" says it twice.
  const saidAbove = bare.split(/[→←·]/u).every((part) => plain(visual.heading).includes(plain(part)));
  // "Cost" above "Cost (rupees)": the brackets are all that is new, where the heading has not them too.
  const added = inBrackets === undefined || plain(visual.heading).includes(plain(inBrackets)) ? "" : inBrackets; // prettier-ignore
  const name = plain(only) === "" || saidAbove ? (saidAbove ? added : "") : only;
  const onMarks = series.every(({ points }) =>
    points.every(({ value, display }) => value === null || display.includes(unit)),
  );
  const unitSaid =
    unit === "" ||
    (unit === "%" && ticked) ||
    onMarks ||
    name.includes(unit) ||
    ` ${plain(visual.heading)} `.includes(` ${plain(unit)} `);
  return { name, unit: unitSaid ? "" : unit };
}

/** What all series measure, where the heading does not say it. */
function measureOf({ measure = "", heading }: ChartVisual): string | null {
  return measure === "" || plain(heading).includes(plain(measure)) ? null : measure;
}

/** "Share of generation, %"; over a named axis as that one is named: "Period (s)". */
function captionOf(name: string, unit: string, { axis }: ChartVisual): string {
  if (axis !== undefined && name !== "" && unit !== "") return `${name} (${unit})`;
  return nameWithUnit(name, unit);
}

/** "Share, %", with the comma of the script; where words stand without blanks, in their brackets. */
export function nameWithUnit(name: string, unit: string): string {
  if (name === "" || unit === "") return name + unit;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return `${name}（${unit}）`;
  return `${name}${/\p{Script=Arabic}/u.test(name) ? "،" : ","} ${unit}`;
}

/** "27 m", "£21.4m", "35 %" as it was written: a value that says nothing of what it counts in. */
function withUnit(point: ChartPoint, unit: string): ChartPoint {
  if (point.value === null || /[\p{L}%٪％$€£¥]/u.test(point.display)) return point;
  const [, sign, thousands] = /^([$€£¥])(\p{L}*)$/u.exec(unit) ?? [];
  if (sign !== undefined) return { ...point, display: `${sign}${point.display}${thousands ?? ""}` };
  // "58 (+17)": the unit is that of the value.
  const [, value = point.display, gained = ""] = /^(.*\S)(\s\([+＋−–±-].*\))$/u.exec(point.display) ?? [];
  const close = /^[%°′″]$|^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(unit);
  return { ...point, display: `${value}${close ? "" : "\u00A0"}${unit}${gained}` };
}

/** For comparing texts: letters and digits only. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Only where the brief's own writing of a value is missing. */
function plainNumber(value: number, language: string): string {
  const short = Number(value.toPrecision(6));
  const size = Math.abs(short);
  if (size !== 0 && (size < 1e-4 || size >= 1e12)) return short.toExponential();
  return new Intl.NumberFormat(language, { maximumFractionDigits: 9, numberingSystem: "latn" }).format(short);
}

/** Numbers so near to zero that scales lose them are zero to the eye. */
function drawable(value: number): number {
  return Math.abs(value) < 1e-200 ? 0 : value;
}

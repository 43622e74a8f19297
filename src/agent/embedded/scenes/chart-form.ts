import type { ChartVisual } from "../../../artifacts/storyboard.ts";
import { areTimes } from "./time-labels.ts";

export type ChartSeries = { name: string; values: (number | null)[]; displays: string[] };
export type ChartData = {
  chart: ChartVisual["chart"];
  categories: string[];
  /** What the first column is called. */
  axis: string;
  series: ChartSeries[];
  unit: string;
};

/** What the brief's own totals and sums say that the numbers are parts of. */
const TOTAL =
  /^(?:(?:grand |sub)?total|sum|all|overall|gesamt|insgesamt|summe|totaux?|ensemble|suma|totale|totaal|всего|итого|合计|合計|总计|總計|总量|المجموع|الإجمالي|סך הכל|कुल)$/iu;
const MOST_PARTS = 6;
/** Fewer points than this are compared one by one rather than seen as a course. */
const AREA_FROM = 8;

type Plain = Omit<ChartData, "chart">;

/** The form that shows what the numbers are to each other, and the numbers as that form needs them. */
export function inBestForm(data: Plain, language: string): ChartData {
  const whole = withoutTotals(data);
  const plain = whole.data;
  const time = areTimes(plain.categories, language);
  const only = plain.series[0];
  if (plain.series.length === 1 && only !== undefined) {
    const parts = isComplete(only.values) && plain.categories.length <= MOST_PARTS && !time;
    const whole100 = percentOf(plain, only) && isAbout(sumOf(only.values), 100);
    if (parts && (whole.rowTotal || whole100)) return { ...plain, chart: "donut" };
    const chart = chartKind(plain.categories, 1, language);
    const quantity = isComplete(only.values) && !percentOf(plain, only);
    return {
      ...plain,
      chart: chart === "line" && quantity && only.values.length >= AREA_FROM ? "area" : chart,
    };
  }
  const stacked = plain.series.every(({ values }) => isComplete(values)) && plain.series.length <= 5;
  const rowsFull = plain.categories.every((_, at) =>
    isAbout(sumOf(plain.series.map(({ values }) => values[at] ?? null)), 100),
  );
  const percent = plain.series.every((series) => percentOf(plain, series));
  if (stacked && (whole.columnTotal || (percent && rowsFull)))
    return { ...plain, chart: time && plain.categories.length >= AREA_FROM ? "area" : "stacked" };
  // Each column comes to a hundred: the columns are the wholes, and the rows their parts.
  const columnsFull = plain.series.every(({ values }) => isAbout(sumOf(values), 100));
  if (stacked && percent && columnsFull && plain.categories.length <= 5)
    return { ...transposed(plain), chart: "stacked" };
  return { ...plain, chart: chartKind(plain.categories, plain.series.length, language) };
}

export function chartKind(
  categories: readonly string[],
  series: number,
  language: string,
): ChartVisual["chart"] {
  // A few quarters or weekdays are compared one with another; years are a course even so.
  const years = categories.every((category) => /\d{4}/u.test(category));
  if (areTimes(categories, language) && (years || categories.length > 4)) return "line";
  const longest = Math.max(...categories.map((category) => Array.from(category).length));
  return categories.length <= 5 && longest <= 14 && series <= 2 ? "column" : "bar";
}

/** A total is no mark beside its own parts: it tells that they are parts, and goes. */
function withoutTotals(data: Plain): { data: Plain; rowTotal: boolean; columnTotal: boolean } {
  let shown = data;
  const last = data.categories.length - 1;
  const rowTotal =
    last >= 2 &&
    TOTAL.test(data.categories[last]?.trim() ?? "") &&
    data.series.every(({ values }) => isAbout(sumOf(values.slice(0, last)), values[last] ?? null));
  if (rowTotal) {
    shown = {
      ...data,
      categories: data.categories.slice(0, last),
      series: data.series.map((one) => ({
        ...one,
        values: one.values.slice(0, last),
        displays: one.displays.slice(0, last),
      })),
    };
  }
  const total = shown.series.find(({ name }) => TOTAL.test(name.trim()));
  const parts = shown.series.filter((one) => one !== total);
  const columnTotal =
    total !== undefined &&
    parts.length >= 2 &&
    total.values.every((value, at) => isAbout(sumOf(parts.map(({ values }) => values[at] ?? null)), value));
  return { data: columnTotal ? { ...shown, series: parts } : shown, rowTotal, columnTotal };
}

function transposed(data: Plain): Plain {
  const series = data.categories.map((name, at): ChartSeries => ({
    name,
    values: data.series.map(({ values }) => values[at] ?? null),
    displays: data.series.map(({ displays }) => displays[at] ?? ""),
  }));
  return { ...data, categories: data.series.map(({ name }) => name), series };
}

function percentOf({ unit }: Plain, { displays }: ChartSeries): boolean {
  return unit === "%" || displays.every((display) => /[%٪％]\s*$/u.test(display));
}

function isComplete(values: readonly (number | null)[]): boolean {
  return values.every((value) => value !== null && value >= 0);
}

function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Equal but for rounding of the parts. */
function isAbout(sum: number, whole: number | null): boolean {
  return whole !== null && whole > 0 && Math.abs(sum - whole) <= whole * 0.015;
}

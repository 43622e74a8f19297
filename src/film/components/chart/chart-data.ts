import type { ChartVisual } from "../../../artifacts/storyboard.ts";
import { areUnevenYears } from "./time-places.ts";

/** One value of one series; `display` is what is written on the mark, exactly as the brief had it. */
export type ChartPoint = { value: number | null; display: string };

/** A chart's data with every list as long as the categories, and nothing that cannot be drawn. */
export type ChartData = {
  kind: ChartVisual["chart"];
  categories: string[];
  series: { name: string; points: ChartPoint[] }[];
  highlight: number | null;
  /** What the parts of a ring come to; it takes the middle, where no part is set off then. */
  total: { label: string; display: string } | null;
  /** What the values are, for the line under the heading; empty where the heading says it. */
  caption: string;
  /** The values are percentages that a value axis should say so of. */
  percent: boolean;
  /** Where the figures come from; empty where nobody says. */
  source: string;
};

/** Stands where there is no value. */
export const NO_VALUE = "–";

export function chartData(visual: ChartVisual, language: string): ChartData {
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
  const kind = honestKind(visual, series);
  const total = kind === "donut" && visual.total !== undefined ? visual.total : null;
  const inRange = highlight !== undefined && highlight >= 0 && highlight < categories.length;
  return {
    kind,
    categories: categories.map((category) => category.trim()),
    series,
    highlight: inRange && total === null ? highlight : null,
    total,
    caption: captionOf(visual, series),
    percent: isPercent(visual, series),
    source: visual.source?.trim() ?? "",
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
  if (chart === "column" && areUnevenYears(categories)) return "line";
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

/** "Share of generation, %": only what neither the heading nor the labels on the marks say. */
function captionOf(visual: ChartVisual, series: ChartData["series"]): string {
  const unit = visual.unit?.trim() ?? "";
  const only = series.length === 1 ? (series[0]?.name ?? "") : "";
  const name = plain(only) === "" || plain(visual.heading).includes(plain(only)) ? "" : only;
  const onMarks = series.every(({ points }) =>
    points.every(({ value, display }) => value === null || display.includes(unit)),
  );
  const overTime = visual.chart === "line" || visual.chart === "area";
  const ticked = overTime && (series.length > 1 || visual.categories.length > 10);
  const unitSaid =
    unit === "" ||
    (unit === "%" && ticked) ||
    onMarks ||
    name.includes(unit) ||
    ` ${plain(visual.heading)} `.includes(` ${plain(unit)} `);
  return [name, unitSaid ? "" : unit].filter((part) => part !== "").join(", ");
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

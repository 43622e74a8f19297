import type { ChartVisual } from "../../../artifacts/storyboard.ts";

/** One value of one series; `display` is what is written on the mark, exactly as the brief had it. */
export type ChartPoint = { value: number | null; display: string };

/** A chart's data with every list as long as the categories, and nothing that cannot be drawn. */
export type ChartData = {
  kind: "bar" | "column" | "line";
  categories: string[];
  series: { name: string; points: ChartPoint[] }[];
  highlight: number | null;
  /** What the values are, for the line under the heading; empty where the heading says it. */
  caption: string;
  /** The values are percentages that a value axis should say so of. */
  percent: boolean;
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
  const inRange = highlight !== undefined && highlight >= 0 && highlight < categories.length;
  return {
    kind: visual.chart === "line" && categories.length < 2 ? "column" : visual.chart,
    categories: categories.map((category) => category.trim()),
    series,
    highlight: inRange ? highlight : null,
    caption: captionOf(visual, series),
    percent: visual.unit?.trim() === "%",
  };
}

/** "Share of generation, %": only what neither the heading nor the labels on the marks say. */
function captionOf(visual: ChartVisual, series: ChartData["series"]): string {
  const unit = visual.unit?.trim() ?? "";
  const only = series.length === 1 ? (series[0]?.name ?? "") : "";
  const name = plain(only) === "" || plain(visual.heading).includes(plain(only)) ? "" : only;
  const onMarks = series.every(({ points }) =>
    points.every(({ value, display }) => value === null || display.includes(unit)),
  );
  const ticked = visual.chart === "line" && (series.length > 1 || visual.categories.length > 10);
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

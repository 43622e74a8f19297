import { transposed, type ChartData, type ChartSeries } from "./chart-form.ts";
import { areThenAndNow } from "./then-to-now.ts";
import { areTimes } from "./time-labels.ts";

/** From this factor between their largest values on, the smaller of two measures is stubs beside the larger. */
const APART = 6;
/** Within one measure a bar so much smaller than another vanishes. */
const MOST_SPREAD = 60;
/** Small charts that find room beside one another, and marks in each. */
const MOST = { charts: 3, marks: 6 };

/**
 * Measures of very different size as charts of their own scales: columns ("Main span" and "Deck width"), or rows over
 * times where nothing heads them ("Injuries" and "Near misses" in 2023 and 2024). One measure told for two times keeps
 * its scale: that it has grown tenfold is what is to be seen. Null where they go together.
 */
export function onOwnScales(data: ChartData, language: string): ChartData | null {
  if (data.chart !== "column" && data.chart !== "bar") return null;
  const names = data.series.map(({ name }) => name);
  const overTimes = areTimes(names, language) || areThenAndNow(names);
  if (!overTimes) {
    const percent = data.unit === "%" || data.series.some(({ displays }) => displays.some((one) => /[%٪％]/u.test(one))); // prettier-ignore
    return !percent && areApart(data.series) ? { ...data, ownScales: true } : null;
  }
  if (data.axis !== "" || data.unit !== "") return null;
  const turned = transposed(data);
  return areApart(turned.series) ? { ...turned, chart: "column", ownScales: true } : null;
}

function areApart(series: readonly ChartSeries[]): boolean {
  if (series.length < 2 || series.length > MOST.charts) return false;
  const named = series.every(({ name }) => name !== "");
  const told = series.map(({ values }) => values.filter((value) => value !== null));
  if (!named || told.some((values) => values.length < 2 || values.length > MOST.marks)) return false;
  if (told.flat().some((value) => value <= 0)) return false;
  const tops = told.map((values) => Math.max(...values));
  const even = told.every((values) => Math.max(...values) <= Math.min(...values) * MOST_SPREAD);
  return even && Math.max(...tops) >= Math.min(...tops) * APART;
}

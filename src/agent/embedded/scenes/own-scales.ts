import { transposed, type ChartData, type ChartSeries } from "./chart-form.ts";
import { areThenAndNow, newestOf } from "./then-to-now.ts";
import { areTimes } from "./time-labels.ts";

/** From this factor between their largest values on, the smaller of two measures is stubs beside the larger. */
const APART = 6;
/** Where a common scale would hide how one of them has changed. */
const APART_ENOUGH = 4;
/** Within one measure a bar so much smaller than another vanishes. */
const MOST_SPREAD = 60;
/** Small charts that find room beside one another, and marks in each. */
const MOST = { charts: 3, marks: 6 };
/** Of two or three times more find room. */
const MOST_OVER_TIMES = { charts: 4, times: 3 };

/**
 * Measures of very different size as charts of their own scales: columns ("Main span" and "Deck width"), or rows over
 * times where nothing heads them ("Injuries" and "Near misses" in 2023 and 2024). One measure told for two times keeps
 * its scale: that it has grown tenfold is what is to be seen. Null where they go together.
 */
export function onOwnScales(data: ChartData, language: string): ChartData | null {
  if (data.chart !== "column" && data.chart !== "bar" && data.chart !== "line") return null;
  const names = data.series.map(({ name }) => name);
  const overTimes = areTimes(names, language) || areThenAndNow(names);
  if (!overTimes) {
    const percent = data.unit === "%" || data.series.some(({ displays }) => displays.some((one) => /[%٪％]/u.test(one))); // prettier-ignore
    if (percent || !areApart(data.series)) return null;
    if (data.chart !== "line") return { ...data, ownScales: true };
    // Years go down the rows: each measure over them, the newest leading.
    const last = newestOf(data.categories);
    return { ...data, chart: "column", ownScales: true, ...(last === null ? {} : { highlight: last }) };
  }
  if (data.chart === "line") return null;
  const turned = transposed(data);
  const few = names.length <= MOST_OVER_TIMES.times;
  const headed = data.axis !== "" || data.unit !== "";
  const hidden = few && hidesChange(turned.series);
  if (headed && !hidden) return null;
  const newest = newestOf(names);
  const lit = newest === null ? {} : { highlight: newest };
  return areApart(turned.series, few ? MOST_OVER_TIMES.charts : MOST.charts, hidden ? APART_ENOUGH : APART)
    ? { ...turned, chart: "column", ownScales: true, ...lit }
    : null;
}

/** What a head says to be of one kind keeps one scale, unless that hides how much a small one has changed. */
function hidesChange(series: readonly ChartSeries[]): boolean {
  const told = series.map(({ values }) => values.filter((value) => value !== null));
  const [top = 0, next = 0] = told.map((values) => Math.max(...values)).toSorted((a, b) => b - a);
  // Where two lead together they are compared with one another.
  if (next * LEADS_ALONE > top) return false;
  return told.some((values) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return high * SMALL_BESIDE <= top && high >= low * MUCH_CHANGED;
  });
}

const LEADS_ALONE = 2.5;
const SMALL_BESIDE = 3;
const MUCH_CHANGED = 1.35;

function areApart(series: readonly ChartSeries[], most = MOST.charts, apart = APART): boolean {
  if (series.length < 2 || series.length > most) return false;
  const named = series.every(({ name }) => name !== "");
  const told = series.map(({ values }) => values.filter((value) => value !== null));
  if (!named || told.some((values) => values.length < 2 || values.length > MOST.marks)) return false;
  if (told.flat().some((value) => value <= 0)) return false;
  const tops = told.map((values) => Math.max(...values));
  const even = told.every((values) => Math.max(...values) <= Math.min(...values) * MOST_SPREAD);
  return even && Math.max(...tops) >= Math.min(...tops) * apart;
}

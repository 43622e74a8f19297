import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { areTimes } from "./time-labels.ts";

export type ChartSeries = { name: string; values: (number | null)[]; displays: string[] };
export type ChartData = {
  chart: ChartVisual["chart"];
  categories: string[];
  /** What the first column is called. */
  axis: string;
  series: ChartSeries[];
  unit: string;
  /** What is said of its categories, above them. */
  measure?: string;
  /** The categories are amounts of `axis`, along which the values run. */
  course?: boolean;
  /** The series are measures that no common scale shows. */
  ownScales?: boolean;
  /** Categories of an account that belong together. */
  groups?: ChartVisual["groups"];
  /** What every value is a part of. */
  outOf?: number;
  /** Index of the category that is meant, where the data themselves say so. */
  highlight?: number;
  /** Index of the series that is meant. */
  leading?: number;
  /** The row that tells what the parts come to; it is said behind them. */
  total?: { label: string; display: string };
  /** The column that tells what the parts of each row come to. */
  totals?: { label: string; displays: string[] };
  /** What a column says that each row gained; it is seen behind the values of the last series. */
  differences?: string[];
};

/** What the brief's own totals and sums say that the numbers are parts of. */
export const TOTAL =
  /^(?:(?:grand |sub)?total|sum|all|overall|gesamt|insgesamt|summe|totaux?|ensemble|suma|totale|totaal|всего|итого|合计|合計|总计|總計|总量|(?:ال)?مجموع(?: الكلي)?|(?:ال)?إجمالي|סך הכל|סה["״]כ|कुल|कुल योग|योग|মোট|সর্বমোট|மொத்தம்|మొత్తం|รวม|รวมทั้งหมด|합계|총계|총합|전체|計|合計|総計|总和|tổng(?: cộng)?|jumlah|total general|total geral|totalt|summa|i alt|yhteensä|razem|łącznie|ogółem|celkem|spolu|összesen|σύνολο|toplam|genel toplam|усього|всього|разом|جمع|مجموع کل)$/iu;
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
    const total = whole.rowTotal ? totalOf(data) : undefined;
    if (parts && (whole.rowTotal || whole100))
      return { ...plain, chart: "donut", ...(total === undefined ? {} : { total }) };
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
  if (stacked && (whole.columnTotal || (percent && rowsFull))) {
    if (time && plain.categories.length >= AREA_FROM) return { ...plain, chart: "area" };
    const { totals } = whole;
    return { ...plain, chart: "stacked", ...(totals === null ? {} : { totals }) };
  }
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
  const years = categories.every((category) => /\p{Nd}{4}/u.test(category));
  if (areTimes(categories, language) && (years || categories.length > 4)) return "line";
  const longest = Math.max(...categories.map((category) => Array.from(category).length));
  return categories.length <= 5 && longest <= 14 && series <= 2 ? "column" : "bar";
}

/** A total is no mark beside its own parts: it tells that they are parts, and goes. */
function withoutTotals(data: Plain): {
  data: Plain;
  rowTotal: boolean;
  columnTotal: boolean;
  totals: { label: string; displays: string[] } | null;
} {
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
  // "Total cost", "Summe Ausgaben" behind its parts is one too, where it is what they come to.
  const total =
    shown.series.find(({ name }) => TOTAL.test(name.trim())) ??
    shown.series.slice(FEWEST_BEFORE_TOTAL).findLast(({ name }, at, rest) => at === rest.length - 1 && OUTCOME.test(name)); // prettier-ignore
  const parts = shown.series.filter((one) => one !== total);
  const columnTotal =
    total !== undefined &&
    parts.length >= 2 &&
    total.values.every((value, at) => isAbout(sumOf(parts.map(({ values }) => values[at] ?? null)), value));
  const totals = columnTotal ? { label: total.name, displays: total.displays } : null;
  return { data: columnTotal ? { ...shown, series: parts } : shown, rowTotal, columnTotal, totals };
}

const FEWEST_BEFORE_TOTAL = 2;

/** A total, or what remains, among other words of a row's or a column's name. */
const OUTCOME =
  /(?<!\p{L})(?:total\p{L}*|sum(?:me|ma|a)?|balance|remainder|remaining|left(?: over)?|net|to pay|you pay|gesamt\p{L}*|zusammen|rest(?:betrag)?|saldo|übrig|netto|eigenanteil|endbetrag|zu zahlen|reste?(?: à (?:charge|payer))?|solde|à payer|ensemble|resto|neto|a pagar|queda|totaal|blijft over|te betalen|razem|łącznie|ogółem|pozostaje|zostaje|do zapłaty|итого|всего|остаток|осталось|остаётся|к оплате|разом|усього|всього|залишок|залишається|до сплати|kvar|att betala|yhteensä|i alt|til rest|celkem|zbývá|toplam|kalan|ödenecek|المجموع|الإجمالي|المتبقي|الباقي|الصافي|कुल|शेष|बाकी)(?!\p{L})|合計|合计|总计|總計|共计|共計|小計|小计|残り|残額|差引|実質負担|自己負担|手取り|剩余|剩餘|结余|結餘|余额|餘額|实付|實付|应付|應付|합계|총계|총액|잔액|남은|부담/iu;

/** Whether a row or a column is called by what comes out of the others. */
export function isOutcome(name: string): boolean {
  return TOTAL.test(name.trim()) || OUTCOME.test(name);
}

/** From so many parts on, amounts of such a size come out alike by no chance. */
const TELLING_PARTS = 3;
const TELLING_AMOUNT = 100;

/**
 * Whether one row is what comes out of the others: the sum below them, what is left of the first, the whole above its
 * parts. Beside them it is no bar: an account is read down to its outcome.
 */
export function isAccount({ categories, series }: Pick<ChartData, "categories" | "series">): boolean {
  const last = categories.length - 1;
  if (last < 2 || series.length === 0) return false;
  const [top = "", bottom = ""] = [categories[0], categories[last]];
  const taken = series.some(({ values }) => values.slice(0, last).some((value) => (value ?? 0) < 0));
  const large = series.every(({ values }) => values.every((value) => Math.abs(value ?? 0) >= TELLING_AMOUNT));
  const sum = series.every(({ values }) => comesTo(sumOf(values.slice(0, last)), values[last] ?? null));
  if (sum) return isOutcome(bottom) || taken || (large && last >= TELLING_PARTS);
  const whole = series.every(({ values }) => comesTo(sumOf(values.slice(1)), values[0] ?? null));
  return whole && (isOutcome(bottom) || isOutcome(top) || (large && last >= TELLING_PARTS));
}

/** Equal but for the last digit of what is written. */
export function comesTo(sum: number, whole: number | null): boolean {
  return whole !== null && whole !== 0 && Math.abs(sum - whole) <= Math.abs(whole) * 0.002;
}

function totalOf({ categories, series }: Plain): ChartData["total"] {
  const [label, display] = [categories.at(-1), series[0]?.displays.at(-1)];
  return label === undefined || display === undefined ? undefined : { label, display };
}

/** The rows as series: "injuries" and "near misses" over the years that were the heads of the columns. */
export function transposed(data: Plain): Plain {
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

export function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Equal but for rounding of the parts. */
function isAbout(sum: number, whole: number | null): boolean {
  return whole !== null && whole > 0 && Math.abs(sum - whole) <= whole * 0.015;
}

import { countedInSpans, spansOf } from "./time-spans.ts";
import type { TableBlock } from "../brief/brief.ts";
import { isSum } from "../text/currencies.ts";
import { asciiDigits, cellNumber, findFigures, withSignBefore } from "../text/figures.ts";
import { isMissing } from "../text/missing-cell.ts";
import { splitOutside } from "../text/split-outside.ts";
import { groupColumn } from "../text/group-digits.ts";
import { measuresEach } from "./bare-heads.ts";
import { countsIn } from "./cell-units.ts";
import { measureApart } from "./column-measures.ts";
import { measuresOverTime, sizedUnit } from "./measures-over-time.ts";
import { isCheckCode } from "./designations.ts";
import { onOwnScales } from "./own-scales.ts";
import { areHoursOfDay } from "./hours-of-day.ts";
import { inOneUnit, vanish } from "./in-one-unit.ts";
import { inBestForm, isAccount, type ChartData, type ChartSeries } from "./chart-form.ts";
import { areThenAndNow, newestOf } from "./then-to-now.ts";
import { withoutDifference } from "./difference-column.ts";
import { withPeriods } from "./numbered-periods.ts";
import { runOppositeWays } from "./opposite-ways.ts";
import { areTimes } from "./time-labels.ts";
import { withYearsInNames } from "./years-in-names.ts";

const MAX_CATEGORIES = 16;
const MAX_POINTS = 40;
const MAX_COLUMNS = 7;
/** Side by side; parts of one bar may be more. */
const MAX_SERIES = 3;
/** A few values may be missing, and are shown to be; a column that is mostly gaps shows nothing. */
const LEAST_TOLD = 0.5;
const WORD = /\p{L}{3}/u;
const NAMED_AXIS = /\p{L}{2}/u;
const UNIT_IN_HEADER =
  /[([（]\s*(%|\p{L}{0,4}[$€£¥]\p{L}{0,4}|[\p{L}\p{M}°℃℉/²³]{1,12}(?:\s[\p{L}\p{M}]{1,8})?)\s*[)\]）]\s*$/u;

/** Reads a table of numbers as a chart; null where its cells are words, too many or too unequal. */
export function chartDataOf(given: TableBlock, language: string): ChartData | null {
  const dated = withYearsInNames(given, language);
  const named = dated === null ? null : comparedOf(dated, language);
  if (named !== null) return named;
  const whole = withPeriods(given, language);
  if (whole.charted === "apart") return measuresOverTime(whole, language);
  const { table, differences } = withoutDifference(whole, language);
  const compared = comparedOf(table, language);
  if (compared === null) return measuresOverTime(whole, language);
  if (differences === null) return compared;
  // Behind the last series only where the rows are what is compared, and no series themselves.
  const isByRow =
    table.rows.length === compared.categories.length &&
    table.rows.every((row, at) => row[0]?.shown === compared.categories[at]);
  return isByRow ? { ...compared, differences } : compared;
}

/** What can be compared: one measure, or measures whose scales say as much as one would. */
function comparedOf(table: TableBlock, language: string): ChartData | null {
  const width = table.header.length;
  if (width < 2 || width > MAX_COLUMNS || table.rows.length < 2) return null;
  if (isPriceList(table, language)) return null;
  const categories = table.rows.map((row) => row[0]?.shown ?? "");
  if (tellsLimits(table) && !areTimes(categories, language)) return null;
  if (categories.length > (areTimes(categories, language) ? MAX_POINTS : MAX_CATEGORIES)) return null;
  if (categories.some((category) => category === "")) return null;
  const series: ChartSeries[] = [];
  const measures = new Set<string>();
  let unit = "";
  for (let column = 1; column < width; column += 1) {
    const header = table.header[column]?.shown ?? "";
    if (isCheckCode(header)) return null;
    const found = unitInHeader(header);
    const name =
      found === "" ? header.trim() : header.replace(UNIT_IN_HEADER, "").replace(SIGN_ALONE, "").trim();
    const cells = table.rows.map((row) =>
      withSignBefore((row[column]?.shown ?? "").trim().replace(/\*+$/, "")),
    );
    const numbers = cells.map((cell) => cellNumber(cell, language));
    const told = cells.filter((cell) => !isMissing(cell)).length;
    const counted = numbers.filter((number) => number !== null).length;
    if (told < cells.length * LEAST_TOLD || counted < Math.max(2, told * 0.75)) return null;
    if (numbers.some((number, at) => number === null && WORD.test(cells[at] ?? "") && !isMissing(cells[at] ?? ""))) return null; // prettier-ignore
    if (found !== "") unit = found;
    if (runOppositeWays(cells)) return null;
    if (isYears(name, cells, categories)) return null;
    measures.add(measureOf(header, found, cells));
    const sign = found === "%" ? "%" : "";
    const shown = groupColumn(name, cells, language);
    const values = inOneUnit(cells, numbers.map((number) => number?.value ?? null)); // prettier-ignore
    if (values === null) return null;
    series.push({
      name,
      values,
      displays: shown.map((cell, at) =>
        numbers[at] === null || /[%\p{L}]/u.test(cell) ? cell : cell + sign,
      ),
    });
  }
  // Euros and decibels on one axis would compare what cannot be compared, nor do euros and people.
  if (measures.size > 1 || rowMeasures(table).size > 1) return null;
  if (measures.has("") && measuresEach(table.header[0]?.shown ?? "", table.header[1]?.shown ?? ""))
    return null;
  const known = table.charted === "together";
  if (!known && series.length > 1 && measures.has("") && measureApart(series.map(({ name }) => name)))
    return null;
  const best = inBestForm({ categories, axis: table.header[0]?.shown ?? "", series, unit }, language);
  const isCourse = best.chart === "line" || best.chart === "area";
  const data = table.bars === true && isCourse ? { ...best, chart: "column" as const } : best;
  // When a house opens and closes is looked up, whatever day is the higher.
  const heads = series.map(({ name }) => name).join(" ");
  if (areHoursOfDay(heads, series.flatMap(({ values }) => values))) return null; // prettier-ignore
  // "10 %, 1 %, 0.1 %" of what is said by a head: beside several values that are no parts of it, it stands in a table only.
  const areParts = data.chart === "stacked" && data.categories === categories;
  if (series.length > 1 && !areParts && areAmounts(categories, language)) return null;
  if (data.chart === "stacked" || data.chart === "donut") return data;
  if (!areTimes(categories.slice(0, -1), language) && isAccount({ categories, series })) return null;
  const values = data.series.flatMap((one) => one.values).filter((value) => value !== null);
  const sizes = values.map(Math.abs).filter((value) => value > 0);
  if (sizes.length === 0) return null;
  const apart = onOwnScales(data, language);
  if (apart !== null) return apart;
  if (data.series.length > MAX_SERIES || !shareAxis(data.series)) return null;
  // Over time a small beginning is the story.
  const overTime = data.chart === "line" || data.chart === "area";
  return !overTime && vanish(sizes) ? null : ledByNewest(data, language);
}

/** Years beside one another: the newest is what they are told for. */
function ledByNewest(data: ChartData, language: string): ChartData {
  const names = data.series.map(({ name }) => name);
  if (names.length < 2 || (data.chart !== "bar" && data.chart !== "column")) return data;
  const newest = areTimes(names, language) || areThenAndNow(names) ? newestOf(names) : null;
  return newest === null ? data : { ...data, leading: newest };
}

/**
 * Whether what is charted are amounts themselves, and no times: without the head of their column they name nothing. One
 * in four may be a word ("today", "more").
 */
export function areAmounts(categories: readonly string[], language: string): boolean {
  const amounts = categories.filter((one) => cellNumber(one, language) !== null && !CODED.test(one));
  const others = categories.filter((one) => !amounts.includes(one));
  if (amounts.length < categories.length * MOST_AMOUNTS || others.some((one) => /\p{Nd}/u.test(one)))
    return false;
  return !areTimes(categories, language) && !areTimes(amounts, language);
}

const MOST_AMOUNTS = 0.75;

/** Fewer points are compared one by one. */
const COURSE_FROM = 5;
/** Steps that differ more would press most of a course into a corner. */
const MOST_UNEVEN = 20;

/**
 * "Time (s)" with 0, 0.5, 1 …: what the amounts of a first column count, where they rise and its head names it, so that
 * one measure is a course over them; null where it is none.
 */
export function courseUnit({ axis, categories, series }: ChartData, language: string): string | null {
  const unit = (UNIT_IN_HEADER.exec(axis) ?? MEASURE_IN_HEADER.exec(axis))?.[1] ?? "";
  const told = series[0]?.values.every((value) => value !== null) === true;
  if (!NAMED_AXIS.test(axis) || series.length !== 1 || !told || categories.length < COURSE_FROM) return null;
  const values = categories.map((one) => (/^[\d.,−-]+$/u.test(one.trim()) ? cellNumber(one, language)?.value : undefined) ?? Number.NaN); // prettier-ignore
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? Number.NaN));
  // 1, 2, 3 …: rather what things are numbered by than how much of something there is.
  if (unit === "" && steps.every((step) => step === 1)) return null;
  // "Years of service | notice in months": a rule steps from one to the next, and has no values between.
  if (countedInSpans(series[0]?.name ?? "") !== null && spansOf("2", axis, language) !== null) return null;
  return steps.every((step) => step > 0) && Math.max(...steps) <= Math.min(...steps) * MOST_UNEVEN
    ? unit
    : null;
}

/** "3A", "B12", "2.": a name with a number in it. */
const CODED = /^\p{Nd}+(?:[.)]|\p{Lu}\p{Nd}*)$/u;

/** What things cost, without a head to say what is compared, or with none but "Price": it is read, not measured. */
function isPriceList({ header, rows }: TableBlock, language: string): boolean {
  const [, head, another] = header.map(({ shown }) => shown.trim());
  const isBare = header.every(({ shown }) => shown.trim() === "");
  const isPriced = another === undefined && PRICE.test(head ?? "");
  if (!isBare && !isPriced) return false;
  if (isPriced && areTimes(rows.map((row) => row[0]?.shown ?? ""), language)) return false; // prettier-ignore
  return rows.every((row) => {
    const cell = row[1]?.shown ?? "";
    return cellNumber(cell, language) !== null && (isPriced || findFigures(cell, language).some(isSum));
  });
}

/** The head of a list of prices; "price per kWh" or "cost in 2023" says what is compared. */
const PRICE =
  /^(?:our |unsere |nos |nuestros )?(?:prices?|fees?|rates?|ticket|preise?|gebühr(?:en)?|entgelt|eintritt|beitrag|prix|tarifs?|precios?|tarifas?|cuotas?|prezz[io]|tariff[ae]|preços?|prij(?:s|zen)|pris(?:er)?|cen[ay]|цен[аы]|стоимость|цін[аи]|вартість|fiyat(?:lar)?|ücret|τιμ(?:ή|ές)|ár|hinta|preț|السعر|الأسعار|מחיר|कीमत|दाम|মূল্য|দাম|விலை|ราคา|giá|harga|价格|價格|価格|料金|値段|가격|요금)(?:\s*[([（].{1,12}[)\]）])?$/iu;

/** "Höchsttemperatur", "at least": what something may be, and no measure of how much it is. */
function tellsLimits({ header }: TableBlock): boolean {
  return header.slice(1).some(({ shown }) => LIMIT.test(shown.trim()));
}

const LIMIT =
  /^(?:max(?:imum|imal\p{L}*|\.)?|min(?:imum|imal\p{L}*|\.)?|limits?|upper limit|lower limit|at (?:most|least)|(?:highest|lowest) (?:permitted|allowed|safe) .*|höchst(?:temperatur|wert|menge|dauer|zeit|alter|gewicht|maß|geschwindigkeit|grenze|ens)|mindest(?:temperatur|wert|menge|dauer|zeit|alter|gewicht|maß|abstand|ens)|grenzwerte?|richtwerte?|zulässig\p{L}*|(?:température|durée|quantité|valeur|dose|hauteur|vitesse|distance|poids|âge) (?:maximale?|minimale?|limite)|limites?|seuils?|(?:temperatura|duración|cantidad|valor|dosis|edad|peso|distancia|velocidad|duração|quantidade|durata|quantità|valore|dose|età|distanza|velocità) (?:máxim[oa]|mínim[oa]|massim[oa]|minim[oa]|límite|limite)|(?:máxim|mínim|massim|minim)[oa]|valeur limite|grenswaarde|maximale \p{L}+|minimale \p{L}+|предел\p{L}*|норма|максимум|минимум|上限|下限|限值|最高(?:温度|溫度)?|最低(?:温度|溫度)?|限度|基準値|제한|상한|하한|الحد (?:الأقصى|الأدنى))(?:\s.*)?$/iu;

/** "Price in euros", "Lautstärke in dB"; "2022 in Europe" names no unit, but the same for every column. */
const MEASURE_IN_HEADER = /\s(?:in|en|em)\s+(?:\p{L}+\s)?([\p{L}°²³%$€£¥/]{1,14})\s*$/iu;
/** What stands around the number of a cell: a currency, a unit, a percent sign. */
const AROUND_NUMBER = /^\s*[<>~≈±+−-]*\s*([^\d\s]{0,4})\s*[\d.,'’\s]*\d\s*([^\d\s]{0,12})\s*$/u;

/** "£" by itself heads what counts in it. */
const SIGN_ALONE = /^\s*(\p{Sc}(?:\s?(?:k|m|bn))?)\s*$/u;

function unitInHeader(header: string): string {
  const unit = (UNIT_IN_HEADER.exec(header) ?? SIGN_ALONE.exec(header))?.[1] ?? "";
  return countsIn(unit) ? unit : "";
}

/** What a column counts in, as far as it says; empty where it does not. */
function measureOf(header: string, unit: string, cells: readonly string[]): string {
  const named = unit === "" ? (MEASURE_IN_HEADER.exec(header)?.[1] ?? "") : unit;
  if (named !== "") return named.toLowerCase();
  const around = new Set(
    cells.flatMap((cell) => {
      if (isMissing(cell)) return [];
      const match = AROUND_NUMBER.exec(asciiDigits(cell));
      return match === null ? [""] : sizedUnit(`${match[1]?.replace(/[−-]/, "")}${match[2]}`).toLowerCase();
    }),
  );
  return around.size === 1 ? ([...around][0] ?? "") : "";
}

/** What the rows count in: "Revenue (m€)" and "Employees" have nothing in common. */
function rowMeasures({ rows }: TableBlock): Set<string> {
  // "Bus in traffic" beside "Tram" is no measure: only where each row says what it counts in.
  const inWords = rows.every(([label]) => MEASURE_IN_HEADER.test(label?.shown ?? ""));
  return new Set(
    rows.map(([label, ...cells]) => {
      const name = label?.shown ?? "";
      const counted = cells
        .map(({ shown }) => shown.replace(/\*+$/u, ""))
        .filter((cell) => /\p{Nd}/u.test(cell));
      return measureOf(inWords ? name : "", unitInHeader(name), counted);
    }),
  );
}

const YEAR = /^(?:1[0-9]|20)\d{2}年?$/u;

/** A column of years tells when, not how much: beside rows of years 1114, 1596 and 1864 are pandas. */
function isYears(name: string, cells: readonly string[], categories: readonly string[]): boolean {
  const dated = categories.every((category) => YEAR.test(category.trim()));
  return (
    /^(?:year|date|since|founded|jahr|année|año|anno|ano|год|年份?|年)$/i.test(name) ||
    (!dated && cells.every((cell) => YEAR.test(cell.trim())))
  );
}

/** Series of quite different size do not share an axis. */
function shareAxis(series: readonly ChartSeries[]): boolean {
  const tops = series.map((one) => Math.max(...one.values.map((value) => Math.abs(value ?? 0))));
  return Math.max(...tops) <= Math.max(1e-9, Math.min(...tops)) * 40;
}

/** Points of one measure that are written in a row: "2015: 256, 2017: 446, 2019: 704". */
export type SeriesInText = { lead: string; points: { label: string; display: string; value: number }[] };

const POINT =
  /^\s*(?:and\s+|und\s+|et\s+|y\s+)?([\p{L}\p{N}][\p{L}\p{N} .'’/&-]{0,28}?)\s*[:：=]\s*([^,;，；]{1,24}(?:,\d{3})*)\s*$/u;

export function seriesOfText(sentence: string, language: string): SeriesInText | null {
  if (sentence.length > 600) return null;
  const body = sentence.trim().replace(/[.。]$/u, "");
  const first = /^(.{3,120}?)[:：]\s*(?=[\p{L}\p{N}][^,;:：，；]{0,28}[:：=])/su.exec(body);
  const lead = first?.[1]?.trim() ?? "";
  const rest = first === null ? body : body.slice(first[0].length);
  const points = splitOutside(rest, /\s*[;；，、]\s*|,(?!\d{3}(?:\D|$))\s*/u).map((piece) => {
    const match = POINT.exec(piece);
    const number = match === null ? null : cellNumber(match[2] ?? "", language);
    return number === null
      ? null
      : { label: match?.[1]?.trim() ?? "", display: number.display, value: number.value };
  });
  const found = points.filter((point) => point !== null);
  return found.length >= 3 && found.length === points.length ? { lead, points: found } : null;
}

import { VERSION } from "./then-to-now.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { isCommonWord } from "../english/common-words.ts";
import { joinList } from "../phrases/join-list.ts";
import { lowerFirst } from "../english/grammar.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import type { ChartData, ChartSeries } from "./chart-form.ts";
import { IN_YEAR, valueInYear } from "./in-year.ts";
import { hasMonthWords, inMonth, areTimes, isCalendarName } from "./time-labels.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { inHeadUnit } from "./head-unit.ts";
import { isYearAlone } from "../text/year-alone.ts";

/** A category of a chart as it is said: `at` its place in the data, `display` its value with its unit. */
export type Row = { at: number; label: string; display: string; value: number };

/** "Blue" is said as "blue", "Naples" as it is: a label begins with a capital whatever it is. */
export function lowerThing(label: string, context: SceneContext): string {
  const [first = ""] = label.split(/\s/u);
  // "Sea Gate" is a name.
  const common = isCommonWord(first) || context.small?.has(first.toLowerCase()) === true || MADE_NOUN.test(first); // prettier-ignore
  return common && !/^\p{Lu}\S*\s\p{Lu}\p{Ll}/u.test(label) ? lowerFirst(label, context.names) : label;
}

/** "Distillation": no name ends so. */
const MADE_NOUN = /\p{L}{4}(?:ation|sion|ness|ology)$/u;

/** "Abril" within a sentence is "abril" where the language writes its months and weekdays small. */
function smallMonth(label: string, base: string): string {
  return base !== "en" && lowersNouns(base) && isCalendarName(label, base) ? lowerWord(label) : label;
}

/** The categories of a series that have a value. */
export function rowsOf(data: ChartData, series: ChartSeries, context: SceneContext): Row[] {
  return data.categories.flatMap((label, at) => {
    const value = series.values[at];
    if (value === null || value === undefined) return [];
    const said = context.base === "en" ? lowerThing(label, context) : smallMonth(label, context.base);
    const shown = series.displays[at] ?? "";
    const course = data.chart === "line" || data.chart === "area";
    const whole = data.unit === "" && !course ? inHeadUnit(shown, series.name, context.language) : null;
    return [{ at, label: said, display: whole ?? spokenUnit(shown, data.unit, context.base), value }];
  });
}

/** "(kg)" of the header belongs to the number when it is said. */
export function spokenUnit(display: string, unit: string, language: string): string {
  if (unit === "" || unit === "%" || /[\p{L}%$€£¥]/u.test(display)) return display;
  // "£m": the sign stands before the amount, its scale behind it.
  const scaled = /^([$€£¥])\s?(m|bn)$/u.exec(unit);
  if (scaled !== null && language === "en")
    return `${scaled[1] ?? ""}${display} ${scaled[2] === "m" ? "million" : "billion"}`;
  return /^[$€£¥]$/.test(unit) && /^(?:en|zh|ja)$/.test(language)
    ? `${unit}${display}`
    : `${display} ${unit}`;
}

/** "Costs: device 14.000 €, …" in any language. */
export function nameAll(rows: readonly Row[], name: string, context: SceneContext): Utterance {
  const lead = name === "" ? context.spokenHeading : name;
  const space = context.phrases.space;
  const list = joinList(
    rows.map((_, at) => `\uE000${at}\uE001`),
    context.language,
  );
  const told = withUnitOnce(rows);
  const parts = list.split(/(\uE000\d+\uE001)/).flatMap((piece): (string | readonly [string, string])[] => {
    const row = told[Number(/^\uE000(\d+)\uE001$/.exec(piece)?.[1] ?? -1)];
    if (row === undefined) return piece === "" ? [] : [piece];
    const inYear = yearAndValue(row, context.base);
    if (inYear !== null) return inYear;
    const starts = lead === "" && row === told[0];
    return [[`row:${row.at}`, starts ? capitalise(row.label) : row.label], `${space}${row.display}`];
  });
  return compose(
    [
      lead === "" ? "" : `${capitalise(lead)}${context.phrases.colon}`,
      ...parts,
      endSentence("x", context.language).slice(1),
    ],
    1.8,
  );
}

/** "kilowatt hours" is heard with the first value of several, and understood with the others; a short unit is said each time. */
function withUnitOnce(rows: readonly Row[]): readonly Row[] {
  const units = rows.map(({ display }) => LONG_UNIT.exec(display)?.[0] ?? "");
  const [unit = ""] = units;
  if (rows.length < 3 || unit === "" || units.some((one) => one !== unit)) return rows;
  return rows.map((row, at) => (at === 0 ? row : { ...row, display: row.display.slice(0, -unit.length) }));
}

const LONG_UNIT =
  /(?<=\p{Nd})\s(?:\p{L}[\p{L}\p{M}./·-]{3,}\s[\p{L}\p{M}\s./·-]{2,}|\p{L}[\p{L}\p{M}./·-]{11,})$/iu;

/** "920 in 2020": a year and a number side by side would be one number. Null where either is none. */
function yearAndValue(
  { at, label, display }: Row,
  base: string,
): (string | readonly [string, string])[] | null {
  if (!isYearAlone(label) || !/^\p{Nd}/u.test(display)) return null;
  const said = valueInYear(display, label, base);
  const from =
    base === "zh" || base === "ja" || base === "ko" ? said.indexOf(label) : said.lastIndexOf(label);
  return from < 0 ? null : [said.slice(0, from), [`row:${at}`, label], said.slice(from + label.length)];
}

/** "Books: 2,300 in 2022 and 2,480 in 2023." */
export function namedRow(
  at: number,
  label: string,
  said: readonly string[],
  context: SceneContext,
): Utterance {
  const stop = endSentence("x", context.language).slice(1);
  const values = said.length === 0 ? [] : [context.phrases.colon, joinList([...said], context.language)];
  return compose([[`row:${at}`, label], ...values, stop], 1.2);
}

/** "41% in 2025", "Anteil 41 %" and "share 41%": one value with what its column is called. */
export function valueOf(value: string, name: string, context: SceneContext): string {
  // "Ab Februar 2027", "March 2027" are no year: they are said as they stand.
  if (/\s(?:1[5-9]|20)\d{2}$/u.test(name)) {
    if (BOUND.test(name)) return `${value} ${lowerWord(name)}`;
    if (hasMonthWords(context.base) && areTimes([name, name], context.base))
      return inMonth(value, name, context.base);
  }
  const year = /(?:^|\s)((?:1[5-9]|20)\d{2})$/u.exec(name)?.[1];
  if (year !== undefined && (year === name || IN_YEAR[context.base] !== undefined))
    return valueInYear(value, year, context.base);
  if (VERSION.test(name.trim()))
    return context.base === "en" ? `${value} in ${name}` : `${name}${context.phrases.colon}${value}`;
  if (context.base === "en") return `${lowerFirst(name, context.names)} ${value}`;
  const said = PERCENT_APART.test(context.base) ? value.replace(/(?<=\p{Nd})%$/u, "\u00A0%") : value;
  const called = lowersNouns(context.base) && TWO_THINGS.test(name) ? lowerFirst(name, context.names) : name;
  return `${called}${context.phrases.space}${said}`;
}

const lowerWord = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** From or until when a value holds. */
const BOUND =
  /^(?:from|since|until|by|before|after|as of|ab|bis|seit|vor|nach|dès|à partir de|depuis|jusqu['’](?:à|en)|avant|après|desde|hasta|a partir de|antes de|después de|dal|dall['’]|da|fino al?|entro|prima d[ei]l?|dopo|até|antes de|depois de|vanaf|tot|sinds|voor|na|od|do|przed|po|с|до|после|з|від|після|från|till|före|efter|fra|til|før|etter)\s/iu;
/** "Buss och tåg": two things that are no names go on in a sentence without a capital. */
const TWO_THINGS = /^\p{Lu}\p{Ll}+ (?:et|y|e|ed|en|och|og|i|и|та|a) \p{Ll}+$/u;
/** Languages that set the sign apart from its number. */
const PERCENT_APART = /^(?:de|fr|es|sv|da|nb|no|nn|fi|cs|sk|ru|uk|bg)$/u;

/** The same with a mark for every row: points between two that are told come with the later one. */
export function withAllMarks(told: Utterance, rows: readonly Row[]): Utterance {
  const placed = new Map(told.marks.map(({ key, offset }) => [key, offset]));
  const marks = rows.map((row) => {
    const next = rows.find((one) => one.at >= row.at && placed.has(`row:${one.at}`)) ?? row;
    return { key: `row:${row.at}`, offset: placed.get(`row:${next.at}`) ?? 0 };
  });
  return { ...told, marks };
}

import { asciiDigits } from "../text/figures.ts";
import { isNumberedPeriod } from "./numbered-periods.ts";

/** "2015", "2015年", "Q3 2024", "FY2021", "2015/16", "1990s", "2024-05". */
const DATES =
  /^(?:(?:Q[1-4]|H[12]|FY|T[1-4])[\s/'-]?)?(?:1[5-9]|20|21)\d{2}(?:年|s|er)?(?:[/–-](?:\d{4}|\d{2}))?(?:\s?(?:Q[1-4]|H[12]))?$|^(?:Q[1-4]|H[12])$/iu;
/** "Week 3", "Tag 12", "第3周", "Hour 0". */
const COUNTED =
  /^(?:(?:year|month|week|day|hour|minute|jahr|monat|woche|tag|stunde|an|année|mois|semaine|jour|año|mes|semana|día|anno|settimana|giorno)\s\d{1,4}|第\d{1,3}[年月周天])$/iu;

/** "First quarter", "2. Quartal", "第三季度", "4분기". */
const QUARTER =
  /^(?:第?[一二三四1-4]季度?|第?[1-4一二三四]四半期|[1-4]분기|[1-4](?:st|nd|rd|th|\.|er|e|ème|º|°|-й|-ий|-ій)?\s(?:quarter|quartal|trimestre|квартал|kwartał|kvartal|çeyrek|čtvrtletí|negyedév)|(?:first|second|third|fourth|erstes|zweites|drittes|viertes|premier|deuxième|troisième|quatrième|primer|segundo|tercer|cuarto|primo|secondo|terzo|quarto|primeiro|terceiro)\s(?:quarter|quartal|trimestre)|I{1,3}V?\s(?:квартал|kwartał|trimestre)|الربع (?:الأول|الثاني|الثالث|الرابع))$/iu;

/** "10:30", "7 am", "14h30", "21 Uhr". */
const CLOCK =
  /^(?:[01]?\d|2[0-4])(?:[:.h]\s?[0-5]\d(?:\s?(?:h|uhr|[ap]\.?m\.?))?|\s?(?:h|uhr|[ap]\.?m\.?))$/iu;

/** Whether a label is an hour of the day. */
export function isClock(label: string): boolean {
  return CLOCK.test(plainly(label));
}

/** A label without blanks around it, its digits ours: "২০১৯" is a year as "2019" is. */
const plainly = (label: string): string => asciiDigits(label.trim());

/** Whether labels tell points in time, in order as written: years, quarters, months, weekdays. */
export function areTimes(labels: readonly string[], language: string): boolean {
  if (labels.length < 2) return false;
  const plain = labels.map(plainly);
  if (plain.every((label) => DATES.test(label)) || plain.every((label) => COUNTED.test(label))) return true;
  if (plain.every((label) => isNumberedPeriod(label))) return true;
  if (plain.every((label) => CLOCK.test(label)) || plain.every((label) => QUARTER.test(label))) return true;
  return plain.every((label) => isCalendarName(label, language));
}

/** What stands before a point in time of an English sentence: "at 10:30", "on Monday", "in 2024". */
export function englishPreposition(label: string): "at" | "on" | "in" {
  if (CLOCK.test(plainly(label))) return "at";
  return WEEKDAY.test(label.trim()) ? "on" : "in";
}

const WEEKDAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)s?\.?$/iu;

/** "April", "Apr. 2024", "lundi": a month or a weekday, with its year or without. */
export function isCalendarName(label: string, language: string): boolean {
  const yearless = plainly(label).replace(/[\s'’,/-]*(?:19|20)?\d{2}$/u, "").replace(/\.$/u, ""); // prettier-ignore
  return calendarNames(language).has(yearless.toLowerCase());
}

const known = new Map<string, ReadonlySet<string>>();

/** Months and weekdays of a language, long and short. */
function calendarNames(language: string): ReadonlySet<string> {
  const found = known.get(language);
  if (found !== undefined) return found;
  const names = new Set<string>();
  for (const width of ["long", "short"] as const) {
    const month = new Intl.DateTimeFormat(language, { month: width, timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
    for (let at = 0; at < 12; at += 1) names.add(month.format(Date.UTC(2024, at, 15)).toLowerCase());
    for (let at = 1; at <= 7; at += 1) names.add(weekday.format(Date.UTC(2024, 0, at)).toLowerCase());
  }
  const bare = new Set([...names].map((name) => name.replace(/\.$/u, "")));
  known.set(language, bare);
  return bare;
}

/** What stands before a month; left out where the month changes its form. */
const IN_MONTH: Readonly<Record<string, string>> = { en: "in", de: "im", fr: "en", es: "en", it: "a", pt: "em", nl: "in", sv: "i", da: "i", nb: "i" }; // prettier-ignore

/** Whether it is known how a language says in which month something was. */
export function hasMonthWords(base: string): boolean {
  return IN_MONTH[base] !== undefined;
}

/** "8 in March 2027", "80 mm in March"; "80 mm (март)" where the words for it are not known for sure. */
export function inMonth(value: string, month: string, base: string): string {
  const within = IN_MONTH[base];
  return within === undefined ? `${value} (${month})` : `${value} ${within} ${month}`;
}

/** Whether all labels are names of months, long or short. */
export function areMonths(labels: readonly string[], language: string): boolean {
  const months = new Set<string>();
  for (const width of ["long", "short"] as const) {
    const format = new Intl.DateTimeFormat(language, { month: width, timeZone: "UTC" });
    for (let at = 0; at < 12; at += 1) months.add(plainName(format.format(Date.UTC(2024, at, 15))));
  }
  return labels.every((label) => months.has(plainName(label)));
}

function plainName(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/u, "");
}

import { findFigures } from "../text/figures.ts";

/** `start`, `end`: UTF-16 offsets of a label in its piece. */
export type Spot = { label: string; start: number; end: number };

const YEAR =
  /(?<![\p{N}.,%$€£¥/-])((?:1[5-9]|20|21)\d{2})(?:\s?[年년](?:度)?)?(?![\p{N}%٪]|[.,/-]\d|\s[%٪€$£])/gu;

/** One unit of time each; inflected as after numbers. */
const UNITS: readonly string[] = [
  "minutes?|minuten?|minut[oi]s?|分钟|分鐘|分|분|минут[аы]?|دقيقة|دقائق",
  "hours?|stunden?|heures?|horas?|or[ae]|小时|小時|時間|시간|час(?:а|ов)?|ساعة|ساعات",
  "days?|tag(?:en|e)?|jours?|días?|giorn[io]|dias?|天|日|일|дн(?:я|ей)|день|суток|يوم(?:ًا|اً|ا)?|أيام",
  "weeks?|wochen?|semaines?|semanas?|settiman[ae]|周|週間?|주|недел[иьюя]|أسبوع(?:ًا|اً|ا)?|أسابيع",
  "months?|monat(?:en|e)?|mois|mes(?:es)?|mes[ei]|mês|个月|個月|か月|ヶ月|개월|месяц(?:а|ев)?|شهر(?:ًا|اً|ا)?|أشهر|شهور",
  "years?|jahr(?:en|e)?|ans?|années?|años?|ann[io]|anos?|年|년|год(?:а|у)?|лет|سنة|سنوات|عام(?:ًا|اً|ا)?|أعوام",
];
const NUMBER = "(?<![\\p{N}.,])[\\d٠-٩]{1,3}(?:[.,]5)?";
const DURATIONS = UNITS.map(
  (unit) => new RegExp(`${NUMBER}\\s?(?:${unit})(?![a-zà-ÿа-яёء-ي])(?:之?[后後]|\\s?[후뒤])?`, "giu"),
);
/** "day 3", "Woche 4", "第3天". */
const COUNTED = UNITS.map((unit) => new RegExp(`(?<!\\p{L})(?:${unit})\\s\\d{1,3}(?![\\p{N}.,%])`, "giu"));
const ORDINAL = /第\s?\d{1,3}\s?(?:天|日|周|週|月|年|个月)/gu;
/** "at 50 km/h": on which the value depends. */
const DEPENDS = /(?:^|\s)(?:at|bei|à|a|при|om|bij|vid|ved)\s$/iu;

/** Ways to find when, or at which quantity, a value is told; a row keeps to one of them. */
export function keyFinders(language: string): ((text: string) => Spot[])[] {
  return [
    (text) =>
      spots(text, YEAR).map((spot) => ({ ...spot, label: /\d{4}/u.exec(spot.label)?.[0] ?? spot.label })),
    (text) => spots(text, ORDINAL),
    ...DURATIONS.map(
      (pattern) => (text: string) =>
        // "nach 7 Tagen": by itself it is "7 Tage".
        spots(text, pattern).map((spot) => ({
          ...spot,
          label: spot.label.replace(/(Tag|Monat|Jahr)en$/u, "$1e"),
        })),
    ),
    ...COUNTED.map((pattern) => (text: string) => spots(text, pattern)),
    (text) =>
      findFigures(text, language).flatMap(({ start, end, unit }) =>
        unit !== "" && !/[%٪€$£¥]/u.test(text.slice(start, end)) && DEPENDS.test(text.slice(0, start))
          ? [{ label: text.slice(start, end).trim(), start, end }]
          : [],
      ),
  ];
}

/** Whether a unit is one of time: as a value it tells ages and spans. */
export function isTimeUnit(unit: string): boolean {
  return UNITS.some((one) => new RegExp(`^(?:${one})$`, "iu").test(unit.trim()));
}

function spots(text: string, pattern: RegExp): Spot[] {
  return [...text.matchAll(pattern)].map(({ 0: label, index }) => ({
    label: label.trim(),
    start: index,
    end: index + label.length,
  }));
}

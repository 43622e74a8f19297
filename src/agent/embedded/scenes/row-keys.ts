import { findFigures } from "../text/figures.ts";
import { partWords } from "../text/number-words.ts";
import { orderedYears } from "./ordered-years.ts";
import { calendarFinders } from "./calendar-spots.ts";
import type { Spot } from "./spot.ts";
import { matchesOf } from "../text/matches.ts";
import { regex, toPattern } from "../text/regex.ts";

const YEAR =
  /(?<![\p{N}.,%$€£¥/-])((?:1[5-9]|20|21)\d{2})(?:\s?[年년](?:度)?)?(?![\p{N}%٪]|[.,/-]\d|\s[%٪€$£])/gu;

/** One unit of time each; inflected as after numbers. */
const UNITS: readonly string[] = [
  "minutes?|minuten?|minut[oi]s?|minuter|minutter|minut[yęěaů]?|minutach|分钟|分鐘|分|분|минут[аы]?|хвилин[аиу]?|dakika|मिनट|دقيقة|دقائق",
  "hours?|stunden?|heures?|horas?|or[ae]|uur|uren|timmar?|timmen|timer?|godzin[yęa]?|godzinach|hodin[yau]?|小时|小時|時間|시간|час(?:а|ов)?|годин[аиу]?|saat|घंटे|घंटा|ساعة|ساعات",
  "days?|tag(?:en|e)?|jours?|días?|giorn[io]|dias?|dag(?:en|ar|er|e)?|dygn|døgn|dni|dniach|dzień|dnů|天|日|일|дн(?:я|ей|ів|і)|день|суток|gün|दिन|يوم(?:ًا|اً|ا)?|أيام",
  "weeks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken|veck(?:a|or)|uker?|uge(?:r)?|tygodni(?:e|ach|u)?|tydzień|týdn[yůu]|周|週間?|주|недел[иьюя]|тижн(?:і|ів|я)|тиждень|hafta|हफ़्ते|हफ्ते|أسبوع(?:ًا|اً|ا)?|أسابيع",
  "months?|monat(?:en|e)?|mois|mes(?:es)?|mes[ei]|mês|maand(?:en)?|månad(?:er)?|måned(?:er)?|miesiąc(?:e|ach|u)?|miesięcy|měsíc[eůi]?|个月|個月|か月|ヶ月|개월|месяц(?:а|ев)?|місяц(?:і|ів|я)|місяць|ay|महीने|महीना|شهر(?:ًا|اً|ا)?|أشهر|شهور",
  "years?|jahr(?:en|e)?|ans?|années?|años?|ann[io]|anos?|jaar|år|lata?|latach|roku?|roky|let|年|년|год(?:а|у)?|лет|рок(?:и|ів|у)|рік|yıl|साल|वर्ष|سنة|سنوات|عام(?:ًا|اً|ا)?|أعوام",
];
const DIGITS = "[\\d٠-٩]{1,3}(?:[.,]5)?";
/** "An hour", "un'ora", "vierzig Stunden": numbers by which time is told beside those of one to twenty. */
const ALSO: Readonly<Record<string, string>> = {
  en: "an?|twenty-four|twenty-five|thirty|forty|forty-eight|fifty|sixty|a hundred",
  de: "vierundzwanzig|fünfundzwanzig|dreißig|vierzig|achtundvierzig|fünfzig|sechzig|hundert",
  fr: "vingt-quatre|vingt-cinq|trente|quarante|cinquante|soixante|cent",
  es: "veinticuatro|veinticinco|treinta|cuarenta|cincuenta|sesenta|cien",
  it: "un['’]|ventiquattro|venticinque|trenta|quaranta|cinquanta|sessanta|cento",
  pt: "vinte e quatro|vinte e cinco|trinta|quarenta|cinquenta|sessenta|cem",
  nl: "vierentwintig|vijfentwintig|dertig|veertig|vijftig|zestig|honderd",
  sv: "trettio", nb: "et|tretti", da: "tredive", pl: "trzydziestu", ru: "двенадцати|тридцать", uk: "тридцять",
}; // prettier-ignore
const OVER = "(?![a-zà-ÿа-яёієїء-يऀ-ॿąćęłńśźżěůř])(?:之?[后後]|\\s?[후뒤])?";
const durations = new Map<string, readonly RegExp[]>();

/** "4 hours", "vier Stunden", "un'ora", in the numbers of a language. */
function durationsOf(language: string): readonly RegExp[] {
  const known = durations.get(language);
  if (known !== undefined) return known;
  const words = [partWords(language), ALSO[language] ?? "(?!)"].join("|");
  const number = `(?:(?<![\\p{N}.,])${DIGITS}|(?<![\\p{L}\\p{M}])(?:${words}))`;
  const made = UNITS.map((unit) => toPattern(`${number}\\s?(?:${unit})${OVER}`, "giu"));
  durations.set(language, made);
  return made;
}

/** Before how long it takes. */
const AFTER: Readonly<Record<string, string>> = {
  en: "after|in", de: "nach", fr: "après|au bout de", es: "después de|tras|a los", it: "dopo", pt: "depois de|após|ao fim de", nl: "na",
}; // prettier-ignore

/** "After ten years …, after twenty …, after thirty …": spans whose unit only the first has. */
function sharedUnit(language: string, sentence: string): (text: string) => Spot[] {
  const after = AFTER[language];
  if (after === undefined) return () => [];
  const words = [partWords(language), ALSO[language] ?? "(?!)"].join("|");
  const span = regex(`(?<![\\p{L}\\p{M}])(?:${after})\\s(?<number>${words})(?:\\s(?<unit>${UNITS.join("|")}))?(?![\\p{L}\\p{M}-])`, "giu"); // prettier-ignore
  const [first, ...others] = matchesOf(span, sentence);
  const unit = first?.groups?.["unit"];
  if (unit === undefined || others.length === 0) return () => [];
  if (others.some(({ groups }) => groups?.["unit"] !== undefined)) return () => [];
  return (text) =>
    matchesOf(span, text).map((one) => {
      const number = one.groups?.["number"] ?? "";
      const start = one.index + one[0].indexOf(number);
      return { label: inPlainCase(`${number} ${unit}`), start, end: one.index + one[0].length };
    });
}

/** "day 3", "Woche 4", "第3天". */
const COUNTED = UNITS.map((unit) => toPattern(`(?<!\\p{L})(?:${unit})\\s\\d{1,3}(?![\\p{N}.,%])`, "giu"));
const ORDINAL = /第\s?\d{1,3}\s?(?:天|日|周|週|月|年|个月)/gu;
/** "at 50 km/h": on which the value depends. */
const DEPENDS = /(?:^|\s)(?:at|bei|à|a|при|om|bij|vid|ved)\s$/iu;
/** "+15 °C: 5.1, 0 °C: 3.4". */
const HEADS = /^\s?[:：]\s?[+−–-]?\p{N}/u;

/** Ways to find when, or at which quantity, a value is told in a piece of a sentence; a row keeps to one of them. */
export function keyFinders(language: string, sentence: string): ((text: string) => Spot[])[] {
  return [
    (text) =>
      spots(text, YEAR).map((spot) => ({ ...spot, label: /\d{4}/u.exec(spot.label)?.[0] ?? spot.label })),
    (text) => spots(text, ORDINAL),
    orderedYears(language),
    ...calendarFinders(language),
    ...durationsOf(language).map(
      (pattern) => (text: string) =>
        spots(text, pattern).map((spot) => ({ ...spot, label: inPlainCase(spot.label) })),
    ),
    sharedUnit(language, sentence),
    // "After 2 hours …, after 2 days": spans in different units.
    (text) => durationsOf(language).flatMap((pattern) => spots(text, pattern)),
    ...COUNTED.map((pattern) => (text: string) => spots(text, pattern)),
    (text) =>
      findFigures(text, language).flatMap(({ start, end, unit }) =>
        unit !== "" &&
        !/[%٪€$£¥]/u.test(text.slice(start, end)) &&
        (DEPENDS.test(text.slice(0, start)) || HEADS.test(text.slice(end)))
          ? [{ label: text.slice(start, end).trim(), start, end }]
          : [],
      ),
  ];
}

/** "nach 7 Tagen": by itself it is "7 Tage". */
function inPlainCase(span: string): string {
  return span.replace(/(Tag|Monat|Jahr)en$/u, "$1e");
}

/** Whether a label tells how long after something: "4 hours", "vier Stunden". */
export function isDuration(label: string, language: string): boolean {
  return durationsOf(language).some((pattern) => label.replace(pattern, "") === "");
}

/** Whether a unit is one of time: as a value it tells ages and spans. */
export function isTimeUnit(unit: string): boolean {
  return UNITS.some((one) => regex(`^(?:${one})$`, "iu").test(unit.trim()));
}

function spots(text: string, pattern: RegExp): Spot[] {
  return matchesOf(pattern, text).map(({ 0: label, index }) => ({
    label: label.trim(),
    start: index,
    end: index + label.length,
  }));
}

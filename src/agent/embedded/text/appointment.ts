import { MONTH_NAMES, WEEKDAYS } from "./day-names.ts";
import { toPattern } from "./regex.ts";

const anyOf = (names: readonly string[]): string => `(?:${names.join("|")})`;
/** Scripts without spaces, and those whose words bear what others say apart ("유월의", "ביום"), are read as they stand. */
const ALONE = "(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Devanagari}\\p{M}])";
const FROM = "(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Devanagari}\\p{M}])";
const ORDINAL = "(?:st|nd|rd|th|er|\\.|º|ª|°)?";
const NUMBER = `(?<![\\p{Nd}.,:])\\p{Nd}{1,2}${ORDINAL}`;
const DAY = "(?:0?[1-9]|[12]\\p{Nd}|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
export const APPOINTED_WEEKDAY = `(?:${FROM}${anyOf(WEEKDAYS.long)}${ALONE}|[(（][月火水木金土日월화수목금토일](?:[・·][^)）]{1,6})?[)）])`;
const SHORT_DAY = `${FROM}${anyOf(WEEKDAYS.short)}\\.?,?\\s(?=\\p{Nd}{1,2}(?!\\p{Nd}))`;
export const APPOINTED_DATE =
  `${NUMBER}(?:\\s?[–—-]\\s?${NUMBER})?\\s?(?:(?:of|de|den|ב)\\s?)?${anyOf(MONTH_NAMES)}${ALONE}` +
  `|${FROM}${anyOf(MONTH_NAMES)}\\s\\p{Nd}{1,2}(?:st|nd|rd|th)?(?![\\p{Nd}.,:]\\p{Nd})` +
  "|(?<!\\p{Nd})\\p{Nd}{1,2}\\s?[月월]\\s?\\p{Nd}{1,2}\\s?[日號号일]" +
  `|(?<![\\p{Nd}.])${DAY}\\.\\s?${MONTH}\\.(?:\\s?\\p{Nd}{2,4})?(?!\\p{Nd})|(?<![\\p{Nd}/])${DAY}/${MONTH}(?:/\\p{Nd}{2,4})?(?![\\p{Nd}/])`;
/** "7.30pm", "18h30", "19:00", "um 7 Uhr", "ore 21", "저녁 7시", 晚上7点, "שעה 7", "शाम 7 बजे". */
export const APPOINTED_HOUR =
  "(?<![\\p{Nd}.,:])(?:[01]?\\p{Nd}|2[0-4])(?:[.:：][0-5]\\p{Nd}(?![\\p{Nd}.:])|\\s?h(?:\\p{Nd}{2})?(?!\\p{L})|\\s?(?:時|时|點|点|시)(?!間|间|간)|\\s?(?:uhr|uur|godz|час|बजे|hodin|[ap]\\.?m)(?!\\p{L}))" +
  "|(?<![\\p{Nd}.,:])(?:[01]?\\p{Nd})[.:]\\p{Nd}{2}\\s?[ap]\\.?m(?!\\p{L})" +
  "|(?<!\\p{L})(?:ore|alle|saat|godz\\.?|kl\\.?|klo|o\\.? ?godzinie|الساعة|(?:ב)?שעה)\\s\\p{Nd}{1,2}(?!\\p{Nd}|[.,]?\\s?[%€$£])|(?<!\\p{L})(?:noon|midnight|midday)(?!\\p{L})";

const IN = {
  weekday: toPattern(`${APPOINTED_WEEKDAY}|${SHORT_DAY}`, "iu"),
  date: toPattern(APPOINTED_DATE, "iu"),
  hour: toPattern(APPOINTED_HOUR, "iu"),
};
const OPENS = toPattern(`^(?:${APPOINTED_WEEKDAY}|${SHORT_DAY}|${APPOINTED_DATE})`, "iu");

/**
 * Whether a line says when something is, by two of weekday, date and hour: "Thurs 14 May, 7.30pm, upstairs bar". One alone is in
 * many a sentence.
 */
export function namesAppointment(line: string): boolean {
  const date = IN.date.exec(line)?.[0] ?? null;
  // "18.04." is read as a date once, and as no hour.
  const rest = date === null ? line : line.replace(date, " ; ");
  return [date !== null, IN.weekday.test(line), IN.hour.test(rest)].filter(Boolean).length >= 2;
}

/** Whether a text names a day of a month. */
export function namesDate(text: string): boolean {
  return IN.date.test(text);
}

/** Whether a line begins with the day of what it tells: "Sábado, 18 de abril, …", "14 May: …". */
export function opensWithDay(line: string): boolean {
  return OPENS.test(line.trimStart());
}

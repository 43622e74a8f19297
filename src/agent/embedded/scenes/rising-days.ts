import { monthNames } from "../text/calendar-days.ts";

/** Languages whose months are known by their names, with the endings that they have behind a day. */
const LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "cs",
  "ru",
  "uk",
  "sv",
  "da",
  "nb",
  "fi",
  "tr",
];
const DAY = /^(?:(?<before>\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s(?:de\s)?(?<month>\p{L}{3,12})\.?|(?<named>\p{L}{3,12})\.?\s(?<behind>\d{1,2})(?:st|nd|rd|th)?)$/iu; // prettier-ignore

/** "Jul 28" and "Aug 4": two days of a year, the later behind the earlier. */
export function areRisingDays(heads: readonly string[]): boolean {
  const days = heads.map(dayOfYear);
  return (
    days.length === 2 && days.every((day, at) => day !== null && day > (at === 0 ? 0 : (days[at - 1] ?? 0)))
  );
}

function dayOfYear(head: string): number | null {
  const { before, month, named, behind } = DAY.exec(head.trim())?.groups ?? {};
  const name = (month ?? named ?? "").toLowerCase();
  const number = LANGUAGES.map((language) => monthNames(language).get(name)?.number).find(
    (one) => one !== undefined,
  );
  const day = Number(before ?? behind ?? Number.NaN);
  return number === undefined || !(day >= 1 && day <= MOST_DAYS) ? null : number * (MOST_DAYS + 1) + day;
}

const MOST_DAYS = 31;

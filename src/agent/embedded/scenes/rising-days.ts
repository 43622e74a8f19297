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
  const number = monthNumbers().get((month ?? named ?? "").toLowerCase());
  const day = Number(before ?? behind ?? Number.NaN);
  return number === undefined || !(day >= 1 && day <= MOST_DAYS) ? null : number * (MOST_DAYS + 1) + day;
}

const MOST_DAYS = 31;

let known: ReadonlyMap<string, number> | null = null;

function monthNumbers(): ReadonlyMap<string, number> {
  if (known !== null) return known;
  const numbers = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const width of ["long", "short"] as const) {
      for (const day of [{}, { day: "numeric" as const }]) {
        const format = new Intl.DateTimeFormat(language, { month: width, timeZone: "UTC", ...day });
        for (let at = 0; at < 12; at += 1) {
          const parts = format.formatToParts(Date.UTC(2024, at, 15));
          const name =
            parts
              .find(({ type }) => type === "month")
              ?.value.toLowerCase()
              .replace(/\.$/u, "") ?? "";
          if (!numbers.has(name)) numbers.set(name, at + 1);
        }
      }
    }
  }
  known = numbers;
  return known;
}

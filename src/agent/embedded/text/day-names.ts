import { safeLocale } from "../phrases/join-list.ts";

/** The languages whose days a line may name; a line is too short to tell its own. */
const LANGUAGES =
  "en de fr es it pt nl pl ru uk cs sk tr sv da nb fi hu ro el bg hr ca id vi ar he fa hi zh ja ko".split(
    " ",
  );
/** Short names that makers write and no locale lists, and days as they stand behind "on". */
const MORE =
  "thurs thur tues weds sept środę sobotę niedzielę среду пятницу субботу середу п’ятницю п'ятницю суботу неділю středu sobotu neděli".split(
    " ",
  );
/** 2024-01-01 was a Monday. */
const DAYS = Array.from({ length: 7 }, (_, at) => Date.UTC(2024, 0, at + 1));
const MONTHS = Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 15));

type Width = "long" | "short";

/** Names of weekdays in any language that is read; short ones ("Thurs", "Sa", "qui") only beside a number. */
export const WEEKDAYS = { long: namesOf("weekday", "long"), short: namesOf("weekday", "short", MORE) };
/** Names of months, as they stand beside a day. */
export const MONTH_NAMES = namesOf("month", "long", [], true)
  .concat(namesOf("month", "short", ["sept"], true))
  .toSorted((a, b) => b.length - a.length);

function namesOf(
  part: "weekday" | "month",
  width: Width,
  more: readonly string[] = [],
  besideDay = false,
): string[] {
  const names = LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(safeLocale(language), {
      [part]: width,
      ...(besideDay ? { day: "numeric" } : {}),
      timeZone: "UTC",
      numberingSystem: "latn",
    });
    return (part === "weekday" ? DAYS : MONTHS).map(
      (time) => format.formatToParts(time).find(({ type }) => type === part)?.value ?? "",
    );
  });
  const bare = [...names, ...more].map((name) => name.replace(/\.$/u, "").toLowerCase());
  return [...new Set(bare)]
    .filter((name) => /^[\p{L}\p{M}’'\s-]{2,}$/u.test(name) && !/^\p{Nd}/u.test(name))
    .toSorted((a, b) => b.length - a.length);
}

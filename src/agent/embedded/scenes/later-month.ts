import { monthNames } from "../text/calendar-days.ts";
import { toPattern } from "../text/regex.ts";

/** Languages in which the year stands before its month, with what parts the two. */
const YEAR_FIRST: Readonly<Record<string, string>> = { zh: "年", ja: "年", ko: "년 " };
/** Those in which a month behind a preposition has the form that it has by itself. */
const UNBENT = new Set(["en", "de", "fr", "es", "it", "pt", "nl"]);
const EAST_MONTH = /^[到至]?(?=\p{Nd}{1,2}\s?[月월])/u;
/** Words before the month: "By the end of June". */
const MOST_BEFORE = 2;

/** "In June the slide follows." with the year that it leaves out; null where it begins with no month, or cannot be told. */
export function withYear(sentence: string, year: number, base: string): string | null {
  const east = YEAR_FIRST[base];
  if (east !== undefined)
    return EAST_MONTH.test(sentence) ? sentence.replace(EAST_MONTH, `${year}${east}`) : null;
  if (!UNBENT.has(base)) return null;
  for (let before = 0; before <= MOST_BEFORE; before += 1) {
    const found = toPattern(`^(?:\\p{L}+\\s){${before}}(?:l['’])?(?<month>\\p{L}+)(?=[,\\s])`, "u").exec(
      sentence,
    );
    const month = found?.groups?.["month"]?.toLowerCase() ?? "";
    if (found !== null && monthNames(base).has(month))
      return `${found[0]} ${year}${sentence.slice(found[0].length)}`;
  }
  return null;
}

/** The date of such a sentence without the year that was put in. */
export function withoutYear(date: string, year: number, base: string): string {
  return date
    .replace(`${year}${YEAR_FIRST[base] ?? ""}`, "")
    .replace(/\s(?:de|del|of)\s*$/u, "")
    .trim();
}

import { asciiDigits } from "../text/figures.ts";
import { toPattern } from "../text/regex.ts";
import { isCalendarName } from "./time-labels.ts";

const YEAR = /^(?:1[5-9]|20|21)\d{2}(?:年|년)?$/u;
const DAY = /^\d{1,2}$/u;
const MOST_DAYS = 31;
const ESCAPED = /[.*+?^${}()|[\]\\]/gu;

/**
 * Whether the values of a row only tell when: years ("permit 2028, keys 2032"), or days beside their months ("19 May, 9 June").
 * They are no amounts, and bars of them would compare the height of dates. `text`: the sentences that tell them.
 */
export function tellsWhen(
  categories: readonly string[],
  displays: readonly string[],
  text: string,
  base: string,
): boolean {
  const values = displays.map((display) => asciiDigits(display).trim());
  if (values.length < 2) return false;
  if (values.every((value) => YEAR.test(value))) return !areBelowYears(categories, values);
  const days = values.every((value) => DAY.test(value) && Number(value) >= 1 && Number(value) <= MOST_DAYS);
  if (!days || !categories.every((category) => isCalendarName(category, base))) return false;
  return categories.every((month, at) => isDayOf(month, values[at] ?? "", asciiDigits(text), base));
}

/** "1984: 1645, 2023: 1922": nothing is over before it begins, so what a year has that is less than itself is an amount. */
export function areBelowYears(years: readonly string[], values: readonly string[]): boolean {
  const all = years.map((year) => asciiDigits(year).trim());
  return all.every((year) => YEAR.test(year)) && all.some((year, at) => Number(values[at]) < Number(year));
}

/** "19 May", "19th of May", "19. Mai", "1º de mayo"; in English, "May 19" too. */
function isDayOf(month: string, day: string, text: string, base: string): boolean {
  const name = month.replaceAll(ESCAPED, String.raw`\$&`);
  const before = `(?<!\\d)0?${day}(?:st|nd|rd|th|er|º|°|\\.)?\\s(?:de\\s|of\\s)?(?:[aà]\\s)?${name}`;
  const behind = base === "en" ? `|${name}\\s${day}(?:st|nd|rd|th)?(?!\\d)` : "";
  return toPattern(`${before}${behind}`, "iu").test(text);
}

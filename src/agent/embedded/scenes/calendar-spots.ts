import { capitalise } from "../text/sentences.ts";
import type { Spot } from "./spot.ts";
import { matchesOf } from "../text/matches.ts";
import { toPattern } from "../text/regex.ts";

type Named = { name: string; exact: RegExp; stem: RegExp | null };

/** Languages whose months and weekdays take endings: "w styczniu", "в январе", "tammikuussa". */
const INFLECTS = /^(?:ru|uk|pl|cs|sk|fi|hr|sr|bg)$/u;
/** Languages that write them with a capital, so that "march" and "may" are none. */
const CAPITALS = /^(?:en|de)$/u;
/** "3月", "3월": months that are counted; with a day behind them they are a date. */
const COUNTED = /(?<![\p{N}.])(?:1[0-2]|[1-9])\s?[月월](?!\s?\p{N}{1,2}\s?[日일])(?![曜요])/gu;
const UNSPACED = /^(?:ja|zh|ko|th)$/u;

const known = new Map<string, { months: Named[]; weekdays: Named[] }>();

/** Ways to find months, and weekdays, in a text of a language; a row keeps to one of them. */
export function calendarFinders(language: string): ((text: string) => Spot[])[] {
  const { months, weekdays } = namesOf(language);
  const finder = (names: readonly Named[]) => (text: string) => spotsOf(names, text);
  return [...(UNSPACED.test(language) ? [counted] : [finder(months)]), finder(weekdays)];
}

function counted(text: string): Spot[] {
  return matchesOf(COUNTED, text).map(({ 0: label, index }) => ({ label, start: index, end: index + label.length })); // prettier-ignore
}

function spotsOf(names: readonly Named[], text: string): Spot[] {
  const found = names.flatMap(({ name, exact, stem }): Spot[] => {
    const whole = spots(exact, text);
    if (whole.length > 0 || stem === null) return whole;
    return spots(stem, text).map((spot) => ({ ...spot, label: capitalise(name) }));
  });
  return found.toSorted((a, b) => a.start - b.start);
}

function spots(pattern: RegExp, text: string): Spot[] {
  return matchesOf(pattern, text).map(({ 0: label, index }) => ({
    label: capitalise(label),
    start: index,
    end: index + label.length,
  }));
}

function namesOf(language: string): { months: Named[]; weekdays: Named[] } {
  const before = known.get(language);
  if (before !== undefined) return before;
  const month = forms(language, { month: "long" });
  const weekday = forms(language, { weekday: "long" });
  const made = {
    months: Array.from({ length: 12 }, (_, at) => month(Date.UTC(2024, at, 15))),
    weekdays: Array.from({ length: 7 }, (_, at) => weekday(Date.UTC(2024, 0, at + 1))),
  };
  known.set(language, made);
  return made;
}

function forms(language: string, wished: Intl.DateTimeFormatOptions): (time: number) => Named {
  const alone = new Intl.DateTimeFormat(language, { ...wished, timeZone: "UTC" });
  const dated = new Intl.DateTimeFormat(language, {
    ...wished,
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const part = wished.month === undefined ? "weekday" : "month";
  return (time) => {
    const name = alone.format(time);
    const other = dated.formatToParts(time).find(({ type }) => type === part)?.value ?? name;
    let shared = 0;
    while (shared < name.length && name[shared] === other[shared]) shared += 1;
    const flags = CAPITALS.test(language) ? "gu" : "giu";
    const [from, to] = UNSPACED.test(language) ? ["", ""] : ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"];
    const inflects = INFLECTS.test(language) && shared >= 3;
    return {
      name,
      exact: toPattern(`${from}${name}${to}`, flags),
      stem: inflects ? toPattern(`${from}${name.slice(0, shared)}\\p{L}{0,4}${to}`, flags) : null,
    };
  };
}

import { dateSource } from "../brief/dated-rows.ts";
import { rowOfValues } from "../scenes/row-of-values.ts";
import { monthNames } from "../text/calendar-days.ts";
import { withoutStop } from "../text/sentences.ts";
import { AND } from "./clauses.ts";
import { DAY_OPENINGS } from "./day-opening-words.ts";
import { regex } from "../text/regex.ts";
import { toldDays } from "./told-days.ts";
import type { Day, ToldDay } from "./told-days.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { matchesOf } from "../text/matches.ts";

const FEWEST = 3;
const MOST = 8;
const LONGEST = 500;

/**
 * "In March 2026 the trial begins, in September three more follow, and in June 2027 …": the clauses of one sentence that
 * open with when each. `lead`: what stands before a colon. A year holds until the next, as long as its months go on.
 */
export function rowDays(sentence: string, language: string): { lead: string; days: ToldDay[] } | null {
  if (sentence.length > LONGEST || DAY_OPENINGS[language] === undefined) return null;
  const [, lead = "", behind] = /^([^\p{N}:：]{3,70}?)\s*[:：]\s*(.+)$/su.exec(sentence) ?? [];
  const told = withoutStop(behind ?? sentence);
  if (/[?？؟"“”„«»「」:：]/u.test(told)) return null;
  const starts = matchesOf(openings(language), told);
  const first = starts[0];
  if (first === undefined || first.index > 0 || starts.length < FEWEST || starts.length > MOST) return null;
  const days = starts.map((start, at): Day => {
    const join = start.groups?.["join"]?.length ?? 0;
    const text = told.slice(start.index + join, starts[at + 1]?.index ?? told.length).trim();
    const label = start.groups?.["date"]?.trim() ?? "";
    return { opening: { kind: "month", label, length: start[0].length - join }, sentence: text, more: [] };
  });
  const labels = new Set(days.map(({ opening }) => opening.label.toLowerCase()));
  const drawn = days.some(({ opening, sentence: one }) => AMOUNT.test(one.slice(opening.length)));
  if (labels.size < days.length || drawn || rowOfValues(sentence, language, false) !== null) return null;
  const found = toldDays(days, language);
  if (found === null) return null;
  const dates = withYears(found.map(({ date }) => date), days.map(({ opening }) => opening.label), language); // prettier-ignore
  return { lead, days: found.map((day, at) => ({ ...day, date: dates[at] ?? day.date })) };
}

/** "In 2019 12 %": values over years are drawn. */
const AMOUNT = /^[^\p{L}]*\p{Nd}[\p{Nd}.,]*\s?(?:[%٪％]|\p{Sc}|\p{L}{1,4}\.?\s*$|$)/u;

const known = new Map<string, RegExp>();

/** Where a clause opens with a date that a word, an ending or a comma marks as when. */
function openings(language: string): RegExp {
  const found = known.get(language);
  if (found !== undefined) return found;
  const words = DAY_OPENINGS[language];
  const and = AND[language];
  const east = isUnspaced(language);
  const join = east
    ? "(?:^|[，、,；;]\\s*(?:然后|接着|而|そして)?)"
    : `(?:^|\\s*[,،;；؛]\\s*(?:(?:${and ?? "ve|و|그리고"})\\s+)?${language === "ar" ? "و?" : ""}|\\s+(?:${and ?? "(?!)"})\\s+)`;
  const before = [words?.in, words?.phaseOn].filter((one) => one !== undefined && one !== "").join("|");
  // "March brings rain": only what says "in" tells when.
  const marked = before === "" ? "" : `(?=(?:${before})${language === "zh" ? "" : "\\s"})`;
  const after = words?.after === undefined ? "" : `(?:${words.after})`;
  const end = east ? "[，、,]?\\s*" : "(?:\\s(?:году|roku|roce))?(?![\\p{L}\\p{M}\\d])\\s*[,،]?\\s+";
  const date = `${dateSource(language)}(?!\\s?[年月년월])`;
  const source = /^(?:ja|ko|hi|tr|zh)$/u.test(language)
    ? `(?<join>${join})${date}${after}${language === "zh" ? "?" : ""}${end}(?=[\\p{L}\\p{N}])`
    : `(?<join>${join})${marked}${date}${end}(?=[\\p{L}\\p{N}])`;
  const made = regex(source, "giu");
  known.set(language, made);
  return made;
}

const YEAR =
  /[12]\d{3}\s?[年년]\s?|\s?(?:de(?:l)?\s)?[12]\d{3}(?!\d)(?:\s(?:г\.|года?|році|року|р\.|roku|r\.))?/u;

/** "September" after "March 2026" is of that year; a month that comes before it in the year may be of any. */
function withYears(dates: readonly string[], labels: readonly string[], language: string): string[] {
  let year = "";
  let month = -1;
  return dates.map((date, at) => {
    const label = labels[at] ?? "";
    const own = YEAR.exec(label)?.[0];
    const now = monthOf(label, language);
    const goes = own === undefined && year !== "" && now > month && month >= 0;
    year = own ?? (goes ? year : "");
    month = now;
    if (!goes) return date;
    return /[年년]/u.test(year) ? `${year.trim()}${/년/u.test(year) ? " " : ""}${date}` : `${date}${/^\s/u.test(year) ? "" : " "}${year}`; // prettier-ignore
  });
}

/** The place of a month in its year; -1 where it is none that is known. */
function monthOf(label: string, language: string): number {
  const east = /(\d{1,2})\s?[月월]/u.exec(label)?.[1];
  if (east !== undefined) return Number(east);
  const bare = label.toLowerCase();
  const inflected = (DAY_OPENINGS[language]?.months ?? "").split("|").indexOf(bare.split(/\s/u)[0] ?? "-");
  if (inflected >= 0) return inflected + 1;
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const names = Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 15)).toLowerCase());
  return monthNames(language).size === 0 ? -1 : 1 + names.findIndex((name) => bare.includes(name)) || -1;
}

import type { Rule } from "../rules.ts";
import { WRITTEN } from "./money.ts";
import { decadeWords, numberWords, ordinalWords, yearWords } from "./numbers.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const MONTH = String.raw`(?:Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?|July?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?)`;

function monthName(written: string): string {
  return MONTHS.find((month) => month.startsWith(written.slice(0, 3))) ?? written;
}

function dateWords(year: string, month: string, day: string): string | null {
  const name = MONTHS[Number(month) - 1];
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return null;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return `${name} ${ordinalWords(day)}, ${yearWords(fullYear)}`;
}

const isoDate: Rule = {
  name: "ISO date",
  pattern: /(?<![\w-])(\d{4})-(\d{2})-(\d{2})(?![\w-])/gu,
  say: ([, year = "", month = "", day = ""]) => dateWords(year, month, day),
};

/** Month first, as in the United States, unless only the other order makes sense; with dots day first. */
const numericDate: Rule = {
  name: "numeric date",
  pattern: /(?<![\w/.])(\d{1,2})([/.])(\d{1,2})\2(\d{4}|\d{2})(?![\w/]|\.\d)/gu,
  say: ([, first = "", mark, second = "", year = ""]) => {
    if (mark === ".") return year.length === 4 ? dateWords(year, second, first) : null;
    return dateWords(year, first, second) ?? dateWords(year, second, first);
  },
};

/** "March 4, 2024", "Mar. 4", "March 2024". Each part is replaced by itself, so that each word keeps its time. */
const monthFirst: Rule = {
  name: "month, day, year",
  pattern: new RegExp(
    String.raw`\b(${MONTH})(?: (\d{1,2})(?:st|nd|rd|th)?(?![\w:%]|[.,/]\d| ?[-–]\d))?(?:(,? )(\d{4})(?![\w%]|[.,]\d))?`,
    "gu",
  ),
  say: ([all, month = "", day, gap = "", year]) => {
    if (day === undefined && year === undefined) return month.endsWith(".") ? monthName(month) : null;
    if (day !== undefined && (Number(day) > 31 || Number(day) < 1)) return null;
    const parts = [{ start: 0, end: month.length, spoken: monthName(month) }];
    const yearStart = all.length - (year?.length ?? 0);
    if (day !== undefined) {
      const end = year === undefined ? all.length : yearStart - gap.length;
      parts.push({ start: month.length + 1, end, spoken: ordinalWords(day) });
    }
    if (year !== undefined)
      parts.push({ start: yearStart, end: all.length, spoken: yearWords(Number(year)) });
    return parts;
  },
};

/** "4 March 2024", "4th of March". */
const dayFirst: Rule = {
  name: "day, month, year",
  pattern: new RegExp(
    String.raw`(?<![\w.,:])(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})(?![\w])(?:(,? )(\d{4})(?![\w%]|[.,]\d))?`,
    "gu",
  ),
  say: ([all, day = "", month = "", gap = "", year], { before }) => {
    if (Number(day) > 31 || Number(day) < 1) return null;
    const tail = year === undefined ? 0 : gap.length + year.length;
    const monthStart = all.length - tail - month.length;
    const article = /\bthe $/iu.test(before) ? "" : "the ";
    const parts = [
      { start: 0, end: monthStart, spoken: `${article}${ordinalWords(day)} of ` },
      { start: monthStart, end: monthStart + month.length, spoken: monthName(month) },
    ];
    if (year !== undefined)
      parts.push({ start: all.length - year.length, end: all.length, spoken: yearWords(Number(year)) });
    return parts;
  },
};

const decade: Rule = {
  name: "decade",
  pattern: /(?<![\w.,])(?:(\d{3}0)['’]?s|['’](\d0)s|(?<=\b(?:the|early|late|mid)[ -])([2-9]0)s)(?!\w)/gu,
  say: ([, long, short, bare]) => decadeWords(Number(long ?? short ?? bare)),
};

const eraYear: Rule = {
  name: "year with its era",
  pattern: /\b(?:(AD|CE|BC) )?(\d{1,4})(?: (BCE?|CE|AD))(?!\w)|\bAD (\d{1,4})(?!\w)/gu,
  say: ([all, first, digits, era, adYear]) => {
    const year = yearWords(Number(digits ?? adYear));
    const letters = (era ?? first ?? "AD").split("").join(".");
    return all.startsWith("AD") ? `A.D ${year}` : `${year} ${letters}`;
  },
};

/** Before a year, when nothing is counted. */
const YEARLY =
  /(?:^|[\s(])(?:in|since|by|until|till|before|after|around|circa|ca?\.|during|year|of|from|to|between|and|through|early|late|mid|spring|summer|autumn|fall|winter|for|vs\.?|versus|Q[1-4])[ -]$|©\s?$/iu;
/** Lower-case words that follow a year rather than something counted. */
const FOLLOWS_YEAR =
  /^ (?:and|or|the|a|an|to|as|was|were|is|are|had|has|have|with|when|while|by|for|on|at|in|but|it|its|he|she|they|we|you|after|before|about|until|that|this|which|who|where|so|because|this|alone|onwards?|through|census|election|edition|season|report|study|survey|crisis|budget|model|version|film|novel|album|not|only)(?![\w-])/u;

const MONEY_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${WRITTEN})\s$`, "u");
const MONEY_AFTER = new RegExp(String.raw`^\s(?:${WRITTEN})(?![\p{L}\p{N}])`, "u");

/** A bare number of four digits: a year unless it counts what follows ("1048 terawatt hours"). */
const bareYear: Rule = {
  name: "year",
  pattern: /(?<![\w.,:/$£€¥#+−–-])(1[0-9]\d\d|20\d\d)(?![\w%°/]|[.,:]\d| ?[×x*+=<>≈−] ?\d| ?[%°€$£])/gu,
  say: ([, digits = ""], { before, after }) => {
    const year = Number(digits);
    // "NOK 1250", "1250 EUR".
    if (MONEY_BEFORE.test(before) || MONEY_AFTER.test(after)) return null;
    const counts = /^[ -][a-zµ²³/]/u.test(after) && !FOLLOWS_YEAR.test(after);
    // "2023: 1631": what a year is given for is a value.
    if (counts || /[:=] $/u.test(before)) return null;
    const alone = /^(?:$|[.,;:!?)\]"”’'–—-]| [–—-] |…)/u.test(after);
    const likely = YEARLY.test(before) || /^ [A-Z]/u.test(after) || FOLLOWS_YEAR.test(after) || alone;
    if (!likely || (year < 1100 && !YEARLY.test(before))) return null;
    return yearWords(year);
  },
};

/** "1939–1945", "2016-17". */
const yearRange: Rule = {
  name: "range of years",
  pattern: /(?<![\w.,:/$£€¥-])(1[0-9]\d\d|20\d\d)\s?[-–—]\s?(1[0-9]\d\d|20\d\d|\d\d)(?![\w%°/-]|[.,]\d)/gu,
  say: ([, from = "", to = ""], { after }) => {
    const last = to.length === 2 ? Number(from.slice(0, 2) + to) : Number(to);
    if (last <= Number(from) || (/^ [a-z]/u.test(after) && !FOLLOWS_YEAR.test(after))) return null;
    return `${yearWords(Number(from))} to ${to.length === 2 ? numberWords(to) : yearWords(last)}`;
  },
};

function clockWords(hour: number, minute: number): string {
  if (hour === 0 && minute === 0) return "midnight";
  const hours = numberWords(String(hour));
  if (minute === 0) return hour > 12 ? `${hours} hundred` : `${hours} o'clock`;
  return `${hours} ${minute < 10 ? `oh ${numberWords(String(minute))}` : numberWords(String(minute))}`;
}

const clock: Rule = {
  name: "time of day",
  pattern: /(?<![\w:.,])(\d{1,2}):(\d{2})(?:\s?([ap])\.?m\b\.?)?(?![\w:]|\.\d)(?:( ?[-–—] ?)(?=\d))?/giu,
  say: ([, hour = "", minute = "", half, dash]) => {
    if (Number(hour) > 24 || Number(minute) > 59) return null;
    const to = dash === undefined ? "" : " to ";
    if (half === undefined) return clockWords(Number(hour), Number(minute)) + to;
    const words = minute === "00" ? numberWords(hour) : clockWords(Number(hour), Number(minute));
    return `${words} ${half.toUpperCase()}.M${to}`;
  },
};

const hourOnly: Rule = {
  name: "hour with a.m. or p.m.",
  pattern: /(?<![\w:.,])(\d{1,2})\s?([ap])\.?m\b\.?(?!\w)(?:( ?[-–—] ?)(?=\d))?/giu,
  say: ([, hour = "", half = "", dash]) =>
    Number(hour) > 12
      ? null
      : `${numberWords(hour)} ${half.toUpperCase()}.M${dash === undefined ? "" : " to "}`,
};

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "Mon.–Fri.": with a dot, or as one end of a range, so that the verb "sat" stays a verb. */
const weekday: Rule = {
  name: "weekday",
  pattern:
    /\b(Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)(?:\.|(?=[-–](?:Tue|Wed|Thu|Fri|Sat|Sun)))([-–](?=\p{Lu}))?/gu,
  say: ([, short = "", dash]) =>
    (WEEKDAYS.find((name) => name.startsWith(short.slice(0, 3))) ?? short) +
    (dash === undefined ? "" : " to "),
};

export const DATE_RULES: readonly Rule[] = [
  isoDate,
  numericDate,
  dayFirst,
  monthFirst,
  clock,
  hourOnly,
  weekday,
  decade,
  eraYear,
  yearRange,
  bareYear,
];

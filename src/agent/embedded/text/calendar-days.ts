import { safeLocale } from "../phrases/join-list.ts";
import { DAY_WORDS } from "./day-words.ts";

/** A day, or a span of days, that a sentence names: as it is shown, and its UTF-16 span with the word before or after that says "on". */
export type NamedDay = {
  /** "3 March", "ab 14. April", "3–14 March": with what says from or until when. */
  display: string;
  /** The month, with the blank before it, where it ends the display; "" else. */
  month: string;
  year: number | null;
  start: number;
  end: number;
  /** Where the day itself is said. */
  cue: number;
};

const EAST = "\\d{1,2}\\s?[月월]\\s?\\d{1,2}\\s?[日号號일]";

const known = new Map<string, RegExp>();

/** Whether the words are known that stand around a day, so that none of them is taken for what happens. */
export function readsDays(language: string): boolean {
  return DAY_WORDS[language] !== undefined;
}

/** A day of English stands before or behind its month, and what counts people stands behind "in May". */
const US_GOES_ON =
  "(?=[,.;:!?)]|$|\\s(?:\\d{4}|at|in|for|to|and|or|but|is|are|was|were|will|the|an?|we|you|they|it|I|our|my|this|through|until|till|as|when|with|from|by|[–—-])(?!\\p{L}))";
const US_ON = "(?<=(?:on|by|until|till|from|since|before|after|through|starting|to|and|between)\\s)";

function patternFor(language: string): RegExp {
  const found = known.get(language);
  if (found !== undefined) return found;
  const word = `(?:${[...monthNames(language).keys()].map(escaped).join("|") || "(?!)"})(?![\\p{L}\\p{M}])`;
  const weekday = `(?:${weekdays(language).join("|")})\\.?,?\\s(?:(?:den|the|dem|le|el|il)\\s)?`;
  const year = "(?:,?\\s(?:de(?:l)?\\s)?(?<year>1\\d{3}|20\\d{2})(?:\\s(?:года|г\\.|roku|року))?)?";
  const ordinal = "(?:st|nd|rd|th|er|\\.|º|ª|°)?";
  const words = DAY_WORDS[language] ?? {};
  const to = words.to ?? "(?!)";
  const first = `(?:(?<first>\\d{1,2}${ordinal})(?:\\s?[–—-]\\s?|\\s(?:${to})\\s))?`;
  const us = `(?<!(?<!\\p{L})in\\s)${word}\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d|[.,]\\d|\\s?%)`;
  const west =
    `${first}(?<day>\\d{1,2}${ordinal})\\s(?:(?:of|de)\\s|ב)?(?<month>(?:de\\s)?${word})` +
    (language === "en" ? `|(?<us>${us}${US_GOES_ON}|${US_ON}${us})` : "");
  const before =
    `(?:(?<bounds>(?<![\\p{L}\\p{M}])(?:${words.bounds ?? "(?!)"}))\\s?` +
    `|(?<![\\p{L}\\p{M}])(?:${words.from ?? "(?!)"})\\s(?=\\d{1,2}${ordinal}(?:\\s?[–—-]\\s?|\\s(?:${to})\\s)\\d)` +
    `|(?<![\\p{L}\\p{M}])(?:${words.on ?? "(?!)"})\\s?)?`;
  const behind =
    `(?:(?<until>${words.afterUntil ?? "(?!)"})|(?<since>${words.afterFrom ?? "(?!)"})` +
    `|(?:${words.after ?? "(?!)"}))?`;
  const made = new RegExp(`${before}(?<whole>(?:${weekday})?(?:${west})${year}|${EAST})${behind}`, "giu");
  known.set(language, made);
  return made;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

/** The months as they stand beside a day and alone, the longest first; true where the name is a short one. */
function monthNames(language: string): Map<string, boolean> {
  const known = months.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, boolean>();
  for (const width of ["long", "short"] as const)
    for (const day of [undefined, "numeric"] as const)
      for (let at = 0; at < 12; at += 1) {
        const parts = new Intl.DateTimeFormat(safeLocale(language), {
          month: width,
          ...(day === undefined ? {} : { day }),
          timeZone: "UTC",
          numberingSystem: "latn",
        }).formatToParts(Date.UTC(2024, at, 15));
        const name = parts.find(({ type }) => type === "month")?.value ?? "";
        const bare = name.replace(/\.$/u, "").replace(/^ב/u, "").toLowerCase();
        if (/^\p{L}[\p{L}\p{M}]{2,}$/u.test(bare) && !names.has(bare)) names.set(bare, width === "short");
      }
  const sorted = new Map([...names].toSorted(([a], [b]) => b.length - a.length));
  months.set(language, sorted);
  return sorted;
}

const months = new Map<string, Map<string, boolean>>();

/**
 * "12 may enter", "12 set di bicchieri": a month that stands small is none where months have a capital, and a short
 * one needs its point or a year.
 */
function isMonth(written: string, after: string, year: string | undefined, language: string): boolean {
  const name = written.replace(/^de\s/iu, "");
  if (CAPITAL_MONTHS.test(language)) return /^\p{Lu}/u.test(name);
  const short = monthNames(language).get(name.toLowerCase()) === true;
  return !short || /^\p{Lu}/u.test(name) || year !== undefined || /^\.\s?[\p{Ll}\p{Nd},;)]/u.test(after);
}

const CAPITAL_MONTHS = /^(?:en|de)$/;

function weekdays(language: string): string[] {
  const names = Array.from({ length: 7 }, (_, at) =>
    escaped(
      new Intl.DateTimeFormat(safeLocale(language), { weekday: "long", timeZone: "UTC" }).format(
        Date.UTC(2024, 0, at + 1),
      ),
    ),
  );
  return names.toSorted((a, b) => b.length - a.length);
}

type Found = NamedDay & { whole: string; bounds: string; since: boolean; until: boolean; span: boolean };

/** The days of a text, in order, a span of days as one. `language` is the language part of a tag. */
export function namedDays(text: string, language: string): NamedDay[] {
  const days: Found[] = [];
  for (const one of daysIn(text, language)) {
    const last = days.at(-1);
    const joined = last === undefined || last.span ? null : spanOf(last, one, text, language);
    if (joined === null) days.push(one);
    else days.splice(-1, 1, joined);
  }
  return days.map(({ display, month, year, start, end, cue }) => ({ display, month, year, start, end, cue }));
}

function daysIn(text: string, language: string): Found[] {
  return [...text.slice(0, 2000).matchAll(patternFor(language))].flatMap((match): Found[] => {
    const { bounds: said, whole = "", month, year, first, us, since, until } = match.groups ?? {};
    const day = Number(/\d{1,2}/u.exec(whole.replace(/^\d{1,2}\s?[月월]/u, ""))?.[0] ?? 0);
    // "103 March" and "3 Marchers" name no day.
    if (day < 1 || day > 31 || /\p{N}$/u.test(text.slice(0, match.index))) return [];
    const after = text.slice(match.index + match[0].length);
    const named = month ?? us?.replace(/\s\d.*$/u, "");
    if (named !== undefined && !isMonth(named, after, year, language)) return [];
    const end = match.index + match[0].length;
    const shown = first === undefined ? whole.trim() : whole.trim().replace(SPAN_WITHIN(first), `${first}–`);
    // "from 3 to 14 March" is from that day to the other, and "from" is no more than that.
    const bounds = first === undefined ? (said ?? "") : "";
    const behind = since !== undefined || until !== undefined ? (since ?? until ?? "") : "";
    const ends =
      bounds === "" && behind === "" && month !== undefined && shown.endsWith(month) ? ` ${month}` : "";
    return [
      {
        display: `${bounds === "" ? "" : short(bounds) + (/['’]$/u.test(bounds) ? "" : " ")}${shown}${behind}`,
        month: ends !== "" && shown.endsWith(ends) ? ends : "",
        year: year === undefined ? null : Number(year),
        start: match.index,
        end,
        cue: match.index + match[0].indexOf(whole),
        whole: shown,
        bounds,
        since: since !== undefined,
        until: until !== undefined,
        span: first !== undefined,
      },
    ];
  });
}

const SPAN_WITHIN = (first: string): RegExp =>
  new RegExp(`${escaped(first)}(?:\\s?[–—-]\\s?|\\s[^\\d]+?\\s)(?=\\d)`, "u");

/** "from 3 March to 14 April", "3月1日から3月31日まで"; null where the two are no span. */
function spanOf(first: Found, last: Found, text: string, language: string): Found | null {
  const between = text.slice(first.end, last.cue).trim();
  const { to } = DAY_WORDS[language] ?? {};
  const joined = new RegExp(`^(?:[-–—~〜～]|${to ?? "(?!)"})$`, "iu").test(between);
  const behind = /^[、,]?$/u.test(between) && first.since && last.until;
  if (last.span || !(joined || behind)) return null;
  const dash = EAST_SPAN[language] ?? " – ";
  return {
    ...first,
    display: `${first.whole}${dash}${last.whole}`,
    month: "",
    year: first.year ?? last.year,
    end: last.end,
    span: true,
  };
}

const EAST_SPAN: Readonly<Record<string, string>> = { ja: "〜", ko: "~", zh: "–" };

/** "ab dem 3. März" is shown as "ab 3. März". */
function short(bounds: string): string {
  return bounds.toLowerCase().replace(/\s(?:dem|den|zum)$/u, "");
}

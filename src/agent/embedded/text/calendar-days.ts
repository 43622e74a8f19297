import { safeLocale } from "../phrases/join-list.ts";
import { DAY_WORDS } from "./day-words.ts";
import { matchesOf } from "./matches.ts";
import { literal, toPattern } from "./regex.ts";

/** A day, or a span of days, that a sentence names: as it is shown, and its UTF-16 span with the word before or after that says "on". */
export type NamedDay = {
  /** "3 March", "ab 14. April", "3–14 March": with what says from or until when. */
  display: string;
  /**
   * Its number, the words that lead up to it ("by", "Friday") and those behind it (month and year), where it is
   * written of parts; null for "3月14日".
   */
  parts: { lead: string; day: string; behind: string } | null;
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

/** "May 20" is a day behind "on" or where its clause goes on; "May 20 people" is none. */
const US_GOES_ON =
  /^(?:[,.;:!?)]|$|\s(?:\d{4}|at|in|for|to|and|or|but|is|are|was|were|will|the|an?|we|you|they|it|I|our|my|this|through|until|till|as|when|with|from|by|[–—-])(?!\p{L}))/u;
const US_ON =
  /(?:^|\s)(?:on|by|until|till|from|since|before|after|through|starting|to|and|between)\s(?:\p{Lu}\p{Ll}+day,?\s)?$/iu;

function patternFor(language: string): RegExp {
  const found = known.get(language);
  if (found !== undefined) return found;
  const word = `(?:${[...monthNames(language).keys()].map(literal).join("|") || "(?!)"})(?![\\p{L}\\p{M}])`;
  const weekday = `(?<weekday>(?:${language === "he" ? "יום\\s" : ""})?(?:${weekdays(language).join("|")}))\\.?,?\\s(?:(?:den|the|dem|le|el|il)\\s)?`;
  const year = "(?:,?\\s(?:de(?:l)?\\s)?(?<year>1\\d{3}|20\\d{2})(?:\\s(?:года|г\\.|roku|року))?)?";
  const ordinal = "(?:st|nd|rd|th|er|\\.|º|ª|°)?";
  const words = DAY_WORDS[language] ?? {};
  const to = words.to ?? "(?!)";
  const first = `(?:(?<first>\\d{1,2}${ordinal})(?:\\s?[–—-]\\s?|\\s(?:${to})\\s))?`;
  const us = `(?<!(?<!\\p{L})in\\s)(?<us>${word})\\s(?<usday>\\d{1,2}(?:st|nd|rd|th)?)(?!\\d|[.,]\\d|\\s?%)`;
  const west =
    `${first}(?<day>\\d{1,2}${ordinal})\\s(?:(?:of|de)\\s|ב)?(?:de\\s)?(?<month>${word})` +
    (language === "en" ? `|${us}` : "");
  const before =
    `(?:(?<bounds>(?<![\\p{L}\\p{M}])(?:${words.bounds ?? "(?!)"}))\\s?` +
    `|(?<![\\p{L}\\p{M}])(?:${words.from ?? "(?!)"})\\s(?=\\d{1,2}${ordinal}(?:\\s?[–—-]\\s?|\\s(?:${to})\\s)\\d)` +
    `|(?<![\\p{L}\\p{M}])(?:${words.on ?? "(?!)"})\\s?)?`;
  const behind =
    `(?:(?<until>${words.afterUntil ?? "(?!)"})|(?<since>${words.afterFrom ?? "(?!)"})` +
    `|(?:${words.after ?? "(?!)"}))?`;
  const made = toPattern(`${before}(?<whole>(?:${weekday})?(?:${west})${year}|${EAST})${behind}`, "giu");
  known.set(language, made);
  return made;
}

/** A month by one of its names: which of the year it is, from 1 on, and whether the name is a short one. */
export type NamedMonth = { number: number; isShort: boolean };

/** The months by their names in small letters, as they stand beside a day and alone, the longest first. */
export function monthNames(language: string): Map<string, NamedMonth> {
  const known = months.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, NamedMonth>();
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
        if (/^\p{L}[\p{L}\p{M}]{2,}$/u.test(bare) && !names.has(bare))
          names.set(bare, { number: at + 1, isShort: width === "short" });
      }
  const sorted = new Map([...names].toSorted(([a], [b]) => b.length - a.length));
  months.set(language, sorted);
  return sorted;
}

const months = new Map<string, Map<string, NamedMonth>>();

/**
 * "12 may enter", "12 set di bicchieri": a month that stands small is none where months have a capital, and a short
 * one needs its point or a year.
 */
function isMonth(written: string, after: string, year: string | undefined, language: string): boolean {
  if (CAPITAL_MONTHS.test(language)) return /^\p{Lu}/u.test(written);
  const short = monthNames(language).get(written.toLowerCase())?.isShort === true;
  return !short || /^\p{Lu}/u.test(written) || year !== undefined || /^\.\s?[\p{Ll}\p{Nd},;)]/u.test(after);
}

const CAPITAL_MONTHS = /^(?:en|de)$/;

function weekdays(language: string): string[] {
  const names = Array.from({ length: 7 }, (_, at) =>
    literal(
      new Intl.DateTimeFormat(safeLocale(language), { weekday: "long", timeZone: "UTC" }).format(
        Date.UTC(2024, 0, at + 1),
      ),
    ),
  );
  return names.toSorted((a, b) => b.length - a.length);
}

type Found = NamedDay & { whole: string; since: boolean; until: boolean; span: boolean };

/** The days of a text, in order, a span of days as one. `language` is the language part of a tag. */
export function namedDays(text: string, language: string): NamedDay[] {
  const days: Found[] = [];
  for (const one of daysIn(text, language)) {
    const last = days.at(-1);
    const joined = last === undefined || last.span ? null : spanOf(last, one, text, language);
    if (joined === null) days.push(one);
    else days.splice(-1, 1, joined);
  }
  return days.map(({ display, parts, year, start, end, cue }) => ({ display, parts, year, start, end, cue }));
}

function daysIn(text: string, language: string): Found[] {
  return matchesOf(patternFor(language), text.slice(0, 2000)).flatMap((match): Found[] => {
    const groups = match.groups ?? {};
    const { bounds: said, whole = "", month, year, first, us, since, until } = groups;
    const day = Number(/\d{1,2}/u.exec(whole.replace(/^\d{1,2}\s?[月월]/u, ""))?.[0] ?? 0);
    // "103 March" and "3 Marchers" name no day.
    if (day < 1 || day > 31 || /\p{N}$/u.test(text.slice(0, match.index))) return [];
    const cue = match.index + match[0].indexOf(whole);
    const end = match.index + match[0].length;
    const after = text.slice(end);
    if (us !== undefined && !US_GOES_ON.test(after) && !US_ON.test(text.slice(0, cue))) return [];
    const named = month ?? us;
    if (named !== undefined && !isMonth(named, after, year, language)) return [];
    const dashed = first === undefined ? whole : whole.replace(spanWithin(first), `${first}–`);
    const shown = dashed.trim() + (since ?? until ?? "");
    // "from 3 to 14 March" is from that day to the other, and "from" is no more than that.
    const bounds = first === undefined ? (said ?? "") : "";
    return [
      {
        display: `${bounds === "" ? "" : short(bounds) + (/['’]$/u.test(bounds) ? "" : " ")}${shown}`,
        parts: partsOf(shown, { ...groups, bounds: bounds === "" ? undefined : bounds }),
        year: year === undefined ? null : Number(year),
        start: match.index,
        end,
        cue,
        whole: dashed.trim(),
        since: since !== undefined,
        until: until !== undefined,
        span: first !== undefined,
      },
    ];
  });
}

function spanWithin(first: string): RegExp {
  return toPattern(`${literal(first)}(?:\\s?[–—-]\\s?|\\s[^\\d]+?\\s)(?=\\d)`, "u");
}
/** "from 3 March to 14 April", "3月1日から3月31日まで"; null where the two are no span. */
function spanOf(first: Found, last: Found, text: string, language: string): Found | null {
  const between = text.slice(first.end, last.cue).trim();
  const { to } = DAY_WORDS[language] ?? {};
  const joined = toPattern(`^(?:[-–—~〜～]|${to ?? "(?!)"})$`, "iu").test(between);
  const behind = /^[、,]?$/u.test(between) && first.since && last.until;
  if (last.span || !(joined || behind)) return null;
  const dash = EAST_SPAN[language] ?? " – ";
  return {
    ...first,
    display: `${first.whole}${dash}${last.whole}`,
    parts: null,
    year: first.year ?? last.year,
    end: last.end,
    span: true,
  };
}

const EAST_SPAN: Readonly<Record<string, string>> = { ja: "〜", ko: "~", zh: "–" };

function partsOf(
  shown: string,
  { bounds, weekday, first, day, us, usday }: Partial<Record<string, string | undefined>>,
): NamedDay["parts"] {
  const number = first === undefined ? (day ?? usday) : `${first}–${day ?? ""}`;
  // "dall'8 maggio", "ב-4": what is written together stays together.
  if (number === undefined || /['’-]$/u.test(bounds ?? "")) return null;
  const lead = [bounds === undefined ? "" : short(bounds), weekday ?? "", us ?? ""];
  const start = shown.indexOf(
    number,
    us === undefined ? (weekday?.length ?? 0) : shown.indexOf(us) + us.length,
  );
  const behind = shown.slice(start + number.length).replace(/^,\s*/u, " ");
  return { lead: lead.filter((word) => word !== "").join(" "), day: number, behind };
}

/** "ab dem 3. März" is shown as "ab 3. März". */
function short(bounds: string): string {
  return bounds.toLowerCase().replace(/\s(?:dem|den|zum)$/u, "");
}

import { monthNames } from "../text/calendar-days.ts";
import { eventLabel, fitsLine } from "../text/event-label.ts";
import { matchesOf } from "../text/matches.ts";
import { regex, toPattern } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { withSubjectFirst } from "../text/verb-first.ts";
import { datedFragments } from "./dated-fragments.ts";
import { withYear, withoutYear } from "./later-month.ts";
import { BEFORE_CHRIST, CENTURIES, DIGITS, MANNERS, MONTHS, MORE_MONTHS, YEAR } from "./date-manners.ts";
import { laterSpan } from "./later-span.ts";
import { hasLeaningSubject } from "./leaning-subjects.ts";
import { toldAge } from "./told-age.ts";

/** A sentence that tells when something happened: the date as it stands on an axis, and what happened. */
export type DatedSentence = {
  date: string;
  text: string;
  year: number;
  /** What happened as it goes on from its date, where `text` has its subject put first. */
  unturned?: string;
};

type Reader = { opens: RegExp; century: RegExp | null; within: RegExp | null };
const readers = new Map<string, Reader>();

function readerFor(base: string): Reader | null {
  const manner = MANNERS[base];
  if (manner === undefined) return null;
  const found = readers.get(base);
  if (found !== undefined) return found;
  const century = CENTURIES[base];
  const months = [...monthNames(base).keys(), ...(MORE_MONTHS[base]?.split("|") ?? [])].toSorted(
    (a, b) => b.length - a.length,
  );
  const named = (pattern: string): string => pattern.replaceAll(MONTHS, `(?:${months.join("|") || "(?!)"})`);
  const made = {
    opens: toPattern(`^${named(manner.opens)}(?=\\S)`, "iu"),
    century: century === undefined ? null : toPattern(`^${century}(?=\\S)`, "iu"),
    within: manner.within === undefined ? null : toPattern(named(manner.within), "giu"),
  };
  readers.set(base, made);
  return made;
}

const AFTER =
  /^(?:after|by|until|nach|bis|après|jusqu['’]en|tras|hasta|dopo|fino al|após|até|na|tot|после|до|к|після|до|بعد|بحلول|לאחר)\s|(?:以后|之后)[，,]?$/iu;

/** Verbs stand second: "1905 gründete Karl Benz …" goes on from its date. */
const VERB_SECOND = new Set(["de", "nl", "sv", "da", "nb"]);
const FEWEST = 3;
const MOST = 8;

/**
 * The dated sentences of a passage that follow one another, by the index of the sentence: the longest row of at least
 * three, in the order of time. Null where prose does not tell a history.
 */
export function datedSentences(
  sentences: readonly string[],
  base: string,
): Map<number, DatedSentence> | null {
  const reader = readerFor(base);
  if (reader === null) return null;
  const rows: [number, DatedSentence][][] = [];
  let last = Number.NaN;
  const headed = datedLines(sentences, base);
  const isEarly = sentences.some((sentence) => toPattern(BEFORE_CHRIST, "u").test(sentence)) || sentences.filter((sentence) => reader.opens.test(sentence)).length >= FEWEST - 1; // prettier-ignore
  const fragments = datedFragments(sentences, base);
  sentences.forEach((sentence, at) => {
    const row = rows.at(-1);
    const before = row?.at(-1)?.[0] ?? Number.NaN;
    const goesOn = row !== undefined && row.length < MOST && (before === at - 1 || (before === at - 2 && row.length > 1)); // prettier-ignore
    const dated =
      headed[at] ??
      fragments[at] ??
      readSentence(sentence, reader, base) ??
      (isEarly ? earlySentence(sentence, base) : null) ??
      (goesOn ? laterMonth(sentence, row.at(-1)?.[1], reader, base) : null) ??
      (goesOn ? laterYears(sentence, base) : null) ??
      (goesOn ? atAge(sentence, base) : null);
    if (dated === null) return;
    // "It was installed in 61 ports": on the axis only one thing may have been named before, or the one told of last.
    const leans = ({ text }: DatedSentence): boolean => hasLeaningSubject(text, base);
    const known =
      goesOn && (row.slice(1).every(([, event]) => leans(event)) || speaksOf(row.at(-1)?.[1], dated));
    if (leans(dated) && !known) return;
    if (goesOn && !(dated.year < last)) row.push([at, dated]);
    else rows.push([[at, dated]]);
    last = Number.isNaN(dated.year) ? last : dated.year;
  });
  const longest = rows.filter(isHistory).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const years = new Set(
    longest
      .filter(([, { year }]) => !Number.isNaN(year))
      .map(([, { date, year }]) => (HAS_YEAR.test(date) ? String(year) : date)),
  );
  return longest.length < FEWEST || years.size < FEWEST - 1 ? null : new Map(told(longest));
}

/** The day or year that a sentence opens with or tells of, as it stands on an axis; null where it tells none, or two. */
export function dateTold(sentence: string, base: string): string | null {
  const reader = readerFor(base);
  if (reader === null) return null;
  const opened = reader.opens.exec(sentence)?.groups?.["date"];
  if (opened !== undefined) return opened.trim();
  const inside = datesInside(sentence, reader);
  const { date, day, bare } = inside[0]?.groups ?? {};
  return inside.length === 1 ? (date ?? day ?? bare ?? null) : null;
}

/** Whether a clause opens with a date or an age of its own. */
export function isDatedClause(clause: string, base: string): boolean {
  return readerFor(base)?.opens.test(clause) === true || toldAge(clause, base) !== null;
}

/** "Man goss einen Urmeter" beside "unterzeichneten siebzehn Staaten …": all have their subject first, or none. */
function told(row: readonly [number, DatedSentence][]): [number, DatedSentence][] {
  const all = row.every(([, { text, unturned }]) => unturned !== undefined || !/^\p{Ll}/u.test(text));
  return row.map(([at, { unturned, ...event }]) => [
    at,
    { ...event, text: all ? event.text : (unturned ?? event.text) },
  ]);
}

/** Sentences between that bear no date of their own are told beside the axis: of five at most one. */
const MOST_DATED = 0.75;

function isHistory(row: readonly [number, DatedSentence][]): boolean {
  const [first, last] = [row[0]?.[0] ?? 0, row.at(-1)?.[0] ?? 0];
  return row.length >= (last - first + 1) * MOST_DATED;
}

/** "At 12 she helped dig out a skeleton": between years, somebody's age is when it was. */
function atAge(sentence: string, base: string): DatedSentence | null {
  const told = regex(YEAR, "u").test(sentence) ? null : toldAge(sentence, base);
  const event = told === null ? null : made(told.date, told.rest, base, !VERB_SECOND.has(base));
  return event === null ? null : { ...event, date: capitalise(event.date, base), year: Number.NaN };
}

/** "In 552 two monks …": three digits are a year where a history has others, and a preposition stands before them. */
const EARLY: Readonly<Record<string, RegExp>> = {
  en: /^(?:in|by|around|since|from)\s(?:AD\s|the year\s)?(?<date>[1-9][0-9]{2}(?:\sAD)?),?\s(?=\S)/iu,
  de: /^(?:im jahr(?:e)?|um|seit|anno)\s(?<date>[1-9][0-9]{2}(?:\sn\. Chr\.)?)\s(?=\S)/iu,
  fr: /^(?:en|vers|dès)\s(?<date>[1-9][0-9]{2}),?\s(?=\S)/iu,
  es: /^(?:en|hacia)\s(?:el año\s)?(?<date>[1-9][0-9]{2}),?\s(?=\S)/iu,
  it: /^(?:nel(?:l['’]anno)?|verso il|dal)\s(?<date>[1-9][0-9]{2})(?:\sd\.C\.)?,?\s(?=\S)/iu,
  pt: /^(?:em|por volta de)\s(?<date>[1-9][0-9]{2}),?\s(?=\S)/iu,
  nl: /^(?:in|rond)\s(?:het jaar\s)?(?<date>[1-9][0-9]{2})\s(?=\S)/iu,
  ru: /^(?:в|около)\s(?<date>[1-9][0-9]{2})\sгоду,?\s(?=\S)/iu,
};

function earlySentence(sentence: string, base: string): DatedSentence | null {
  const opened = EARLY[base]?.exec(sentence);
  if (opened === null || opened === undefined) return null;
  return made(opened.groups?.["date"], sentence.slice(opened[0].length), base, !VERB_SECOND.has(base));
}

/** "In March 2026 … In June …": a month of the year that was told before. */
function laterMonth(
  sentence: string,
  before: DatedSentence | undefined,
  reader: Reader,
  base: string,
): DatedSentence | null {
  if (before === undefined || Number.isNaN(before.year) || !/\p{L}/u.test(before.date)) return null;
  const whole = withYear(sentence, before.year, base);
  const dated = whole === null ? null : readSentence(whole, reader, base);
  return dated === null ? null : { ...dated, date: withoutYear(dated.date, before.year, base) };
}

/** "Three years later it was rebuilt": so long after the year that was told before. */
function laterYears(sentence: string, base: string): DatedSentence | null {
  const later = laterSpan(sentence, base);
  if (later === null || regex(YEAR, "u").test(sentence)) return null;
  const event = made(later.date, later.rest, base, !VERB_SECOND.has(base));
  return event === null ? null : { ...event, date: capitalise(event.date, base), year: Number.NaN };
}

/** "The war closed it", and "It opened again". */
function speaksOf(before: DatedSentence | undefined, { text }: DatedSentence): boolean {
  const pronoun = (text.split(" ")[0] ?? "").toLowerCase();
  return before !== undefined && before.text.toLowerCase().split(/\s/u).includes(pronoun);
}

/**
 * "605年：建成。唐代：…。1933年：…", "1891: the first rails are laid.": a short date and a colon, by the index of the
 * sentence. An age without a year counts between two sentences that have one.
 */
function datedLines(sentences: readonly string[], base: string): (DatedSentence | null)[] {
  const lines = sentences.map((sentence) => HEADED.exec(sentence)?.groups ?? null);
  const hasYear = (at: number): boolean => HAS_YEAR.test(lines[at]?.["date"] ?? "");
  return lines.map((groups, at) => {
    const { date, told = "" } = groups ?? {};
    if (date === undefined || !(hasYear(at) || (hasYear(at - 1) && hasYear(at + 1)))) return null;
    if (!hasYear(at) && countWords(date) > MOST_AGE_WORDS) return null;
    const whole = withoutStop(told);
    const text = eventLabel(whole, base) ?? (fitsLine(whole, base) ? whole : null);
    return text === null ? null : { date, text: capitalise(text, base), year: yearOf(date) };
  });
}

const HEADED = /^(?<date>[^:：,，;；.。!?！？"“”«»„]{2,24}?)\s?[:：]\s*(?<told>\p{L}.*)$/su;
/** A year of four digits, or of three with its word or by itself. */
const HAS_YEAR = /(?<!\p{Nd})(?:\p{Nd}{4}|\p{Nd}{3,4}\s?[年년])(?!\p{Nd})|^\p{Nd}{3}$/u;
const MOST_AGE_WORDS = 3;

/** "From 1792 to 1798 they measured", "С 1792 по 1798 год …": a span of years in words. */
const SPANS: Readonly<Record<string, string>> = {
  en: "(?:from|between) @ (?:to|and|until|till) @",
  de: "(?:von|zwischen) @ (?:bis|und) @",
  fr: "(?:de|entre) @ (?:à|et) @",
  es: "(?:de|desde|entre) @ (?:a|hasta|y) @",
  it: "(?:dal|tra(?: il)?|fra(?: il)?) @ (?:al|e(?: il)?) @",
  pt: "(?:de|entre) @ (?:a|até|e) @",
  nl: "(?:van|tussen) @ (?:tot|en) @",
  ru: "(?:с|между) @ (?:по|до|и) @",
  uk: "(?:з|із|від|між) @ (?:по|до|і|та) @",
};

/** The sentence with such a span as it stands on an axis: "1792–1798 they measured". */
function withSpanInFigures(sentence: string, base: string): string {
  const words = SPANS[base];
  if (words === undefined) return sentence;
  const span = toPattern(`^${words.replaceAll("@", `(${YEAR})`)}(?!${DIGITS})`, "iu");
  return sentence.replace(span, (whole: string, from: string, to: string) =>
    Number(from) < Number(to) ? `${from}–${to}` : whole,
  );
}

function readSentence(written: string, reader: Reader, base: string): DatedSentence | null {
  const sentence = withSpanInFigures(written, base);
  const opened = reader.opens.exec(sentence) ?? reader.century?.exec(sentence) ?? null;
  if (opened !== null) {
    const date = opened.groups?.["date"];
    // "After 1950" is not in 1950, and "by 1891" not only then.
    const shown = AFTER.test(opened[0]) ? capitalise(opened[0].replace(/[\s,،，]+$/u, ""), base) : date;
    return made(shown, sentence.slice(opened[0].length), base, !VERB_SECOND.has(base));
  }
  const inside = datesInside(sentence, reader);
  const [only] = inside;
  // With two dates it is not clear which of them it is told for.
  if (only === undefined || inside.length > 1 || matchesOf(regex(YEAR, "gu"), sentence).length > 1)
    return null;
  const rest = wholeVerb(sentence.slice(0, only.index), base) + sentence.slice(only.index + only[0].length);
  const { date, day, bare } = only.groups ?? {};
  return made(date ?? day ?? bare, rest, base, true);
}

/** 邮局建于1909年: without its year the verb needs what says that it was done. */
function wholeVerb(before: string, base: string): string {
  return base === "zh" ? before.replace(/(?<![创創始修重兴興扩擴])建$/u, "建成") : before;
}

function datesInside(sentence: string, { within }: Reader): RegExpExecArray[] {
  return within === null ? [] : matchesOf(within, sentence).filter(isDate);
}

/** "mischte 1875 nach": a bare year is followed by a small word; "1500 Menschen" are counted. */
function isDate({ groups, index, 0: whole, input }: RegExpExecArray): boolean {
  if (groups?.["bare"] !== undefined && OF_ANOTHER.test(input.slice(0, index))) return false;
  return groups?.["bare"] === undefined || /^\s\p{Ll}|^[,.]/u.test(input.slice(index + whole.length));
}

/** "nach dem Luftangriff vom Februar | 1945", "bis | 1951": the year of something else. */
const OF_ANOTHER =
  /(?:^|\s)(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Sommer|Herbst|Winter|von|vom|bis|vor|nach|ab|seit|Jahre?[ns]?|zwischen|und|oder|als)$/u;

function made(date: string | undefined, rest: string, base: string, capital: boolean): DatedSentence | null {
  const whole = withoutStop(rest.replace(/^[\s,،、，]+/u, ""));
  // "Cerró": a verb alone is a sentence where a language leaves out who.
  const fewest = WITHOUT_SUBJECT.test(base) && Array.from(whole).length >= SHORTEST_VERB ? 1 : 2;
  if (date === undefined || countWords(whole) < fewest || CLITIC[base]?.test(whole) === true) return null;
  const first = capital ? null : withSubjectFirst(whole, base);
  const text = eventLabel(first ?? whole, base);
  if (text === null) return null;
  const shown = capital || first !== null ? capitalise(text, base) : lowerUnlessName(text, whole);
  const event = { date: date.trim(), text: shown, year: yearOf(date) };
  const plain = first === null ? null : eventLabel(whole, base);
  return plain === null ? event : { ...event, unturned: lowerUnlessName(plain, whole) };
}

/** "Roku 1911 | ho obnovili": words without a stress of their own open no sentence. */
const CLITIC: Readonly<Record<string, RegExp>> = {
  pl: /^(?:go|mu|je|jej|im|ich|się|ją)\s/iu,
  cs: /^(?:ho|mu|ji|je|jí|jej|se|si|jim)\s/iu,
};
const WITHOUT_SUBJECT = /^(?:es|it|pt|pl|cs|tr|ar|he)$/u;
const SHORTEST_VERB = 4;

function lowerUnlessName(text: string, whole: string): string {
  return whole.startsWith(text.slice(0, 1)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const ZEROS = ["٠", "۰", "०"].map((zero) => zero.charCodeAt(0));

function yearOf(date: string): number {
  const western = date.replaceAll(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const zero = ZEROS.findLast((one) => one <= digit.charCodeAt(0)) ?? 0;
    return String(digit.charCodeAt(0) - zero);
  });
  const before = toPattern(BEFORE_CHRIST, "u").exec(western)?.[0];
  if (before !== undefined) return -Number.parseInt(before, 10);
  return Number(/\d{3,4}/u.exec(western)?.[0] ?? Number.NaN);
}

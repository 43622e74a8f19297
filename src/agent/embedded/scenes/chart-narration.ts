import { countWords, capitalise, endSentence } from "../text/sentences.ts";
import { joinList } from "../phrases/join-list.ts";
import { fill } from "../phrases/phrases.ts";
import { isCommonWord } from "../english/common-words.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { lowerFirst } from "../english/grammar.ts";
import { TURNS } from "../phrases/turns.ts";
import { areTimes, isCalendarName } from "./time-labels.ts";
import { bendsOnce, turnsOf, type Turn } from "./turning-points.ts";
import { inHeadUnit, unitNamed } from "./head-unit.ts";
import { IN_YEAR, valueInYear } from "./in-year.ts";
import { areThenAndNow, fromTo, fromToSaid, timeAsSaid } from "./then-to-now.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import type { ChartData, ChartSeries } from "./chart-form.ts";

type Row = { at: number; label: string; display: string; value: number };

/** What a chart shows, in a few sentences: not row after row. Each category that is named has its mark. */
export function narrateChart(data: ChartData, context: SceneContext): Utterance[] {
  const first = data.series[0];
  if (first === undefined) return [];
  if (data.series.length > 1) return narrateSeveral(data, context);
  const rows = rowsOf(data, first, context);
  if (rows.length < 2) return [];
  if (data.chart === "line" || data.chart === "area")
    return narrateLine(rows, first.name, data.unit, context);
  // "Километр" is said with every value, and names none.
  const name = data.unit === "" && unitNamed(first.name, context.language) !== null ? "" : first.name;
  const told = rises(rows) ? narrateRising(rows, name, context) : rows.length <= 4 ? narrateFew(rows, name, context) : narrateMany(rows, context); // prettier-ignore
  return [...told, ...narrateTotal(data, context)];
}

function narrateTotal({ total, unit }: ChartData, context: SceneContext): Utterance[] {
  if (total === undefined) return [];
  const sum = `${context.phrases.colon}${spokenUnit(total.display, unit, context.base)}`;
  const stop = endSentence("x", context.language).slice(1);
  return [compose([["total", capitalise(total.label)], sum, stop], 1.2)];
}

/** "Blue" is said as "blue", "Naples" as it is: a label begins with a capital whatever it is. */
function lowerThing(label: string, context: SceneContext): string {
  const [first = ""] = label.split(/\s/u);
  // "Sea Gate" is a name.
  return isCommonWord(first) && !/^\p{Lu}\S*\s\p{Lu}\p{Ll}/u.test(label)
    ? lowerFirst(label, context.names)
    : label;
}

/** "Abril" within a sentence is "abril" where the language writes its months and weekdays small. */
function smallMonth(label: string, base: string): string {
  return base !== "en" && lowersNouns(base) && isCalendarName(label, base) ? lowerWord(label) : label;
}

function rowsOf(data: ChartData, series: ChartSeries, context: SceneContext): Row[] {
  return data.categories.flatMap((label, at) => {
    const value = series.values[at];
    if (value === null || value === undefined) return [];
    const said = context.base === "en" ? lowerThing(label, context) : smallMonth(label, context.base);
    const shown = series.displays[at] ?? "";
    const course = data.chart === "line" || data.chart === "area";
    const whole = data.unit === "" && !course ? inHeadUnit(shown, series.name, context.language) : null;
    return [{ at, label: said, display: whole ?? spokenUnit(shown, data.unit, context.base), value }];
  });
}

/** "(kg)" of the header belongs to the number when it is said. */
function spokenUnit(display: string, unit: string, language: string): string {
  if (unit === "" || unit === "%" || /[\p{L}%$€£¥]/u.test(display)) return display;
  // "£m": the sign stands before the amount, its scale behind it.
  const scaled = /^([$€£¥])\s?(m|bn)$/u.exec(unit);
  if (scaled !== null && language === "en")
    return `${scaled[1] ?? ""}${display} ${scaled[2] === "m" ? "million" : "billion"}`;
  return /^[$€£¥]$/.test(unit) && /^(?:en|zh|ja)$/.test(language)
    ? `${unit}${display}`
    : `${display} ${unit}`;
}

/** Up to four: all are said, the largest first; the last is the contrast. */
function narrateFew(rows: readonly Row[], name: string, context: SceneContext): Utterance[] {
  const sorted = rows.toSorted((a, b) => b.value - a.value);
  if (context.base !== "en") return [nameAll(sorted, name, context)];
  const last = sorted.at(-1);
  const before = sorted.at(-2);
  const contrast =
    last !== undefined && before !== undefined && last.value < before.value * 0.5 && last.value >= 0;
  const called = name === "" ? context.spokenHeading : name;
  const measure =
    called === "" || countWords(called) > 8 ? "" : `${capitalise(lowerFirst(called, context.names))}: `;
  const parts: (string | readonly [string, string])[] = [measure];
  sorted.forEach((row, index) => {
    const isLast = index === sorted.length - 1;
    if (index > 0) parts.push(isLast ? (contrast ? ", but only " : " and ") : ", ");
    parts.push(`${row.display} for `, [`row:${row.at}`, row.label]);
  });
  return [compose([...parts, "."], 1.8)];
}

/** "Costs: device 14.000 €, …" in any language. */
function nameAll(rows: readonly Row[], name: string, context: SceneContext): Utterance {
  const lead = name === "" ? context.spokenHeading : name;
  const space = context.phrases.space;
  const list = joinList(
    rows.map((_, at) => `\uE000${at}\uE001`),
    context.language,
  );
  const parts = list.split(/(\uE000\d+\uE001)/).flatMap((piece): (string | readonly [string, string])[] => {
    const row = rows[Number(/^\uE000(\d+)\uE001$/.exec(piece)?.[1] ?? -1)];
    if (row === undefined) return piece === "" ? [] : [piece];
    const inYear = yearAndValue(row, context.base);
    if (inYear !== null) return inYear;
    const starts = lead === "" && row === rows[0];
    return [[`row:${row.at}`, starts ? capitalise(row.label) : row.label], `${space}${row.display}`];
  });
  return compose(
    [
      lead === "" ? "" : `${capitalise(lead)}${context.phrases.colon}`,
      ...parts,
      endSentence("x", context.language).slice(1),
    ],
    1.8,
  );
}

/** "920 in 2020": a year and a number side by side would be one number. Null where either is none. */
function yearAndValue(
  { at, label, display }: Row,
  base: string,
): (string | readonly [string, string])[] | null {
  if (!/^(?:1[5-9]|20)\d{2}$/u.test(label) || !/^\p{Nd}/u.test(display)) return null;
  const said = valueInYear(display, label, base);
  const from =
    base === "zh" || base === "ja" || base === "ko" ? said.indexOf(label) : said.lastIndexOf(label);
  return from < 0 ? null : [said.slice(0, from), [`row:${at}`, label], said.slice(from + label.length)];
}

/** Places along a route, stages of a growth: where every value is above the one before, the order is the brief's own. */
function rises(rows: readonly Row[]): boolean {
  return rows.length >= FEWEST_RISING && rows.every(({ value }, at) => at === 0 || value > (rows[at - 1]?.value ?? 0)); // prettier-ignore
}

const FEWEST_RISING = 5;
const MOST_RISING = 6;

/** In their order: all of up to six, of more the first, two on the way and the last. */
function narrateRising(rows: readonly Row[], name: string, context: SceneContext): Utterance[] {
  const last = rows.length - 1;
  const told = new Set(rows.length <= MOST_RISING ? rows.keys() : [0, Math.round(last / 3), Math.round((last * 2) / 3), last]); // prettier-ignore
  return [withAllMarks(nameAll(rows.filter((_, at) => told.has(at)), name, context), rows)]; // prettier-ignore
}

function narrateMany(rows: readonly Row[], context: SceneContext): Utterance[] {
  const sorted = rows.toSorted((a, b) => b.value - a.value);
  const rest = sorted.filter(
    (row) => !/^(?:other|others|rest|sonstige|autres?|otros|其他)$/i.test(row.label),
  );
  const [top, second, third] = rest;
  const lowest = rest.at(-1);
  if (top === undefined || second === undefined || third === undefined || lowest === undefined) return [];
  if (context.base !== "en") {
    return [
      ranked(context.phrases.highest, top, context),
      ranked(context.phrases.next, second, context, context.phrases.pairOf),
      ranked(context.phrases.lowest, lowest, context),
    ];
  }
  const middle = rest.slice(3, -1);
  const utterances = [
    compose(
      [
        ["row:" + top.at, capitalise(top.label)],
        ` comes first, with ${top.display}, followed by `,
        ["row:" + second.at, second.label],
        ` with ${second.display} and `,
        ["row:" + third.at, third.label],
        ` with ${third.display}.`,
      ],
      1.8,
    ),
  ];
  if (middle.length > 0 && middle.length <= 4) {
    const parts: (string | readonly [string, string])[] = [];
    middle.forEach((row, index) => {
      if (index > 0) parts.push(index === middle.length - 1 ? " and " : ", ");
      parts.push(
        [`row:${row.at}`, index === 0 ? capitalise(row.label) : row.label],
        index === 0 ? ` is at ${row.display}` : ` at ${row.display}`,
      );
    });
    utterances.push(compose([...parts, "."], 0.9));
  }
  if (lowest !== third)
    utterances.push(
      compose([["row:" + lowest.at, capitalise(lowest.label)], ` comes last, with ${lowest.display}.`], 1.2),
    );
  return utterances;
}

function ranked(pattern: string, row: Row, context: SceneContext, inner?: string): Utterance {
  const text =
    inner === undefined
      ? fill(pattern, row.label, row.display)
      : fill(pattern, fill(inner, row.label, row.display));
  const sentence = capitalise(endSentence(text, context.language));
  const offset = Math.max(0, sentence.toLowerCase().indexOf(row.label.toLowerCase()));
  return { text: sentence, weight: 1.4, marks: [{ key: `row:${row.at}`, offset }] };
}

/**
 * A course over an axis of amounts: its beginning, what stands out on the way and its end. "Height: at 0 s 0 m, at 1.5 s
 * 11.5 m and at 3 s 0.9 m." `unit`: what the amounts of the axis are counted in.
 */
export function narrateCourse(data: ChartData, unit: string, context: SceneContext): Utterance[] {
  const [series] = data.series;
  if (series === undefined) return [];
  const rows = rowsOf(data, series, context);
  const inner = rows.slice(1, -1);
  const turns = turnsOf(rows.map(({ value }) => value)).map(({ at }) => rows[at]);
  const told = rows.length <= 4 ? inner : turns.length > 0 ? turns : [inner[Math.floor(inner.length / 2)]];
  const chosen = rows.filter((row) => row === rows[0] || row === rows.at(-1) || told.includes(row));
  const at = AT[context.base];
  const said = chosen.map((row) => {
    const label = unit === "" ? row.label : `${row.label} ${unit}`;
    return { ...row, label: at === undefined ? label : `${at} ${label}` };
  });
  return [withAllMarks(nameAll(said, series.name, context), rows)];
}

/** The same with a mark for every row: points between two that are told come with the later one. */
function withAllMarks(told: Utterance, rows: readonly Row[]): Utterance {
  const placed = new Map(told.marks.map(({ key, offset }) => [key, offset]));
  const marks = rows.map((row) => {
    const next = rows.find((one) => one.at >= row.at && placed.has(`row:${one.at}`)) ?? row;
    return { key: `row:${row.at}`, offset: placed.get(`row:${next.at}`) ?? 0 };
  });
  return { ...told, marks };
}

/** "At 1.5 s", where a language has one word for it. */
const AT: Readonly<Record<string, string>> = { en: "at", de: "bei", fr: "à", es: "a", it: "a", pt: "a", nl: "bij", sv: "vid", da: "ved", nb: "ved", pl: "przy", cs: "při", ru: "при", uk: "при" }; // prettier-ignore

/** Over time: from first to last, then what lies between. */
function narrateLine(rows: readonly Row[], name: string, unit: string, context: SceneContext): Utterance[] {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return [];
  const [measure, ofText] = splitUnit(name === "" ? context.spokenHeading : name);
  const said = ofText === "" || unit !== "" ? "" : ` ${ofText}`;
  const values = rows.map(({ value }) => value);
  const turns = turnsOf(values);
  if (context.base !== "en" && turns.length > 0) return [narrateTurns(rows, turns, measure, context)];
  // "Rose from 74,614 to 446,035" would keep quiet about the one year in which it fell.
  if (context.base !== "en" && rows.length <= MOST_IN_A_ROW && goesBack(values))
    return [nameAll(rows, measure, context)];
  if (context.base !== "en") {
    const pattern = last.value >= first.value ? context.phrases.rose : context.phrases.fell;
    const text = capitalise(
      endSentence(
        fill(pattern, measure, first.display, first.label, last.display, last.label),
        context.language,
      ),
    );
    const at = (label: string, from: number): number => Math.max(0, text.indexOf(label, from));
    const middle = rows.slice(1, -1).map((row) => ({ key: `row:${row.at}`, offset: at(first.label, 0) }));
    const marks = [
      { key: `row:${first.at}`, offset: at(first.label, 0) },
      ...middle,
      { key: `row:${last.at}`, offset: text.lastIndexOf(last.label) },
    ];
    return [{ text, weight: 1.8, marks }];
  }
  const verb = last.value > first.value ? "rose" : last.value < first.value ? "fell" : "went";
  const subject = capitalise(lowerFirst(measure, context.names));
  const [turn, another] = turns;
  const bent = turn !== undefined && another === undefined && bendsOnce(values, turn.at);
  const turning = bent ? rows[turn.at] : undefined;
  const [to, back] = turn?.top === true ? ["rose", "fell"] : ["fell", "rose"];
  const start = [`row:${first.at}`, first.label] as const;
  const end = [`row:${last.at}`, last.label] as const;
  const main =
    turning === undefined
      ? compose([`${subject} ${verb} from ${first.display}${said} in `, start, ` to ${last.display} in `, end, "."], 1.8) // prettier-ignore
      : compose([`${subject} ${to} from ${first.display}${said} in `, start, ` to ${turning.display} in `, [`row:${turning.at}`, turning.label], `, then ${back} to ${last.display} in `, end, "."], 1.8); // prettier-ignore
  const between = rows.slice(1, -1).filter((row) => row !== turning);
  if (between.length > MOST_BETWEEN)
    return turning === undefined ? [main, ...narratePeaks(rows)] : [withAllMarks(main, rows)];
  if (between.length === 0) return [main];
  const parts: (string | readonly [string, string])[] = [];
  between.forEach((row, index) => {
    if (index > 0) parts.push(index === between.length - 1 ? " and " : ", ");
    parts.push(`${row.display} in `, [`row:${row.at}`, row.label]);
  });
  return [
    main,
    compose([between.length > 1 ? "On the way it stood at " : "It stood at ", ...parts, "."], 0.9),
  ];
}

/** So many points are named one after another. */
const MOST_IN_A_ROW = 6;
/** A step back of so much of the whole range is part of what is told. */
const STEP_BACK = 0.2;

/** Whether a course takes a large step against its own direction. */
function goesBack(values: readonly number[]): boolean {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const least = (Math.max(...values) - Math.min(...values)) * STEP_BACK;
  const way = last >= first ? 1 : -1;
  return values.some((value, at) => at > 0 && way * ((values[at - 1] ?? value) - value) > least);
}

/** A course that turns on its way, in other languages than English. */
function narrateTurns(
  rows: readonly Row[],
  turns: readonly Turn[],
  measure: string,
  context: SceneContext,
): Utterance {
  const told = rows.filter((row, at) => at === 0 || at === rows.length - 1 || turns.some((turn) => turn.at === at)); // prettier-ignore
  const [turn, another] = turns;
  const patterns = TURNS[context.language.toLowerCase()] ?? TURNS[context.base];
  const bent = turn !== undefined && another === undefined && bendsOnce(rows.map(({ value }) => value), turn.at); // prettier-ignore
  if (!bent || patterns === undefined) return withAllMarks(nameAll(told, measure, context), rows);
  const pieces = told.flatMap((row) => [row.display, `\uE000${row.at}\uE001`]);
  const text = capitalise(
    endSentence(fill(patterns[turn.top ? 0 : 1], measure, ...pieces), context.language),
  );
  const parts = text.split(/(\uE000\d+\uE001)/u).flatMap((piece): (string | readonly [string, string])[] => {
    const row = rows.find(({ at }) => at === Number(/^\uE000(\d+)\uE001$/u.exec(piece)?.[1] ?? -1));
    return row === undefined ? [piece] : [[`row:${row.at}`, row.label]];
  });
  return withAllMarks(compose(parts, 1.8), rows);
}

/** More points on the way than this are not read out. */
const MOST_BETWEEN = 5;

/** Of a long course what stands out beside its ends: the top and the bottom. */
function narratePeaks(rows: readonly Row[]): Utterance[] {
  const inner = rows.slice(1, -1);
  const ends = [rows[0]?.value ?? 0, rows.at(-1)?.value ?? 0];
  const top = inner.reduce((best, row) => (row.value > best.value ? row : best));
  const bottom = inner.reduce((best, row) => (row.value < best.value ? row : best));
  const said: Utterance[] = [];
  if (top.value > Math.max(...ends))
    said.push(compose([`The highest value was ${top.display}, in `, [`row:${top.at}`, top.label], "."], 1.1));
  if (bottom.value < Math.min(...ends))
    said.push(
      compose([`The lowest value was ${bottom.display}, in `, [`row:${bottom.at}`, bottom.label], "."], 1),
    );
  return said.toSorted((a, b) =>
    (a.marks[0]?.key ?? "").localeCompare(b.marks[0]?.key ?? "", "en", { numeric: true }),
  );
}

/** "World solar generation in terawatt hours" → what is measured, and in what. */
function splitUnit(name: string): [string, string] {
  const match = /^(.{3,80}?)\s+in\s+((?:\p{L}+\s?){1,3})$/u.exec(name);
  return match === null ? [name, ""] : [match[1] ?? name, match[2]?.trim() ?? ""];
}

/** So many categories are each told with all their values; of more, the first and the last. */
const MOST_TOLD = 7;

function narrateSeveral(data: ChartData, context: SceneContext): Utterance[] {
  const changes = narrateChanges(data, context);
  if (changes !== null) return changes;
  const last = data.categories.length - 1;
  const chosen = last < MOST_TOLD ? data.categories.map((_, at) => at) : [0, last];
  const names = data.series.map(({ name }) => name);
  const course = areThenAndNow(names);
  const said = (name: string): string => (course ? timeAsSaid(name, context.base, context.names) : name);
  return chosen.map((at, nth) => {
    const [then = "", now = ""] = data.series.map(({ displays }) =>
      spokenUnit(displays[at] ?? "", data.unit, context.base),
    );
    const change = course && nth > 0 ? fromTo(then, now, context.base) : null;
    if (change !== null) return namedRow(at, capitalise(data.categories[at] ?? ""), [change], context);
    const known = data.series.filter(({ values }) => values[at] !== null && values[at] !== undefined);
    const label = data.categories[at] ?? "";
    // What the columns are is told once: the others are understood from it, where none is missing.
    const plain = nth > 0 && chosen.length > 3 && known.length === data.series.length;
    const values = known.map((series) => {
      const value = spokenUnit(series.displays[at] ?? "", data.unit, context.base);
      return plain ? value : valueOf(value, said(series.name), context);
    });
    if (context.base !== "en") return namedRow(at, label, values, context);
    const lead = /^\d{4}$/.test(label) ? "In " : "For ";
    return compose([lead, [`row:${at}`, lowerThing(label, context)], `, ${joinList(values, "en")}.`], 1.2);
  });
}

/** Things over two or three times, each in a chart of its own: from where to where each of them went. Null where one has a gap or stood still. */
function narrateChanges(data: ChartData, context: SceneContext): Utterance[] | null {
  const [from, to] = [0, data.categories.length - 1];
  if (data.ownScales !== true || data.highlight !== to) return null;
  const stop = endSentence("x", context.language).slice(1);
  const told = data.series.map(({ name, displays, values }, nth): Utterance | null => {
    if (values[from] === null || values[to] === null) return null;
    const inYear = (at: number): string => valueOf(displays[at] ?? "", data.categories[at] ?? "", context);
    const said = (at: number): string => (nth === 0 ? inYear(at) : (displays[at] ?? ""));
    const change = fromTo(displays[from] ?? "", displays[to] ?? "", context.base);
    if (change === null) return null;
    const words = nth === 0 ? (fromToSaid(said(from), said(to), context.base) ?? change) : change;
    return compose([[`row:series-${nth}`, capitalise(name)], context.phrases.colon, words, stop], 1.2);
  });
  const whole = told.filter((one) => one !== null);
  return whole.length === told.length ? whole : null;
}

function namedRow(at: number, label: string, said: readonly string[], context: SceneContext): Utterance {
  const stop = endSentence("x", context.language).slice(1);
  const values = said.length === 0 ? [] : [context.phrases.colon, joinList([...said], context.language)];
  return compose([[`row:${at}`, label], ...values, stop], 1.2);
}

/** "41% in 2025", "Anteil 41 %" and "share 41%": one value with what its column is called. */
function valueOf(value: string, name: string, context: SceneContext): string {
  // "Ab Februar 2027", "March 2027" are no year: they are said as they stand.
  if (/\s(?:1[5-9]|20)\d{2}$/u.test(name)) {
    if (BOUND.test(name)) return `${value} ${lowerWord(name)}`;
    const month = IN_MONTH[context.base];
    if (month !== undefined && areTimes([name, name], context.base)) return `${value} ${month} ${name}`;
  }
  const year = /(?:^|\s)((?:1[5-9]|20)\d{2})$/u.exec(name)?.[1];
  if (year !== undefined && (year === name || IN_YEAR[context.base] !== undefined))
    return valueInYear(value, year, context.base);
  if (context.base === "en") return `${lowerFirst(name, context.names)} ${value}`;
  const said = PERCENT_APART.test(context.base) ? value.replace(/(?<=\p{Nd})%$/u, "\u00A0%") : value;
  const called = lowersNouns(context.base) && TWO_THINGS.test(name) ? lowerFirst(name, context.names) : name;
  return `${called}${context.phrases.space}${said}`;
}

const lowerWord = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** From or until when a value holds. */
const BOUND =
  /^(?:from|since|until|by|before|after|as of|ab|bis|seit|vor|nach|dès|à partir de|depuis|jusqu['’](?:à|en)|avant|après|desde|hasta|a partir de|antes de|después de|dal|dall['’]|da|fino al?|entro|prima d[ei]l?|dopo|até|antes de|depois de|vanaf|tot|sinds|voor|na|od|do|przed|po|с|до|после|з|від|після|från|till|före|efter|fra|til|før|etter)\s/iu;
/** What stands before a month that is said with its year; left out where the month changes its form. */
const IN_MONTH: Readonly<Record<string, string>> = { en: "in", de: "im", fr: "en", es: "en", it: "a", pt: "em", nl: "in", sv: "i", da: "i", nb: "i" }; // prettier-ignore

/** "Buss och tåg": two things that are no names go on in a sentence without a capital. */
const TWO_THINGS = /^\p{Lu}\p{Ll}+ (?:et|y|e|ed|en|och|og|i|и|та|a) \p{Ll}+$/u;
/** Languages that set the sign apart from its number. */
const PERCENT_APART = /^(?:de|fr|es|sv|da|nb|no|nn|fi|cs|sk|ru|uk|bg)$/u;

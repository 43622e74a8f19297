import { matchesOf } from "../text/matches.ts";
import { regex } from "../text/regex.ts";
import { SPOKEN_HOURS } from "../text/spoken-hours.ts";
import type { Emphasis } from "../../../artifacts/cue.ts";
import { clockTimes } from "../text/clock-times.ts";
import { findFigures } from "../text/figures.ts";
import { isNoQuantity } from "../text/no-quantity.ts";
import { rangeTie } from "../text/in-range.ts";

/** More of them are a timetable, and none stands out by itself. */
const MOST = 4;

/** What measures or pays, where its form is none that a figure may have on a card by itself: "in 12 Jahren", "3,000 pounds". */
const COUNTED = new Set(
  [
    "pounds quid lire lira sterline livres libras pfund mark schilling avro евро злотых форинтов долларов доллара евро гривен иен",
    "jahren monaten tagen wochen stunden sekunden minuten sekunde minute stunde mètre metern kilos kilo chili chilo chilogrammi quintali tonnen zentnern",
    "miglia millas milhas milles meilen mijl mil secondi seconda secondes mesi settimane ore hour minute second metre mile miles yards stone",
    "godzinach minutach latach dniach tygodniach miesiącach kilometrach metrach часах минутах годах днях неделях месяцах метрах километрах",
  ]
    .join(" ")
    .split(" "),
);

/**
 * Marks over whole figures: "6 h 45" and not "6 h", "11,000 to 14,000 pounds" and neither end of it alone, "12 Jahren" with
 * what is counted. Of the times of day in one text all are marked or none.
 */
export function wholeMarks(text: string, marked: readonly Emphasis[], base: string): Emphasis[] {
  if (marked.length === 0) return [];
  const times = clockTimes(text, base);
  const touched = times.some((time) => marked.some((one) => overlap(one, time)));
  const hours = touched && times.length <= MOST ? times : times.filter((time) => marked.some((one) => overlap(one, time))); // prettier-ignore
  // "الثانية عشرة": twelve, of which "the second" alone is two.
  const spoken = hoursInWords(text, base).filter((one) => marked.some((mark) => overlap(one, mark)));
  const spans = merged([...marked, ...hours, ...spoken]);
  const ranged = merged([...spans, ...rangesTouching(text, spans, times, base)]);
  const names = findFigures(text, base).filter((one) => one.unit === "" && isNoQuantity(one, text, base));
  const told = ranged.filter(
    (one) => !names.some(({ start, end }) => start === one.start && end === one.end),
  );
  // "32 | Konfliktpunkte, ein Kreisel nur | 8": two numbers that are set against each other are marked alike.
  const named = base === "de" && told.every((one) => !endsBare(text, one));
  return merged(told.map((one) => withCounted(text, one, times, named)));
}

/** "من الخامسة حتى الثامنة مساءً": an hour in words is one where it is tied to one. */
function hoursInWords(text: string, base: string): Emphasis[] {
  const spoken = SPOKEN_HOURS[base];
  if (spoken === undefined) return [];
  const pattern = regex(`(?<![\\p{L}\\p{M}])(?:${spoken})(?![\\p{L}\\p{M}])`, "giu");
  return matchesOf(pattern, text).map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}

/** Spans of two amounts or two hours of which one end is marked. */
function rangesTouching(
  text: string,
  spans: readonly Emphasis[],
  times: readonly Emphasis[],
  base: string,
): Emphasis[] {
  const amounts = findFigures(text, base).filter((one) => times.every((time) => !overlap(one, time)));
  const inWords = hoursInWords(text, base);
  const ends = [
    ...times,
    ...amounts,
    ...spans,
    ...inWords.filter((one) => spans.every((span) => !overlap(one, span))),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const apart = merged(ends);
  return apart.flatMap((one, at) => {
    const next = apart[at + 1];
    if (next === undefined || !spans.some((span) => overlap(span, one) || overlap(span, next))) return [];
    return rangeTie(text, one, next, base) ? [{ start: one.start, end: next.end }] : [];
  });
}

/** With the word that it counts in; in German what has a capital behind a number is the thing counted. */
function withCounted(text: string, one: Emphasis, times: readonly Emphasis[], capitals: boolean): Emphasis {
  if (!/[\p{Nd}\p{L}]$/u.test(text.slice(one.start, one.end)) || times.some((time) => overlap(one, time)))
    return one;
  const [gap = "", word = ""] = /^[ \u00a0\u202f](\p{L}[\p{L}\p{M}-]*)/u.exec(text.slice(one.end)) ?? [];
  const isThing = capitals && /\p{Nd}$/u.test(text.slice(one.start, one.end)) && /^\p{Lu}\p{Ll}{2}/u.test(word); // prettier-ignore
  return isThing || COUNTED.has(word.toLowerCase()) ? { start: one.start, end: one.end + gap.length } : one;
}

/** A number with which its clause ends. */
function endsBare(text: string, { start, end }: Emphasis): boolean {
  return /\p{Nd}$/u.test(text.slice(start, end)) && !/^\s\p{L}/u.test(text.slice(end));
}

/** Marks that stand in one another are one. */
function merged(spans: readonly Emphasis[]): Emphasis[] {
  const kept: Emphasis[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else kept.push({ start, end });
  }
  return kept;
}

const overlap = (one: Emphasis, other: Emphasis): boolean => one.start < other.end && other.start < one.end;

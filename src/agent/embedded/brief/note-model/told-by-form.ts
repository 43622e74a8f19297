import { quotationsIn } from "../../text/quotations.ts";
import { paragraphsOf, type Span } from "../sentence-spans.ts";
import type { Unit } from "./units.ts";

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Several sentences between one pair of marks. */
const SEVERAL = /[.!?。！？।؟](?:\s|(?<=[。！？]))\S/u;

/** Where somebody is quoted with several sentences in one breath, each quotation with its marks. */
export function quotedRuns(source: string): Span[] {
  return paragraphsOf(source).paragraphs.flatMap(({ start, end }) =>
    quotationsIn(source.slice(start, end)).flatMap((one) =>
      one.end === null || !SEVERAL.test(one.inner)
        ? []
        : [{ start: start + one.start, end: start + one.end }],
    ),
  );
}

/**
 * '"I was reaching for the last screw. | I'd have saved myself eleven seconds."': by itself the last sentence is like what a sender
 * says of themselves, and without it the quotation stays open. The sentences of a quotation are notes together or not at all; `taken`:
 * whether a sentence of it goes.
 */
export function tornFromQuotation<S extends Span>(
  runs: readonly Span[],
  sentences: readonly S[],
  taken: (sentence: S) => boolean,
): (sentence: Span) => boolean {
  const whole = runs.filter((run) => !sentences.filter((one) => overlap(one, run)).every(taken));
  return (sentence) => whole.some((run) => overlap(run, sentence));
}

/** A line that is nothing but bold letters, and below it, behind empty lines or not, a list or a table. */
const BOLD_HEAD =
  /(?<=^|\n)[ \t]*(?<mark>\*\*|__)(?:(?!\k<mark>)[^\n])+\k<mark>[ \t]*[:：]?[ \t]*\n(?=\s*(?:[-*+•–—][ \t]|\p{Nd}{1,3}[.)][ \t]|\|))/gu;
const ROW = /^\s*\|/u;

/**
 * The units of such lines whose list is told, by most of its points: "**Check before you climb (one minute)**" is by its few words like a remark on the
 * film's length, and its points would stand under the heading before.
 */
export function boldHeadsOfTold(
  source: string,
  units: readonly Unit[],
  isNote: (at: number) => boolean,
): Set<Unit> {
  const found = new Set<Unit>();
  for (const { index, 0: line } of source.matchAll(BOLD_HEAD)) {
    const head = { start: index, end: index + line.trimEnd().length };
    const own = units.filter((unit) => overlap(unit, head));
    const first = units.findIndex((unit) => unit.start >= head.end);
    const listed = units.slice(first).findIndex((unit) => unit.kind !== "item");
    const to = listed < 0 ? units.length : first + listed;
    const items = first < 0 ? [] : units.slice(first, to);
    const notes = items.filter((unit, place) => unit.gone || isNote(first + place)).length;
    if (ROW.test(source.slice(index + line.length)) || notes * 2 < items.length)
      for (const unit of own) found.add(unit);
  }
  return found;
}

/** "## Selam", and below it "Selam is 34.": what says something of what its own heading names, by name. */
export function tellsOfHeading(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  const heading = units.slice(0, at).findLast(({ kind }) => kind === "heading");
  if (unit === undefined || heading === undefined || heading.gone || unit.kind === "heading") return false;
  const name = heading.said.replaceAll(/[*_]|[\s.:：]+$/gu, "");
  const behind = unit.said.startsWith(name) ? unit.said.slice(name.length) : "";
  // "Colours: dark green": a label, and what is ordered behind it.
  return /^(?:\p{Lu}|\p{Lo})/u.test(name) && /^(?:\s\p{Ll}|[はがも은는이가]|\s?\p{Lo})/u.test(behind);
}

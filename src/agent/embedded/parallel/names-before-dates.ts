import { dateSource } from "../brief/dated-rows.ts";
import { matchesOf } from "../text/matches.ts";
import { toPattern } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { AND } from "./clauses.ts";
import type { ToldDay } from "./told-days.ts";

const FEWEST = 3;
const MOST = 8;
const LONGEST = 400;
const MOST_NAME = { words: 7, signs: 56 };
/** A number by itself is a year within these only: "1850 seats" is how many. */
const YEARS = { from: 1900, to: 2100 };

/** What stands before the names: "Timetable:", 集会所は、. */
const LEAD = /^(?:(?<lead>[^:：,，、;；]{2,90}?)\s?[:：]\s*|(?<topic>[^,，、;；:：\p{Nd}]{2,20}[はも]、))/u;
const BETWEEN = /\s*[,،;；؛，、]\s*(?!\p{Nd}{3}(?!\p{Nd}))/u;
const NAME = /^(?=.*\p{L})[^\p{Nd}:：?!？！"“”„«»「」()（）%]+$/u;
/** "in", "am", "to": what leads from a name to its date. */
const LEADS =
  /\s(?:in|on|by|from|im|am|ab|bis|en|le|el|à|dès|desde|nel|dal|il|em|op|vanaf|i|den|od|w|we|v|в|с|у|з|from the|στις|ב|מ|في|من)$/iu;

/**
 * "Permit 2028, clearing from early 2029, keys at the end of 2032", "Ana 2 de marzo, Luis 9 de marzo, …": names with when each
 * is, and nothing else. Their numbers are no amounts: they stand on an axis. Null where any piece does not fit.
 */
export function namesBeforeDates(
  sentence: string,
  language: string,
): { lead: string; days: ToldDay[] } | null {
  if (sentence.length > LONGEST || /[?？؟]/u.test(sentence)) return null;
  const head = LEAD.exec(sentence);
  const lead = (head?.groups?.["lead"] ?? head?.groups?.["topic"]?.replace(/[はも]、$/u, "") ?? "").trim();
  const body = withoutStop(sentence.slice(head?.[0].length ?? 0).trim());
  const pieces = body.split(BETWEEN).flatMap((piece) => atLastAnd(piece, language)).map((piece) => withoutAnd(piece, language)); // prettier-ignore
  if (pieces.length < FEWEST || pieces.length > MOST) return null;
  const days = pieces.map((piece) => dayIn(piece, language));
  const told = days.filter((day) => day !== null);
  const dates = new Set(told.map(({ date }) => date.toLowerCase()));
  const names = new Set(told.map(({ text }) => text.toLowerCase()));
  const rises = areRisingYears(told.map(({ date }) => date));
  if (told.length < days.length || dates.size < days.length || names.size < days.length || !rises)
    return null;
  return { lead, days: told };
}

/** "x and y": only what has a date on both sides is two. */
function atLastAnd(piece: string, language: string): string[] {
  const and = AND[language];
  if (and === undefined) return [piece];
  const [, one = "", other = ""] =
    toPattern(`^(.*\\p{Nd}\\S*)\\s(?:${and})\\s(.*\\p{Nd}.*)$`, "iu").exec(piece) ?? [];
  return one === "" ? [piece] : [one, other];
}

/** ", and died in 2001". */
function withoutAnd(piece: string, language: string): string {
  const and = AND[language];
  return and === undefined ? piece : piece.replace(toPattern(`^(?:${and})\\s`, "iu"), "");
}

function dayIn(piece: string, language: string): ToldDay | null {
  const found = dateAtEnd(piece, language);
  const written = found === null ? "" : piece.slice(0, found.start).replace(/[\s–—-]+$/u, "");
  const name = written.replace(LEADS, "").trim();
  if (found === null || !NAME.test(name) || !isShort(name)) return null;
  return {
    date: capitalise(found.date, language),
    text: capitalise(name, language),
    said: piece.slice(0, 14),
  };
}

function isShort(name: string): boolean {
  return countWords(name) <= MOST_NAME.words && Array.from(name).length <= MOST_NAME.signs;
}

const known = new Map<string, RegExp>();

/** The date that a piece ends in: a day, a season or a month with or without its year, or a year by itself. */
function dateAtEnd(piece: string, language: string): { start: number; date: string } | null {
  const pattern = known.get(language) ?? toPattern(`(?<![\\p{L}\\p{M}\\p{N}]|\\p{N}[.,])(?:${dateSource(language)})\\s?(?:年|년)?$|(?<east>\\p{Nd}{4}\\s?[年년])$`, "giu"); // prettier-ignore
  known.set(language, pattern);
  const first = matchesOf(pattern, piece).find(({ 0: said, index }) => index > 0 && /\p{Nd}/u.test(said));
  if (first === undefined) return null;
  const date = (first.groups?.["date"] ?? first.groups?.["east"] ?? "").trim();
  const east = /^[年년]$/u.test(piece.at(-1) ?? "") && !/[年년]$/u.test(date) ? (piece.at(-1) ?? "") : "";
  return date === "" ? null : { start: first.index, date: `${date}${east}` };
}

/** Bare years one after the other; other dates as they come. */
function areRisingYears(dates: readonly string[]): boolean {
  const years = dates.map((date) => (/^\p{Nd}{4}[年년]?$/u.test(date) ? Number.parseInt(date, 10) : null));
  const bare = years.filter((year) => year !== null);
  return bare.every((year, at) => year >= YEARS.from && year <= YEARS.to && year >= (bare[at - 1] ?? 0));
}

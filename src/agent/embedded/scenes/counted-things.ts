import { tellsOfDeaths } from "../text/deaths.ts";
import { findFigures, type FoundFigure } from "../text/figures.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { denies } from "../text/recast/standing.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { COUNTED_WORDS, TIMES, type CountedWords } from "./counted-words.ts";
import { isYear } from "./days-and-years.ts";
import { toPattern } from "../text/regex.ts";

/** A thing and how many of it; `offset`: where in the sentence it is told, UTF-16. */
export type CountedThing = { label: string; display: string; value: number; offset: number };
/** `done`: what stands before the first of them, with its verb: "Last year we repaired"; "" where the verb stands behind them. */
export type CountedThings = { done: string; points: CountedThing[] };

const FEWEST = 3;
const MOST = 8;
/** "3 bedrooms, 2 bathrooms and a garage" are seen in their sentence. */
const LEAST_TOP = 10;
/** Beyond this the small bars vanish. */
const MOST_SPREAD = 150;
const MOST_NAME_WORDS = 3;
const MOST_NAME_LETTERS = 32;
const MOST_BETWEEN_WORDS = 5;
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’-]*";

/**
 * What was done with several things, and with how many of each: "Last year we repaired 512 chargers, 398 clothes and 240
 * lamps", "… chargers 512 times, clothing 398, lamps 240". Only verbs whose things are counted alike: what somebody has is
 * of all kinds. Null where any piece of the sentence does not fit.
 */
export function countedThings(sentence: string, base: string): CountedThings | null {
  const words = COUNTED_WORDS[base];
  if (words === undefined || /[?？"“”«»„]/u.test(sentence) || !/\p{Nd}/u.test(sentence)) return null;
  if (denies(sentence, base) || tellsOfDeaths(sentence)) return null;
  const text = sentence.replace(/[\s.!।]+$/u, "");
  const found = withoutYears(findFigures(text, base), text, words);
  if (found.length < FEWEST || found.length > MOST || !areCounts(found)) return null;
  const read = numberFirst(text, found, words, base) ?? nameFirst(text, found, words, base);
  if (read === null) return null;
  const values = read.points.map(({ value }) => value);
  const [top, least] = [Math.max(...values), Math.min(...values)];
  const labels = new Set(read.points.map(({ label }) => label.toLowerCase()));
  const fit = top >= LEAST_TOP && least > 0 && top / least <= MOST_SPREAD && labels.size === values.length;
  return fit ? read : null;
}

/** "In 2023 we lent 1900 games", "… in 2023": a year before the row or behind it; within it 1900 counts. */
function withoutYears(found: readonly FoundFigure[], text: string, words: CountedWords): FoundFigure[] {
  const year = (one: FoundFigure): boolean => isYear(one, text.slice(0, one.start), text.slice(one.end));
  return found.filter((one, at) => {
    const next = found[at + 1];
    const leads = at === 0 && next !== undefined && betweenTwo(text.slice(one.end, next.start), words) === "";
    const ends = next === undefined && text.slice(one.end).trim() === "" && opensWithStop(text.slice(0, one.start).trim().split(/\s/u).at(-1) ?? "", words); // prettier-ignore
    return !((leads || ends) && year(one));
  });
}

/** Whole numbers without a unit, or with "times" behind the first or all of them. */
function areCounts(found: readonly FoundFigure[]): boolean {
  return found.every(
    ({ unit, figure }) =>
      figure.prefix === "" &&
      figure.value !== null &&
      (Number.isInteger(figure.value) || figure.suffix !== "") &&
      (TIMES.test(unit) || figure.suffix === found.at(-1)?.figure.suffix),
  );
}

/** "512 chargers, 398 items of clothing and 240 lamps". */
function numberFirst(
  text: string,
  found: readonly FoundFigure[],
  words: CountedWords,
  base: string,
): CountedThings | null {
  if (found.some(({ unit }) => unit !== "")) return null;
  const opening = text.slice(0, found[0]?.start);
  const pieces = found.map(({ end }, at) => text.slice(end, found[at + 1]?.start ?? text.length));
  const names: string[] = [];
  let behind = "";
  for (const [at, piece] of pieces.entries()) {
    const last = at === pieces.length - 1;
    const named = last ? lastName(piece, words) : { name: betweenTwo(piece, words), rest: "" };
    if (named === null || !isName(named.name, words)) return null;
    names.push(named.name);
    behind = named.rest;
  }
  const done = doneBefore(opening, words, base);
  if (done === null && !(isBareOpening(opening, words) && says(behind, words.done))) return null;
  return {
    done: done ?? "",
    points: found.map(({ figure, start }, at) => ({
      label: capitalise(names[at] ?? "", base),
      display: figure.display,
      value: figure.value ?? 0,
      offset: start,
    })),
  };
}

/** "Chargers 512 times, clothing 398, lamps 240": what was done with them is counted. */
function nameFirst(
  text: string,
  found: readonly FoundFigure[],
  words: CountedWords,
  base: string,
): CountedThings | null {
  const [first] = found;
  if (first === undefined) return null;
  const behindOf = (one: FoundFigure): string => TIMES.exec(text.slice(one.end).trimStart().split(/[\s,;]/u)[0] ?? "")?.[0] ?? ""; // prettier-ignore
  const times = TIMES.test(first.unit) ? first.unit : behindOf(first);
  if (times === "") return null;
  const opening = text.slice(0, first.start).trim();
  const named = toPattern(`^(?<done>.*(?<!\\p{L})(?:${words.done})(?:\\s(?:${words.stop === "" ? "(?!)" : words.stop}))?)\\s(?<name>${WORD}(?:\\s${WORD})?)$`, "iu").exec(opening)?.groups; // prettier-ignore
  const { done = "", name = "" } = named ?? {};
  const points: CountedThing[] = [{ label: name, display: first.figure.display, value: first.figure.value ?? 0, offset: opening.length - name.length }]; // prettier-ignore
  let from = first.end;
  for (const one of found.slice(1)) {
    const between = text.slice(from, one.start);
    const [, lead = "", next = ""] = toPattern(`^((?:\\s(?:${times}))?(?:\\s?[,;]\\s(?:(?:${words.and})\\s)?|\\s(?:${words.and})\\s))(.+?)\\s$`, "iu").exec(between) ?? []; // prettier-ignore
    if (lead === "") return null;
    points.push({ label: next, display: one.figure.display, value: one.figure.value ?? 0, offset: from + lead.length }); // prettier-ignore
    from = one.end;
  }
  const rest = text
    .slice(from)
    .replace(toPattern(`^\\s(?:${times})(?!\\p{L})`, "iu"), "")
    .trim();
  const ends = rest === "" || (words.stop !== "" && toPattern(`^(?:${words.stop})(?!\\p{L})`, "iu").test(rest)); // prettier-ignore
  if (named === undefined || !ends || !points.every(({ label }) => isName(label, words))) return null;
  const suffix = ` ${times}`;
  return {
    done,
    points: points.map(({ label, display, ...point }) => ({
      ...point,
      label: capitalise(label, base),
      display: display.endsWith(suffix) ? display : `${display}${suffix}`,
    })),
  };
}

/** What was done, where its verb stands before the first number with at most a time between them. */
function doneBefore(opening: string, words: CountedWords, base: string): string | null {
  const bare = withoutRounds(opening.trim(), base);
  const colon = /[:：]$/u.test(bare);
  const verbs = [...bare.matchAll(toPattern(`(?<!\\p{L})(?:${words.done})(?![\\p{L}\\p{M}])`, "giu"))];
  const verb = verbs.at(-1);
  if (verb === undefined) return null;
  const between = bare.slice(verb.index + verb[0].length).replace(/[:：]$/u, "").trim(); // prettier-ignore
  const turned = TURNS.test(base) && countWords(between) <= MOST_SUBJECT_WORDS && !HAS.test(between);
  const plain = between === "" || colon || turned || opensWithStop(between, words);
  const few = countWords(between) <= MOST_BETWEEN_WORDS && !/[,;]/u.test(between);
  return plain && few ? bare.replace(/[:：]$/u, "") : null;
}

/** Nothing, a time or who did it: the verb stands behind. */
function isBareOpening(opening: string, words: CountedWords): boolean {
  const joined = toPattern(`(?<!\\p{L})(?:${words.and}|${words.torn})(?!\\p{L})`, "iu");
  return countWords(opening) <= MOST_OPENING_WORDS && !/[;:—–]/u.test(opening) && !joined.test(opening);
}

const MOST_OPENING_WORDS = 7;
/** "Vorig jaar repareerden we", "Im Mai verkaufte der Laden": the subject stands behind its verb. */
const TURNS = /^(?:de|nl|sv|da|nb)$/;
const MOST_SUBJECT_WORDS = 3;
/** "Das verkaufte Haus hat": of that verb's word an adjective. */
const HAS =
  /(?<!\p{L})(?:hat|haben|hatten?|besitz(?:t|en)|umfasst|ist|sind|waren?|wurden?|heeft|hebben|hadden|had|telt|tellen|is|zijn|was|har|hade|havde|hadde|är|er|var)(?!\p{L})/iu;

function opensWithStop(text: string, { stop }: CountedWords): boolean {
  return stop !== "" && toPattern(`^(?:${stop})(?![\\p{L}\\p{M}])`, "iu").test(text);
}

function says(text: string, forms: string): boolean {
  return toPattern(`(?<!\\p{L})(?:${forms})(?![\\p{L}\\p{M}])`, "iu").test(text);
}

/** The name between a number and the next. */
function betweenTwo(piece: string, { and }: CountedWords): string {
  const joint = toPattern(`(?:\\s?[,;،]\\s(?:(?:${and})\\s)?|\\s(?:${and})\\s)$`, "iu").exec(piece);
  return joint === null ? "" : piece.slice(0, joint.index).replace(/^\s(?:de\s|d['’]|di\s)?/u, "");
}

/** The name behind the last number, and what follows it: where and when, or the verb. */
function lastName(piece: string, words: CountedWords): { name: string; rest: string } | null {
  const text = piece.replace(/^\s(?:de\s|d['’]|di\s)?/u, "");
  if (words.nouns === "capitals") {
    const noun = toPattern(`^(?:(?:\\p{Ll}[\\p{L}-]*)\\s){0,2}\\p{Lu}[\\p{L}-]*(?!\\p{L})`, "u").exec(text)?.[0]; // prettier-ignore
    return noun === undefined ? null : sure(noun, text.slice(noun.length), words);
  }
  const stops = [words.stop, words.done].filter((one) => one !== "").join("|");
  const at = toPattern(`\\s(?:${stops})(?![\\p{L}\\p{M}])`, "iu").exec(text)?.index ?? text.length;
  return sure(text.slice(0, at), text.slice(at), words);
}

/** What is said of the last of them alone is no part of its name. */
function sure(name: string, rest: string, { torn }: CountedWords) {
  const tells = toPattern(`^\\s?[,;:—–]|(?<!\\p{L})(?:${torn})(?!\\p{L})`, "iu").test(rest);
  return tells ? null : { name, rest };
}

function isName(name: string, words: CountedWords): boolean {
  if (!toPattern(`^${WORD}(?:\\s${WORD})*$`, "u").test(name)) return false;
  if (countWords(name) > MOST_NAME_WORDS || name.length > MOST_NAME_LETTERS) return false;
  const no = [words.torn, words.stop, words.and, words.done].filter((one) => one !== "").join("|");
  return !toPattern(`(?<![\\p{L}\\p{M}])(?:${no})(?![\\p{L}\\p{M}])`, "iu").test(name);
}

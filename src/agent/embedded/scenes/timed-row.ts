import { findFigures, type FoundFigure } from "../text/figures.ts";
import { regex } from "../text/regex.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { denies } from "../text/recast/standing.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { sizeOfUnit } from "../text/unit-sizes.ts";
import {
  ONE_PLURAL,
  ROW_WORDS,
  TAKES,
  withoutArticle,
  type GappedPoint,
  type GappedRow,
} from "./gapped-row.ts";
import { TIMED_EAST, TIMED_WORDS } from "./timed-words.ts";

const FEWEST = 3;
const MOST = 6;
const MOST_NAME_WORDS = 4;
const MOST_REST_WORDS = 4;
/** Beyond this the small bars vanish, and the sentence tells it better. */
const MOST_SPREAD = 60;

/**
 * "Set S is paid off after about 3.4 years, set M after 3.3 years, set L only after 5": how long each of several things
 * takes, whose verb is told once and whose unit the later ones may leave out. Null where any piece does not fit.
 */
export function timedRow(sentences: readonly string[], at: number, base: string): GappedRow | null {
  const sentence = sentences[at] ?? "";
  if (/[?？"“”«»„「」]/u.test(sentence)) return null;
  const text = sentence.replace(/[\s.!。！]+$/u, "");
  const row = TIMED_EAST[base] === undefined ? (spacedRow(text, at, base) ?? casesRow(text, at, base)) : eastRow(text, at, base); // prettier-ignore
  if (row === null) return null;
  const values = row.points.map(({ value }) => value);
  const labels = new Set(row.points.map(({ label }) => label.toLowerCase()));
  const told = values.length >= FEWEST && values.length <= MOST && labels.size === values.length;
  return told && Math.min(...values) > 0 && Math.max(...values) <= Math.min(...values) * MOST_SPREAD ? row : null; // prettier-ignore
}

function spacedRow(text: string, at: number, base: string): GappedRow | null {
  const words = TIMED_WORDS[base];
  const around = ROW_WORDS[base];
  if (words === undefined || around === undefined || denies(text, base)) return null;
  const found = findFigures(text, base).filter(({ figure }) => figure.value !== null).map((one) => withTimeWord(one, text)); // prettier-ignore
  const [first, ...others] = found;
  if (first === undefined || !isOfTime(first.unit)) return null;
  const opening = openingOf(text.slice(0, first.start), base);
  if (opening === null) return null;
  const points: GappedPoint[] = [{ ...pointOf(opening.name, first, first), at, offset: opening.offset }];
  let start = first.end;
  let rest = "";
  for (const [nth, one] of others.entries()) {
    if (!countsAlike(one, first, base)) return null;
    const between = text.slice(start, one.start);
    const parted = regex(`^(?<rest>[^,;،]*?)(?:\\s?[,;،]\\s?(?:(?:${around.and})\\s)?|\\s(?:${around.and})\\s)(?<said>[^,;،]+)$`, "iu").exec(between); // prettier-ignore
    const { rest: behind = "", said = "" } = parted?.groups ?? {};
    // What is said of the first stands behind its amount; the others say no more than theirs.
    if (parted === null || (nth > 0 && behind.trim() !== "")) return null;
    if (nth === 0) rest = behind.trim();
    const name = nameBefore(said, base);
    if (name === null) return null;
    points.push({ ...pointOf(name, one, first), at, offset: start + between.length - said.length });
    start = one.end;
  }
  if (others.length === 0 || countWords(rest) > MOST_REST_WORDS || text.slice(start).trim() !== "")
    return null;
  const differ = new Set(points.map(({ label }) => label)).size < points.length;
  return differ ? null : { measure: measureOf(opening.said, rest, base), points };
}

/** "Nach 3,3 Jahren": the unit in the case that its preposition asks for. */
function withTimeWord(found: FoundFigure, text: string): FoundFigure {
  const [behind = "", word = ""] =
    found.unit === "" ? (/^\s(\p{L}+)/u.exec(text.slice(found.end)) ?? []) : [];
  if (!isOfTime(word) || found.figure.suffix !== "") return found;
  const figure = { ...found.figure, suffix: behind, display: `${found.figure.display}${behind}` };
  return { ...found, figure, unit: word, end: found.end + behind.length };
}

function isOfTime(unit: string): boolean {
  return unit !== "" && sizeOfUnit(unit)?.dimension === "time";
}

/** A subject, and what is said of it up to its amount: "Set S" and "is after". */
function openingOf(before: string, base: string): { name: string; said: string; offset: number } | null {
  const { verbs = "(?!)", only = "(?!)", before: prepositions = "(?!)" } = TIMED_WORDS[base] ?? {};
  const clause = withoutRounds(before.trim(), base);
  const pattern = regex(`^(?<name>.+?)\\s(?<verb>${verbs})(?<more>(?:\\s[^\\s,;:]+){0,4}?)(?:\\s(?:${only}))?\\s(?<prep>${prepositions})$`, "iu"); // prettier-ignore
  const { name = "", verb = "", more = "", prep = "" } = pattern.exec(clause)?.groups ?? {};
  const { name: bare } = withoutArticle(name, ROW_WORDS[base]?.articles);
  if (!isName(bare)) return null;
  return { name: bare, said: `${verb}${more} ${prep}`, offset: Math.max(0, before.indexOf(name)) };
}

/** "Set L only after": whose amount comes. */
function nameBefore(said: string, base: string): string | null {
  const { only = "(?!)", before: prepositions = "(?!)" } = TIMED_WORDS[base] ?? {};
  const clause = withoutRounds(said.trim(), base);
  const { name = "" } = regex(`^(?<name>.+?)(?:\\s(?:${only}))?\\s(?:${prepositions})$`, "iu").exec(clause)?.groups ?? {}; // prettier-ignore
  const { name: bare } = withoutArticle(name, ROW_WORDS[base]?.articles);
  return isName(bare) ? bare : null;
}

function isName(name: string): boolean {
  const words = countWords(name);
  return words >= 1 && words <= MOST_NAME_WORDS && /^[\p{L}\p{M}\p{Nd}'’\s-]+$/u.test(name) && !STANDS_FOR.test(name); // prettier-ignore
}

/** Whom or what another sentence names, and clauses of their own ("then it rained"). */
const STANDS_FOR =
  /(?:^|\s)(?:it|they|he|she|we|you|who|which|there|then|es|er|sie|wir|ihr|man|dann|ils?|elles?|nous|puis|ello|ellos|ellas|luego|lui|lei|loro|poi|eles?|elas?|depois|hij|zij|ze|dan|han|hon|hun|sedan|så|ona|ono|oni|potem|он|она|оно|они|потом|він|вона|воно|вони|потім)(?:\s|$)|(?:^|\s)(?:this|that|these|those|das|dies|ce|cela|esto|eso|esso|questo|isso|dat|dit|det|den|de|on|to|это|це)$/iu;

/** Of languages whose units are bent by their numbers, each amount has its own. */
function countsAlike({ unit, figure }: FoundFigure, first: FoundFigure, base: string): boolean {
  if (unit !== "") return isOfTime(unit);
  if (!ONE_PLURAL.test(base)) return false;
  return (
    figure.prefix === "" && figure.suffix === "" && (figure.value ?? 0) !== 1 && first.figure.value !== 1
  );
}

/** What only the first counts in is written with each: "Only after 5" of years is none of anything. */
function pointOf(
  name: string,
  { unit, figure }: FoundFigure,
  first: FoundFigure,
): Omit<GappedPoint, "at" | "offset"> {
  const display = unit === "" ? `${figure.display}${first.figure.suffix}` : figure.display;
  return { label: capitalise(name), display, value: figure.value ?? 0 };
}

/** "Paid off after", „Bezahlt nach“: what is said of all of them. */
function measureOf(said: string, rest: string, base: string): string | null {
  const { copulas = "(?!)" } = TIMED_WORDS[base] ?? {};
  const bare = said.replace(regex(`^(?:${copulas})\\s`, "iu"), "").trim();
  // German and Dutch end with what they say of it: "ist nach 20 Sekunden offen".
  const measure = rest === "" ? bare : /^(?:de|nl)$/u.test(base) && rest !== "" ? `${rest} ${bare.split(" ").at(-1) ?? ""}` : `${bare} … ${rest}`; // prettier-ignore
  return countWords(measure) > 1 ? capitalise(measure) : null;
}

/** "Loading a flat takes 90 minutes with two people, 60 minutes with three and 45 with four": in which case it takes how long. */
function casesRow(text: string, at: number, base: string): GappedRow | null {
  const around = ROW_WORDS[base];
  if (around === undefined || denies(text, base)) return null;
  const found = findFigures(text, base).filter(({ figure }) => figure.value !== null).map((one) => withTimeWord(one, text)); // prettier-ignore
  const [first, ...others] = found;
  if (first === undefined || !isOfTime(first.unit) || others.some((one) => !countsAlike(one, first, base)))
    return null;
  const opening = withoutRounds(text.slice(0, first.start), base);
  if (!TAKES.test(opening.split(/\s/u).at(-1) ?? "") || STANDS_FOR.test(` ${opening.split(/\s/u).slice(0, -1).join(" ")}`)) return null; // prettier-ignore
  const parting = regex(`^\\s(?<case>[^,;،]+?)(?:\\s?[,;،]\\s?(?:(?:${around.and})\\s)?|\\s(?:${around.and})\\s)$`, "iu"); // prettier-ignore
  const cases = found.map(({ end }, nth) => {
    const next = found[nth + 1];
    return next === undefined ? text.slice(end).trim() : (parting.exec(text.slice(end, next.start))?.groups?.["case"]?.trim() ?? ""); // prettier-ignore
  });
  // "With two people", "with three": all begin alike, and tell it in a few words.
  const opens = new Set(cases.map((one) => /^\p{L}+(?=\s\S)/u.exec(one)?.[0].toLowerCase() ?? ""));
  const areShort = cases.every(
    (one) => countWords(one) <= MOST_NAME_WORDS && !/\p{Nd}.*\p{Nd}|[()]/u.test(one),
  );
  if (opens.size !== 1 || opens.has("") || !areShort) return null;
  const points = found.map((one, nth) => ({
    ...pointOf(cases[nth] ?? "", one, first),
    at,
    offset: one.start,
  }));
  return countWords(opening) <= MOST_MEASURE_WORDS ? { measure: capitalise(opening), points } : null;
}

const MOST_MEASURE_WORDS = 9;

/** 자동차는 35분, 지하철은 40분: in scripts whose names end with a particle, or before a word for what it needs. */
function eastRow(text: string, at: number, base: string): GappedRow | null {
  const words = TIMED_EAST[base];
  if (words === undefined) return null;
  const found = [...text.matchAll(words.row)];
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  const behind = text.slice(last.index + last[0].length);
  const between = found.slice(1).map((one, nth) => {
    const before = found[nth];
    return before === undefined ? "" : text.slice(before.index + before[0].length, one.index);
  });
  const joined = between.every((one) => /^(?:이고|이며|で)?[,、，；]?\s?(?:그리고\s)?$/u.test(one));
  if (!words.lead.test(text.slice(0, first.index)) || !words.end.test(behind) || !joined) return null;
  const points = found.map(({ index, 0: whole, groups }) => {
    const [display = "", name = ""] = [groups?.["value"], groups?.["name"]];
    const value = findFigures(display, base)[0]?.figure.value ?? 0;
    return { label: name, display, value, at, offset: index + whole.indexOf(name) };
  });
  return { measure: null, points };
}

import { isSum } from "../text/currencies.ts";
import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { PER_EACH } from "../text/per-each.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { denies } from "../text/recast/standing.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isTimeUnit } from "./row-keys.ts";
import { toPattern } from "../text/regex.ts";

/** A bar of a row: `at` the sentence and `offset` where in it the name begins, UTF-16. */
export type GappedPoint = { label: string; display: string; value: number; at: number; offset: number };
/** Things that do the same so much each; `measure`: what is counted, null where the unit says no more than itself. */
export type GappedRow = { measure: string | null; points: GappedPoint[] };

const FEWEST = 3;
const MOST = 8;
const MOST_NAME_WORDS = 3;
const MOST_SPREAD = 400;

/** Words around a row by language: "of" what it is, what joins the last, and what stands before its names. */
type Words = { of: string; and: string; particle?: string; articles?: string };
type Around = Words & { per: string };
export const ROW_WORDS: Readonly<Record<string, Words>> = {
  en: { of: "of\\s", and: "and", particle: "up|out", articles: "the|an?|our|one" },
  de: { of: "", and: "und", particle: "aus|ab|auf|ein", articles: "der|die|das|ein|eine" },
  fr: { of: "de\\s|d['’]", and: "et", articles: "le|la|les|l['’]|une?" },
  es: { of: "de\\s", and: "y|e", articles: "el|la|los|las|una?" },
  it: { of: "di\\s|d['’]", and: "ed?", articles: "il|lo|la|i|gli|le|l['’]|una?|un['’]" },
  pt: { of: "de\\s", and: "e", articles: "o|a|os|as|uma?" },
  nl: { of: "", and: "en", particle: "uit|af|op|nodig", articles: "de|het|een" },
  sv: { of: "", and: "och", particle: "ut", articles: "en|ett" },
  nb: { of: "", and: "og", particle: "ut", articles: "en|et|ei" },
  da: { of: "", and: "og", particle: "ud", articles: "en|et" },
  pl: { of: "", and: "i|a|oraz" },
  ru: { of: "", and: "и|а" },
  uk: { of: "", and: "і|й|та|а" },
}; // prettier-ignore

const STRONGEST = /[;；]\s*/u;
const NAME = /^[\p{L}\p{M}'’-]+(?:\s[\p{L}\p{M}'’-]+)*$/u;
/** They stand for what was named before, or say how it changed. */
export const NO_NAME =
  /(?:^|\s)(?:it|they|this|that|these|those|he|she|we|you|which|who|only|about|then|still|es|sie|er|wir|dann|davon|noch|il|elle|ils|on|puis|dont|luego|otro|otros|él|ella|poi|lui|lei|depois|ele|ela|hij|zij|ze|dan|han|hon|hun|on|ona|potem|он|она|они|потом|is|are|was|were|has|have|in|at|from|to|by|with|im|bei|mit|von|nach|dans|en|à|con|nel|em|no|na|met|van|w|z|в|с)(?:\s|$)/iu;

/**
 * "The plane emits 118 kg of CO₂ per passenger, the car 71 kg, the bus 17 kg": the first names the verb, the others leave
 * it out. Read from the sentence `at` on; those that follow may go on with the row. Null where any piece of it does
 * not fit.
 */
export function gappedRow(sentences: readonly string[], at: number, base: string): GappedRow | null {
  const own = ROW_WORDS[base];
  const words = own === undefined ? undefined : { ...own, per: PER_EACH[base] ?? "(?!)" };
  const sentence = sentences[at] ?? "";
  if (words === undefined || /[?？"“”«»„]/u.test(sentence) || denies(sentence, base)) return null;
  const text = bare(sentence);
  const [first, ...found] = findFigures(text, base);
  if (first === undefined) return null;
  const opening = openingOf(text.slice(0, first.start), base, words);
  if (opening === null) return null;
  // "on at 8 hours, off at 12": only of what needs or lasts so long are hours an amount.
  const times = isTimeUnit(first.unit) && TAKES.test(opening.verb);
  const counts = isCount(first) && found.every(isCount);
  if (!isMeasured(first) && !times && !counts) return null;
  const others = withUnitOf(first, found, base);
  const behind = text.slice(first.end, others[0]?.start ?? text.length);
  const split = others.length === 0 ? { rest: behind, from: behind.length } : lastPiece(behind, words);
  if (split === null) return null;
  const counted = counts
    ? nounCounted(split.rest, opening.per, words)
    : countedOf(split.rest, opening.per, first, words);
  if (counted === null) return null;
  const points = [pointOf(opening.name, first, at, opening.offset)];
  const more = tail(text, others, first.end + split.from, at, words);
  if (more === null) return null;
  points.push(...more);
  for (let next = at + 1; next < sentences.length; next += 1) {
    const going = bare(sentences[next] ?? "");
    const further = withUnitOf(first, findFigures(going, base), base);
    const some = further.length === 0 ? null : tail(going, further, 0, next, words);
    if (some === null) break;
    points.push(...some);
  }
  const values = points.map(({ value }) => value);
  const labels = new Set(points.map(({ label }) => label.toLowerCase()));
  const alike = new Set([first, ...points].map((one) => unitIn(one)));
  const spread = Math.max(...values) / Math.min(...values);
  // Without a word of what is measured, few bars say less than their sentence, and sums are a story.
  const measure = counted.measure ?? (times && ONE_PLURAL.test(base) ? capitalise(first.unit) : null);
  const fewest = measure === null && !times ? (isSum(first) ? MOST + 1 : FEWEST + 1) : FEWEST;
  const told = points.length >= fewest && points.length <= MOST && labels.size === points.length;
  return told && alike.size === 1 && Math.min(...values) > 0 && spread <= MOST_SPREAD
    ? { measure, points: points.map(({ unit: _unit, ...point }) => point) }
    : null;
}

/** Verbs behind which hours are how long something takes. */
export const TAKES =
  /^(?:works?|worked|arbeite(?:n|ten)|arbeitet(?:e|en)?|travaillent|trabajan|lavorano|trabalham|werken|needs?|takes?|lasts?|wants?|requires?|soaks?|cooks?|bakes?|rests?|keeps?|brauch(?:t|en)|dauer(?:t|n)|benötig(?:t|en)|halten|hält|lieg(?:t|en)|demande(?:nt)?|dure(?:nt)?|cuit|cuisent|nécessite(?:nt)?|necesitan?|tardan?|duran?|requieren?|richied(?:e|ono)|durano?|cuoc(?:e|iono)|impiega(?:no)?|precisam?|demoram?|levam?|duram?|dur(?:en|t)|heeft|hebben|vraagt|vragen|duurt|duren|kost|tar|varar|kräver|behöver|tager|varer|kræver|trenger|krever|wymagaj?ą?|potrzebuj[eą]|trwaj?ą?|zajmuj[eą]|требу[ею]т|длится|длятся|занимает|варится|варятся|потребу\p{L}+|триває|тривають)$/iu;
/** Languages whose nouns are the same behind every number but one. */
export const ONE_PLURAL = /^(?:en|de|fr|es|it|pt|nl|sv|nb|da)$/;

/** "8 hours, aubergines 12 and peppers 15": what is counted once is counted in all of them, where none has its own unit. */
export function withUnitOf(first: FoundFigure, others: readonly FoundFigure[], base: string): FoundFigure[] {
  const bareOnes = others.every(
    ({ unit, figure }) => unit === "" && figure.prefix === "" && figure.suffix === "",
  );
  const { prefix, suffix } = first.figure;
  if (!bareOnes || suffix === "" || !ONE_PLURAL.test(base)) return [...others];
  if ([first, ...others].some(({ figure }) => figure.value === 1)) return [...others];
  return others.map((one) => {
    const figure = { ...one.figure, prefix, suffix, display: `${prefix}${one.figure.display}${suffix}` };
    return { ...one, figure, unit: first.unit };
  });
}

type Point = GappedPoint & { unit: string };

function unitIn(one: FoundFigure | Point): string {
  return "figure" in one ? unitOf(one) : one.unit;
}

export function unitOf({ figure }: FoundFigure): string {
  return `${figure.prefix.trim()}|${figure.suffix.trim()}`.toLowerCase();
}

export function bare(sentence: string): string {
  return sentence.replace(/[\s.!]+$/u, "");
}

/** "84 children, pottery 61": how many, with nothing that says so but the noun behind the first. */
function isCount({ unit, figure }: FoundFigure): boolean {
  const bareNumber = unit === "" && figure.prefix === "" && figure.suffix === "";
  return bareNumber && Number.isInteger(figure.value) && (figure.value ?? 0) > 0;
}

/** "children", "visitors a day": what is counted of each; null where that is not told in a word. */
function nounCounted(rest: string, told: string, { per }: Around): { measure: string } | null {
  const found = toPattern(`(?:^|\\s)(${per})$`, "iu").exec(rest.trim());
  const noun = (found === null ? rest : rest.trim().slice(0, found.index))
    .trim()
    .replace(/^(?:de\s|d['’])/u, "");
  const each = told === "" ? (found?.[1] ?? "") : told;
  if (!/^\p{L}[\p{L}\p{M}-]{2,}$/u.test(noun) || NO_NAME.test(noun) || isTimeUnit(noun)) return null;
  return {
    measure: capitalise(each === "" ? noun : `${noun} ${each.charAt(0).toLowerCase()}${each.slice(1)}`),
  };
}

/** A weight, a sum, a length; shares are parts of a whole, and hours may be when. */
function isMeasured(found: FoundFigure): boolean {
  return (
    (found.unit !== "" || found.figure.prefix !== "") && !isPercent(found.figure) && !isTimeUnit(found.unit)
  );
}

function pointOf(name: string, found: FoundFigure, at: number, offset: number): Point {
  const { display, value } = found.figure;
  return { label: capitalise(name), display, value: value ?? 0, at, offset, unit: unitOf(found) };
}

/** The subject before its one verb, and for one of what it does so. */
export function openingOf(
  before: string,
  base: string,
  { per, particle, articles }: Around,
): { name: string; verb: string; offset: number; per: string } | null {
  const found = toPattern(`(?:^|\\s)(${per})(?=[\\s,])`, "iu").exec(before);
  const apart =
    found === null
      ? before
      : `${before.slice(0, found.index)} ${before.slice(found.index + found[0].length)}`;
  const clause = withoutRounds(apart.replace(/^[\s,]+/u, "").trim(), base).replace(
    particle === undefined ? /(?!)/u : toPattern(`\\s(?:${particle})$`, "u"),
    "",
  );
  const [, subject = "", verb = ""] =
    /^(.+?)\s(\p{Ll}{2,}[\p{Ll}-]*)$/u.exec(clause.replace(/\s+/gu, " ")) ?? [];
  const { name, article } = withoutArticle(subject, articles);
  // Without an article only a single word or a name is surely a subject.
  const proper = /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(name);
  if (!isName(name) || (!article && countWords(name) > 1 && !proper) || NO_NAME.test(` ${verb} `))
    return null;
  return { name, verb, offset: Math.max(0, before.indexOf(subject)), per: found?.[1] ?? "" };
}

export function withoutArticle(
  subject: string,
  articles: string | undefined,
): { name: string; article: boolean } {
  if (articles === undefined) return { name: subject, article: false };
  const name = subject.replace(toPattern(`^(?:${articles})(?:\\s|(?<=['’]))`, "iu"), "");
  return { name, article: name !== subject };
}

export function isName(name: string): boolean {
  return NAME.test(name) && countWords(name) <= MOST_NAME_WORDS && !NO_NAME.test(name);
}

/** What stands behind an amount, parted from the name that goes with the next. */
function lastPiece(between: string, { and }: Words): { rest: string; from: number } | null {
  const bareEnd = between.replace(/\s*[,:–—-]?\s*$/u, "");
  const strong = [...bareEnd.matchAll(toPattern(STRONGEST, "gu"))].at(-1);
  const weak = [...bareEnd.matchAll(toPattern(`,\\s+|\\s(?=(?:${and})\\s)`, "giu"))].at(-1);
  const cut = strong ?? weak;
  return cut === undefined ? null : { rest: bareEnd.slice(0, cut.index), from: cut.index };
}

/** "of CO₂ per passenger", "CO₂ aus": with the unit what the row measures; null where more is said. */
function countedOf(
  rest: string,
  told: string,
  { unit }: FoundFigure,
  { per, of, particle }: Around,
): { measure: string | null } | null {
  const found = toPattern(`(?:^|\\s)(${per})$`, "iu").exec(rest.trim());
  const each = told === "" ? (found?.[1] ?? "") : told;
  const thing = (found === null ? rest : rest.trim().slice(0, found.index))
    .trim()
    .replace(particle === undefined ? /(?!)/u : toPattern(`(?:^|\\s)(?:${particle})$`, "u"), "");
  const named =
    thing === "" ||
    toPattern(`^(?:${of})[\\p{L}\\p{M}\\p{No}\\p{Nd}-]+(?:\\s[\\p{L}\\p{M}-]+)?$`, "u").test(thing);
  if (!named || NO_NAME.test(thing)) return null;
  const says = thing !== "" || (each !== "" && /\p{L}{4}/u.test(unit));
  const parts = [unit, thing, each.charAt(0).toLowerCase() + each.slice(1)].filter((part) => part !== "");
  return { measure: says ? parts.join(" ") : null };
}

/** Names with their amounts and nothing besides, from UTF-16 offset `from` on. */
export function tail(
  text: string,
  found: readonly FoundFigure[],
  from: number,
  at: number,
  { and, articles }: Words,
): Point[] | null {
  let start = from;
  const points: Point[] = [];
  for (const one of found) {
    const between = text.slice(start, one.start);
    const lead = toPattern(`^\\s*[,;]?\\s*(?:(?:${and})\\s+)?`, "iu").exec(between)?.[0].length ?? 0;
    const written = between.slice(lead).replace(/\s*[,:–—-]?\s*$/u, "");
    const { name } = withoutArticle(written, articles);
    if (!isName(name)) return null;
    points.push(pointOf(name, one, at, start + lead));
    start = one.end;
  }
  return text.slice(start).trim() === "" ? points : null;
}

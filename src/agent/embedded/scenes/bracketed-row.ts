import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { BRACKETED_WORDS, NO_BRACKETED_WORDS, type BracketedWords } from "./bracketed-words.ts";
import { COUNTED_WORDS } from "./counted-words.ts";
import { ROW_WORDS, withoutArticle } from "./gapped-row.ts";
import { numbersThings, type LedPoint, type LedValues } from "./led-values.ts";
import { isTimeUnit } from "./row-keys.ts";
import { toPattern } from "../text/regex.ts";

const LONGEST = 600;
const FEWEST = 3;
const MOST = 8;
/** "(1), (2), (3)" are references, and three goals need no chart. */
const LEAST_TOP = 10;
/** Up to such an age bare numbers behind the names of people tell how old they are. */
const MOST_OF_AGES = 120;
/** Beyond this the small bars vanish. */
const MOST_SPREAD = 400;
const MOST_NAME = { words: 6, letters: 44 };
const MOST_TAIL_WORDS = 8;

const BRACKET = /\s?[(（](?<said>[^()（）]{1,40})[)）]/gu;
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s'’&/.-]*$/u;
/** They stand for what was named before. */
const NO_NAME =
  /^(?:it|they|this|that|these|we|he|she|i|you|there|people|es|sie|er|wir|das|dies|man|il|elle|ils|elles|nous|on|ce|ello|lo|nosotros|noi|nós|hij|zij|ze|het|vi|de|vår|my|oni|он|она|они|мы|ми|вони|نحن|هم)(?![\p{L}\p{M}])/iu;
const YEAR = /^(?:1\d|20)\d{2}$/u;

/**
 * "Umbrellas are the most common by far (about 9,600), then phones (7,100), bags (5,400) and keys (2,200)": names in one
 * sentence, each with its amount in brackets behind it and all of one unit. Null where any piece does not fit.
 */
export function bracketedRow(sentence: string, base: string): LedValues | null {
  if (sentence.length > LONGEST || /[?？"“”«»„]/u.test(sentence)) return null;
  const text = sentence.replace(/[\s.!。।]+$/u, "");
  const brackets = [...text.matchAll(BRACKET)];
  if (brackets.length < FEWEST || brackets.length > MOST) return null;
  const amounts = brackets.map(({ groups }) => amountIn(groups?.["said"] ?? "", base));
  const told = inFirstUnit(amounts.filter((one) => one !== null));
  if (told.length < amounts.length || !areAlike(told)) return null;
  const words = BRACKETED_WORDS[base] ?? NO_BRACKETED_WORDS;
  const first = firstName(text.slice(0, brackets[0]?.index), words, base);
  const names = brackets.slice(1).map(({ index }, at) => {
    const before = brackets[at];
    return nextName(text, (before?.index ?? 0) + (before?.[0].length ?? 0), index, words, base);
  });
  const found = [first, ...names].filter((one) => one !== null);
  const last = brackets.at(-1);
  const tail = text.slice((last?.index ?? 0) + (last?.[0].length ?? 0));
  if (first === null || found.length < told.length || !isTail(tail) || numbersThings(first.lead)) return null;
  const points = found.map(({ name, offset }, at) => {
    const { display, value } = told[at] ?? { display: "", value: 0 };
    return { label: capitalise(name, base), display, value, offset };
  });
  return isTold(
    points,
    told,
    found.map(({ name }) => name),
    base,
  )
    ? { lead: first.lead, percent: told.every(({ found: { figure } }) => isPercent(figure)), points }
    : null;
}

type Amount = { found: FoundFigure; display: string; value: number; unit: string };

/** "about 9,600", "7.100 Stück", "約9600把": one amount with its unit or what it counts, and nothing else. */
function amountIn(said: string, base: string): Amount | null {
  const [found, another] = findFigures(said, base);
  const value = found?.figure.value ?? null;
  if (found === undefined || another !== undefined || value === null) return null;
  const before = withoutRounds(said.slice(0, found.start), base);
  const after = said.slice(found.end).trim();
  const joint = /^(?:with|mit|je|avec|con|com|met|med|z|ze|с|з|[約约약]|大约|大約)?$/iu.test(before.trim());
  if (!joint || /\p{N}/u.test(after) || countWords(after) > 2 || /[,;:]/u.test(after)) return null;
  const counter = isUnspaced(base) || base === "ko" ? after : "";
  const { prefix, suffix, display } = found.figure;
  return {
    found,
    display: `${display}${counter}`,
    value,
    unit: `${prefix.trim()}|${suffix.trim()}`.toLowerCase(),
  };
}

/** "Tomatoes (62 kilos), then courgettes (41)": what has no unit of its own counts in that of the first. */
function inFirstUnit(told: readonly Amount[]): Amount[] {
  const [first, ...others] = told;
  if (first === undefined) return [];
  const { prefix, suffix } = first.found.figure;
  const bare = (one: Amount): boolean => one.unit === "|" && !YEAR.test(one.display);
  return [first, ...others.map((one) => (bare(one) ? { ...one, unit: first.unit, display: `${prefix}${one.display}${suffix}` } : one))]; // prettier-ignore
}

/** Of one unit, and no years. */
function areAlike(told: readonly Amount[]): boolean {
  const units = new Set(told.map(({ unit }) => unit));
  const years = told.every(({ display, unit }) => unit === "|" && YEAR.test(display));
  return units.size === 1 && !years;
}

type Named = { name: string; offset: number };

/** Behind a bracket: a comma or "and", what says that another follows, and its name. */
function nextName(text: string, from: number, to: number, words: BracketedWords, base: string): Named | null {
  const between = text.slice(from, to);
  const opens = toPattern(
    `^\\s*(?:[,;،؛]\\s*(?:(?:${words.next})\\s+|(?:${words.and})\\s+|[וو](?=\\p{L}{3}))?|(?:${words.next})\\s+|(?:${words.and})\\s+|[וو](?=\\p{L}{3})|[、，；]\\s*(?:其次是|其次为|然后是|接着是|以及|最后是|和|次いで|続いて|그다음은\\s)?|[和と]|및\\s)`,
    "iu",
  ).exec(between)?.[0];
  if (opens === undefined) return null;
  const said = between.slice(opens.length);
  const name = bareName(said, base);
  return isName(name) ? { name, offset: from + opens.length + Math.max(0, said.indexOf(name)) } : null;
}

/** The first of them, without what is said of it: it leads, they were found, or a colon stands before it. */
function firstName(before: string, words: BracketedWords, base: string): (Named & { lead: string }) | null {
  const colon = /^(?<lead>[^:：]{2,140})[:：]\s*/u.exec(before);
  const lead = colon?.groups?.["lead"]?.trim() ?? "";
  const from = colon?.[0].length ?? 0;
  const body = before.slice(from);
  for (const [start, end] of spansOfFirst(body, words, base, lead !== "")) {
    const said = body.slice(start, end);
    const name = bareName(said, base);
    if (isName(name) && !NO_NAME.test(name))
      return { name, offset: from + start + Math.max(0, said.indexOf(name)), lead };
  }
  return null;
}

/** Where the first name may stand, the surest first. */
function spansOfFirst(body: string, words: BracketedWords, base: string, led: boolean): [number, number][] {
  const all: [number, number] = [0, body.length];
  if (led) return [all];
  const comma = /^[^,،，、]*[,،，、]\s*/u.exec(body)?.[0].length ?? 0;
  const east = EAST[base];
  if (east !== undefined) {
    const { index = -1, 0: particle = "" } = east.topic.exec(body) ?? {};
    if (index < 0) return [all];
    const behind = index + particle.length;
    return east.top.test(body.slice(behind)) || body.length === behind
      ? [[0, index]]
      : [[behind, body.length]];
  }
  const word = (some: string): RegExp => toPattern(`(?<![\\p{L}\\p{M}])(?:${some})(?![\\p{L}\\p{M}])`, "iu");
  const top = word(words.top).exec(body);
  const done = [...body.matchAll(toPattern(word(COUNTED_WORDS[base]?.done ?? "(?!)"), "giu"))].at(-1);
  const verb = word(words.is).exec(body);
  if (top !== null) {
    // "The most common are | umbrellas", "Umbrellas | are the most common".
    if (verb !== null && verb.index > 0 && top.index >= verb.index) return [[0, verb.index]];
    const ends = Math.max(top.index + top[0].length, verb === null ? 0 : verb.index + verb[0].length, done === undefined ? 0 : done.index + done[0].length); // prettier-ignore
    return [[ends, body.length]];
  }
  if (done !== undefined) return [[done.index + done[0].length, body.length]];
  if (verb !== null) return [];
  return comma > 0 ? [[comma, body.length]] : [all];
}

/** Where a topic ends, and what is said of the first of a ranking. */
const EAST: Readonly<Record<string, { topic: RegExp; top: RegExp }>> = {
  ja: { topic: /[がは]、?/u, top: /最も|もっとも|一番|いちばん|最多|トップ|首位/u },
  zh: { topic: /(?<=[\p{Script=Han}])(?=最多|居首|排第一|遥遥领先|位居第一)|[是为為]/u, top: /^(?:最多|居首|排第一|遥遥领先|位居第一)/u },
  ko: { topic: /(?:이|가|은|는)\s/u, top: /가장|제일|많|1위/u },
}; // prettier-ignore

function bareName(said: string, base: string): string {
  const trimmed = said
    .trim()
    .replace(/^[،,]\s*/u, "")
    .replace(/\s*[:–—-]$/u, "")
    .replace(/^(?:for|with|für|mit|pour|avec|para|con|per|por|com|voor|met)\s/iu, "");
  return withoutArticle(trimmed, ROW_WORDS[base]?.articles).name.trim();
}

function isName(name: string): boolean {
  return (
    NAME.test(name) &&
    /\p{L}{2}|\p{Script=Han}/u.test(name) &&
    countWords(name) <= MOST_NAME.words &&
    Array.from(name).length <= MOST_NAME.letters
  );
}

/** Behind the last of them at most what is said of all. */
function isTail(tail: string): boolean {
  return !/[\p{N},;:，；、]/u.test(tail) && countWords(tail) <= MOST_TAIL_WORDS;
}

function isTold(
  points: readonly LedPoint[],
  told: readonly Amount[],
  names: readonly string[],
  base: string,
): boolean {
  const values = points.map(({ value }) => value);
  const [top, least] = [Math.max(...values), Math.min(...values)];
  const labels = new Set(points.map(({ label }) => label.toLowerCase()));
  if (labels.size < points.length || !(least > 0) || top / least > MOST_SPREAD) return false;
  const bare = told.every(({ unit }) => unit === "|");
  if (bare && top < LEAST_TOP) return false;
  // "Anna (12), Ben (14) and Carl (9)", "Anna (12 years)": how old somebody is.
  const people = base !== "de" && names.slice(1).every((name) => /^\p{Lu}/u.test(name));
  return !(people && (bare ? top <= MOST_OF_AGES : told.every(({ found }) => isTimeUnit(found.unit))));
}

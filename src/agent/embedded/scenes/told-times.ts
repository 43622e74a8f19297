import { tellsOfDeaths } from "../text/deaths.ts";
import { asciiDigits, findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { matchesOf } from "../text/matches.ts";
import { boundOf } from "../text/recast/bounds.ts";
import { denies, standingOf } from "../text/recast/standing.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { calendarFinders } from "./calendar-spots.ts";
import { unitOf } from "./gapped-row.ts";
import { withUnitOfAll } from "./same-plural.ts";
import { isGlue, tellsChange, wordsIn } from "./row-words.ts";
import type { Spot } from "./spot.ts";
import { TOLD_TIME_WORDS } from "./told-time-words.ts";
import { toPattern } from "../text/regex.ts";

/** A value with when it was so; `at` the sentence, `offset` where in it the first of the two is told, UTF-16. */
export type TimedPoint = { label: string; display: string; value: number; at: number; offset: number };
/** `before` and `after`: what the first tells around its value, without its time; `unit` what that counts in. */
export type ToldTimes = { before: string; after: string; unit: string; points: TimedPoint[] };

const MOST = 6;
const MOST_SPREAD = 400;
/** Signs of a time below a column. */
const MOST_LABEL = 24;
/** Words of the sentence that says what is measured. */
const MOST_FIRST_WORDS = 18;
/** "In 2019", "Im Jahr 2019", "2019'da", "2019 में", 2019年. */
const YEAR_BEFORE =
  "(?:(?:in(?: the year)?|by|im Jahre?|en(?: el año| l['’]an)?|nel|em|no ano(?: de)?|år|i|w|we|в|у|(?:في )?(?:عام|سنة)|في|वर्ष|सन्?|ו?בשנת|שנת)\\s)?";
const YEAR_BEHIND = "(?:\\s?(?:年度?|년|году|г\\.|роки?|році|roku|r\\.|yılında|['’][dt][ae]|में))?";
const YEAR = `${YEAR_BEFORE}(?<year>(?:1[5-9]|20)\\d{2})(?![\\p{Nd}%]|[.,]\\d|[/–-]\\d|\\s?[%€$£])${YEAR_BEHIND}`;

type Pair = { time: Spot; found: FoundFigure };

/**
 * One measure at two times or more, in a sentence or in several that follow: "In 2019 we used 412 cubic metres. Last year it
 * was 218." The first says what is measured; the others say nothing but when and how much. Null where any of it says more.
 */
export function toldTimes(sentences: readonly string[], at: number, base: string): ToldTimes | null {
  const first = readSentence(sentences[at] ?? "", base);
  const [opening] = first ?? [];
  if (first === null || opening === undefined) return null;
  const text = bare(sentences[at] ?? "");
  if (countWords(text) > MOST_FIRST_WORDS * first.length || tellsOfDeaths(text)) return null;
  const around = aroundFirst(text, first);
  if (around === null) return null;
  const changes = wordsIn(`${around.before} ${around.after}`).filter(tellsChange);
  // "The network lost 21 percent; last year it lost 9": what is lost each time is a measure like any other.
  const again = wordsIn(`${text.slice(around.end)} ${sentences[at + 1] ?? ""}`);
  if (!changes.every((word) => again.includes(word))) return null;
  const told = wordsIn(`${around.before} ${around.after} ${opening.found.unit}`);
  if (!goesOn(text, first, around.end, told, base)) return null;
  const found: { pair: Pair; at: number }[] = first.map((pair) => ({ pair, at }));
  for (let next = at + 1; next < sentences.length && found.length < MOST; next += 1) {
    const pairs = readSentence(sentences[next] ?? "", base);
    if (pairs === null || !goesOn(bare(sentences[next] ?? ""), pairs, 0, told, base)) break;
    if (pairs.some(({ found: one }) => !isAlike(one, opening.found))) break;
    found.push(...pairs.map((pair) => ({ pair, at: next })));
  }
  return asTold(found, around, base);
}

function asTold(
  told: readonly { pair: Pair; at: number }[],
  { before, after }: { before: string; after: string },
  base: string,
): ToldTimes | null {
  const [first, ...others] = told.map(({ pair }) => pair.found);
  if (first === undefined || others.length === 0 || told.length > MOST) return null;
  const values = withUnitOfAll([first, ...others], base);
  const points = told.map(({ pair, at }, nth): TimedPoint => {
    const { figure } = values[nth] ?? pair.found;
    const offset = Math.min(pair.time.start, pair.found.start);
    return { label: pair.time.label, display: figure.display, value: figure.value ?? 0, at, offset };
  });
  const sizes = points.map(({ value }) => value);
  const labels = new Set(points.map(({ label }) => label.toLowerCase()));
  const units = new Set(values.map((one) => unitOf(one)));
  const fits =
    labels.size === points.length &&
    points.every(({ label }) => label.length <= MOST_LABEL) &&
    units.size === 1 &&
    Math.min(...sizes) > 0 &&
    Math.max(...sizes) / Math.min(...sizes) <= MOST_SPREAD &&
    new Set(sizes).size > 1;
  return fits ? { before, after, unit: first.unit, points: inOrder(points) } : null;
}

/** Years from the first to the last, and what is now behind what was; other times as they are told, which says nothing wrong. */
function inOrder(points: readonly TimedPoint[]): TimedPoint[] {
  const years = points.every(({ label }) => /^\d{4}$/u.test(label));
  if (years) return points.toSorted((a, b) => Number(a.label) - Number(b.label));
  const [first, last] = [points[0]?.label ?? "", points.at(-1)?.label ?? ""];
  // "Last winter … In the winter before … Five years ago …": told from now backwards.
  if (LONG_AGO.test(last) && !LONG_AGO.test(first)) return points.toReversed();
  const [now, another] = points.filter(({ label }) => NOW.test(label));
  return now === undefined || another !== undefined ? [...points] : [...points.filter((one) => one !== now), now]; // prettier-ignore
}

const LONG_AGO =
  /(?:\sago|\sbefore|\searlier|\sfa|\sgeleden|\stemu|\sназад|\sтому|\sönce|\sपहले|前|\s전|\ssedan|\ssiden|\szuvor|\savant|\santes|\sprima)$|^(?:vor|il y a|hace|há|przed|قبل|לפני)\s/iu;
const NOW =
  /^(?:today|now|nowadays|these days|this|heute|heutzutage|jetzt|inzwischen|(?:im )?diese[mnrs]?|aujourd['’]hui|maintenant|désormais|cet(?:te)?|ce|hoy|ahora|actualmente|(?:en )?est[ea]|oggi|adesso|ora|attualmente|(?:in )?quest\p{L}*['’]?|hoje|agora|atualmente|n?est[ea]|n?ess[ea]|vandaag|nu|tegenwoordig|dit|deze|i dag|idag|i år|den här|det här|dziś|dzisiaj|obecnie|teraz|w tym|tej|tego|сегодня|сейчас|теперь|в этом|этой|этим|сьогодні|зараз|цього|цієї|цьогоріч|bu|bugün|şimdi|günümüzde|(?:في )?هذ[اه]|اليوم|الآن|इस|आज|अब)(?![\p{L}\p{M}])|^(?:今|現在|现在|如今|目前|本|这个|這個)/iu;

/** The times of a sentence with their values; null where they do not pair, or it is not sure that it was so. */
function readSentence(sentence: string, base: string): Pair[] | null {
  if (!/\p{Nd}/u.test(sentence) || /[?？؟"“”«»„!！]/u.test(sentence) || denies(sentence, base)) return null;
  const text = bare(sentence);
  const times = timesIn(text, base);
  const masked = times.reduce((rest, { start, end }) => `${rest.slice(0, start)}${"·".repeat(end - start)}${rest.slice(end)}`, text); // prettier-ignore
  const values = findFigures(
    masked.replace(PER_ONE, (said) => "・".repeat(said.length)),
    base,
  );
  if (times.length === 0 || times.length !== values.length || times.length > MOST) return null;
  // "12 to 15", "12–15": a range is no value.
  if (/\p{Nd}\s?[–—-]\s?[·\p{Nd}]/u.test(masked)) return null;
  const isSure = (one: FoundFigure): boolean =>
    one.figure.value !== null &&
    standingOf(text, one.start, one.end, base) === "told" &&
    !/^[+−-]/u.test(one.figure.display) &&
    boundOf(text.slice(0, one.start), one.unit, base) === null;
  if (!values.every(isSure)) return null;
  const pairs = times.flatMap((time, nth): Pair[] => {
    const found = values[nth];
    return found === undefined ? [] : [{ time, found }];
  });
  if (pairs.some(({ time, found }) => isDay(time, found, text, base))) return null;
  const timeFirst = pairs.every(({ time, found }) => time.end <= found.start);
  const valueFirst = pairs.every(({ time, found }) => found.end <= time.start);
  const apart = pairs.every(({ time, found }, nth) => nth === 0 || Math.min(time.start, found.start) >= endOf(pairs[nth - 1])); // prettier-ignore
  return (timeFirst || valueFirst) && apart ? pairs : null;
}

/** 1世帯が1年に使う金額は: of one of them the course is told, and no value of it. */
const PER_ONE =
  /(?<!\p{Nd})1(?:人|世帯|家庭|軒|台|年間?|日|か月|ヶ月)(?:あたり|当たり|平均)?[がにでの](?=.*は)/gu;

/** "13 janvier", "1er novembre", "domenica 2": a day, and nothing that is counted then. */
function isDay(time: Spot, { start, end, unit, figure }: FoundFigure, text: string, base: string): boolean {
  const said = text.slice(time.start, time.end);
  if (!calendarFinders(base).some((find) => find(said).length > 0)) return false;
  const bare = unit === "" && figure.prefix === "" && figure.suffix === "" && (figure.value ?? 0) <= 31;
  const between = end <= time.start ? text.slice(end, time.start) : text.slice(time.end, start);
  return bare && /^(?:er|º|°|\.|st|nd|rd|th|-)?\s*(?:de\s|of\s)?$/iu.test(between);
}

function endOf(pair: Pair | undefined): number {
  return pair === undefined ? 0 : Math.max(pair.time.end, pair.found.end);
}

const known = new Map<string, RegExp>();

function timesIn(written: string, base: string): Spot[] {
  const words = TOLD_TIME_WORDS[base];
  if (words === undefined) return [];
  // A Korean time and what is put behind it are one word.
  const [from, to] =
    isUnspaced(base) || base === "ko"
      ? ["", ""]
      : ["(?<![\\p{L}\\p{M}\\p{Nd}])", "(?![\\p{L}\\p{M}\\p{Nd}])"];
  const pattern = known.get(base) ?? toPattern(`${from}(?:${words.times}|${YEAR})${to}`, "giu");
  known.set(base, pattern);
  const text = asciiDigits(written);
  const told = matchesOf(pattern, text).map(({ 0: said, index, groups }): Spot => ({
    label: groups?.["year"] ?? capitalise(written.slice(index, index + said.length), base),
    start: index,
    end: index + said.length,
  }));
  if (told.length > 0) return told;
  const named = calendarFinders(base).map((find) => find(written));
  // "Im Januar", "w styczniu": what joins it goes with it.
  return (named.find((some) => some.length > 0) ?? []).map((spot) => {
    const joint = /(?<=^|\s)(?:in|im|am|on|en|em|no|na|a|à|nel|i|w|we|в|у|во|op|på|في)\s$/iu.exec(
      written.slice(0, spot.start),
    );
    return joint === null ? spot : { ...spot, start: joint.index };
  });
}

/** What the first tells around its value, and where its words end: at what parts it from the next time. */
function aroundFirst(
  text: string,
  pairs: readonly Pair[],
): { before: string; after: string; end: number } | null {
  const [first, second] = pairs;
  if (first === undefined) return null;
  const { time, found } = first;
  const to = second === undefined ? text.length : Math.min(second.time.start, second.found.start);
  const rest = text.slice(endOf(first), to);
  const joint = second === undefined ? rest.length : Math.max(rest.lastIndexOf(","), rest.search(/[,;،؛、，；]|\s\S{1,3}\s$/u)); // prettier-ignore
  if (joint < 0) return null;
  const own = rest.slice(0, joint);
  if (/[;:；：—–]/u.test(own) || /[,،、，]\s?\S+\s\S+\s\S+/u.test(own)) return null;
  const timeFirst = time.end <= found.start;
  const before = timeFirst
    ? `${text.slice(0, time.start)} ${text.slice(time.end, found.start)}`
    : text.slice(0, found.start);
  const after = timeFirst ? own : `${text.slice(found.end, time.start)} ${own}`;
  const clean = (said: string): string =>
    said
      .replace(/^(?:[\s,،、，]|[のはにもで](?=\p{Script=Han}|\p{Script=Katakana}))+|[\s,،、，]+$/gu, "")
      .replaceAll(/\s+/gu, " ");
  return { before: clean(before), after: clean(after), end: endOf(first) + joint };
}

/** Whether a sentence says from `start` on no more than when and how much, with the words of the first. */
function goesOn(
  text: string,
  pairs: readonly Pair[],
  start: number,
  told: readonly string[],
  base: string,
): boolean {
  let from = start;
  let rest = "";
  const spots = pairs.flatMap(({ time, found }) => [time, found]).toSorted((a, b) => a.start - b.start);
  for (const spot of spots) {
    if (spot.start < from) {
      from = Math.max(from, spot.end);
      continue;
    }
    rest += ` ${text.slice(from, spot.start)}`;
    from = spot.end;
  }
  rest += ` ${text.slice(from)}`;
  const glue = toPattern(`^(?:${TOLD_TIME_WORDS[base]?.glue ?? "(?!)"})$`, "iu");
  return wordsIn(rest).every(
    (word) => glue.test(word) || isGlue(word, told) || told.some((one) => shareStem(one, word) || isSameVerb(one, word, base)), // prettier-ignore
  );
}

/** "servons", "servions": the same verb at another time. */
function shareStem(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < least && one[shared] === other[shared]) shared += 1;
  const isShort = Math.max(one.length, other.length) <= STEM + 1 || least <= STEM;
  return shared >= STEM || (shared >= STEM - 1 && isShort);
}

/** "Fanns", "finns"; "wog", "wiegt": Germanic verbs change the vowel of their stem with the time. */
function isSameVerb(one: string, other: string, base: string): boolean {
  if (!/^(?:de|nl|sv|da|nb|no|en)$/u.test(base)) return false;
  const [a, b] = [one, other].map((word) => word.replaceAll(/[aeiouyäöüåæø]/gu, ""));
  if (a === undefined || b === undefined || a.length < 2 || b.length < 2) return false;
  return a === b || a === `${b}t` || b === `${a}t`;
}

const STEM = 4;

/** Counted in the same, or in nothing that is said. */
function isAlike(one: FoundFigure, first: FoundFigure): boolean {
  if (isPercent(one.figure) !== isPercent(first.figure)) return false;
  return unitOf(one) === unitOf(first) || unitOf(one) === "|";
}

function bare(sentence: string): string {
  return sentence.replace(/[\s.。।]+$/u, "");
}

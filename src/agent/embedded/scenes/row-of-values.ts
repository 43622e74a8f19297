import { isSum } from "../text/currencies.ts";
import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { withoutJoinedAnd } from "./arabic-row-names.ts";
import { nameOf } from "./row-names.ts";
import { aroundFirst, type Piece } from "./row-words-around.ts";
import { isGlue, isGlueWord, tellsChange, wordsIn } from "./row-words.ts";
import { isDuration, keyFinders } from "./row-keys.ts";
import type { Spot } from "./spot.ts";
import { withoutSharedVerb } from "./part-names.ts";
import { areTimes } from "./time-labels.ts";
import { toPattern } from "../text/regex.ts";

/** One measure that a sentence tells for several times, quantities or names, in the order of the sentence. */
export type RowOfValues = {
  /** What stands before a colon: "Our goal". */
  lead: string;
  /** What stands before the first value and after it, without its time. */
  before: string;
  after: string;
  /** What the first value counts in. */
  unit: string;
  /** Whether the labels are points in time or steps of another quantity. */
  course: boolean;
  /** `offset`: where in the sentence the label or the value begins. */
  /** `noun`: what a bare number counts, where every one of them has it. */
  points: Point[];
};

const LONGEST = 600;
const MOST = 8;
/** Over a course three values show a direction, after two spans of time two; names need one more to be more than cards. */
const LEAST = { spans: 2, course: 3, names: 4 };
/** Beyond this the small bars vanish. */
const MOST_SPREAD = 400;

const COMMA = /(?<!\d)\s*[,،]\s*(?:و(?=\d))?|[,،](?!\d)\s*(?:و(?=\d))?|[;؛；，、]\s*/gu;
/** "And" of a language; of others only commas part a row. */
const AND: Record<string, string> = {
  en: "and", de: "und", fr: "et", es: "y|e", it: "ed?", pt: "e", nl: "en", sv: "och", da: "og", nb: "og", no: "og", fi: "ja",
  pl: "i|oraz", cs: "a", ru: "и", uk: "і|й|та", tr: "ve", ro: "și", hu: "és", el: "και", hi: "और", id: "dan|lalu", vi: "và",
}; // prettier-ignore
/** "And" that is written without a blank on both sides. */
const JOINED_AND = "\\s+و(?=\\d)|\\s+(?=و\\p{L})|\\s*(?:以及|和|及|そして|および|그리고)\\s*";
/** What is concluded from the row is no more of it. */
const CONCLUDES =
  /[,，、،]\s*(?:which|so|because|weshalb|weswegen|daher|was|ce\squi|si\sbien|c['’]est\spourquoi|lo\sque|por\slo\sque|por\seso|il\sche|perciò|o\sque|por\sisso|что|поэтому|因此|所以|そのため|ولهذا|لذلك)(?![\p{L}\p{M}]).*$|[，、]\s*(?:因此|所以|そのため).*$/isu;

/** "2022 – 31, 2023 – 27": years and values, and nothing else. */
const BARE_ROW =
  /^(?:(?:1[5-9]|20)\d{2}\s*[–—:=-]\s*\d[\d.,']*(?:\s*(?:[,;،、]|und|and|et|y|e|en|i|и|og|och)\s*|$)){3,}$/iu;
const YEAR_AND_VALUE = /(?:1[5-9]|20)(\d{2})\s*[–—-]\s*(\d+)/gu;

/** "1990–95, 1996–99" are spans of years. */
function isBareRow(body: string): boolean {
  const pairs = [...body.matchAll(YEAR_AND_VALUE)];
  const spans = pairs.length > 0 && pairs.every(([, from = "", to = ""]) => (to.length === 2 && (to > from || from === "99")) || to.length === 4); // prettier-ignore
  return BARE_ROW.test(body) && !spans;
}

/** 「参加チームは2019年が74、…」: the topic before the first number says what is counted, as a colon would. */
const TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^[^\p{Nd}、。]{2,24}[はも]、?(?=\p{Nd})/u,
  ko: /^[^\p{Nd},.]{1,24}[은는]\s(?=\p{Nd})/u,
};

/**
 * Null where any piece of the sentence does not fit: no guess is made. `headed`: a heading stands above that may say what
 * bare numbers count.
 */
export function rowOfValues(sentence: string, language: string, headed = false): RowOfValues | null {
  if (sentence.length > LONGEST || /[?？؟]\s*$/u.test(sentence)) return null;
  if (!/\p{Nd}/u.test(sentence)) return null;
  const body = sentence.replace(/[\s.!。]+$/u, "").replace(CONCLUDES, "");
  const colon = /^((?:[^\p{N}:：]|(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N})){2,80})[:：]\s*/u.exec(body);
  const lead = colon?.[1]?.trim() ?? "";
  const from = colon?.[0].length ?? 0;
  const topic = TOPIC[language]?.exec(body)?.[0] ?? "";
  const told = lead !== "" || headed || isBareRow(body) || topic !== "";
  const finders = [...keyFinders(language, body), null];
  for (const find of finders) {
    const keyed = (text: string): Spot[] => find?.(text) ?? [];
    const pieces = piecesOf(body.slice(from), language, keyed);
    if (pieces === null) continue;
    const points = find === null ? byName(pieces, lead !== "") : byKey(pieces, keyed, told, topic);
    if (points === null) continue;
    const course = find !== null || areTimes(labelsOf(points), language);
    const around = {
      lead,
      ...aroundFirst(
        body.slice(from, from + (pieces[0]?.start ?? 0)),
        pieces[0],
        keyed,
        find === null ? points[0]?.label : undefined,
      ),
      course,
    };
    const names = withoutJoinedAnd(points.map(({ label }) => label), language); // prettier-ignore
    const row = {
      ...around,
      points: points.map((one, at) => ({
        ...one,
        label: withoutSharedVerb(names[at] ?? one.label, language),
        offset: one.offset + from,
      })),
    };
    if (isTold(row, language)) return row;
  }
  return null;
}

/** Each with exactly one value of the common unit; null where that cannot be had. */
function piecesOf(body: string, language: string, keyed: (text: string) => Spot[]): Piece[] | null {
  const read = (start: number, text: string): Piece => ({
    start,
    text,
    figures: findFigures(without(text, keyed(text)), language),
  });
  const ands = AND[language];
  const and = toPattern(ands === undefined ? JOINED_AND : `\\s(?:${ands})\\s+|${JOINED_AND}`, "giu");
  const parted = withTheirTimes(cut(body, COMMA), body, keyed).map(({ start, text }) => read(start, text));
  const pieces = parted.flatMap((piece) => {
    if (piece.figures.length < 2) return [piece];
    const some: Piece[] = [];
    for (const { start, text } of cut(piece.text, and)) {
      const next = read(piece.start + start, text);
      const last = some.at(-1);
      // "fuel and oil": an "and" before which nothing is counted parts nothing.
      if (last === undefined || last.figures.length > 0) some.push(next);
      else some.splice(-1, 1, read(last.start, body.slice(last.start, next.start + text.length)));
    }
    return some;
  });
  // "In this port, fuel …": what leads up to the first piece has nothing to count.
  const first = pieces.findIndex(({ text }) => /\p{N}/u.test(text));
  const row = first < 0 ? [] : pieces.slice(first);
  if (row.length < LEAST.spans || row.length > MOST || row.some(({ figures }) => figures.length !== 1))
    return null;
  const whole = withUnitOfFirst(withUnitOfLast(row), language);
  const units = new Set(whole.map(({ figures: [one] }) => unitOf(one)));
  return units.size === 1 ? whole : null;
}

/** "Bursa 15 bin, Konya 12 bin, Ankara 21 bin lira": what is counted in thousands is counted in the unit of the last. */
function withUnitOfLast(row: readonly Piece[]): Piece[] {
  const last = row.at(-1)?.figures[0];
  const suffix = last?.figure.suffix ?? "";
  const leaves = ({ figures: [one] }: Piece, at: number): boolean =>
    at === row.length - 1 ||
    (one !== undefined &&
      one.unit === "" &&
      one.figure.prefix === "" &&
      /\p{L}/u.test(one.figure.suffix) &&
      suffix.startsWith(`${one.figure.suffix} `));
  if (last === undefined || last.unit === "" || !row.every(leaves)) return [...row];
  return row.map((piece) => {
    const figures = piece.figures.map((one) => {
      const digits = one.figure.display.slice(0, one.figure.display.length - one.figure.suffix.length);
      return { ...one, figure: { ...one.figure, suffix, display: `${digits}${suffix}` } };
    });
    return { ...piece, figures };
  });
}

/** Languages whose nouns have one form behind any number, so that one that is said once counts in the whole row. */
const ONE_FORM = /^(?:id|ms|vi|th|ja|zh|ko)$/u;

/** "4 orang pada 2010, 19 pada 2015": what the first counts, the others count as well, where none names its own. */
function withUnitOfFirst(row: readonly Piece[], language: string): Piece[] {
  const [first, ...others] = row;
  const figure = first?.figures[0]?.figure;
  const bare = others.every(({ figures: [one] }) => unitOf(one) === "|");
  if (first === undefined || figure === undefined || !bare || unitOf(first.figures[0]) === "|" || !(ONE_FORM.test(language) || isMoney(first))) return [...row]; // prettier-ignore
  const { prefix, suffix } = figure;
  const counted = others.map((piece) => ({
    ...piece,
    figures: piece.figures.map((one) => ({
      ...one,
      figure: { ...one.figure, prefix, suffix, display: `${prefix}${one.figure.display}${suffix}` },
    })),
  }));
  return [first, ...counted];
}

/** "1,629 euros, after twenty 2,653": money is counted in its currency to the end of a row, in any language. */
function isMoney({ figures: [found] }: Piece): boolean {
  return found !== undefined && isSum(found);
}

/** "Après deux heures, la mémoire garde …": a time by itself belongs to what follows it. */
function withTheirTimes(
  pieces: readonly { start: number; text: string }[],
  body: string,
  keyed: (text: string) => Spot[],
): { start: number; text: string }[] {
  const whole: { start: number; text: string }[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const [key, another] = last === undefined ? [] : keyed(last.text);
    const alone = last !== undefined && key !== undefined && another === undefined && key.end === last.text.trimEnd().length && key.start <= LEADS_TO_TIME; // prettier-ignore
    if (last === undefined || !alone || keyed(piece.text).length > 0) whole.push(piece);
    else whole.splice(-1, 1, { start: last.start, text: body.slice(last.start, piece.start + piece.text.length) }); // prettier-ignore
  }
  return whole;
}

/** UTF-16 units of what announces a time: "al cabo de ". */
const LEADS_TO_TIME = 14;

/** "2021 450" is a year and a count, and no number of seven digits. */
function without(text: string, keys: readonly Spot[]): string {
  return keys.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${"·".repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}

function cut(text: string, at: RegExp): { start: number; text: string }[] {
  const found = [...text.matchAll(at)];
  const starts = [0, ...found.map(({ index, 0: mark }) => index + mark.length)];
  const ends = [...found.map(({ index }) => index), text.length];
  return starts.map((start, index) => ({ start, text: text.slice(start, ends[index]) }));
}

function unitOf(found: FoundFigure | undefined): string {
  return found === undefined
    ? ""
    : `${found.figure.prefix.trim()}|${found.figure.suffix.trim()}`.toLowerCase();
}

type Point = { label: string; display: string; value: number; offset: number; noun?: string };

/** "after 7 days 65 %", "65 % after 7 days", "2025年25%". `headed`: a colon stands before the row, or its topic. */
function byKey(
  pieces: readonly Piece[],
  keyed: (text: string) => Spot[],
  headed: boolean,
  topic: string,
): Point[] | null {
  const told = wordsIn(pieces[0]?.text ?? "");
  const counter = counterOf(pieces);
  const points = pieces.map((piece, at): Point | null => {
    const [key, another] = keyed(piece.text);
    const [found] = piece.figures;
    if (key === undefined || another !== undefined || found === undefined) return null;
    const [left, right] = key.start < found.start ? [key, found] : [found, key];
    const glue = [piece.text.slice(0, left.start), piece.text.slice(left.end, right.start)];
    const tail = piece.text.slice(right.end);
    const last = at === pieces.length - 1;
    if (at > 0 && !glue.every((text) => isGlue(text, told))) return null;
    // What the values are of is told at the first or at the last.
    if (at > 0 && !(last ? isShort(tail) : isGlue(tail, told))) return null;
    // A bare number counts what is named behind the first: "in 2020 we had 300 members, in 2021 450".
    // What the row is headed by is counted: "Employees: 4 in 1946, 38 in 1963".
    const around = `${glue.join(" ")} ${last ? tail.replace(CLOSES, "") : tail}`.slice(
      at === 0 ? topic.length : 0,
    );
    const bare = unitOf(found) === "|" && counter === "" && !(headed && isGlue(around, []));
    // Before its time each has its noun: "48 quintali nel 2021, 52 quintali nel 2022".
    const counted = key.start > found.start ? (glue[1] ?? "") : tail;
    if (bare && (at === 0 || counted !== tail) && !/^\s+\p{L}[\p{L}\p{M}]{3}/u.test(counted)) return null;
    if (bare && at === 0 && areTimes([wordsIn(counted)[0] ?? "", wordsIn(counted)[0] ?? ""], "en"))
      return null;
    const read = pointOf(piece, key.label, found, left.start);
    const point = read === null ? null : { ...read, display: `${read.display}${counter}` };
    const noun = bare && key.start > found.start ? /\p{L}[\p{L}\p{M}]+/u.exec(counted)?.[0] : undefined;
    // "19 pada 2015": a preposition is nothing that is counted.
    return point === null || noun === undefined || isGlueWord(noun) ? point : { ...point, noun };
  });
  return complete(points);
}

const COUNTER = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{1,3}$/u;
const SHORT_UNIT = /^\p{L}{1,3}[²³.]?$/u;
const CLOSES = /(?:です|でした|となりました|입니다|이었습니다)$/u;

/** "1月1200冊、2月1350冊", "март 32 мм, апрель 41 мм": what every number has behind it, with the blank before it; else "". */
function counterOf(pieces: readonly Piece[]): string {
  const tails = new Set(
    pieces.map(({ text, figures: [found] }, at) => {
      const tail = found === undefined ? "" : text.slice(found.end).trim();
      return at === pieces.length - 1 ? tail.replace(CLOSES, "") : tail;
    }),
  );
  const [tail = ""] = tails;
  if (tails.size > 1 || pieces.some(({ figures: [found] }) => unitOf(found) !== "|")) return "";
  if (COUNTER.test(tail)) return tail;
  return SHORT_UNIT.test(tail) ? `\u00A0${tail}` : "";
}

/** "crew at €0.8m", "€0.8m for the crew". */
function byName(pieces: readonly Piece[], led: boolean): Point[] | null {
  const orders = [true, false].map((nameFirst) =>
    complete(
      pieces.map((piece, at): Point | null => {
        const [found] = piece.figures;
        if (found === undefined || unitOf(found) === "|") return null;
        const place = {
          first: at === 0,
          last: at === pieces.length - 1,
          percent: isPercent(found.figure),
          led,
        };
        const named = nameOf(piece.text, found, { ...place, nameFirst });
        if (named === null) return null;
        return pointOf(piece, named.label, found, nameFirst ? named.start : found.start);
      }),
    ),
  );
  return withoutVerbOfFirst(orders.find((points) => points !== null) ?? null);
}

/** "Spanien erntet 46 %, Italien 22 %": among names that are all written large a small word behind the first is its verb. */
function withoutVerbOfFirst(points: Point[] | null): Point[] | null {
  const [first, ...others] = points ?? [];
  if (first === undefined) return points;
  const [, name = ""] = /^(\p{Lu}\S*(?:\s\p{Lu}\S*)*)\s\p{Ll}{4,}$/u.exec(first.label) ?? [];
  const proper = others.every(({ label }) => /^\p{Lu}\S*(?:\s\p{Lu}\S*)*$/u.test(label));
  return name === "" || !proper ? points : [{ ...first, label: name }, ...others];
}

function pointOf(piece: Piece, label: string, { figure }: FoundFigure, offset: number): Point | null {
  if (figure.value === null) return null;
  return { label, display: figure.display, value: figure.value, offset: piece.start + offset };
}

function isShort(tail: string): boolean {
  const words = wordsIn(tail);
  return !/\p{N}/u.test(tail) && words.length <= 5 && tail.length <= 48 && !words.some(tellsChange);
}

function isTold({ points, course }: RowOfValues, language: string): boolean {
  const labels = new Set(labelsOf(points).map((label) => label.toLowerCase()));
  const sizes = points.map(({ value }) => value);
  const spread = Math.max(...sizes) / Math.min(...sizes);
  return (
    labels.size === points.length &&
    points.length >= leastOf(points, course, language) &&
    sizes.every((value) => value > 0) &&
    (course || spread <= MOST_SPREAD)
  );
}

function leastOf(points: readonly Point[], course: boolean, language: string): number {
  if (!course) return LEAST.names;
  return points.every(({ label }) => isDuration(label, language)) ? LEAST.spans : LEAST.course;
}

function labelsOf(points: readonly Point[]): string[] {
  return points.map(({ label }) => label);
}

function complete(points: readonly (Point | null)[]): Point[] | null {
  const found = points.filter((point) => point !== null);
  return found.length === points.length ? found : null;
}

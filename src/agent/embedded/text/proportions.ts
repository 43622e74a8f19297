import { withoutEnd } from "./sentences.ts";
import { isOfCountedWhole } from "./counted-whole.ts";
import { findFigures, NUMBER, parseNumber, type FoundFigure } from "./figures.ts";
import { FRACTIONS } from "./fractions.ts";
import { OF_IT } from "./of-it-words.ts";
import { countWords } from "./sentences.ts";
import { ADJACENT, BASE, BASE_AFTER, EVERY, LINK, TIMES } from "./proportion-words.ts";
import { partOfWord, partWords, wholeOfWord, wholeWords } from "./number-words.ts";
import { isUnspaced } from "./unspaced.ts";
import { matchesOf } from "./matches.ts";
import { regex, toPattern } from "./regex.ts";
import { isYearAlone } from "./year-alone.ts";

/** "31 of 100": a part of a whole that a sentence tells, with the words that it is told in. */
export type Proportion = {
  part: number;
  whole: number;
  /** As it is shown: in digits, with the text's own word between them where it has one. */
  display: string;
  prefix: string;
  suffix: string;
  /** UTF-16 span of the text in which both numbers stand; figures inside it are none of their own. */
  start: number;
  end: number;
  /** Where the part is said. */
  cue: number;
  /** Where the text names the whole first: what the whole counts, and what is said of the part. */
  base?: { counted: string; rest: string };
};

/** The parts of wholes that a sentence tells, in order. `language` is the language part of its tag. */
export function proportionsOf(text: string, language: string): Proportion[] {
  if (text.length > 400) return [];
  const found = [
    ...adjacent(text, language),
    ...everyNth(text, language),
    ...fractions(text, language),
    ...fromBase(text, language),
    ...ofThem(text, language),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((one, at) => found.slice(0, at).every(({ end }) => end <= one.start));
}

const compiled = new Map<string, RegExp>();

function pattern(source: string, language: string, flags: string): RegExp {
  const key = `${language} ${flags} ${source}`;
  const known = compiled.get(key) ?? compile(source, language, flags);
  compiled.set(key, known);
  known.lastIndex = 0;
  return known;
}

function compile(source: string, language: string, flags: string): RegExp {
  const words = `(?:${partWords(language)})(?![\\p{L}\\p{M}])`;
  const spaced = /^(?:ja|zh|ko)$/.test(language) ? `(?:${partWords(language)})` : words;
  const end = isUnspaced(language) || language === "ko" ? "" : "(?![\\p{L}\\p{M}])";
  const wholes = `(?:${wholeWords(language)})${end}`;
  const edge = (name: string, body: string) => `(?<${name}>${body})`;
  const filled = source
    .replace("{U}", "(?:\\s(?<unit>\\p{L}[\\p{L}²³]{0,14}))?")
    .replace("{DP}", edge("part", `(?:${NUMBER})`))
    .replace("{DW}", edge("whole", `(?:${NUMBER})`))
    .replace("{P}", edge("part", `(?:${NUMBER})|${spaced}`))
    .replace("{W}", edge("whole", `(?:${NUMBER})|${wholes}`));
  return toPattern(`${isUnspaced(language) ? "" : "(?<![\\p{L}\\p{M}\\p{N}.,])"}${filled}`, flags);
}

function countOf(written: string, language: string): number | null {
  return partOfWord(written, language) ?? parseNumber(written, language);
}

/** A number as the text groups its digits, "310.000"; one that it spells out in digits. */
function inDigits(said: string, value: number): string {
  return /^\p{Nd}+(?:[.,'’\u00A0\u202F ]\p{Nd}{3})*(?!\p{Nd})/u.exec(said)?.[0] ?? String(value);
}

/** A part is smaller than its whole, and a whole is a count. */
function isPart(part: number | null, whole: number | null): boolean {
  return (
    part !== null && whole !== null && part > 0 && part < whole && Number.isInteger(whole) && whole <= 1e9
  );
}

/** "5人に1人" stands as it is written; what is longer does not. */
const MOST_WRITTEN = 14;

/** Wholes that people choose to tell a rate by: "one in 500", not "three in 2024". */
function isRound(whole: number): boolean {
  return whole <= 10 || /^[125]0+$|^25$|^75$|^[34]0$/.test(String(whole));
}

function adjacent(text: string, language: string): Proportion[] {
  return (ADJACENT[language] ?? []).flatMap((source) =>
    matchesOf(pattern(source, language, "giu"), text).flatMap((match): Proportion[] => {
      const { part: said = "", whole: of = "", link = "", unit = "" } = match.groups ?? {};
      const [part, whole] = [countOf(said, language), wholeOfWord(of, language) ?? parseNumber(of, language)];
      const end = match.index + match[0].length;
      if (part === null || whole === null || !isPart(part, whole)) return [];
      // "5 kg of 20 kg bags" is fine, "5 kg of 12 oranges" no part.
      if (unit !== "" && !isSameUnit(unit, text.slice(end))) return [];
      if (TIMES.test(text.slice(end)) || /^[%٪\d]|^[.,:/]\d|^\s?%/u.test(text.slice(end))) return [];
      if (/^(?:in|em|na|op|στους|στις|στα)$/u.test(link) && !isRound(whole)) return [];
      const written = match[0].slice(match[0].indexOf(of)).trim();
      const digits = /\p{Nd}/u.test(said) && /\p{Nd}/u.test(of);
      const shown =
        link !== ""
          ? {
              display: `${inDigits(said, part)} ${link.toLowerCase()} ${inDigits(of, whole)}`,
              prefix: "",
              suffix: ` ${link.toLowerCase()} ${inDigits(of, whole)}`,
            }
          : digits && !/^(?:tr|zh)$/.test(language) && written.length <= MOST_WRITTEN
            ? { display: written, prefix: "", suffix: "" }
            : { display: `${part}/${whole}`, prefix: "", suffix: "" };
      return [{ part, whole, ...shown, start: match.index, end, cue: match.index }];
    }),
  );
}

/** "tonne" and "tonnes", "тонна" and "тонн". */
function isSameUnit(unit: string, after: string): boolean {
  const stem = unit.length > 4 ? unit.slice(0, -1) : unit;
  return after.trimStart().toLowerCase().startsWith(stem.toLowerCase());
}

function everyNth(text: string, language: string): Proportion[] {
  const [every, ordinals] = EVERY[language] ?? [];
  if (every === undefined || ordinals === undefined) return [];
  const match = regex(`(?<!\\p{L})${every}\\s(${ordinals})\\p{L}*`, "iu").exec(text);
  if (match === null) return [];
  const end = match.index + match[0].length;
  const said = (match[1] ?? "").toLowerCase();
  const whole = ordinals.split("|").findIndex((one) => toPattern(`^${one}$`, "iu").test(said)) + 2;
  if (whole < 2 || TIMES.test(text.slice(end))) return [];
  const suffix = ` ${LINK[language] ?? "/"} ${whole}`;
  return [
    { part: 1, whole, display: `1${suffix}`, prefix: "", suffix, start: match.index, end, cue: match.index },
  ];
}

function fractions(text: string, language: string): Proportion[] {
  return (FRACTIONS[language] ?? []).flatMap(([source, part, whole]) => {
    const spaced = /^(?:ja|zh|ko)$/.test(language)
      ? source
      : `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`;
    const match = regex(spaced, "iu").exec(text);
    const after = text.slice((match?.index ?? 0) + (match?.[0].length ?? 0));
    if (match === null || TIMES.test(after) || OF_MEASURE.test(after) || OF_NUMBER.test(after)) return [];
    const shown = { display: `${part}/${whole}`, prefix: "", suffix: "" };
    const end = match.index + match[0].length;
    if (!isOfCountedWhole(text, { start: match.index, end }, language)) return [];
    return [{ part, whole, ...shown, start: match.index, end, cue: match.index }];
  });
}

/** "A tenth of a gram", "a quarter of an hour" is a measure, and no part of what the text speaks of. */
const OF_MEASURE =
  /^\s(?:of an?|of the|de|di|d['’]|van een|der|da|)\s?(?:milli|centi|micro|kilo|deci)?(?:hour|heure|hora|ora|uur|Stunde|godziny|часа|години|ساعة|שעה|grams?|grammes?|grammi|grammo|gramos?|met(?:re|er|ro)s?|mètres?|metri|seconds?|secondes?|segundos?|second[oi]|minutes?|minutos?|lit(?:re|er|ro)s?|litri|degrees?|degrés?|grados?|gradi|inch|mile|percent)(?!\p{L})/iu;

/** "A fifth of 1.4983": an interval of that ratio. */
const OF_NUMBER = /^\s(?:of|von|de|di|van|av|af)\s\p{Nd}/u;

function fromBase(text: string, language: string): Proportion[] {
  const before = BASE[language];
  const after = BASE_AFTER[language];
  const match =
    before !== undefined
      ? pattern(`(?<=^|[.;:,]\\s)${before}{W}`, language, "iu").exec(text)
      : after !== undefined
        ? pattern(after, language, "iu").exec(text)
        : null;
  const of = match?.groups?.["whole"] ?? "";
  const whole = countOf(of, language);
  if (match === null || whole === null || whole < 2) return [];
  const start = match.index;
  const from = start + match[0].length;
  const unit =
    findFigures(text, language).find((one) => one.start <= start + match[0].indexOf(of) && one.end > start)
      ?.unit ?? "";
  // "Em 2019, a turma do 4.º ano": a year is no whole, and what is counted off no part.
  if (unit === "" && isYearAlone(of)) return [];
  const told = partAfter(text, from, whole, unit, language);
  if (told === null || /^(?:\.?[ºª°]|(?:st|nd|rd|th)(?!\p{L}))/u.test(text.slice(told.end))) return [];
  // "Of our 1,200 members, 72% still come after three months."
  if (TIMES.test(text.slice(told.end)) || /[%٪％]/u.test(text.slice(from, told.at))) return [];
  const { part, at, end } = told;
  // "De 792 m y 60 arcos", "…, de 792 m, tiene 60 arcos": two things that something has.
  const aside = start > 0 && unit !== "" && bareAt(text, at, language);
  const between = text.slice(from, at);
  // "De cada 100 kilos salen 17 litros, frente a los 22": another number was told of the whole before a comma.
  const other = findFigures(text, language).some((one) => one.start >= from && one.end <= at && !isYear(one) && /[,;،，]/u.test(text.slice(one.end, at))); // prettier-ignore
  if (aside || other || BESIDE.test(between) || AGAINST.test(between) || UP_TO.test(between)) return [];
  const link = LINK[language];
  const digits = text.slice(at, end);
  const shown =
    link === undefined
      ? {
          display: digits,
          prefix: "",
          suffix: digits.slice(/^\p{Nd}[\p{Nd}.,]*/u.exec(digits)?.[0].length ?? 0),
        }
      : {
          display: `${inDigits(digits, part)} ${link} ${inDigits(of, whole)}`,
          prefix: "",
          suffix: ` ${link} ${inDigits(of, whole)}`,
        };
  const counted = /^([^,，:]*),\s/u.exec(text.slice(from))?.[1]?.trim() ?? "";
  const rest = withoutEnd(text.slice(end));
  return [{ part, whole, ...shown, start, end, cue: at, base: { counted, rest } }];
}

/** "Passengers left 41,200 things and we gave back 17,800 of them": of two amounts the second is of what the first counts. */
function ofThem(text: string, language: string): Proportion[] {
  const of = OF_IT[language];
  if (of === undefined) return [];
  const edge = isUnspaced(language) || language === "ko" ? "" : "(?![\\p{L}\\p{M}])";
  const found = matchesOf(regex(`${edge === "" ? "" : "(?<![\\p{L}\\p{M}])"}(?:${of})${edge}`, "giu"), text);
  const [said, another] = found;
  const amounts = findFigures(text, language).filter((one) => !isYear(one));
  const [whole, part, third] = amounts;
  if (said === undefined || another !== undefined || whole === undefined || part === undefined || third !== undefined) return []; // prettier-ignore
  const [small, large] = [part.figure.value, whole.figure.value];
  const plain = [part, whole].every(({ figure }) => figure.prefix === "" && !/[%٪％]/u.test(figure.suffix));
  const alike = part.figure.suffix === "" || part.figure.suffix === whole.figure.suffix;
  // "41,200 things, of which 17,800 …", "… 17,800 of them": right before the part or right behind it.
  const to = said.index + said[0].length;
  const between = said.index >= part.end ? text.slice(part.end, said.index) : text.slice(to, part.start);
  const near = said.index > whole.end && countWords(between) <= MOST_BETWEEN && !/[,;:，；、]/u.test(between);
  if (small === null || large === null || !plain || !alike || !near || !isPart(small, large)) return [];
  if (TIMES.test(text.slice(Math.max(part.end, to)))) return [];
  const link = LINK[language];
  const [counted, all] = [part, whole].map(({ figure }) => figure.display.slice(0, figure.display.length - figure.suffix.length)); // prettier-ignore
  const display = link === undefined ? part.figure.display : `${counted ?? ""} ${link} ${all ?? ""}`;
  return [
    {
      part: small,
      whole: large,
      display,
      prefix: "",
      suffix: display.slice((counted ?? "").length),
      start: whole.start,
      end: Math.max(part.end, to),
      cue: part.start,
      // What the whole counts is told before it: only the sentence says what the part is of.
      base: { counted: "", rest: "" },
    },
  ];
}

const MOST_BETWEEN = 2;

function isYear({ figure, unit }: FoundFigure): boolean {
  return unit === "" && isYearAlone(figure.display);
}

/** "De 19 heures à 8 heures": from a time to a time. */
const UP_TO = /^\s?(?:\p{L}+\s)?(?:à|au|a|al|alle|hasta|até|às|bis|tot|do|до)\s$/iu;

/** "…, compared with the 22 of December": what a number is set beside is no part of its whole. */
const AGAINST =
  /(?<![\p{L}\p{M}])(?:compared (?:with|to)|versus|vs\.?|against|instead of|gegenüber|statt|anstatt|gegen|im vergleich zu|frente a|contra|en lugar de|en vez de|contre|au lieu de|face à|par rapport à|rispetto a\p{L}*|contro|invece di|anziché|em vez de|face a\p{L}*|tegenover|tegen|in plaats van|wobec|zamiast|против|вместо|по сравнению с|проти|замість|jämfört med|istället för|mot|mod|مقابل|مقارنة ب|بدل|לעומת|במקום)\s(?:\S+\s)?$/iu;

const BESIDE = /^\s?(?:\S+\s)?(?:and|und|et|y|e|en|og|och|i|и|та|і|ve)\s$/iu;

function bareAt(text: string, at: number, language: string): boolean {
  return findFigures(text, language).some(
    ({ start, unit, figure }) => start === at && unit === "" && figure.prefix === "",
  );
}

/** The first count after the whole that can be its part: of the same kind, or of none. */
function partAfter(text: string, from: number, whole: number, unit: string, language: string) {
  const later = findFigures(text, language).find(({ start, figure, unit: own }) => {
    const plain = figure.prefix === "" && !/[%٪％]/u.test(figure.suffix);
    const same = own === "" || own === unit || own.charAt(0) === unit.charAt(0);
    return start >= from && plain && same && !(own === "" && isYearAlone(figure.display));
  });
  const words = regex(`(?<![\\p{L}\\p{M}])(?:${partWords(language)})(?![\\p{L}\\p{M}])`, "giu");
  words.lastIndex = from;
  const word = words.exec(text);
  const value = word === null ? null : partOfWord(word[0], language);
  const only = /(?:only|just|nur|seulement|solo|só|apenas|только|slechts|tylko)\s$/iu.test(
    text.slice(0, word?.index ?? 0),
  );
  const known = word !== null && value !== null && (value > 1 || only) ? word : null;
  if (known !== null && value !== null && value < whole && known.index < (later?.start ?? Infinity))
    return { part: value, at: known.index, end: known.index + known[0].length };
  const part = later?.figure.value ?? null;
  return later === undefined || part === null || !isPart(part, whole)
    ? null
    : { part, at: later.start, end: later.end };
}

import type { Figure } from "../../../artifacts/cue.ts";
import { namedDays } from "./calendar-days.ts";
import { CURRENCY_BEFORE } from "./currencies.ts";
import { findFigures, NUMBER } from "./figures.ts";
import { SCALE, UNIT } from "./measures.ts";
import { toPattern } from "./regex.ts";

/** Two figures that a sentence ties together: "from 80 to 20 percent", "15 to 20 kg". UTF-16 span of both. */
export type FigurePair = {
  first: Figure;
  second: Figure;
  start: number;
  end: number;
  /** Where the first and the second are said. */
  was: number;
  cue: number;
  unit: string;
  /** "members" of "from 300 members to 450"; "" where none stands there. */
  noun: string;
};

/** `{A}` and `{B}` the figures. What changes over, in words that no range is told in. */
const CHANGE: Readonly<Record<string, readonly string[]>> = {
  en: ["from\\s(?:about\\s|around\\s|just\\s|nearly\\s)?{A}(?:\\s\\p{L}+){0,2}\\sto\\s(?:about\\s|around\\s|just\\s|nearly\\s|only\\s|over\\s)?{B}"],
  de: ["von\\s(?:rund\\s|etwa\\s|knapp\\s|über\\s)?{A}(?:\\s\\p{L}+){0,2}\\sauf\\s(?:rund\\s|etwa\\s|nur\\s|knapp\\s|über\\s)?{B}"],
  fr: ["de\\s{A}(?:\\s\\p{L}+)?\\sà\\s(?:environ\\s|près\\sde\\s|plus\\sde\\s)?{B}"],
  es: ["del?\\s{A}(?:\\s\\p{L}+)?\\sal?\\s(?:unos\\s|casi\\s)?{B}"],
  it: ["da(?:l|ll['’]|lle?\\s|l\\s|i\\s)?\\s?{A}(?:\\s\\p{L}+)?\\sa(?:l|ll['’]|lle?\\s|l\\s|i\\s)?\\s?(?:circa\\s)?{B}"],
  pt: ["de\\s{A}(?:\\s\\p{L}+)?\\s(?:para|a)\\s(?:cerca\\sde\\s|quase\\s)?{B}"],
  nl: ["van\\s{A}(?:\\s\\p{L}+)?\\snaar\\s(?:ongeveer\\s|bijna\\s)?{B}"],
  sv: ["från\\s{A}(?:\\s\\p{L}+)?\\still\\s(?:cirka\\s|nästan\\s)?{B}"],
  nb: ["fra\\s{A}(?:\\s\\p{L}+)?\\stil\\s(?:cirka\\s|nesten\\s)?{B}"],
  da: ["fra\\s{A}(?:\\s\\p{L}+)?\\stil\\s(?:cirka\\s|næsten\\s)?{B}"],
  cs: ["z(?:e)?\\s{A}(?:\\s\\p{L}+)?\\sna\\s(?:asi\\s|téměř\\s)?{B}"],
  pl: ["ze?\\s{A}(?:\\s\\p{L}+)?\\sdo\\s(?:około\\s|prawie\\s)?{B}"],
  ru: ["с[о]?\\s{A}(?:\\s\\p{L}+)?\\sдо\\s(?:почти\\s|примерно\\s)?{B}"],
  uk: ["з\\s{A}(?:\\s\\p{L}+)?\\sдо\\s(?:майже\\s)?{B}"],
  tr: ["{A}(?:\\s\\p{L}+)?['’]?(?:d[ae]n|t[ae]n)\\s{B}(?=(?:\\s\\p{L}+)?['’]?[yn]?[ae](?!\\p{L}))"],
  ar: ["من\\s{A}(?:\\s\\p{L}+)?\\sإلى\\s(?:نحو\\s|حوالي\\s)?{B}"],
  he: ["מ[-־]?{A}(?:\\s\\p{L}+)?\\sל[-־]?{B}"],
  hi: ["{A}(?:\\s[\\p{L}\\p{M}]+)?\\sसे\\s(?:घटकर|बढ़कर|बढकर|गिरकर)\\s{B}"],
  bn: ["{A}\\s?(?:[\\p{L}\\p{M}]+\\s)?থেকে\\s(?:কমে|বেড়ে)\\s{B}"],
  ja: ["{A}(?<counter>[分秒日回件台本社店点]?)から{B}\\k<counter>(?=[にへ])"],
  ko: ["{A}(?<counter>[분일건개곳점]?)에서\\s{B}\\k<counter>(?=(?:으로|로))"],
  zh: ["[从從由]{A}[\\p{Script=Han}]{0,5}[到至为為]了?{B}"],
}; // prettier-ignore

/** Where the same words also tell a range ("de 8 à 10"), a verb of rising or falling must stand with them. */
const MOVES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:rose|risen|rises?|grew|grown|grows?|increas\w+|climb\w*|jump\w*|soar\w*|fell|fallen|falls?|drop\w*|declin\w+|decreas\w+|shr[aiu]nk\w*|cut|cuts|went|gone|goes|slid|sank|reduc\w+|rais\w+|brought|lower\w+|doubl\w+|swell\w*|swelled|moved?|chang\w+|expand\w+|plung\w+|tumbl\w+|down|up)\b/i,
  fr: /(?:pass|baiss|mont|augment|tomb|chut|recul|progress|grimp|rédui|diminu|croî|bondi|descend)/i,
  es: /(?:baj|sub|pas[óoa]|aument|cay|ca[eí]|disminu|reduj|redu|crec|descend|ascend|increment)/i,
  it: /(?:sces|salit|passat|aument|cal[aò]|diminu|cresc|cresciut|ridott|scend|sal[eì])/i,
  pt: /(?:ca[iíu]|sub|pass|aument|diminu|reduz|cresc|baix|desc)/i,
  sv: /(?:sjönk|sjunk|steg(?!e)|stig|öka|minska|föll|fall|gick|gått|höj|sänk|väx)/iu,
  nb: /(?:sank|synk|sunk|steg(?!e)|stig|økt|øker|øke|minsk|falt|fall|gikk|gått|redus|voks|senk)/iu,
  da: /(?:faldt|fald|steg(?!e)|stig|øge|mindsk|gik|gået|sænk|voks|reduc)/iu,
  cs: /(?:kles|vzrost|stoup|sníž|zvýš|naros|zdraž|zlevn)/iu,
  pl: /(?:spad|wzr|ros|zmniejsz|zwiększ|obniż)/iu,
  ru: /(?:упа|вырос|снизи|увелич|сократ|уменьш|поднял|возрос|пада|раст[её])/iu,
  uk: /(?:впа|зрос|знизи|збільш|скорот|зменш|підн)/iu,
  ar: /(?:انخفض|ارتفع|زاد|تراجع|هبط|نما|قفز|تقلص|ازداد)/u,
  he: /(?:ירד|עלה|עלתה|צנח|גדל|קפצ|הצטמצ|צמח|קטנ)/u,
};

const RANGE: Readonly<Record<string, string>> = {
  en: "to", de: "bis", fr: "à", es: "a", it: "a", pt: "a", nl: "tot", pl: "do", ru: "до", uk: "до", ar: "إلى",
  ja: "から|〜|～", zh: "到|至|~|～", ko: "에서|~",
}; // prettier-ignore

/** Patterns by their source: a brief has thousands of sentences, and a pattern costs more than its use. */
const compiled = new Map<string, RegExp>();

function withFigures(source: string): RegExp {
  const pattern = compiled.get(source) ?? compile(source);
  compiled.set(source, pattern);
  return pattern;
}

/** What may stand between the two amounts of a change: what they count, or when the first was so. */
const WORDS_BETWEEN = /\(\?:\\s\\p\{L\}\+\)(?:\?|\{0,2\})/u;
const TIME_BETWEEN =
  "\\s(?:in|im|en|em|nel|ad?|à|i|w|we|в|у|во|på)\\s(?:\\p{L}+\\s){0,2}?(?:(?:1[5-9]|20)\\d{2}|\\p{L}{3,})(?:\\s(?:г\\.|году|року|roku))?";

/** Both ends of a change or a range are in digits. */
const TWO_FIGURES = /\p{Nd}\P{Nd}[^]*\p{Nd}/u;

function compile(source: string): RegExp {
  const figure = (name: string) =>
    `(?<${name}>(?:${CURRENCY_BEFORE}|[%٪]|yüzde\\s)?(?:${NUMBER})(?:${SCALE})?(?:${UNIT})?)`;
  const edge = /^[{[]/u.test(source) ? "(?<![\\p{N}.,])" : "(?<![\\p{L}\\p{M}\\p{N}])";
  return toPattern(
    `${edge}${source
      .replace(WORDS_BETWEEN, (words) => `(?:${words}|${TIME_BETWEEN})`)
      .replace("{A}", figure("a"))
      .replace("{B}", figure("b"))}`,
    "iu",
  );
}

/** What a figure may have before its digits: a sign, a currency with its blanks, a percentage. */
const MOST_BEFORE_DIGITS = 16;

/**
 * Finds whatever the pattern of a source finds, and more, at a small part of its cost: with any text for figures, as long as
 * they have digits. Figures with all their currencies and units are compiled for the few sentences that pass.
 */
function roughly(source: string): RegExp {
  const key = `~${source}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const made = toPattern(
    source
      .replace(WORDS_BETWEEN, (words) => `(?:${words}|${TIME_BETWEEN})`)
      // Where the first figure opens the pattern, what ties it to the second is enough: nothing is searched from each digit.
      .replace(/^\{A\}/u, "")
      .replace("{A}", `\\P{Nd}{0,${MOST_BEFORE_DIGITS}}\\p{Nd}[^]*?`)
      .replace("{B}", `\\P{Nd}{0,${MOST_BEFORE_DIGITS}}\\p{Nd}[^]*?`),
    "iu",
  );
  compiled.set(key, made);
  return made;
}

/** "fell from 80 to 20 percent": what was and what is; null where the sentence tells no change in figures. */
export function changeOf(text: string, language: string): FigurePair | null {
  const moves = MOVES[language];
  if (text.length > 400 || !TWO_FIGURES.test(text) || (moves !== undefined && !moves.test(text))) return null;
  for (const source of CHANGE[language] ?? []) {
    if (!roughly(source).test(text)) continue;
    const pair = pairOf(withFigures(source).exec(text), text, language);
    if (pair === null) continue;
    const { first, second } = pair;
    // "from 1990 to 2020" is when, and what counts in hours or days is a span.
    if ([first, second].every((one) => isYear(one)) || first.value === null || second.value === null)
      return null;
    if (first.value === second.value || HOUSE.test(text.slice(pair.end))) return null;
    return pair;
  }
  return null;
}

/** "Moved from 12 to 14 Mill Lane". */
const HOUSE =
  /^\s(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Square|Drive|Way|Close|Court|Place|Terrace|Crescent|Row|Gardens)(?!\p{L})/u;

/** "15 to 20 kg", "20–30 °C": both ends with the unit of the second. */
export function rangeOf(text: string, language: string): FigurePair | null {
  if (!TWO_FIGURES.test(text)) return null;
  const word = RANGE[language];
  const between = `\\s?[–—]\\s?|-${word === undefined ? "" : `|\\s?(?:${word})\\s?`}`;
  const source = `{A}(?:${between}){B}`;
  if (!roughly(source).test(text)) return null;
  const pair = pairOf(withFigures(source).exec(text), text, language);
  if (pair === null || (pair.unit === "" && pair.second.prefix === "")) return null;
  const { first, second } = pair;
  return (first.value ?? 0) < (second.value ?? 0) && !isYear(first) ? pair : null;
}

function isYear({ value, prefix, suffix, display }: Figure): boolean {
  return (
    prefix === "" && suffix === "" && /^\d{4}$/.test(display) && (value ?? 0) >= 1000 && (value ?? 0) < 2200
  );
}

/** "9点" and "18時" tell when. */
const CLOCK_AFTER = /^[点點时時月日号號시월](?!間|间)/u;
const HOURS = /^(?:Uhr|hours?|h|heures?|horas?|ore|uur|godzin\p{L}*|час\p{L}*|год\p{L}*|saat|ساعة|שעות)$/iu;
/** "9 h 15 à 18 h": the first are minutes. */
const MINUTES_OF = /\p{Nd}\s?(?:h|Uhr|uur)\s$/u;
/** "open from 9 to 18": what stands before the first of two hours. */
const SINCE = /(?:^|\s)(?:from|between|von|zwischen|de|entre|dalle|dalla|da|das|van|od|z|с|з|من)\s$/iu;

function pairOf(match: RegExpExecArray | null, text: string, language: string): FigurePair | null {
  const { a = "", b = "", counter = "" } = match?.groups ?? {};
  if (match === null) return null;
  const after = text.slice(match.index + match[0].length);
  if (/^\p{N}|^[.,:/-]\p{N}/u.test(after) || CLOCK_AFTER.test(after)) return null;
  const [first, second] = [a, b].map((one) => findFigures(one.trim(), language)[0]);
  if (first === undefined || second === undefined) return null;
  const hours = HOURS.test(second.unit) && Math.max(first.figure.value ?? 0, second.figure.value ?? 0) <= 24;
  const before = text.slice(0, match.index);
  if (hours && (SINCE.test(before) || MINUTES_OF.test(before))) return null;
  const was = match.index + match[0].indexOf(a);
  const cue = match.index + match[0].lastIndexOf(b);
  const cased = counter === "" ? casedNoun(text.slice(was + a.length, cue), after, language) : null;
  const unit = cased === null ? counter : ` ${cased.noun}`;
  const end = cue + b.length + counter.length + (cased?.length ?? 0);
  // "Moved from 3 March to 14 April": days, and no amounts.
  if (namedDays(text, language).some((day) => day.cue < end && day.end > was)) return null;
  return {
    first: counted(first.figure, unit),
    second: counted(second.figure, unit),
    start: match.index,
    end,
    was,
    cue,
    unit: second.unit === "" ? counter : second.unit,
    noun: nounBehind(text.slice(was + a.length, cue)),
  };
}

/** "members" of "from 300 members to 450"; what says when or where it was so is none: "da 4.300 nel 1990 a 90". */
function nounBehind(between: string): string {
  const word = /^\s(\p{L}[\p{L}\p{M}-]{2,})\s\S/u.exec(between)?.[1] ?? "";
  return NO_NOUN.test(word) ? "" : word;
}

const NO_NOUN =
  /^(?:nel(?:la|lo|le)?|nei|negli|dal(?:la)?|durante|dans|pendant|pour|sur|por|para|per|pro|aus|bei|beim|für|mit|vor|nach|seit|voor|sinds|tijdens|met|för|från|under|siden|for|before|after|during|since|with|last|this|over|przed|przez|для|при|перед|после|під|після)$/iu;

/** "19 saatten 11 saate": what both amounts count, without the ending that each takes; its length behind the second. */
function casedNoun(
  between: string,
  after: string,
  language: string,
): { noun: string; length: number } | null {
  if (language !== "tr") return null;
  const noun = /^\s(\p{L}{2,}?)['’]?(?:[dt][ae]n)\s$/u.exec(between)?.[1];
  const behind = /^\s\p{L}+/u.exec(after)?.[0] ?? "";
  // A last hard sound grows soft: "çocuktan", "çocuğa".
  if (noun === undefined || !/[ae]$/u.test(behind) || !behind.trim().startsWith(noun.slice(0, -1)))
    return null;
  return behind.trim().length > noun.length + 2 ? null : { noun, length: behind.length };
}

/** With the word that it is counted by, which is no unit anywhere else. */
function counted(figure: Figure, counter: string): Figure {
  return { ...figure, display: figure.display + counter, suffix: figure.suffix + counter };
}

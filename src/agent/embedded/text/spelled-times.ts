import type { Emphasis } from "../../../artifacts/cue.ts";
import { partWords } from "./number-words.ts";
import { regex } from "./regex.ts";
import { sizeOfUnit } from "./unit-sizes.ts";

const EAST =
  /(?<![一二三四五六七八九十百\p{Nd}])(?!十分(?:な|に|で))(?:[一二三四五六七八九十百]{1,4}|半)(?:秒|分|時間|小時|小时|分钟|分鐘|日|天|週間|周|週)間?(?!目|の一)(?:ほど|くらい|ぐらい)?/gu;
const NUMERAL = /^\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?$/u;
/** "Fünfzehn", "خمس عشرة": tens are written with their ones, in one word or two. */
const MOST_WORDS = 2;

/** How long something takes where its number is written out, or is one: "zehn Minuten", "خمس عشرة دقيقة", "十五分", "1 minutę". */
export function spelledTimes(text: string, base: string): Emphasis[] {
  if (/^(?:ja|zh)$/u.test(base)) return [...text.matchAll(EAST)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })); // prettier-ignore
  const number = regex(`^(?:${partWords(base)}|${MORE[base] ?? "(?!)"})$`, "iu");
  const words = [...text.matchAll(/[\p{L}\p{M}\p{Nd}.,'’]*[\p{L}\p{M}\p{Nd}]/gu)];
  return words.flatMap(({ index, 0: unit }, at): Emphasis[] => {
    if (sizeOfUnit(unit)?.dimension !== "time" || !/(?:\p{L}\p{M}*){2}/u.test(unit)) return [];
    let from = at;
    while (from > 0 && at - from < MOST_WORDS) {
      const before = words[from - 1];
      const joined = before !== undefined && /^[\s\u00A0]$/u.test(text.slice(before.index + before[0].length, words[from]?.index)); // prettier-ignore
      if (!joined || !(number.test(before[0]) || NUMERAL.test(before[0]))) break;
      from -= 1;
    }
    const first = words[from];
    return from === at || first === undefined ? [] : [{ start: first.index, end: index + unit.length }];
  });
}

/** Numbers that clocks and recipes have, beyond twenty or beyond those that are known by their words. */
const MORE: Readonly<Record<string, string>> = {
  en: "thirty|forty|forty-five|fifty|sixty|ninety|half",
  de: "dreißig|vierzig|fünfundvierzig|fünfzig|sechzig|neunzig|anderthalb|eineinhalb",
  fr: "trente|quarante|quarante-cinq|cinquante|soixante",
  es: "treinta|cuarenta|cincuenta|sesenta",
  it: "trenta|quaranta|quarantacinque|cinquanta|sessanta",
  pt: "trinta|quarenta|cinquenta|sessenta",
  nl: "dertig|veertig|vijfenveertig|vijftig|zestig|anderhalf",
  sv: "trettio|fyrtio|fyrtiofem|femtio|sextio",
  nb: "tretti|førti|femti|seksti",
  da: "tredive|fyrre|halvtreds|tres",
  pl: "trzydzieści|czterdzieści|pół",
  ru: "тридцать|сорок|пятьдесят|пол",
  uk: "тридцять|сорок|п['’]ятдесят|пів",
  ar: "عشرين|عشرون|ثلاثين|ثلاثون|أربعين|أربعون|خمسين|خمسون|ستين|ستون|عشرة?|نصف|ربع|ثلث",
  he: "עשרים|שלושים|ארבעים|חמישים|שישים|חצי|רבע",
  hi: "पंद्रह|पन्द्रह|बीस|तीस|चालीस|पैंतालीस|पचास|आधा|आधे",
  tr: "on|yirmi|otuz|kırk|elli|altmış|yarım",
}; // prettier-ignore

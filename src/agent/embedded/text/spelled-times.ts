import type { Emphasis } from "../../../artifacts/cue.ts";
import { numberWords } from "./number-words.ts";
import { toPattern } from "./regex.ts";
import { sizeOfUnit } from "./unit-sizes.ts";

const EAST =
  /(?<![一二三四五六七八九十百\p{Nd}])(?!十分(?:な|に|で))(?:[一二三四五六七八九十百]{1,4}|半)(?:秒|分|時間|小時|小时|分钟|分鐘|日|天|週間|周|週)間?(?!目|の一)(?:ほど|くらい|ぐらい)?/gu;
const NUMERAL = /^\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?$/u;
/** "Fünfzehn", "خمس عشرة": tens are written with their ones, in one word or two. */
const MOST_WORDS = 2;

/** How long something takes where its number is written out, or is one: "zehn Minuten", "خمس عشرة دقيقة", "十五分", "1 minutę". */
export function spelledTimes(text: string, base: string): Emphasis[] {
  if (/^(?:ja|zh)$/u.test(base)) return [...text.matchAll(EAST)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })); // prettier-ignore
  const number = toPattern(`^(?:${numberWords(base)}|${MORE[base] ?? "(?!)"})$`, "iu");
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

/** Numbers that clocks and recipes have, beyond those that are counted with. */
const MORE: Readonly<Record<string, string>> = {
  en: "fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety|half",
  de: "fünfzehn|zwanzig|dreißig|vierzig|fünfundvierzig|fünfzig|sechzig|neunzig|anderthalb|eineinhalb",
  fr: "quinze|vingt|trente|quarante|quarante-cinq|cinquante|soixante",
  es: "quince|veinte|treinta|cuarenta|cincuenta|sesenta",
  it: "quindici|venti|trenta|quaranta|quarantacinque|cinquanta|sessanta",
  pt: "quinze|vinte|trinta|quarenta|cinquenta|sessenta",
  nl: "vijftien|twintig|dertig|veertig|vijfenveertig|vijftig|zestig|anderhalf",
  sv: "femton|tjugo|trettio|fyrtio|fyrtiofem|femtio|sextio",
  nb: "femten|tjue|tretti|førti|femti|seksti",
  da: "femten|tyve|tredive|fyrre|halvtreds|tres",
  pl: "piętnaście|dwadzieścia|trzydzieści|czterdzieści|pół",
  ru: "пятнадцать|двадцать|тридцать|сорок|пятьдесят|пол",
  uk: "п['’]ятнадцять|двадцять|тридцять|сорок|п['’]ятдесят|пів",
  ar: "عشرين|عشرون|ثلاثين|ثلاثون|أربعين|أربعون|خمسين|خمسون|ستين|ستون|عشرة?|نصف|ربع|ثلث",
  he: "עשרים|שלושים|ארבעים|חמישים|שישים|חצי|רבע",
  hi: "पंद्रह|पन्द्रह|बीस|तीस|चालीस|पैंतालीस|पचास|आधा|आधे",
  tr: "on|yirmi|otuz|kırk|elli|altmış|yarım",
}; // prettier-ignore

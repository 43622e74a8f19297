import type { Rule } from "../rules.ts";
import { anyOf } from "../pattern.ts";
import { digitByDigit, isOne, MINUS, NUMBER, numberWords, ordinalWords, yearWords } from "./numbers.ts";
import { UNITS } from "./units.ts";

const UNIT = anyOf(UNITS.keys());

const START = String.raw`(?<![\p{L}\p{N}_]|[\p{N}][.,])`;

const value = (number: string): number => Number(number.replaceAll(",", ""));

/** The first number of a range; what follows the second is said by the rule that knows it. */
const range: Rule = {
  name: "range",
  pattern: new RegExp(
    String.raw`${START}(${MINUS}${NUMBER})( ?%| ?°[CF]?)?(?: ?[–—] ?| - |(?<=\d)(-)(?=\d+(?:[.,]\d+)*(?![\d-])))(?=(${NUMBER})(?!-\d))`,
    "gu",
  ),
  say: ([, from = "", sign, hyphen, to = ""], { before }) => {
    // A hyphen after a letter or between falling numbers is a label or a score, read as it stands.
    if (/[\p{L}\d]-$/u.test(before)) return null;
    if (hyphen !== undefined && value(from) >= value(to)) return null;
    const percent = sign?.includes("%") === true && !/%/u.test(to) ? " percent" : "";
    return `${numberWords(from)}${percent} to `;
  },
};

const percent: Rule = {
  name: "percent",
  pattern: new RegExp(String.raw`${START}(${MINUS}${NUMBER})\s?(%|‰)(-?\s?points?)?`, "gu"),
  say: ([, amount = "", sign, points]) =>
    `${numberWords(amount)} ${sign === "%" ? "percent" : "per thousand"}${points === undefined ? "" : " points"}`,
};

const temperature: Rule = {
  name: "degrees",
  pattern: new RegExp(
    String.raw`${START}(${MINUS}${NUMBER})\s?(?:°\s?([CFK])?|℃|℉|(?<=\s)(K))(?![\p{L}\p{N}])`,
    "gu",
  ),
  say: ([all, amount = "", letter, kelvin]) => {
    if (kelvin !== undefined) return `${numberWords(amount)} kelvin`;
    const scale =
      all.includes("℃") || letter === "C"
        ? " Celsius"
        : all.includes("℉") || letter === "F"
          ? " Fahrenheit"
          : "";
    return `${numberWords(amount)} ${isOne(amount) ? "degree" : "degrees"}${scale}`;
  },
};

/** Units that are written without a space only, because with one the letter means something else. */
const CLOSE_ONLY = new Set(["B", "N", "V", "J", "W", "MP"]);

const quantity: Rule = {
  name: "number with unit",
  pattern: new RegExp(
    String.raw`${START}(${MINUS}${NUMBER})([\s\u00a0\u202f-]?)(${UNIT})(?![\p{L}\p{N}/²³])(?:/(\p{L}{3,12}))?`,
    "gu",
  ),
  say: ([, amount = "", gap = "", sign = "", per], { after }) => {
    const unit = UNITS.get(sign);
    if (
      unit === undefined ||
      (CLOSE_ONLY.has(sign) && gap === " " && amount.length < 2 && /^ \p{L}/u.test(after))
    )
      return null;
    // "5-km run": as an adjective the unit stays singular.
    const one = isOne(amount) || gap === "-";
    return `${numberWords(amount)} ${one ? unit.one : unit.many}${per === undefined ? "" : ` per ${per}`}`;
  },
};

const dimensions: Rule = {
  name: "dimensions and factors",
  pattern: new RegExp(String.raw`${START}(${NUMBER})\s?[×x✕]\s?(?=\d)`, "gu"),
  say: ([, amount = ""], { after }) => {
    // "1920×1080" is a size, "3 × 4 = 12" a product.
    const product = new RegExp(`^${NUMBER}\\s?=`, "u").test(after);
    return `${product ? numberWords(amount) : sideWords(amount)} ${product ? "times" : "by"} `;
  },
};

/** Sides of four digits are said in pairs: "nineteen twenty by ten eighty". */
function sideWords(amount: string): string {
  return /^[1-9]\d{3}$/u.test(amount) ? yearWords(Number(amount)) : numberWords(amount);
}

const lastSide: Rule = {
  name: "last dimension",
  pattern: /(?<=\d\s?[×x✕]\s?)([1-9]\d{3})(?![\p{L}\p{N}]|[.,]\d|\s?[=×])/gu,
  say: ([, amount = ""]) => sideWords(amount),
};

const factor: Rule = {
  name: "times as much",
  pattern: new RegExp(String.raw`${START}(${NUMBER})\s?[×✕]|${START}(${NUMBER})x(?![\p{L}\p{N}])`, "gu"),
  say: ([, sign, letter]) => `${numberWords(sign ?? letter ?? "0")} times`,
};

const SCALES: Readonly<Record<string, string>> = {
  k: "thousand",
  K: "thousand",
  M: "million",
  mn: "million",
  bn: "billion",
  B: "billion",
  tn: "trillion",
};

const scaled: Rule = {
  name: "number with a scale letter",
  pattern: new RegExp(String.raw`${START}(${NUMBER})(k|K|M|mn|bn|B|tn)\+?(?![\p{L}\p{N}])`, "gu"),
  say: ([all, amount = "", letter = ""]) => {
    // 4K and 8K are resolutions, 3B may be a flat.
    if (/^[2458]K$/u.test(all)) return `${numberWords(amount)} K`;
    const words = `${numberWords(amount)} ${SCALES[letter] ?? letter}`;
    return all.endsWith("+") ? `more than ${words}` : words;
  },
};

const ordinal: Rule = {
  name: "ordinal",
  pattern: /(?<![\p{L}\p{N}.,])(\d{1,3}(?:,\d{3})*|\d{1,6})(?:st|nd|rd|th)(?![\p{L}\p{N}])/gu,
  say: ([, digits = ""]) => ordinalWords(digits.replaceAll(",", "")),
};

const VULGAR: Readonly<Record<string, [number, number]>> = {
  "½": [1, 2],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅕": [1, 5],
  "⅖": [2, 5],
  "⅗": [3, 5],
  "⅘": [4, 5],
  "⅙": [1, 6],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
  "⅒": [1, 10],
};

function fractionWords(over: number, under: number, mixed: boolean): string {
  const name = under === 2 ? "half" : under === 4 ? "quarter" : ordinalWords(String(under));
  if (over === 1) return under === 2 ? (mixed ? "a half" : "one half") : `${mixed ? "a" : "one"} ${name}`;
  return `${numberWords(String(over))} ${under === 2 ? "halves" : `${name}s`}`;
}

const vulgarFraction: Rule = {
  name: "fraction sign",
  pattern: /(\d{1,6})?[ \u2044]?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞⅒])/gu,
  say: ([all, whole, sign = ""]) => {
    const [over, under] = VULGAR[sign] ?? [1, 2];
    const lead = whole === undefined ? (all.startsWith(" ") ? " " : "") : `${numberWords(whole)} and `;
    return lead + fractionWords(over, under, whole !== undefined);
  },
};

const fraction: Rule = {
  name: "fraction",
  pattern: /(?<![\p{L}\p{N}/.,])(?:(\d{1,3}) )?(\d{1,2})[/⁄](\d{1,3})(?![\p{L}\p{N}/]|[.,]\d)/gu,
  say: ([, whole, over = "", under = ""]) => {
    const [a, b] = [Number(over), Number(under)];
    const lead = whole === undefined ? "" : `${numberWords(whole)} and `;
    if (a === 24 && b === 7) return `${lead}twenty-four seven`;
    if (a === b && whole === undefined) return `${numberWords(over)} ${numberWords(under)}`;
    if (a === 9 && b === 11) return `${lead}nine eleven`;
    if (a === 0 || a >= b || b > 100) return `${lead}${numberWords(over)} over ${numberWords(under)}`;
    return lead + fractionWords(a, b, whole !== undefined);
  },
};

const ratio: Rule = {
  name: "ratio",
  pattern: /(?<![\p{L}\p{N}:.,])(\d{1,3}):(\d{1,3})(?![\p{L}\p{N}:]|\.\d)/gu,
  say: ([, a = "", b = ""]) => `${numberWords(a)} to ${numberWords(b)}`,
};

const atLeast: Rule = {
  name: "or more",
  pattern: new RegExp(String.raw`${START}(${NUMBER})\+(?![\p{L}\p{N}])`, "gu"),
  say: ([, amount = ""]) => `more than ${numberWords(amount)}`,
};

const plain: Rule = {
  name: "number",
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}_]|[\p{N}][.,])(${MINUS}${NUMBER}|\.\d+)(?![\p{L}\p{Nd}_])`,
    "gu",
  ),
  say: ([, amount = ""]) =>
    amount.startsWith(".") ? `point ${digitByDigit(amount.slice(1))}` : numberWords(amount),
};

export const QUANTITY_RULES: readonly Rule[] = [
  vulgarFraction,
  fraction,
  ratio,
  range,
  percent,
  temperature,
  dimensions,
  lastSide,
  quantity,
  factor,
  scaled,
  ordinal,
  atLeast,
];
export const PLAIN_NUMBER: Rule = plain;

import { toCardinal, toOrdinal } from "n2words/en-US";

/** A number as briefs write it: thousands separated by commas, a decimal point. No flags, for building patterns. */
export const NUMBER = String.raw`(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
/** A hyphen or minus that belongs to the number after it: nothing that could be subtracted from stands before. */
export const MINUS = String.raw`(?:(?<![\p{L}\p{N})\].,-])[-\u2212](?=\d))?`;

const DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Longer numbers are no quantities anyone can hear; they are read digit by digit. */
const LONGEST_CARDINAL = 15;

/** "407" → "four zero seven". */
export function digitByDigit(digits: string): string {
  return digits
    .split("")
    .map((digit) => DIGITS[Number(digit)] ?? digit)
    .join(" ");
}

function integerWords(digits: string): string {
  if (digits.length > LONGEST_CARDINAL) return digitByDigit(digits);
  if (/^0\d/u.test(digits)) return digitByDigit(digits);
  return toCardinal(digits);
}

/** "1,234.5" → "one thousand two hundred thirty-four point five"; a sign in front is said. */
export function numberWords(written: string): string {
  const negative = /^[-\u2212]/u.test(written);
  const [whole = "", decimals] = written.replaceAll(/[-\u2212,]/gu, "").split(".");
  const words = integerWords(whole === "" ? "0" : whole);
  const said = decimals === undefined ? words : `${words} point ${digitByDigit(decimals)}`;
  return negative ? `minus ${said}` : said;
}

/** "21" → "twenty-first". Zero has no ordinal in English that a film needs: "zeroth". */
export function ordinalWords(digits: string): string {
  const value = BigInt(digits);
  return value === 0n ? "zeroth" : toOrdinal(value);
}

/** 1905 → "nineteen oh five", 2016 → "twenty sixteen", 2001 → "two thousand one", 1900 → "nineteen hundred". */
export function yearWords(year: number): string {
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (year < 1000 || year > 2999 || (year % 1000 < 10 && year >= 2000)) return toCardinal(year);
  if (rest === 0) return year % 1000 === 0 ? toCardinal(year) : `${toCardinal(century)} hundred`;
  return `${toCardinal(century)} ${rest < 10 ? `oh ${toCardinal(rest)}` : toCardinal(rest)}`;
}

/** 1640 → "sixteen-forties", 90 → "nineties", 2000 → "two thousands", 1900 → "nineteen hundreds". */
export function decadeWords(decade: number): string {
  const words = decade < 100 ? toCardinal(decade) : yearWords(decade);
  const plural = words.endsWith("y") ? `${words.slice(0, -1)}ies` : `${words}s`;
  return decade < 100 ? plural : plural.replace(/ (?=\S+$)/u, "-");
}

/** Whether "one" of the unit is meant. */
export function isOne(written: string): boolean {
  return /^[-\u2212]?1$/u.test(written);
}

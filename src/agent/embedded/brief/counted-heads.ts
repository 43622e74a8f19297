import { DAY_OPENINGS } from "../parallel/day-opening-words.ts";
import { regex } from "../text/regex.ts";
import { ORDINALS, STEPS, TIMES } from "./counted-head-words.ts";

/** What a line opens with: "Day 1", "Zone A – full protection", "3日目". `word`: what it shares with the other lines. */
export type CountedHead = { word: string; count: number; label: string; rest: string; parted: boolean };

const N = "(?:\\p{Nd}{1,2}|[A-ZА-Я](?![\\p{L}\\p{M}])|[IVX]{1,4}(?![\\p{L}\\p{M}]))";
const UNTIL = "(?:\\s?[-–—&+/]\\s?\\p{Nd}{1,2})?(?![\\p{Nd}%°]|[.,:h]\\p{Nd})";
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’]{0,15}";
/** "Day 1", "J2", "Woche 3–4", "Zone A". */
const NUMBER_BEHIND = new RegExp(`^(?<word>${WORD})\\.?\\s?(?<n>${N})${UNTIL}`, "u");
/** "1. Tag", "2-й день", "1er jour", "3. nap", "1日目", "第2天", "2일차". */
const NUMBER_BEFORE = new RegExp(`^(?:第\\s?(?<han>[一二三四五六七八九十]|\\p{Nd}{1,2})|(?<n>\\p{Nd}{1,2})(?:\\.|[ºª°]|-[\\p{L}\\p{M}]{1,2}(?=\\s)|(?:st|nd|rd|th|er|re|e|ème)(?=\\s))?)\\s?(?<word>${WORD})`, "u"); // prettier-ignore
const PARTED = /^\s*[:：]\s*|^\s+[–—-]\s+|^\s*[—–]\s+|^[)）]\s*/u;
const HAN = "一二三四五六七八九十";
/** "Grupo A – infectante: gaze …": the name behind the letter belongs to it. */
const NAMED = /^(?<name>[^:：.!?。！？]{2,40}?)\s*[:：]\s*(?=\S)/u;

/** The head of a line as its language and those beside it write it; null where it has none. */
export function countedHead(line: string, language: string): CountedHead | null {
  const before = NUMBER_BEFORE.exec(line);
  const found = NUMBER_BEHIND.exec(line) ?? (before !== null && isKnown(before.groups?.["word"] ?? "") ? before : null); // prettier-ignore
  if (found === null) return inWords(line, language);
  const { word = "", n = "", han = "" } = found.groups ?? {};
  return headed(line, found[0], word.toLowerCase(), countOf(n === "" ? han : n));
}

function headed(line: string, head: string, word: string, count: number): CountedHead | null {
  const behind = line.slice(head.length);
  const mark = PARTED.exec(behind)?.[0] ?? "";
  // "Day 1" ends before a blank; "D1x" is a word of its own.
  if (mark === "" && !/^(?:\s|[,，、])/u.test(behind)) return null;
  const rest = behind.slice(mark.length).replace(/^[\s,，、]+/u, "");
  const named = /[–—-]/u.test(mark) ? NAMED.exec(rest) : null;
  if (named !== null) {
    const label = `${head}${mark.replace(/\s*[–—-]\s*/u, " – ")}${named.groups?.["name"] ?? ""}`;
    return { word, count, label, rest: rest.slice(named[0].length), parted: true };
  }
  return rest === "" ? null : { word, count, label: head, rest, parted: mark !== "" };
}

/** "اليوم الأول", "Erster Tag", "पहला दिन": counted in words. */
function inWords(line: string, language: string): CountedHead | null {
  const own = ORDINALS[language];
  if (own === undefined) return phaseOf(line, language);
  for (const [at, form] of own.entries()) {
    const found = regex(`^(?:(?<before>${form})\\s?(?<after>${WORD})|(?<first>${WORD})\\s(?:${form}))(?![\\p{L}\\p{M}])`, "iu").exec(line); // prettier-ignore
    const word = found?.groups?.["after"] ?? found?.groups?.["first"] ?? "";
    if (found !== null && TIMES.test(word)) return headed(line, found[0], word.toLowerCase(), at + 1);
  }
  return phaseOf(line, language);
}

/** "Week one", "Último día". */
function phaseOf(line: string, language: string): CountedHead | null {
  const words = DAY_OPENINGS[language];
  const found = words === undefined ? null : regex(`^(?:${words.phases})(?![\\p{L}\\p{M}\\p{Nd}])`, "iu").exec(line); // prettier-ignore
  return found === null ? null : headed(line, found[0], "", Number.NaN);
}

function countOf(sign: string): number {
  if (HAN.includes(sign)) return HAN.indexOf(sign) + 1;
  if (/^\p{Nd}+$/u.test(sign)) return digitsOf(sign);
  if (/^[IVX]+$/u.test(sign) && ROMAN.includes(sign)) return ROMAN.indexOf(sign) + 1;
  const letters = /\p{Script=Cyrillic}/u.test(sign) ? "АБВГДЕЖЗ" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return letters.indexOf(sign) + 1;
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** "۱", "१" and "1" are one. */
function digitsOf(sign: string): number {
  return Number(sign.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit))));
}

function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const zero = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50].find((start) => code >= start && code < start + 10); // prettier-ignore
  return zero === undefined ? Number.NaN : code - zero;
}

/** What each of counted lines is: a time, a step, or a thing of its own. */
export function kindOfHead(word: string): "time" | "step" | "thing" {
  if (word === "" || TIMES.test(word)) return "time";
  return STEPS.test(word) ? "step" : "thing";
}

const isKnown = (word: string): boolean => TIMES.test(word) || STEPS.test(word);

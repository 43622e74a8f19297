import type { Emphasis } from "../../../artifacts/cue.ts";
import { HOUR_WORDS } from "./hour-words.ts";
import { matchesOf } from "./matches.ts";
import { regex } from "./regex.ts";

const HOUR = "(?:[01]?\\p{Nd}|2[0-4])";
const MINUTES = "[0-5٠-٥०-५]\\p{Nd}(?!\\p{Nd})";
const OPENS = "(?<![\\p{L}\\p{N}.,:/-])";

/** What part of the day an hour is of, behind it. */
const PART_BEHIND =
  "(?:[ap]\\.?m(?:\\.(?=\\s\\p{Ll}))?(?!\\p{L})|o['’]clock|(?:صباح|مساء|ظهر|عصر|ليل)[\\u064b-\\u0652اً]*|(?:בבוקר|בערב|בלילה|בצהריים|אחה[\"״]צ)|(?:утра|дня|вечера|ночи|ранку|вечора|rano|wieczorem|ráno|večer)(?!\\p{L}))";

/** "7:30 pm", "19:30 Uhr", "7:45 h", "الساعة 7:30 مساءً". */
const COLON = `${OPENS}${HOUR}:${MINUTES}(?!:\\p{Nd})(?:\\s?(?:Uhr|uur|h|hs|hrs)(?!\\p{L}))?(?:\\s?${PART_BEHIND})?`;
/** "6 h", "6 h 45", "18h30"; "3 h 45 min" lasts so long, and is one as well. */
const LETTER_H = `${OPENS}${HOUR}\\s?h(?:\\s?${MINUTES}(?:\\s?min(?!\\p{L}))?)?(?!\\p{L})`;
/** "9 am", "9.30 pm", "8.30 Uhr", "8 Uhr 30", "18 часов вечера". */
const NAMED = `${OPENS}${HOUR}(?:[.:]${MINUTES})?\\s?(?:[ap]\\.?m(?:\\.(?=\\s\\p{Ll}))?(?!\\p{L})|(?:Uhr|uur)(?!\\p{L})(?:\\s[0-5]?\\p{Nd}(?![\\p{N}.,]|\\s\\p{L}))?|o['’]clock|час(?:а|ов)?\\s(?:утра|дня|вечера|ночи)(?!\\p{L}))`;

/** "الساعة 10 مساءً": by its part of the day. */
const ARABIC = `(?<=الساعة\\s)${HOUR}(?:\\s${PART_BEHIND})?(?![\\p{N}:])`;
/** "alle 19", "a las 8 de la tarde", "19.30'da": behind these words a bare number is an hour where nothing is counted with it. */
const BARE: Readonly<Record<string, string>> = {
  it: bare("alle|dalle|ore", "di|del|della|e|in|per|con|fino|a"), es: bare("a las|las", "de la|del|y|en|con|hasta|a"), pt: bare("às", "de|da|do|e|em|com|até"),
  tr: `${OPENS}${HOUR}\\.${MINUTES}(?=['’][dt][ae])`, ar: ARABIC,
}; // prettier-ignore

function bare(before: string, behind: string): string {
  return `(?<=(?:^|\\s)(?:${before})\\s)${HOUR}(?=\\s*$|[;!?)]|[.,](?!\\p{Nd})|\\s(?:${behind})\\s)`;
}

/** Before hours with a point: "kl. 18.30"; elsewhere "6.45" is an amount. */
const CLOCK_WORDS: Readonly<Record<string, string>> = {
  it: "(?:alle |dalle )?ore", sv: "kl\\.?|klockan", da: "kl\\.?|klokken", nb: "kl\\.?|klokken", no: "kl\\.?|klokken",
  pl: "godz\\.?|godzin[aąęyi]e?", fi: "kello|klo", tr: "saat", ro: "ora", id: "pukul|jam",
}; // prettier-ignore
/** "Alle 6.45", "o 6.30": also before amounts, which have a word of their own behind them. */
const BEFORE_HOURS: Readonly<Record<string, string>> = { it: "alle|dalle", es: "las", nl: "om|vanaf", pl: "o|od|do" }; // prettier-ignore
const NOTHING_COUNTED = "(?=\\s*$|\\s?[,;!?)]|\\.(?!\\p{Nd})|\\s(?:\\p{L}{1,3}|każdego)\\s)";

/** Where words stand without spaces, and in Korean and Hindi, an hour has its word behind it, and the half of the day before. */
const EAST: Readonly<Record<string, string>> = {
  ja: `(?:(?:午前|午後|朝|夕方|深夜|夜)の?)?(?:\\p{Nd}{1,2}|${HOUR_WORDS.han})時(?!間|点|代|期|速|的|停|帰|預|休)(?:半|(?:\\p{Nd}{1,2}|[一二三四五六七八九十]{1,3})分)?`,
  zh: `\\p{Nd}{1,3}个?小[时時]\\p{Nd}{1,2}分[钟鐘]?|(?:(?:凌晨|清晨|早上|早晨|上午|中午|下午|傍晚|晚上|夜里|夜晚)\\s?(?:\\p{Nd}{1,2}|${HOUR_WORDS.han})[点點时時]|\\p{Nd}{1,2}[点點时時])(?![间間钟鐘候])(?:半|整|一刻|三刻|(?:\\p{Nd}{1,2}|[一二三四五六七八九十]{1,3})分)?`,
  ko: `\\p{Nd}{1,3}시간\\s?\\p{Nd}{1,2}분|(?:(?:오전|오후|아침|저녁|밤|새벽|낮)\\s?)?(?<!\\p{L}(?=\\p{L}))(?:\\p{Nd}{1,2}|${HOUR_WORDS.ko})\\s?시(?!간|[점작대민장적])(?:\\s?(?:반(?=\\s|[에부까이과,.]|$)|\\p{Nd}{1,2}분))?`,
  hi: `(?:(?:सुबह|शाम|रात|दोपहर)\\s)?(?:(?:साढ़े|सवा|पौने)\\s)?(?:\\p{Nd}{1,2}(?::\\p{Nd}{2})?|${HOUR_WORDS.hi})\\sबजे(?![\\p{L}\\p{M}])`,
}; // prettier-ignore

/**
 * The times of day that a text names, each whole as it is written in its language: "6 h 45", "8.30 Uhr", "kl. 18.30",
 * 오후 7시 30분, 午前九時半. "6 h 45" may also be how long something lasts: whoever lights it lights all of it.
 */
export function clockTimes(text: string, base: string): Emphasis[] {
  const found = matchesOf(timesIn(base), text)
    .filter(({ 0: said }) => said.trim() !== "")
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
  return found.toSorted((a, b) => a.start - b.start);
}

function timesIn(base: string): RegExp {
  const east = EAST[base];
  const [sure, usual] = [CLOCK_WORDS[base] ?? "(?!)", BEFORE_HOURS[base] ?? "(?!)"];
  const pointed = [
    `(?<=(?:^|\\s)(?:${sure})\\s)${HOUR}(?:[.,]${MINUTES})?(?!\\p{L}|[.,]?\\p{Nd})`,
    `(?<=(?:^|\\s)(?:${usual})\\s)${HOUR}\\.${MINUTES}(?:\\sh(?!\\p{L})|${NOTHING_COUNTED})`,
  ];
  return regex(
    [...[east, BARE[base]].filter((some) => some !== undefined), COLON, LETTER_H, NAMED, ...pointed].join(
      "|",
    ),
    "giu",
  );
}

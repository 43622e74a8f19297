import { CURRENCY_AFTER, CURRENCY_BEFORE } from "../text/currencies.ts";
import { isConnective } from "../text/connective.ts";
import { countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/**
 * A line that names something and tells its value. `text`: the line as it is said, without the dots that lead to the
 * value. `time`: it opens with the hour at which it happens; its value is what happens. `said`: the name with the word
 * before it, "at 6 p.m.".
 */
export type Row = {
  kind: "fact" | "hours" | "sum" | "time";
  name: string;
  said: string;
  value: string;
  text: string;
};

const NAME = { words: 8, letters: 60 };
const VALUE = { words: 14 };

/** "Gear tuning ........ £18": dots, lines or tabs lead the eye to the value. */
const LEADER = /^(.+?)[ \t]*(?:[.․‥…·_]{3,}|…+\.*|(?:[ \t][.·]){3,})[ \t]*(\S.*)$/u;

/** "High, stage 2: 140 or more", "Herrenschnitt – 29 €"; a colon between digits belongs to a time. */
const LABELLED = /^(.{1,60}?)(?:\s*(?:(?<!\d)[:：]|[:：](?!\d))\s*|\s+[–—-]\s+)(?=\S)(.+)$/u;

const HOUR_WORD = "(?:Uhr|uur|horas?|heures?|ч(?:ас\\p{L}*)?|h)";
/** "18:00", "9 h 30", "14 Uhr 15", "13.00 horas", "11 h", "6 pm". */
const CLOCK = String.raw`(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d(?!\d)(?:\s?${HOUR_WORD}(?!\p{L}))?|\s?${HOUR_WORD}(?:\s?[0-5]\d(?!\d)|(?!\p{L}))|(?=\s?[ap]\.?m))?(?:\s?[ap]\.?m\.?(?!\p{L}))?`;
export const TIMES = String.raw`${CLOCK}(?:\s?[-–—~]\s?${CLOCK})?`;
/** "18:00 …", "الساعة 18:00 …", "um 18 Uhr: …", "A las 17:30 – …"; a bare number is no time. */
const HOUR_FIRST = toPattern(
  String.raw`^((?:\p{L}[\p{L}\p{M}]{0,13}\.?\s){1,2})?(?=\d{1,2}(?:[:.h][0-5]\d|\s?${HOUR_WORD}(?!\p{L})|\s?[ap]\.?m))(${TIMES})(?!\p{Nd})\s*[:,–—-]?\s+(\p{L}.*|["„“«「『(].*)$`,
  "iu",
);
/** "um 18 Uhr", "Cuma 17.00", "ab 18 Uhr": the word that only says that an hour follows goes without saying, any other does not. */
const AT =
  /^(?:(?:at|um|à|a|les?|las?|alle|às|om|kl(?:okka|ockan|okken|o)?\.?|o|w|v|ve|в|к|о|об|ora|ore|στις|στη|saat|الساعة|في|عند|ساعت|שעה|בשעה|jam|pukul|lúc|เวลา)\s){1,2}$/iu;
/** "Tue–Fri 9:00–18:00". */
const HOURS_LAST = toPattern(
  String.raw`^(\p{L}[^\d]{1,${NAME.letters}}?)\s+((?:\p{L}{1,6}\s)?${CLOCK}\s?(?:[-–—~]|bis|to|until|à|a|alle|às|tot|do|до|إلى|から|至|부터)\s?${CLOCK})$`,
  "iu",
);
const SUM = String.raw`(?:${CURRENCY_BEFORE}\d[\d., \u00A0\u202F'’]*|\d[\d.,\u00A0\u202F'’]*\s?${CURRENCY_AFTER})`;
/** "Haircut £25", "Wheel truing from £20", "Bier (0,5 l) 4,20 €". */
const SUM_LAST = toPattern(
  String.raw`^(\p{L}.{1,${NAME.letters}}?)\s+((?:(?:from|ab|dès|desde|da|vanaf|od|от)\s)?${SUM}(?:\s?[-–—/]\s?(?:${SUM}|\p{L}+))?)$`,
  "u",
);

/** The line as a row, or null: it is a sentence, a head, or only part of one. */
export function readRow(line: string): Row | null {
  const led = LEADER.exec(line);
  if (led !== null) return fact(led[1] ?? "", led[2] ?? "", `${(led[1] ?? "").trim()}: ${led[2] ?? ""}`);
  const hour = HOUR_FIRST.exec(line);
  if (hour !== null && !endsSentence(line))
    return {
      kind: "time",
      name: `${AT.test(hour[1] ?? "") ? "" : (hour[1] ?? "")}${hour[2] ?? ""}`,
      said: `${hour[1] ?? ""}${hour[2] ?? ""}`,
      value: hour[3] ?? "",
      text: line,
    };
  const labelled = LABELLED.exec(line);
  if (labelled !== null) return fact(labelled[1] ?? "", labelled[2] ?? "", line);
  for (const [kind, pattern] of [
    ["hours", HOURS_LAST],
    ["sum", SUM_LAST],
  ] as const) {
    const [, name, value] = pattern.exec(line) ?? [];
    const row = name === undefined || value === undefined ? null : fact(name, value, line);
    if (row !== null) return { ...row, kind };
  }
  return null;
}

function fact(name: string, value: string, text: string): Row | null {
  const [bare, told] = [name.trim(), value.trim()];
  const short = countWords(bare) <= NAME.words && bare.length <= NAME.letters && !isConnective(bare);
  // Several sentences are told, not listed.
  if (!short || countWords(told) > VALUE.words || /(?<!^\p{Nd}{1,3})[.!?。！？]\s+\p{L}/u.test(told))
    return null;
  return /[\p{L}\p{N}]/u.test(bare) ? { kind: "fact", name: bare, said: bare, value: told, text } : null;
}

function endsSentence(line: string): boolean {
  return /[.!?。！？]$/u.test(line) && countWords(line) > NAME.words;
}

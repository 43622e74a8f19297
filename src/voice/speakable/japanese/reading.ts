import type { Replacement } from "../spoken-text.ts";
import type { Analyser, Token } from "./analyser.ts";
import { COUNTED, counted, HOW_MANY } from "./counters.ts";
import { kanjiNumber, saidNumber, type SaidNumber } from "./numbers.ts";

/** Words whose reading in the dictionary is not the one of plain narration. */
const SOUNDS: Readonly<Record<string, string>> = {
  日本: "ニホン",
  何分: "ナンプン",
  塩水: "シオミズ",
  〇: "マル",
  // Alone it repeats nothing.
  々: "",
};

/** Signs of which the voice would tell the name. */
const UNREADABLE = /\p{Script=Han}/u;
const NUMERALS = /^[〇一二三四五六七八九十百千万億兆]+$/u;
const FRACTION_HERE = /分の([一二三四五六七八九十百千]+)(?![年月日時分人つ])/uy;
const COUNTER_HERE = new RegExp(COUNTED, "uy");

/** What leans on the word before it is said in one breath with it. */
function leans(token: Token, before: Token | undefined): boolean {
  if (before === undefined || before.kind === "接頭詞") return true;
  return /^(?:助詞|助動詞|記号|UNK)$/u.test(token.kind) || /^(?:接尾|非自立)$/u.test(token.subkind);
}

/** Of a few signs the dictionary says nothing but the sign. */
const readable = (sound: string | null | undefined): string | null =>
  sound === null || sound === undefined || UNREADABLE.test(sound) ? null : sound;

/** One kanji at a time, for names that no dictionary has; what has no reading is not said. */
function signBySign(text: string, analyse: Analyser): string {
  return Array.from(text, (sign) => {
    if (!UNREADABLE.test(sign)) return sign;
    return SOUNDS[sign] ?? readable(analyse(sign)[0]?.sound) ?? "";
  }).join("");
}

/** What a run of numerals says: 七十二, 何千. */
function numberOf(written: string): SaidNumber | null {
  const asked = HOW_MANY[written];
  if (asked !== undefined) return asked;
  const digits = NUMERALS.test(written) ? kanjiNumber(written) : null;
  return digits === null ? null : saidNumber(digits);
}

/** Kanji numerals from a token on, with the counter behind them where that ends a word: not the 日 of 日曜日. */
function numeral(text: string, tokens: readonly Token[], index: number): Replacement | null {
  const first = tokens[index];
  if (first === undefined || first.subkind !== "数") return null;
  let last = index;
  while (tokens[last + 1]?.subkind === "数" && NUMERALS.test(tokens[last + 1]?.surface ?? "")) last += 1;
  const { start } = first;
  const end = tokens[last]?.end ?? first.end;
  const number = numberOf(text.slice(start, end));
  if (number === null) return null;
  FRACTION_HERE.lastIndex = end;
  const over = FRACTION_HERE.exec(text);
  const part = over === null ? null : numberOf(over[1] ?? "");
  if (over !== null && part !== null)
    return { start, end: end + over[0].length, spoken: `${number.reading}ブンノ${part.reading}` };
  COUNTER_HERE.lastIndex = end;
  const match = COUNTER_HERE.exec(text);
  if (match !== null) {
    const [all, counter = "", suffix = ""] = match;
    const before = text.slice(Math.max(0, start - 2), start);
    for (const [length, after] of [
      [all.length, suffix],
      [counter.length, ""],
    ] as const) {
      if (endsWord(tokens, last + 1, end + length))
        return { start, end: end + length, spoken: counted(number, counter, after, before) };
    }
  }
  return last === index ? null : { start, end, spoken: number.reading };
}

function endsWord(tokens: readonly Token[], from: number, end: number): boolean {
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.end > end) return false;
    if (token.end === end) return true;
  }
  return false;
}

/**
 * Words as katakana, a space before each phrase: the voice tells when each group of signs begins. `said`: what is
 * said for single signs of the text that stand for something else.
 */
export function readingsOf(
  text: string,
  said: ReadonlyMap<number, string>,
  analyse: Analyser,
): Replacement[] {
  const tokens = analyse(text);
  const readings: Replacement[] = [];
  let done = 0;
  for (const [index, token] of tokens.entries()) {
    const { start, end, surface } = token;
    if (start < done) continue;
    const space = leans(token, tokens[index - 1]) || /^\s?$/u.test(text.charAt(start - 1)) ? "" : " ";
    const number = numeral(text, tokens, index);
    const spoken = number?.spoken ?? soundOf(token, said, analyse);
    done = number?.end ?? end;
    if (spoken !== surface || space !== "") readings.push({ start, end: done, spoken: space + spoken });
  }
  return readings;
}

function soundOf(
  { start, end, surface, sound, kind }: Token,
  said: ReadonlyMap<number, string>,
  analyse: Analyser,
): string {
  const units = Array.from({ length: end - start }, (_, unit) => start + unit);
  if (units.some((unit) => said.has(unit)))
    return units.map((unit) => said.get(unit) ?? signBySign(surface.charAt(unit - start), analyse)).join("");
  if (kind === "記号" && !UNREADABLE.test(surface)) return surface;
  return SOUNDS[surface] ?? readable(sound) ?? signBySign(surface, analyse);
}

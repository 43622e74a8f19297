import { breakScore } from "./break-scores.ts";
import {
  BARE,
  COUNTER,
  ENDS,
  FIGURE,
  isAbout,
  join,
  LEADING,
  NAMED_FIGURE,
  NUMERAL,
} from "./east-asian-words.ts";
import type { Neighbours } from "./east-asian-words.ts";

/** Chinese phrases: prepositions with what follows, particles and single characters with what stands before. */
export function chinesePhrases(words: readonly string[], simplified: boolean): string[] {
  const text = words.join("");
  return join(words, (place) => {
    if (ENDS.test(place.before)) return false;
    // What leans without doubt does so at any length.
    if (isAbout(place)) return true;
    // 太阳|能电池: where the dictionary cuts within a word, the model sees none begin.
    if (simplified && breakScore(text, place.at, "zh-Hans") <= WITHIN_WORD) return true;
    return place.before.length + place.next.length <= LONGEST_PHRASE && leans(place);
  });
}

/** Of the breaks that our rules take in 35 marked sentences 10 lie under it, 6 of them among the 8 that tear a word. */
const WITHIN_WORD = -500;
const LONGEST_PHRASE = 8;

/** The words of a phrase that is wider than its line, where even then some stay together: a number and what it counts. */
export function tightChinese(words: readonly string[]): string[] {
  return join(words, (place) => {
    const { before, last, next } = place;
    if (ENDS.test(before) || before.length + next.length > LONGEST_PHRASE) return false;
    const word = next.replace(BARE, "");
    if (isAbout(place)) return true;
    if (NAMED_FIGURE.test(last)) return COUNTER.test(word);
    if (FIGURE.test(last)) return !FIGURE.test(word) && word.length <= 3;
    if (NUMERAL.test(last)) return NUMERAL.test(word) || MEASURE.test(word) || ONE.test(word);
    return NUMERAL_WORD.test(last) && MEASURE.test(word);
  });
}

/** "八个", "三十": what follows is what is counted, where it is a measure of two characters. */
const NUMERAL_WORD = /^第?[一二三四五六七八九十百千万萬亿億两兩几幾半\d]+[个個多]?$/u;
const MEASURE =
  /^(?:小时|小時|分钟|分鐘|秒钟|秒鐘|星期|礼拜|禮拜|世纪|世紀|月|年前|年来|年來|年间|年間|年后|年後|公里|公斤|公升|公顷|公頃|厘米|毫米|千米|毫升|平方米|立方米|平方公里|摄氏度|千瓦|千瓦时|美元|欧元|歐元|人民币)$/u;
const ONE = /^.$/u;
const WHICH = /^[下上每这這那哪前后後同另各某头頭]$/u;
const NUMERAL_OR_MEASURE = /^(?:[一二三四五六七八九十两兩几幾\d]|[个個位次天年月周])/u;
const OWN_MEASURE = /^[个個]$/u;

function leans({ before, last, next }: Neighbours): boolean {
  const word = next.replace(BARE, "");
  if (NAMED_FIGURE.test(last)) return COUNTER.test(word);
  // 下|一个人, 每|一位: what tells which one of them goes before the number; 打个|电话, 这位|老人: a measure goes with its noun.
  if (WHICH.test(last) && NUMERAL_OR_MEASURE.test(word)) return true;
  if (OWN_MEASURE.test(last) && /^\p{Script=Han}{2}$/u.test(word)) return true;
  const opens = LEADING.test(word) || NUMERAL.test(word);
  if (LEADING.test(last)) return opens || before.length <= 3;
  if (NUMERAL_WORD.test(last) && MEASURE.test(word)) return true;
  if (NUMERAL.test(last)) return NUMERAL.test(word) || ONE.test(word) || before.length <= 2;
  // 说|的是, 晴天|的话: no line begins with 的.
  return !opens && (ONE.test(word) || word.startsWith("的"));
}

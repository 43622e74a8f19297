import { eventLabel, fitsLine } from "../text/event-label.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";

type Fragment = { date: string; text: string; year: number };

const FEWEST = 3;
const MOST_WORDS = 14;
const BEFORE = "기원전|公元前|西元前|紀元前|前";
/** Years counted with their word: "기원전 57년 신라 건국", 前221年秦朝建立; "992년 동안" is how long. */
const EAST = new RegExp(
  `^(?<date>(?:(?<before>${BEFORE})|서기|公元|西元|西暦)?\\s?(?<year>\\p{Nd}{1,4})\\s?[年년](?:\\s?\\p{Nd}{1,2}[月월])?(?:\\s?\\p{Nd}{1,2}[日일])?)(?:경|頃|ごろ)?(?:에는|에|に(?:は)?)?[,，、]?\\s?(?!동안|간(?:의)?\\s|만에|후|뒤|전(?:에)?\\s|이상|넘|정도|[间間来來前后後以内內多余餘の])(?<told>\\S.*)$`,
  "su",
);
/** "57 BC Silla is founded. 674 The lake is dug.": what stands behind a year begins as a sentence does. */
const WEST =
  /^(?<date>(?<year>\p{Nd}{1,4})(?:\s(?<before>BCE?|[av]\.\s?C(?:hr)?\.|av\.\s?J\.-C\.|до\sн\.\s?э\.|p\.n\.e\.|MÖ|M\.Ö\.|f\.\s?Kr\.)|\s(?:CE|AD|n\.\s?Chr\.|apr\.\s?J\.-C\.|d\.\s?C\.|н\.\s?э\.))?)(?:,|\s[–—-])?\s(?<told>\p{Lu}.*)$/su;

/**
 * "기원전 57년 신라 건국. 674년 월지 조성. …": a year and what happened, by the index of the sentence: three and more in a
 * row, in the order of time. By itself an early year could be an amount.
 */
export function datedFragments(sentences: readonly string[], base: string): (Fragment | null)[] {
  const read = sentences.map((sentence) => fragmentOf(sentence, base));
  const fewest = EASTERN.test(base) ? 1 : 2;
  return read.map((one, at) => {
    const row = one === null ? [] : rowAround(read, at);
    const later = row.filter(({ year }) => year >= FULL).length;
    return row.length >= FEWEST && later >= fewest ? one : null;
  });
}

const EASTERN = /^(?:ko|ja|zh)$/u;
/** A year of four digits. */
const FULL = 1000;
/** Every noun has a capital: "674 Menschen wohnen im Turm" counts. */
const CAPITAL_NOUNS = "de";

/** The fragments before and behind one that follow one another as their years do. */
function rowAround(read: readonly (Fragment | null)[], at: number): Fragment[] {
  const row: Fragment[] = [];
  let from = at;
  while (from > 0 && (read[from - 1]?.year ?? Infinity) < (read[from]?.year ?? 0)) from -= 1;
  for (let index = from; index < read.length; index += 1) {
    const one = read[index];
    if (one === null || one === undefined || one.year <= (row.at(-1)?.year ?? -Infinity)) break;
    row.push(one);
  }
  return row;
}

function fragmentOf(sentence: string, base: string): Fragment | null {
  if (base === CAPITAL_NOUNS) return null;
  const found = (EASTERN.test(base) ? EAST : WEST).exec(sentence.trim())?.groups;
  const { date = "", told = "" } = found ?? {};
  if (date === "" || countWords(told) > MOST_WORDS || /[?？؟]\s*$/u.test(told)) return null;
  const count = Number(found?.["year"]);
  const year = found?.["before"] === undefined ? count : -count;
  const whole = withoutStop(told);
  const text = eventLabel(whole, base) ?? (fitsLine(whole, base) ? whole : null);
  if (text === null || count > 2100 || Number.isNaN(count)) return null;
  return { date: date.trim(), text: capitalise(text, base), year };
}

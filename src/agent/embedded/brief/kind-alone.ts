import { countWords } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import { FOR_PEOPLE, KINDS_ELSEWHERE, KINDS_OF_TEXT, SCHOOL_YEAR, TO_WHOM, WEIGHTY } from "./kind-alone-words.ts"; // prettier-ignore
import { blanked } from "./sentence-spans.ts";
import { isForPlaceOrGroup } from "./sheet-for-whom.ts";
import type { SheetNoted } from "./sheet-for-whom.ts";

const HEAD = `^(?:(?:${WEIGHTY})\\s)*(?:${KINDS_OF_TEXT})(?:\\s(?:${WEIGHTY})(?![\\p{L}\\p{M}]))*(?![\\p{L}\\p{M}])(?<rest>.*)$`;
/** A number, a date, an edition: "n. 47", "No. 12/2025", "– 4 March". */
const NUMBERED = /^(?:[\s,–—/|-]*(?:n[.ºo°]{0,2}|no\.?|nr\.?|num\.?|№|#)?\s?\p{Nd}[\p{Nd}\s./-]*)$/iu;
const TO = `^(?:${TO_WHOM})(?:\\s|(?<=['’]))\\S`;
const MOST = { letters: 70, words: 9, ofWhom: 6 };
/** Vowel signs that Arabic may write or leave out. */
const HARAKAT = /[\u064B-\u0652\u0670]/gu;
const FEWEST_TOLD = 12;

/**
 * Whether a line says only what kind of text it heads, and perhaps its number or whom it goes to: "AUSHANG", "Circolare n. 47", "Notice
 * to all residents", "درس للصف السادس", "お知らせ". What it is about ("Notice of a water cut") makes it a heading of its own, and so does an article ("Der Brief").
 */
export function isKindAlone(line: string): boolean {
  const said = line.replace(/^[\s#*_>]+|[\s*_:：!！.。|–—-]+$/gu, "").replace(HARAKAT, "").replaceAll("İ", "i"); // prettier-ignore
  if (said === "" || said.length > MOST.letters || countWords(said) > MOST.words) return false;
  if (KINDS_ELSEWHERE.some((kind) => kind.test(said))) return true;
  const rest = regex(HEAD, "iu").exec(said)?.groups?.["rest"]?.trim();
  if (rest === undefined) return false;
  if (rest === "" || NUMBERED.test(rest) || regex(`^(?:${SCHOOL_YEAR})$`, "iu").test(rest)) return true;
  if (countWords(rest) > MOST.ofWhom) return false;
  return regex(TO, "iu").test(rest) || (regex(`^(?:${FOR_PEOPLE})\\s`, "iu").test(rest) && isForPlaceOrGroup(rest)); // prettier-ignore
}

/**
 * Takes a first line away that says only what kind of text it is: the film is called by the heading below it, else by what it tells.
 * Above several headings it stays, since none of these names the whole.
 */
export function withoutKindAlone(source: string): SheetNoted {
  const none = { text: source, wishes: [] };
  const start = source.search(/\S/u);
  if (start < 0) return none;
  const [line = ""] = /^[^\n]*/u.exec(source.slice(start)) ?? [];
  const rest = source.slice(start + line.length);
  if (!isKindAlone(line) || (rest.match(/^\s{0,3}#{1,6}\s/gmu)?.length ?? 0) > 1) return none;
  const signs = rest.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (countWords(rest) < FEWEST_TOLD && signs < FEWEST_TOLD * 2) return none;
  return { text: blanked(source, { start, end: start + line.length }), wishes: [line.replace(/^[\s#*_]+|[\s*_]+$/gu, "")] }; // prettier-ignore
}

import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { partedAtAnd } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { FREE } from "./price-words.ts";
import { regex } from "../text/regex.ts";

/** The spans of a text that are amounts of money, a range being one. */
export function amountsIn(text: string, language: string): { start: number; end: number }[] {
  const spans: { start: number; end: number; money: boolean }[] = [];
  // "£20–25": between two figures a dash is no sign of the second.
  const plain = text.replaceAll(/(?<=\p{N})[-–—](?=[\p{N}\p{Sc}])/gu, "~");
  for (const found of findFigures(plain, language)) {
    const before = spans.at(-1);
    const between = before === undefined ? "" : text.slice(before.end, found.start);
    const ranges = /^\s?(?:[-–—~〜～]|to|bis|à|a|tot|do|до|إلى|至|到|から|से|עד)\s?$/iu.test(between);
    if (before !== undefined && ranges && (isSum(found) || before.money)) {
      before.end = found.end;
      before.money = true;
    } else spans.push({ start: found.start, end: found.end, money: isSum(found) });
  }
  return spans.filter(({ money }) => money);
}

/** Cut so that each clause has one price. */
export function onePrice(clause: Clause, language: string): Clause[] {
  if (amountsIn(clause.text, language).length < 2) return [clause];
  return partedAtAnd(clause, language);
}

/** "Ten classes and a mat £85": before a price neither "and" nor a comma parts anything. */
export function joinBare(clauses: readonly Clause[], sentence: string, language: string): Clause[] {
  const free = regex(`(?<!\\p{L})(?:${FREE})(?!\\p{L})`, "iu");
  return clauses.reduce<Clause[]>((kept, clause) => {
    const open = kept.at(-1);
    const bare = open !== undefined && amountsIn(open.text, language).length === 0 && !free.test(open.text);
    if (open === undefined || !bare) kept.push({ ...clause });
    else open.text = sentence.slice(open.start, clause.start + clause.text.length);
    return kept;
  }, []);
}

import { isUnspaced } from "../../text/unspaced.ts";
import { withoutStop } from "../../text/sentences.ts";
import { JOSA, wordsOfUnit, type Word } from "./words-of-unit.ts";
import type { TitleUnit } from "./title-units.ts";

/** Words from `from` to `to` (without) of a unit. `whole`: all of it; `asks`: a clause that asks. */
export type Candidate = {
  text: string;
  unit: number;
  from: number;
  to: number;
  kind: "whole" | "asks" | "span";
};

export type ReadUnit = TitleUnit & { words: Word[] };

const MOST_WORDS = { spaced: 7, unspaced: 9 };
const MOST_ASKING = 10;
const MOST_WHOLE = { spaced: 12, unspaced: 16 };
const FEWEST_ASKING = 3;
const MOST_SIGNS = 70;

export function readUnits(units: readonly TitleUnit[], base: string): ReadUnit[] {
  return units.map((unit) => ({ ...unit, words: wordsOfUnit(unit.said, base) }));
}

/** Whatever in a text may name it: short sentences and lines, clauses that ask, and words between small words. */
export function titleCandidates(units: readonly ReadUnit[], base: string): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (candidate: Candidate): void => {
    const key = candidate.text.toLowerCase();
    if (candidate.text.length <= MOST_SIGNS && /\p{L}/u.test(candidate.text) && !found.has(key)) found.set(key, candidate); // prettier-ignore
  };
  const size = isUnspaced(base) ? "unspaced" : "spaced";
  units.forEach((unit, at) => {
    if (unit.kind === "quote") return;
    const { words, said } = unit;
    if (unit.kind !== "wish" && words.length <= MOST_WHOLE[size] && words.length > 0)
      add({
        text: withoutStop(said).replace(/\s*[:：]$/u, ""),
        unit: at,
        from: 0,
        to: words.length,
        kind: "whole",
      });
    for (const { from, to } of asking(words))
      add({ text: textOf(unit, from, to), unit: at, from, to, kind: "asks" });
    for (const { from, to } of spansOf(words, MOST_WORDS[size], base !== "de"))
      add({ text: textOf(unit, from, to), unit: at, from, to, kind: "span" });
  });
  return [...found.values()];
}

type Range = { from: number; to: number };

/** A clause that asks, to its end: "how the press works". */
function asking(words: readonly Word[]): Range[] {
  return words.flatMap(({ small }, from): Range[] => {
    if (small !== "asks" || words[from - 1]?.small === "asks") return [];
    const next = words.findIndex((word, at) => at > from && !word.joined);
    const to = next < 0 ? words.length : next;
    return to - from >= FEWEST_ASKING && to - from <= MOST_ASKING && mayEnd(words[to - 1])
      ? [{ from, to }]
      : [];
  });
}

function spansOf(words: readonly Word[], most: number, large: boolean): Range[] {
  const found: Range[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from];
    if (first === undefined || first.number || (first.small !== null && first.small !== "opens")) continue;
    // An article is part of a name that opens a sentence; "a" never is.
    if (first.small === "opens" && (from > 0 || INDEFINITE.test(first.low))) continue;
    const article = words[from - 1];
    if (from === 1 && first.joined && article?.small === "opens" && !INDEFINITE.test(article.low)) continue;
    // Within "Harrow Lane Lido" no name begins.
    const before = words[from - 1];
    if (from > 1 && large && first.joined && first.capital && before?.capital === true) continue;
    for (let to = from + 1; to <= Math.min(words.length, from + most); to += 1) {
      const last = words[to - 1];
      if (last === undefined || (to - 1 > from && !last.joined)) break;
      if (last.small === "parts" || last.small === "asks") break;
      const next = words[to];
      const torn =
        next?.joined === true && (next.number || (large && last.capital && next.capital && to > 1));
      if (mayEnd(last) && !torn) found.push({ from, to });
    }
  }
  return found;
}

const INDEFINITE =
  /^(?:an?|eine?[mnrs]?|une?|un['o]?|una|unos|unas|umas?|uns|uma?|een|'t|ett|en|et|ei|egy|bir|niște|ένας|μία|μια|ένα)$/u;
const mayEnd = (word: Word | undefined): boolean => word !== undefined && word.small === null;

/** The words as they are written, with the marks that open before the first and close behind the last. */
function textOf({ said, words }: ReadUnit, from: number, to: number): string {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  const inner = said.slice(start, end).replace(JOSA, "");
  const before = /[„“"«「『《‘]$/u.exec(said.slice(0, start))?.[0] ?? "";
  const behind = /^[“”"»」』》’]/u.exec(said.slice(end))?.[0] ?? "";
  // One of the two alone belongs to more words than these.
  const opened = count(inner, /[„“«「『《]/gu) > count(inner, /[”»」』》]/gu) && !inner.includes("“");
  const closed = count(inner, /[”»」』》]/gu) > count(inner, /[„“«「『《]/gu);
  if (opened && behind !== "") return inner + behind;
  if (closed && before !== "") return before + inner;
  return inner;
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

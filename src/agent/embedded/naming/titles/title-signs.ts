import { noteLikelihood } from "../../brief/note-model/note-likelihood.ts";
import type { Candidate, ReadUnit } from "./title-candidates.ts";
import type { Word } from "./words-of-unit.ts";

/** What is counted once for a text. */
export type TextCounts = {
  /** How often a stem is told, and in which blocks. */
  told: Map<string, number>;
  blocks: Map<string, Set<number>>;
  wished: Set<string>;
  runs: Map<string, Run>;
  blockCount: number;
  /** How often the stem is told that is told most. */
  most: number;
  notes: number[];
};
/** What stands before and behind a run of words; a mark or an edge is one more each time. */
type Run = { times: number; opens: number; before: Set<string>; behind: Set<string> };
/** What other texts of its language say of a word, each −1 to 1: in how many it is, and whether it stands where nouns do. */
export type KnownWord = { common: number; noun: number };

const LONGEST_RUN = 7;

export const tells = (word: Word): boolean => word.small === null && !word.number;
const keyOf = (words: readonly Word[]): string => words.map(({ stem, small, low }) => (small === null ? stem : low)).join(" "); // prettier-ignore
const mean = (values: readonly number[]): number => values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length; // prettier-ignore
const log = (times: number): number => Math.log2(Math.max(1, times));

export function countText(units: readonly ReadUnit[]): TextCounts {
  const counts: TextCounts = { told: new Map(), blocks: new Map(), wished: new Set(), runs: new Map(), blockCount: 1, most: 1, notes: [] }; // prettier-ignore
  units.forEach(({ words, kind, block, said }, at) => {
    counts.notes.push(kind === "sentence" || kind === "wish" ? noteLikelihood(said) : 0);
    if (kind === "wish") {
      for (const { stem } of words.filter(tells)) counts.wished.add(stem);
      return;
    }
    counts.blockCount = Math.max(counts.blockCount, block);
    for (const { stem } of words.filter(tells)) {
      counts.told.set(stem, (counts.told.get(stem) ?? 0) + 1);
      counts.blocks.set(stem, (counts.blocks.get(stem) ?? new Set()).add(block));
    }
    countRuns(counts.runs, words, at);
  });
  counts.most = Math.max(1, ...counts.told.values());
  return counts;
}

function countRuns(runs: TextCounts["runs"], words: readonly Word[], unit: number): void {
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_RUN); to += 1) {
      if (to - 1 > from && words[to - 1]?.joined !== true) break;
      const key = keyOf(words.slice(from, to));
      const run = runs.get(key) ?? {
        times: 0,
        opens: 0,
        before: new Set<string>(),
        behind: new Set<string>(),
      };
      run.times += 1;
      if (from === 0 || (from === 1 && words[0]?.small === "opens")) run.opens += 1;
      run.before.add(words[from]?.joined === true ? (words[from - 1]?.low ?? "") : `^${unit} ${from}`);
      run.behind.add(words[to]?.joined === true ? (words[to]?.low ?? "") : `$${unit} ${to}`);
      runs.set(key, run);
    }
}

const EAST = /^(?:zh|ja|ko)$/u;
const NO_CAPITALS = /^(?:zh|ja|ko|ar|he|hi|bn|fa|ur|th|ta)$/u;

/** What tells that words are the name of what a text is about, each sign about −1 to 1, always the same and in the same order. */
export function titleSigns(
  candidate: Candidate,
  units: readonly ReadUnit[],
  counts: TextCounts,
  base: string,
  known: (word: Word) => KnownWord,
): Record<string, number> {
  const unit = units[candidate.unit];
  const { from, to } = candidate;
  const all = unit?.words ?? [];
  const words = all.slice(from, to);
  const own = words.filter(tells);
  const [before, behind] = [all[from - 1], all[to]];
  const core = words[0]?.small === "opens" ? words.slice(1) : words;
  const run = counts.runs.get(keyOf(core)) ?? { times: 0, opens: 0, before: new Set(), behind: new Set() };
  const times = own.map(({ stem }) => log(counts.told.get(stem) ?? 0));
  const blocks = own.map(({ stem }) => (counts.blocks.get(stem)?.size ?? 0) / counts.blockCount);
  const common = own.map((word) => known(word).common);
  const nouns = own.map((word) => known(word).noun);
  const large = NO_CAPITALS.test(base) || base === "de" ? [] : own.filter((word) => word.capital && word.start > (all[0]?.start ?? 0)); // prettier-ignore
  const span = candidate.kind === "span";
  const goesOn = span && behind?.joined === true;
  const wentOn = span && words[0]?.joined === true && from > 0;
  const note = counts.notes[candidate.unit] ?? 0;
  const several = run.times > 1;
  const flag = (holds: boolean | undefined): number => (holds === true ? 1 : 0);
  const length = own.length;
  const east = EAST.test(base);
  return {
    bias: 1,
    whole: flag(candidate.kind === "whole"),
    asks: flag(candidate.kind === "asks"),
    question: flag(/[?？؟]$/u.test(candidate.text)),
    item: flag(unit?.kind === "item"),
    heading: flag(unit?.kind === "heading"),
    label: flag(unit?.kind === "label"),
    wish: flag(unit?.kind === "wish"),
    runTimes: span && length > 1 ? log(run.times) / 2 : 0,
    wordTimes: span && length === 1 ? log(run.times) / 2 : 0,
    meanTimes: mean(times) / 3,
    leastTimes: Math.min(3, ...times) / 3,
    mostTimes: Math.max(0, ...times) / 3,
    sumTimes: times.reduce((sum, one) => sum + one, 0) / 8,
    ofMost: Math.max(0, ...own.map(({ stem }) => counts.told.get(stem) ?? 0)) / counts.most,
    meanOfMost: mean(own.map(({ stem }) => (counts.told.get(stem) ?? 0) / counts.most)),
    topicTimes: span ? Math.min(3, run.opens) / 3 : 0,
    wholeWords: candidate.kind === "whole" ? words.length / 12 : 0,
    wholeOpensSmall: flag(candidate.kind === "whole" && words[0]?.small === "parts"),
    wholeNote: candidate.kind === "whole" ? note : 0,
    wholeRepeated: candidate.kind === "whole" ? mean(times.map((one) => flag(one > 0))) : 0,
    blocks: mean(blocks),
    mostBlocks: Math.max(0, ...blocks),
    freeBefore: several ? Math.min(3, run.before.size - 1) / 3 : 0,
    freeBehind: several ? Math.min(3, run.behind.size - 1) / 3 : 0,
    boundBefore: flag(several && run.before.size === 1),
    boundBehind: flag(several && run.behind.size === 1),
    name: flag(large.length > 0),
    longName: flag(large.length > 1),
    nameTimes: mean(large.map(({ stem }) => log(counts.told.get(stem) ?? 0))) / 3,
    nameWithNoun: flag(large.length > 0 && words[0]?.capital === false),
    onlyName: flag(large.length > 0 && large.length === length),
    firstUnit: flag(candidate.unit === 0),
    firstUnits: flag(candidate.unit < 3),
    place: candidate.unit / Math.max(1, units.length),
    opensUnit: flag(from === 0),
    opensBlock: flag(from === 0 && unit?.opens),
    firstWhole: flag(candidate.unit === 0 && candidate.kind === "whole"),
    length1: flag(length === 1),
    length2: flag(length === 2),
    length3: flag(length === 3),
    length4: flag(length === 4),
    length5: flag(length >= 5),
    plain1: flag(length === 1 && large.length === 0),
    east1: flag(east && length === 1),
    letters: candidate.text.length / (east ? 16 : 40),
    opens: flag(words[0]?.small === "opens"),
    links: flag(words.some(({ small }) => small === "links")),
    joins: flag(words.some(({ small }) => small === "joins")),
    number: flag(words.some(({ number }) => number)),
    parts: mean(words.map(({ small }) => flag(small === "parts"))),
    quoted: flag(/^["“„«「『《]/u.test(candidate.text)),
    wished: mean(own.map(({ stem }) => flag(counts.wished.has(stem)))),
    note,
    sureNote: flag(note > 0.7),
    common: mean(common),
    commonest: Math.max(-1, ...common),
    rarest: Math.min(1, ...common),
    rareTimes: mean(times.map((one, at) => (one * (1 - (common[at] ?? 0))) / 4)),
    nouns: span ? mean(nouns) : 0,
    leastNoun: span ? Math.min(1, ...nouns) : 0,
    lastNoun: span ? (nouns.at(-1) ?? 0) : 0,
    beforeEdge: flag(span && (from === 0 || words[0]?.joined === false)),
    beforeOpens: flag(wentOn && before?.small === "opens"),
    beforeLinks: flag(wentOn && before?.small === "links"),
    beforeParts: flag(wentOn && before?.small === "parts"),
    beforeWord: flag(wentOn && before !== undefined && before.small === null),
    beforeNoun: wentOn && before !== undefined && before.small === null ? known(before).noun : 0,
    behindEdge: flag(span && !goesOn),
    behindLinks: flag(goesOn && behind?.small === "links"),
    behindJoins: flag(goesOn && behind?.small === "joins"),
    behindParts: flag(goesOn && behind?.small === "parts"),
    behindWord: flag(goesOn && behind !== undefined && behind.small === null),
    behindNoun: goesOn && behind !== undefined && behind.small === null ? known(behind).noun : 0,
    behindWordEast: flag(east && goesOn && behind !== undefined && behind.small === null),
    behindWordBare: flag(NO_CAPITALS.test(base) && !east && goesOn && behind !== undefined && behind.small === null), // prettier-ignore
    bare: flag(NO_CAPITALS.test(base) && !east),
    east: flag(east),
    german: flag(base === "de"),
  };
}

import { findFigures } from "../text/figures.ts";

/** By place: which fact of the one side answers which of the other, surest first, in the order of the first side. */
export type Answer = { one: number; other: number };

const STEM = 5;
const LEAST = { stem: 4, score: 3 };
const LABEL = /^(?<label>[^:：]{2,40}?)\s?[:：]\s?(?=\S)/u;
const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

type Read = { label: string; stems: string[]; opens: string; units: Set<string>; text: string };

/**
 * The facts of two things that speak of the same: by their label, by the word that both begin with, by words that both have, or by a
 * unit that no other fact counts in ("one day", "three to four days' work").
 */
export function answersAmong(one: readonly string[], other: readonly string[], language: string): Answer[] {
  const [left, right] = [one, other].map((facts) => facts.map((fact) => readFact(fact, language)));
  if (left === undefined || right === undefined) return [];
  const common = (stem: string): boolean => [left, right].some((side) => side.filter(({ stems }) => stems.includes(stem)).length > 1); // prettier-ignore
  const pairs = left.flatMap((fact, at) =>
    right.map((answer, place) => ({ one: at, other: place, score: scoreOf(fact, answer, common) })),
  );
  const chosen: Answer[] = [];
  for (const { one: at, other: place, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score < LEAST.score) break;
    const taken = chosen.some((pair) => pair.one === at || pair.other === place);
    if (!taken) chosen.push({ one: at, other: place });
  }
  return chosen.toSorted((a, b) => a.one - b.one);
}

function readFact(text: string, language: string): Read {
  const label = LABEL.exec(text)?.groups?.["label"]?.toLowerCase() ?? "";
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const stems = words.filter((word) => word.length >= LEAST.stem).map((word) => word.slice(0, STEM));
  const units = findFigures(text, language).map(({ unit }) => unit.toLowerCase().slice(0, LEAST.stem));
  return {
    label,
    stems,
    opens: words[0]?.slice(0, STEM) ?? "",
    units: new Set(units.filter((unit) => unit !== "")),
    text,
  };
}

function scoreOf(fact: Read, answer: Read, common: (stem: string) => boolean): number {
  if (fact.label !== "" && fact.label === answer.label) return 10;
  if (EAST.test(fact.text)) return eastScore(fact.text, answer.text);
  const shared = fact.stems.filter((stem) => answer.stems.includes(stem) && !common(stem));
  const opens = fact.opens.length >= LEAST.stem && fact.opens === answer.opens ? 4 : 0;
  const units = [...fact.units].some((unit) => answer.units.has(unit)) ? 2 : 0;
  return (
    opens +
    shared.length * 2 +
    (shared.length > 0 || opens > 0 ? units : 0) +
    (isInHead(fact, answer, shared) ? 1 : 0)
  );
}

/** Whether a word that both have stands near the beginning of both. */
function isInHead(fact: Read, answer: Read, shared: readonly string[]): boolean {
  return shared.some((stem) => fact.stems.indexOf(stem) < 2 && answer.stems.indexOf(stem) < 2);
}

/** 本体は3,980円 and 本体は2,480円, 電気代は… and ガス代は…: what stands before the topic's particle or the number. */
function eastScore(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => /^[^はが：:，、\p{Nd}]{1,10}/u.exec(text)?.[0] ?? "");
  if (a === undefined || b === undefined || a === "" || b === "") return sharedStart(one, other) >= 3 ? 4 : 0;
  if (a === b) return 8;
  return a.at(-1) === b.at(-1) && /代|费|費|金|料/u.test(a.at(-1) ?? "")
    ? 4
    : sharedStart(one, other) >= 2
      ? 4
      : 0;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1;
  return at;
}

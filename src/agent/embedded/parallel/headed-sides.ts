import { countWords, capitalise, withoutStop } from "../text/sentences.ts";
import { findersOf, throughName, withSharedNoun } from "./side-finder.ts";
import type { Finder } from "./side-finder.ts";
import { linkOf, MOST_POINT_WORDS, MOST_POINTS, pointsOf, SAID } from "./side-points.ts";
import type { Side, TwoSides } from "./side-points.ts";
import { ARTICLES, GOES_ON } from "./side-words.ts";
import { STEP_WORDS } from "./step-words.ts";

/** `sure`: the heading asks, or says that it compares. */
export type NamedSides = { names: readonly string[]; sure: boolean };

const MOST_LOOSE = 2;
/** No more sentences are looked at. */
const MOST_SENTENCES = 16;

type Unit = { side: number; text: string; sentence: number };

/** Two things that a heading names ("Gas boiler or heat pump?") as the sentences from `at` on tell of them in turn. */
export function headedSides(
  sentences: readonly string[],
  at: number,
  { names, sure }: NamedSides,
  language: string,
): TwoSides | null {
  const told = sentences.slice(at, at + MOST_SENTENCES);
  const named = withSharedNoun(names, told.join(" "));
  const finders = findersOf(named, language);
  // Sides are told from their first sentence on.
  if (finders === null || (partsOf(sentences[at - 1] ?? "", finders, language)?.length ?? 0) > 0) return null;
  const units = unitsFrom(told, finders, language);
  const bare = (name: string): string => name.replace(ARTICLES, "").trim();
  const whole = finders.map((find, side) => throughName(find, bare(named[side] ?? "")));
  const found = sidesOf(units, named.map(bare), whole, language);
  // "Love or money" may be called so without comparing anything.
  const apart = new Set(units.map(({ side, sentence }) => `${side} ${sentence}`)).size === new Set(units.map(({ sentence }) => sentence)).size; // prettier-ignore
  const past = STEP_WORDS[language]?.past;
  const story = units.some(({ text }) => past?.test(text) === true);
  if (found === null || (!sure && (!apart || story))) return null;
  // "Together they fill each other's gaps" is said of both.
  const next = sentences[at + found.count] ?? "";
  const both = BOTH.test(next) || finders.every((find) => next.split(/\s+/u).some((_, word, all) => find(all.slice(word).join(" ")) !== null)); // prettier-ignore
  if (!both || countWords(next) > MOST_VERDICT_WORDS || /[?？؟]\s*$/u.test(next)) return found;
  return {
    ...found,
    verdict: { text: withoutStop(next), said: next.slice(0, SAID) },
    count: found.count + 1,
  };
}

/** Speaks of the two together. */
const BOTH =
  /^(?:together|both|either way|neither|in the end|zusammen|beide|gemeinsam|am ende|ensemble|tous les deux|les deux|juntos|ambos|insieme|entrambi|juntos|ambos|samen|allebei|razem|oba|обе|оба|вместе|birlikte|ikisi|كلاهما|معًا|שניהם|שתיהן|दोनों|两者|兩者|どちらも|両方|둘 다)(?![\p{L}\p{M}])/iu;
const MOST_VERDICT_WORDS = 14;

function unitsFrom(sentences: readonly string[], finders: readonly Finder[], language: string): Unit[] {
  const units: Unit[] = [];
  let loose = 0;
  for (const [sentence, text] of sentences.entries()) {
    // What is labelled, or asks, is told otherwise.
    if (/[?？؟]\s*$|[:：]\s*\p{N}/u.test(text)) break;
    const parts = partsOf(text, finders, language);
    const last = units.at(-1);
    if (parts === null) break;
    const [first] = parts;
    if (first === undefined) {
      loose += 1;
      // What stands between two sentences that name a side is said of the first.
      const next = sentences[sentence + 1];
      const between = next !== undefined && (partsOf(next, finders, language)?.length ?? 0) > 0;
      if (last === undefined || BOTH.test(text) || loose > MOST_LOOSE || !(between || goesOn(text))) break;
      units.push({ side: last.side, text, sentence });
    } else {
      loose = 0;
      units.push(...parts.map((part) => ({ ...part, sentence })));
    }
  }
  return units;
}

/** "In the sea they last for years": a pronoun near the beginning speaks of what was named before. */
function goesOn(sentence: string): boolean {
  const words = sentence.split(/\s+/u).slice(0, NEAR_WORDS);
  return words.some((_, at) => GOES_ON.test(words.slice(at).join(" ")));
}

const NEAR_WORDS = 4;

/**
 * The clauses of a sentence, each with the side that it begins with; empty where it names none at its beginning, null
 * where it names both in one breath.
 */
function partsOf(
  sentence: string,
  finders: readonly Finder[],
  language: string,
): { side: number; text: string }[] | null {
  const link = linkOf(language);
  const sideAt = (clause: string, within: boolean): number | "both" | null => {
    const found = finders.map((find) => find(clause, within) !== null);
    // "An electric mower" is no petrol mower, though both are mowers.
    const sure = found.every(Boolean) ? finders.map((find) => find(clause, true) !== null) : found;
    if (sure.every(Boolean)) return "both";
    const side = sure.indexOf(true);
    return side >= 0 ? side : found.includes(true) ? "both" : null;
  };
  const starts = [0, ...[...sentence.matchAll(CLAUSE)].map(({ index, 0: mark }) => index + mark.length)];
  const parts: { side: number; start: number }[] = [];
  for (const start of starts) {
    const side = sideAt(firstClause(sentence.slice(start).replace(link, "")), start > 0);
    if (side === "both") return null;
    if (side === null && start === 0) return [];
    if (side !== null && side !== parts.at(-1)?.side) parts.push({ side, start });
  }
  return parts.map(({ side, start }, at) => ({
    side,
    text: sentence.slice(start, parts[at + 1]?.start ?? sentence.length).replace(/[\s,;，；、،؛]+$/u, ""),
  }));
}

/** What stands before the next comma: another name behind it is of another clause. */
function firstClause(text: string): string {
  const at = text.search(CLAUSE_MARK);
  return at < 0 ? text : text.slice(0, at);
}

const CLAUSE = /(?:[,;،؛]\s+|[，；、]\s*|\s[–—]\s)(?=\S)/gu;
const CLAUSE_MARK = /[,;،؛]\s|[，；、]|\s[–—]\s/u;

/** Null where a side has nothing to it, too much, or a point that would have to be cut. */
function sidesOf(
  units: readonly Unit[],
  titles: readonly string[],
  finders: readonly Finder[],
  language: string,
): TwoSides | null {
  // What goes on behind the last named sentence is told of it.
  const sides = titles.map((title, side): Side => ({
    title: capitalise(title, language),
    points: units.flatMap((unit, at) =>
      unit.side === side ? pointsOf(unit.text, at, finders[side], language) : [],
    ),
  }));
  // What is told first stands first.
  if ((sides[1]?.points[0]?.at ?? 0) < (sides[0]?.points[0]?.at ?? 0)) sides.reverse();
  const fit = sides.every(
    ({ points }) =>
      points.length > 0 &&
      points.length <= MOST_POINTS &&
      points.every(({ text }) => countWords(text) <= MOST_POINT_WORDS),
  );
  return fit ? { sides, verdict: null, count: (units.at(-1)?.sentence ?? 0) + 1 } : null;
}

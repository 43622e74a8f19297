import { countWords, withoutStop } from "../text/sentences.ts";
import { AND } from "./clauses.ts";
import { regex } from "../text/regex.ts";
import { endsInRelative, opensRelative } from "./relative-words.ts";
import { ARTICLES } from "./side-words.ts";

/** Two sentences that are built alike but for what they tell of. */
export type Matched = {
  names: [string, string];
  /** What each says of its own, in as many pieces where they fall alike; else in one. */
  pieces: [string[], string[]];
};

/** Words that they share around the one in which they differ: "La onda | P | llega". */
const LEAST_SHARED = 3;
const FEWEST_WORDS = 2;
const MOST_WORDS = 22;
const MOST_PIECES = 3;

/**
 * "A knitted lace takes an hour and costs 4 euros. A Leavers lace takes two days and costs 180 euros.": the same said of two
 * things of one kind, whose names differ in one word. Null for sentences that are not built so, and for what follows in time.
 */
export function matchedSentences(one: string, two: string, language: string): Matched | null {
  const [first, second] = [one, two].map((text) => withoutStop(text).trim().split(/\s+/u));
  if (first === undefined || second === undefined) return null;
  if (Math.max(first.length, second.length) > MOST_WORDS) return null;
  const same = (at: number): boolean =>
    first[at] !== undefined && first[at]?.toLowerCase() === second[at]?.toLowerCase();
  let before = 0;
  while (same(before)) before += 1;
  const opened = `${first.slice(0, before).join(" ")} `;
  const bare = `${opened}x`.replace(ARTICLES, "").slice(0, -1).trim();
  // "In 1914 …, in 1918": they begin with an article.
  if (before === 0 || before > 3 || bare === opened.trim()) return null;
  let behind = 0;
  while (same(before + 1 + behind)) behind += 1;
  const [differs, other] = [first[before] ?? "", second[before] ?? ""];
  if (before + behind < LEAST_SHARED || behind === 0 || ORDERED.test(`${differs} ${other}`)) return null;
  if (/[,;:]$/u.test(differs) || /[,;:]$/u.test(other)) return null;
  // "A knitted lace": the kind stands behind what it is told apart by.
  const end = before + 1 + (bare === "" ? 1 : 0);
  if (bare === "" && behind < 2) return null;
  const rests = [first, second].map((words) => words.slice(end).join(" "));
  const [left = "", right = ""] = rests;
  if (rests.some((rest) => countWords(rest) < FEWEST_WORDS || opensRelative(rest, language))) return null;
  if ([first, second].some((words) => endsInRelative(words.slice(0, end).join(" "), language))) return null;
  const parted = rests.map((rest) => partsOf(rest, language));
  const [leftParts = [], rightParts = []] = parted;
  const alike = leftParts.length === rightParts.length && leftParts.length > 1;
  return {
    names: [first.slice(0, end).join(" "), second.slice(0, end).join(" ")],
    pieces: alike ? [leftParts, rightParts] : [[left], [right]],
  };
}

/** First and second, old and young, this and that follow each other or are told one after the other: a list of two is none. */
const ORDERED =
  /^(?:first|second|third|next|last|other|same|premi[eè]re?|deuxième|second[eo]?|autre|primer[oa]?|segund[oa]|otr[oa]|prim[oa]|altr[oa]|erste[rns]?|zweite[rns]?|andere[rns]?|eerste|tweede|перв\p{L}+|втор\p{L}+|pierwsz\p{L}+|drug\p{L}+)(?:\s|$)/iu;

function partsOf(rest: string, language: string): string[] {
  const and = AND[language];
  const joint = and === undefined ? /,\s+/u : regex(`,\\s+(?:(?:${and})\\s+)?|\\s+(?:${and})\\s+`, "iu");
  const parts = rest.split(joint).map((part) => part.trim());
  const whole = parts.length <= MOST_PIECES && parts.every((part) => countWords(part) >= FEWEST_WORDS);
  return whole ? parts : [rest];
}

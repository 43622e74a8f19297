import type { ToldSides } from "../brief/brief.ts";
import { YES_NO } from "../scenes/answers.ts";
import { GOOD_AND_BAD } from "../scenes/yes-no-list.ts";
import { lastWordsOfRow } from "../text/last-of-row.ts";
import { joinedNeighbours } from "../text/joined-neighbours.ts";
import { regex } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";

const MOST = { things: 12, lines: 6, words: 9, leadWords: 6 };
/** So many letters find a thing in what is said. */
const SAID = 14;

type Judged = { word: string; things: string[]; lead: string };

/**
 * "Peelings, coffee grounds: yes. Plastic bags, cat litter: no.": things that are in and things that are out, each row under the word
 * that says so, as two sides. Null where only one of the two words is said.
 */
export function yesNoSentences(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: ToldSides; lead: string; count: number } | null {
  const within = (sentences[at] ?? "").split(/[;；؛]\s*/u);
  const both = within.length === 2 ? pairOf(within, language) : null;
  if (both !== null) return { ...both, count: 1 };
  const two = pairOf(sentences.slice(at, at + 2), language);
  return two === null ? null : { ...two, count: 2 };
}

function pairOf(told: readonly string[], language: string): { shows: ToldSides; lead: string } | null {
  const [one, other] = told.map((text) => judgedIn(text, language));
  if (one === null || one === undefined || other === null || other === undefined || other.lead !== "")
    return null;
  const pair = pairsIn(language).find((words) =>
    [one, other].every(({ word }) => words.includes(word.toLowerCase())),
  );
  if (pair === undefined || one.word.toLowerCase() === other.word.toLowerCase()) return null;
  const sides = [one, other].map(({ word, things }, side) => ({
    title: capitalise(word, language),
    tone: word.toLowerCase() === pair[0] ? ("positive" as const) : ("negative" as const),
    points: things.map((thing, nth) => ({
      text: capitalise(thing, language),
      said: thing.slice(0, SAID),
      at: side * MOST.things + nth,
    })),
  }));
  return { shows: { form: "sides", sides, verdict: null }, lead: capitalise(one.lead, language) };
}

function pairsIn(language: string): readonly (readonly [string, string])[] {
  const own = YES_NO[language];
  return [...(own === undefined ? [] : [own]), ...(GOOD_AND_BAD[language] ?? [])];
}

const SEPARATOR = /[:：–—→,，]/u;
const VERDICT = /^(?<row>.+?)\s?(?:[:：]|\s[–—→]|[,，]\s(?=\S+$))\s*(?<word>[^:：,，.]{1,16})$/u;
/** "Plastic bags, even the biodegradable ones": told of the thing before it. */
const LEANS =
  /^(?:even|including|auch|selbst|sogar|même|y compris|incluso|aun|anche|persino|compres[ei]|até|mesmo|incluindo|zelfs|ook|även|selv|også|nawet|także|i|i když|даже|навіть|hatta|bile|حتى|אפילו|भी)\s/iu;
const LEAD = /^(?<lead>[^:：,，]{3,60})[:：]\s*(?<rest>[^:：]+)$/u;

function judgedIn(sentence: string, language: string): Judged | null {
  if (!SEPARATOR.test(sentence)) return null;
  const found = VERDICT.exec(withoutStop(sentence.trim()))?.groups;
  const word = found?.["word"]?.trim() ?? "";
  if (found === undefined || !pairsIn(language).some((pair) => pair.includes(word.toLowerCase())))
    return null;
  const headed = LEAD.exec(found["row"] ?? "")?.groups;
  const row = (headed?.["rest"] ?? found["row"] ?? "").replace(/[,，]\s*$/u, "");
  const lead = headed?.["lead"] ?? "";
  const rows = splitOutside(row, /\s*(?:[，、،]|,(?!\p{Nd}))\s*/u);
  const last = splitOutside(rows.at(-1) ?? "", regex(`\\s(?:${lastWordsOfRow(language)})\\s`, "iu"));
  const pieces = [...rows.slice(0, -1), ...last].map((piece) => piece.replace(regex(`^(?:${lastWordsOfRow(language)})\\s`, "iu"), "").trim()); // prettier-ignore
  const things: string[] = [];
  for (const piece of pieces) {
    const before = LEANS.test(piece) ? things.pop() : undefined;
    if (piece !== "") things.push(before === undefined ? piece : `${before}, ${piece}`);
  }
  const fits = things.length > 0 && things.length <= MOST.things && things.every((thing) => countWords(thing) <= MOST.words); // prettier-ignore
  const lines =
    fits && countWords(lead) <= MOST.leadWords ? joinedNeighbours(things, MOST.lines, sentence) : null;
  return lines === null ? null : { word, things: lines, lead };
}

import { subjectOf } from "../english/subject.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { isOfTwoClauses } from "./contrasted-clauses.ts";
import { regex } from "../text/regex.ts";
import type { Finder } from "./side-finder.ts";
import { matchedSentences } from "./matched-sentences.ts";
import { linkOf, MOST_POINT_WORDS, MOST_POINTS, pointsOf, SAID } from "./side-points.ts";
import type { Side, TwoSides } from "./side-points.ts";
import { ARTICLES, IN_CONTRAST } from "./side-words.ts";
import { STEP_WORDS } from "./step-words.ts";

/** Each side says so many words at least. */
const FEWEST_WORDS = 2;

/**
 * Two things that are set against each other without a heading: "The boiler is cheap. The pump, on the other hand, …",
 * "While a press keeps the oils, a filter holds them back." Null where one of them cannot be named, and in stories.
 */
export function contrastedSides(sentences: readonly string[], at: number, language: string): TwoSides | null {
  const [one = "", two = ""] = sentences.slice(at, at + 2);
  const pair =
    twoSentences(one, two, language) ?? twoClauses(one, language) ?? builtAlike(one, two, language);
  if (pair === null) return null;
  const past = STEP_WORDS[language]?.past;
  if (past === undefined || pair.texts.some((text) => past.test(text))) return null;
  if (pair.texts.some((text) => /[?？؟"“”„«»「」]/u.test(text))) return null;
  const sides = pair.texts.map((text, side): Side => {
    const title = pair.names[side] ?? "";
    const find: Finder = (clause) => {
      const start = clause.toLowerCase().indexOf(title.toLowerCase());
      return start < 0 ? null : { start, end: start + title.length };
    };
    const told = pair.pieces?.[side]?.map((piece, nth) => ({
      at: side * MOST_POINTS + nth,
      text: capitalise(piece, language),
      said: piece.slice(0, SAID),
    }));
    return {
      title: capitalise(title.replace(ARTICLES, ""), language),
      points: told ?? pointsOf(text, side, find, language),
    };
  });
  const [first, second] = sides;
  const told = sides.every(
    ({ points }, side) =>
      points.length <= MOST_POINTS &&
      countWords(pair.texts[side] ?? "") - countWords(pair.names[side] ?? "") >= FEWEST_WORDS &&
      points.every(({ text }) => countWords(text) <= MOST_POINT_WORDS && !DENIES_ONLY.test(text)),
  );
  const other = first?.title.toLowerCase() !== second?.title.toLowerCase();
  return told && other ? { sides, verdict: null, count: pair.count } : null;
}

/** "The budget, on the other hand, is not" leans on what was said of the other. */
const DENIES_ONLY = /^(?:(?:is|are|does|do|has) )?(?:not|nicht|no)$/iu;

/** `pieces`: what each says, where the two are built alike. */
type Pair = {
  names: [string, string];
  texts: [string, string];
  count: number;
  pieces?: [string[], string[]];
};

function builtAlike(one: string, two: string, language: string): Pair | null {
  const found = matchedSentences(one, two, language);
  return found === null ? null : { ...found, texts: [one, two], count: 2 };
}

function twoSentences(one: string, two: string, language: string): Pair | null {
  const topic = TOPIC[language];
  if (topic !== undefined) {
    const link = linkOf(language);
    if (!link.test(two)) return null;
    const [first, second] = [topic.exec(one)?.[1], topic.exec(two.replace(link, ""))?.[1]];
    if (first === undefined || second === undefined) return null;
    return { names: [first, second], texts: [one, two], count: 2 };
  }
  const words = IN_CONTRAST[language];
  if (words === undefined || isOfTwoClauses(one, language)) return null;
  const marked = regex(`^((?:\\S+\\s){0,3}[^\\s,]+?),?\\s(?:${words})(?![\\p{L}\\p{M}])`, "iu").exec(two);
  const opened = regex(`^(?:${words})(?![\\p{L}\\p{M}]),?\\s+(.+)$`, "isu").exec(two);
  const second = marked?.[1] ?? (opened === null ? null : subject(opened[1] ?? "", language));
  const first = subject(one, language);
  if (first === null || second === null || !areAlike(first, second)) return null;
  return { names: [first, second], texts: [one, two], count: 2 };
}

/** "While the kettle boils": with "the" it mostly tells when. */
function twoClauses(sentence: string, language: string): Pair | null {
  if (language !== "en") return null;
  const found =
    /^(?:while(?=\san?\s)|whereas)\s+([^,]+),\s+([^,]+)$/iu.exec(withoutStop(sentence)) ??
    /^([^,]+),\s+(?:while(?=\san?\s)|whereas)\s+([^,]+)$/iu.exec(withoutStop(sentence));
  const [, one = "", two = ""] = found ?? [];
  const [first, second] = [subject(one, language), subject(two, language)];
  if (first === null || second === null || !areAlike(first, second)) return null;
  return { names: [first, second], texts: [one, two], count: 1 };
}

const TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^([^、。は]{2,14})は/u,
  ko: /^((?:\S+\s){0,2}\S{1,8}?)(?:은|는)\s/u,
};

/** What a sentence is about, where it is surely told where the name ends; else null. */
function subject(sentence: string, language: string): string | null {
  if (language === "en") return englishSubject(sentence);
  // A noun in capitals ends it: "Der alte Gasherd …".
  if (language === "de") return /^(?:Der|Die|Das|Ein|Eine)\s(?:\p{Ll}+e[rnms]?\s)?\p{Lu}[\p{L}-]+(?=\s(?!(?:de[rsmn]|vo[nm]|aus|mit|ohne|i[nm]|am|an|auf|für|zu[mr]?|und|oder|bei[m]?|unter|über|nach|vor|hinter|neben|zwischen|durch|gegen|um|sowie|(?:ein|kein|mein|dein|sein|ihr|unser)e[rs])\s)\p{Ll})/u.exec(sentence)?.[0] ?? null; // prettier-ignore
  return null;
}

/** Before a verb that might be a noun as well: "A French press keeps the oils". */
const NOUN_PHRASE =
  /^(?:an?|the)\s(?:[\p{L}-]+\s)?[\p{L}-]+(?=\s\p{Ll}{2,}s\s(?:the|an?|its?|them|this|that|your|in|on|at|for|to|with|from|up|more|less|no|much|only|about|twice|half|\d))/iu;

const ADVERB =
  /\s(?:\p{Ll}+ly|almost|nearly|quite|rather|very|well|often|always|never|still|already|also|just|even|once|soon|now|seldom|sometimes|long|half|much)$/u;
const HAS_VERB = /\s(?:and|or)$|(?<!\s(?:of|in|on|at|for|with|by|to|from|and|or))\s(?:the|an?)\s/iu;
/** A participle that no article, pronoun, preposition or adverb follows. */
const MAY_DESCRIBE =
  /^\s(?:\p{Ll}+ed|held|kept|left|lost|met|paid|read|said|sold|built|bought|caught|found|told|taught|made)\s(?!(?:the|an?|its?|them|this|that|these|those|his|her|their|our|your|my|no|all|both|each|every|some|more|less|most|much|many|few|up|down|out|off|away|back|over|in|on|at|to|for|from|by|with|into|onto|under|through|after|before|about|around|only|and|but|half|twice|one|two|three|it|him|us|me|you|\p{Ll}+ly|\p{N}\S*)(?![\p{L}]))\p{Ll}/u;

function englishSubject(sentence: string): string | null {
  const capital = capitalise(sentence);
  const found = subjectOf(capital);
  if (found !== null) {
    const name = found.replace(ADVERB, "");
    // "An almost | closed sea", "the old | painted wall": what looks like its verb may belong to a noun behind it.
    // "The client draws the page and | reads": its verb was taken for a noun.
    const sure =
      !/\s/u.test(name) || HAS_VERB.test(name) || MAY_DESCRIBE.test(capital.slice(found.length))
        ? null
        : name;
    if (sure !== null) return sentence.slice(0, sure.length);
    if (!HAS_VERB.test(name)) return null;
  }
  return NOUN_PHRASE.exec(sentence)?.[0] ?? null;
}

/** "The boiler" and "the pump" are things of one kind; "the boiler" and "Anna" may be anything. */
function areAlike(one: string, two: string): boolean {
  const article = (name: string): string => ARTICLES.exec(name)?.[0].trim().toLowerCase() ?? "";
  const kind = (name: string): string => /^(?:an?|ein|eine)$/u.test(article(name)) ? "any" : article(name) === "" ? "bare" : "the"; // prettier-ignore
  const noun = (name: string): string => name.split(/\s/u).at(-1)?.toLowerCase() ?? "";
  // "Animal rennet" and "vegetable rennet".
  return kind(one) === kind(two) && (kind(one) !== "bare" || noun(one) === noun(two));
}

import { isImperative, isPredicate } from "../english/grammar.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { contrastOf, thoughtsIn } from "./contrast-points.ts";
import type { Contrast, Told } from "./contrast-points.ts";
import { OPENERS, SAYS_OF_IT } from "./contrast-openers-words.ts";
import { STANDS_FOR } from "./loop-words.ts";
import { tellsPast } from "./past.ts";
import { tellOfPersons } from "./persons.ts";
import { PLURAL_VERB } from "./pivot-words.ts";
import { regex } from "../text/regex.ts";
import { sharedWords } from "./shared-words.ts";
import { GOES_ON, WHILE } from "./side-words.ts";
import { TURNS } from "./step-words.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** Spoken of by a word that is written in one with its particle. */
const PARTICLE = /^(?:에는|에서는|은|는|에|には|では|は)\s*[、,]?\s*/u;

type Opened = { kind: "times" | "then" | "places"; season: boolean; at: number; label: string; rest: string };

/**
 * Two sentences, or two halves of one, whose openings set them against each other: "In summer the lake warms. In winter it
 * cools." The openings head two columns. Null where the two do not speak of one thing, in stories, and where a third follows.
 */
export function openedSides(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: Contrast; count: number } | null {
  if (OPENERS[language] === undefined) return null;
  const [sentence = "", next = ""] = sentences.slice(at, at + 2);
  const halves = halvesOf(sentence, language);
  const pair = halves ?? ([sentence, next] as const);
  const count = halves === null ? 2 : 1;
  const [one, other] = pair.map((text) => openedBy(text, language));
  if (one === undefined || one === null || other === undefined || other === null) return null;
  if (!areOpposed(one, other)) return null;
  // Spring, summer and autumn are the course of a year.
  const around = [sentences[at - 1], sentences[at + count]];
  if (one.season && around.some((text) => text !== undefined && openedBy(text, language)?.season === true))
    return null;
  if (!speakOfOne(one, other, language) || isStory(one, other, language)) return null;
  const told = [one, other].map(({ label, rest }, side): Told => ({
    title: label,
    rest,
    said: pair[side] ?? "",
  }));
  const [first, second] = told;
  if (first === undefined || second === undefined) return null;
  const shows = contrastOf([first, second], language, true);
  return shows === null ? null : { shows, count };
}

/** "By day it is hot, at night it is cold": where a comma stands before another opening. */
function halvesOf(sentence: string, language: string): readonly [string, string] | null {
  const marks = isUnspaced(language) ? /[，、；]\s*/gu : /\s*[;,؛،]\s+/gu;
  const found = [...sentence.matchAll(marks)].flatMap(({ index, 0: mark }) => {
    const behind = sentence
      .slice(index + mark.length)
      .replace(regex(`^(?:${WHILE[language] ?? "(?!)"})\\s+`, "iu"), "");
    return openedBy(behind, language) === null ? [] : [[sentence.slice(0, index), behind] as const];
  });
  const [only] = found;
  return found.length === 1 && only !== undefined && openedBy(only[0], language) !== null ? only : null;
}

function openedBy(text: string, language: string): Opened | null {
  const words = OPENERS[language];
  if (words === undefined) return null;
  const end = isUnspaced(language) || language === "ko" ? "" : "(?![\\p{L}\\p{M}])";
  // A Turkish capital is no form of the small letter to a pattern.
  const plain = text.replace(/^İ/u, "i");
  const openingOf = (source: string): string | null => {
    const found = regex(`^(?:${source})${end}`, "iu").exec(plain)?.[0];
    return found === undefined ? null : text.slice(0, found.length);
  };
  const season = openingOf(words.seasons);
  if (season !== null)
    return { kind: "times", season: true, at: -1, label: season, rest: restOf(text, season) };
  for (const [at, [kind, one, other]] of words.pairs.entries()) {
    for (const [side, source] of [one, other].entries()) {
      // "Outside | the wind blows", "inside the cave | the air is still".
      const withPlace = openingOf(source);
      const label = withPlace !== null && language === "en" && isPredicate(restOf(text, withPlace)) ? (withPlace.split(" ")[0] ?? null) : withPlace; // prettier-ignore
      const rest = label === null ? "" : restOf(text, label);
      if (label !== null && rest !== "")
        return { kind, season: false, at: at * 2 + side, label: label.replace(/^و(?=\p{L}{2})/u, ""), rest };
    }
  }
  return null;
}

function restOf(text: string, label: string): string {
  return withoutStop(text.slice(label.length))
    .replace(PARTICLE, "")
    .replace(/^\s*[,，、،]?\s*(?:ف(?=[يت]))?/u, "");
}

function areOpposed(one: Opened, other: Opened): boolean {
  if (one.season && other.season) return one.label.toLowerCase() !== other.label.toLowerCase();
  // Then comes before now; day and night, inside and outside in any order.
  if (one.season || other.season || one.at === other.at) return false;
  const same = Math.floor(one.at / 2) === Math.floor(other.at / 2);
  const turned = one.kind === "then" && one.at > other.at;
  return (
    (same || (one.kind === "then" && other.kind === "then" && one.at % 2 === 0 && other.at % 2 === 1)) &&
    !turned
  );
}

/** Whether both speak of the same thing: by a word, by what stands for it, or in as many thoughts. */
function speakOfOne(one: Opened, other: Opened, language: string): boolean {
  // Where the verb stands in front, "kommen … kommt" may be said of anything.
  const [left, right] = [one, other].map(({ rest }) =>
    TURNS.has(language) ? rest.replace(/^\S+\s/u, "") : rest,
  );
  if (sharedWords(left ?? "", right ?? "", language) > 0) return true;
  if (language === "ja" && /が/u.test(one.rest) && !/[がはも]/u.test(other.rest)) return true;
  // "Früher brauchte ein Brief vier Tage. Heute braucht eine Mail eine Sekunde." is meant so.
  if (one.kind === "then") return true;
  const near = other.rest.split(/\s+/u).slice(0, NEAR).join(" ").replace(EXPLETIVE, "");
  if (STANDS_FOR[language]?.test(near) === true || GOES_ON.test(other.rest.replace(EXPLETIVE, "")))
    return true;
  const of = SAYS_OF_IT[language];
  const end = isUnspaced(language) || language === "ko" ? "" : "(?![\\p{L}\\p{M}])";
  if (of !== undefined && of !== "[\\p{L}]+" && regex(`^(?:${of})${end}`, "iu").test(other.rest)) return true;
  // "De día los lagartos se esconden. De noche salen a cazar": the verb alone speaks of them.
  const verb = PLURAL_VERB[language]?.test(other.rest.split(/\s/u)[0]?.toLowerCase() ?? "") === true;
  if (verb && PLURAL_ARTICLE.test(one.rest)) return true;
  // "It is hot and dry. … the wind blows and the soil is frozen."
  const thoughts = [one, other].map(({ rest }) => thoughtsIn(rest, language));
  return thoughts[0] === thoughts[1] && (thoughts[0] ?? 0) > 1;
}

const NEAR = 3;
/** "There is a bench", "gibt es ein Feuer": these stand for nothing. */
const EXPLETIVE = /^(?:there|gibt es|es gibt|il y a|il y avait|zijn er|is er|er (?:is|zijn))(?!\p{L})/iu;
/** A plural in front. */
const PLURAL_ARTICLE = /^(?:los|las|les|i|gli|le|os|as)\s/iu;

function isStory(one: Opened, other: Opened, language: string): boolean {
  const told = [one, other].map(({ rest }) => rest);
  if (tellOfPersons(told, language)) return true;
  if (language === "en" && told.some((text) => isImperative(text))) return true;
  const past = told.map((text) => tellsPast(text, language));
  if (one.kind === "then")
    return past[1] === true || (/\p{Nd}/u.test(told[0] ?? "") && /\p{Nd}/u.test(told[1] ?? ""));
  return past.includes(true) || countWords(told.join(" ")) < FEWEST_WORDS;
}

const FEWEST_WORDS = 2;

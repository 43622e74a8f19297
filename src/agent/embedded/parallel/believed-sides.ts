import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { IN_FACT, MANY_THINK } from "./believed-words.ts";
import type { Contrast } from "./contrast-points.ts";
import { piecesOf } from "./contrast-points.ts";
import { STANDS_FOR } from "./loop-words.ts";
import { tellOfPersons } from "./persons.ts";
import { isPlainStatement } from "./plain.ts";
import { regex } from "../text/regex.ts";
import { sharedWords } from "./shared-words.ts";
import { MOST_POINTS, SAID } from "./side-points.ts";
import { GOES_ON } from "./side-words.ts";
import { TURNS } from "./step-words.ts";
import { isUnspaced } from "../text/unspaced.ts";

const MOST_WORDS = 14;
const FEWEST_WORDS = 2;

/**
 * "Many people think ravens are bad parents. In fact they feed their young for months.": what is believed and what is so, and
 * what to do and what not ("Do …. Don't …."), under the words that say which is which.
 */
export function believedSides(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: Contrast; count: number } | null {
  const [one = "", other = ""] = sentences.slice(at, at + 2).map((text) => withoutStop(text.trim()));
  if (!isPlainStatement(one + other)) return null;
  return believed(one, other, language) ?? (language === "en" ? doAndDont(one, other) : null);
}

function believed(one: string, other: string, language: string): { shows: Contrast; count: number } | null {
  const [thinks, fact] = [MANY_THINK[language], IN_FACT[language]];
  // Japanese and Korean say what is believed before that it is.
  if (thinks === undefined || fact === undefined || /^(?:ja|ko)$/u.test(language)) return null;
  const end = isUnspaced(language) || language === "fr" || language === "he" ? "" : "(?![\\p{L}\\p{M}])";
  const opened = regex(`^(?:${thinks})${end}`, "iu").exec(one)?.[0];
  const turned = regex(`^(?:${fact})${isUnspaced(language) ? "" : "(?![\\p{L}\\p{M}])"}`, "iu").exec(
    other,
  )?.[0];
  if (opened === undefined || turned === undefined) return null;
  const [belief, truth] = [
    one.slice(opened.length).trim(),
    other.slice(turned.length).replace(/^[\s,，、،]+/u, ""),
  ];
  const tied = sharedWords(belief, truth, language) > 0 || STANDS_FOR[language]?.test(truth) === true || GOES_ON.test(truth) || DROPS.test(language); // prettier-ignore
  // "我们" has the sign of "I" in it.
  const isStory = !isUnspaced(language) && tellOfPersons([belief, truth], language);
  if (!tied || isStory) return null;
  return sidesOf([
    { title: opened.replace(/[\s,，]+(?:that|dass|que|che|dat|att|at|że|что|що|أن|कि)?$/iu, "").replace(/\sque$|\squ['’]$|\sthat$|\sche$|\sdat$|\satt$|\sأن$|\sकि$/iu, ""), tone: "negative", text: belief, said: one },
    { title: turned, tone: "positive", text: truth, said: other },
  ], language); // prettier-ignore
}

/** The verb alone tells of whom. */
const DROPS = /^(?:es|it|pt|pl|cs|tr)$/u;

/** "Do look at the listeners and breathe. Don't read from the slide or hurry." */
function doAndDont(one: string, other: string): { shows: Contrast; count: number } | null {
  const [, done = ""] = /^Do\s(?!not\s|you\s|we\s|they\s|I\s)(.+)$/u.exec(one) ?? [];
  const [, left = ""] = /^(?:Do not|Don['’]t|Never)\s(.+)$/u.exec(other) ?? [];
  if (done === "" || left === "") return null;
  const parts = [done.split(/,?\s+and\s+/u), left.split(/,?\s+(?:or|and)\s+/u)];
  // One thing each may be of two things.
  if (
    parts.some(
      (side) =>
        side.length < 2 || side.length > MOST_POINTS || side.some((part) => countWords(part) < FEWEST_WORDS),
    )
  )
    return null;
  const [dos = [], donts = []] = parts;
  const sides = [
    { title: "Do", tone: "positive" as const, points: dos, said: one },
    { title: "Don’t", tone: "negative" as const, points: donts, said: other },
  ].map(({ title, tone, points, said }, side) => ({
    title,
    tone,
    points: points.map((text, nth) => ({
      at: side * MOST_POINTS + nth,
      text: capitalise(text),
      said: nth === 0 ? said.slice(0, SAID) : text.slice(0, SAID),
    })),
  }));
  return { shows: { form: "sides", sides, verdict: null }, count: 2 };
}

type Half = { title: string; tone: "positive" | "negative"; text: string; said: string };

function sidesOf(halves: readonly Half[], language: string): { shows: Contrast; count: number } | null {
  const sides = halves.map(({ title, tone, text, said }, side) => ({
    title: capitalise(title.trim(), language),
    tone,
    points: piecesOf(text, language, side === 1).map((point, nth) => ({
      at: side * MOST_POINTS + nth,
      text: side === 1 && TURNS.has(language) ? point : capitalise(point, language),
      said: nth === 0 ? said.slice(0, SAID) : point.slice(0, SAID),
    })),
  }));
  const fit = sides.every(({ points }) =>
    points.every(({ text }) =>
      isUnspaced(language)
        ? Array.from(text).length <= 30
        : countWords(text) >= FEWEST_WORDS && countWords(text) <= MOST_WORDS,
    ),
  );
  return fit ? { shows: { form: "sides", sides, verdict: null }, count: 2 } : null;
}

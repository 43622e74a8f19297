import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import { findFigures } from "../text/figures.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isYear } from "./days-and-years.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

/** A term with the sign before it ("" before the first), in which sentence and where it is said. */
type Term = { label: string; sign: string; sentence: number; offset: number };

const SIGN = /\s(?<sign>[+−–×÷=]|[-x](?=\s))\s/gu;
/** What marks the terms of an equation of words. */
export const EQUATION = "equation";
const MOST = { terms: 5, words: 7, letters: 40 };
/** Smaller amounts come to one another by chance. */
const LEAST_AMOUNT = 10;

/**
 * Prose that writes an equation of words ("Profit = revenue − costs"), or adds amounts up: two or three of one unit in
 * one sentence, and their sum alone in the next.
 */
export function proseSum(utterances: readonly Utterance[], context: SceneContext): Candidate | null {
  const written = equationIn(utterances);
  const terms = written ?? amountsAdded(utterances, context.base);
  if (terms === null) return null;
  // A section may have one of each: the words of one bring in nothing of the other.
  const key = written === null ? "added" : EQUATION;
  const marked = utterances.map((utterance, sentence) => ({
    ...utterance,
    marks: [
      ...utterance.marks,
      ...terms.flatMap((term, at) =>
        term.sentence === sentence ? [{ key: `${key}:${at}`, offset: term.offset }] : [],
      ),
    ],
  }));
  return {
    kind: "diagram",
    score: 92,
    utterances: marked,
    visual: (cueOf): DiagramVisual => ({
      kind: "diagram",
      heading: context.heading,
      sum: true,
      nodes: terms.map(({ label }, at) => withCue({ id: `t${at + 1}`, label }, cueOf(`${key}:${at}`))),
      edges: terms.slice(1).map(({ sign }, at) => ({ from: `t${at + 1}`, to: `t${at + 2}`, label: sign })),
    }),
  };
}

function equationIn(utterances: readonly Utterance[]): Term[] | null {
  for (const [sentence, { text }] of utterances.entries()) {
    const terms = equation(text, sentence);
    if (terms !== null) return terms;
  }
  return null;
}

/** A whole sentence that is one equation of things with names, one of its sides a single thing. */
export function equation(text: string, sentence = 0): Term[] | null {
  const body = text.replace(/[\s.。।]+$/u, "");
  const signs = [...body.matchAll(SIGN)];
  const equals = signs.findIndex(({ groups }) => groups?.["sign"] === "=");
  const only = signs.filter(({ groups }) => groups?.["sign"] === "=").length === 1;
  if (!only || signs.length < 2 || signs.length >= MOST.terms) return null;
  if (equals !== 0 && equals !== signs.length - 1) return null;
  const starts = [0, ...signs.map((match) => match.index + match[0].length)];
  const terms = starts.map((from, at): Term => {
    const said = body.slice(from, signs[at]?.index ?? body.length);
    const sign = (signs[at - 1]?.groups?.["sign"] ?? "").replace(/[-–]/u, "−").replace("x", "×");
    return { label: capitalise(said.trim()), sign, sentence, offset: from };
  });
  const named = terms.every(
    ({ label }) =>
      /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(label) &&
      !/[,;:!?()[\]{}<>|"“”«»„/\\^_$]/u.test(label) &&
      countWords(label) <= MOST.words &&
      Array.from(label).length <= MOST.letters,
  );
  return named ? terms : null;
}

/** "… draws 100 watts … may move 250 watts … . The back then gives off 350 watts." */
function amountsAdded(utterances: readonly Utterance[], base: string): Term[] | null {
  for (let sentence = 0; sentence + 1 < utterances.length; sentence += 1) {
    const [parts, sums] = [sentence, sentence + 1].map((at) => amounts(utterances[at]?.text ?? "", base));
    // What it was in one year and in another does not add up.
    if (/(?<!\p{N})(?:19|20)\d\d(?!\p{N})/u.test(utterances[sentence]?.text ?? "")) continue;
    const [sum, another] = sums ?? [];
    if (parts === undefined || sum === undefined || another !== undefined) continue;
    if (parts.length < 2 || parts.length > 3) continue;
    const alike = [...parts, sum].every(({ unit, value }) => unit === sum.unit && value >= LEAST_AMOUNT);
    const total = parts.reduce((all, { value }) => all + value, 0);
    if (!alike || sum.unit === "" || Math.abs(total - sum.value) > 1e-9 * total) continue;
    return [
      ...parts.map(({ label, offset }, at) => ({ label, offset, sentence, sign: at === 0 ? "" : "+" })),
      { label: sum.label, offset: sum.offset, sentence: sentence + 1, sign: "=" },
    ];
  }
  return null;
}

/** All figures of a sentence, with what each is counted in; a year is none. */
function amounts(
  text: string,
  base: string,
): { label: string; value: number; unit: string; offset: number }[] {
  return findFigures(text, base)
    .filter((one) => !isYear(one, text.slice(0, one.start), text.slice(one.end)))
    .map(({ figure, start, end, unit }) => {
      const counted = `${figure.prefix}${unit}${figure.suffix}`.trim();
      const noun = counted === "" ? (/^\s(\p{L}{3,})/u.exec(text.slice(end))?.[1] ?? "") : "";
      return {
        label: noun === "" ? figure.display : `${figure.display} ${noun}`,
        value: figure.value ?? Number.NaN,
        // Shares of different things do not add up.
        unit: figure.display.includes("%") ? "" : `${counted}${noun}`,
        offset: start,
      };
    });
}

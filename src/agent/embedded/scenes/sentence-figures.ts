import { ADDRESS } from "../text/address.ts";
import { describesSubject } from "../text/described-with.ts";
import { findFigures } from "../text/figures.ts";
import { asWritten } from "../text/found-figure.ts";
import { scoresIn } from "../text/scores.ts";
import { capitalise, countWords, withoutEnd } from "../text/sentences.ts";
import { spokenSums } from "../text/spoken-sums.ts";
import { telephoneSpans } from "../text/telephone.ts";
import { answerOf } from "./answer.ts";
import type { SceneContext } from "./draft.ts";
import { judgeFigure, MOST_SENTENCE_WORDS } from "./judge-figure.ts";
import { isMeasuredPart } from "./measured-subject.ts";
import { specsOf } from "./specs.ts";
import type { Striking } from "./striking.ts";
import { tiedFigures } from "./tied-figures.ts";

/** The figures of a sentence: those tied to one another, and what stands besides. */
export function figuresOf(text: string, at: number, context: SceneContext): Striking[] {
  const specs = specsOf(text, at, context);
  if (specs !== null) return specs;
  const answer = answerOf(text, context.base);
  if (answer !== null) {
    const { found: { figure, unit, start, end }, label, lead } = answer; // prettier-ignore
    return [{ at, start, end, cue: start, unit, score: 3, label, figure, turned: true, tied: true, ...(lead === "" ? {} : { lead }) }]; // prettier-ignore
  }
  const both = countAndShare(text, at, context);
  if (both !== null) return both;
  const tied = tiedFigures(text, at, context).filter((one) => one.share === undefined || !isMeasuredPart(one, text, context.base)); // prettier-ignore
  const taken: (readonly [number, number])[] = [
    ...tied.map(({ start, end }) => [start, end] as const),
    ...telephoneSpans(text),
    // Half of a score, or a number of a sum, tells nothing by itself.
    ...[...scoresIn(text, context.base), ...spokenSums(text)].map(({ start, end }) => [start, end] as const),
  ];
  const found = findFigures(text, context.base);
  const loose = found
    .filter(({ start, end }) => taken.every(([from, to]) => end <= from || to <= start))
    .filter((one) => !describesSubject(one, found, text, context.base))
    .map((one) => judgeFigure(one, text, at, context))
    .filter((one) => one !== null);
  const telephone = telephoneIn(text, at);
  return [...tied, ...loose, ...(telephone === null ? [] : [telephone])];
}

/** "4,150 people hold a card, and one in three of them is under sixteen": how many, and a share of them, each by itself. */
function countAndShare(text: string, at: number, context: SceneContext): Striking[] | null {
  for (const joint of text.matchAll(JOINT)) {
    const from = joint.index + joint[0].length;
    const [share, more] = tiedFigures(text.slice(from), at, context);
    const [count, another] =
      share?.share === undefined ? [] : figuresOf(text.slice(0, joint.index), at, context);
    if (share === undefined || more !== undefined || count === undefined || another !== undefined) continue;
    // A share of its own, or a figure of more words than its clause has, would not be read beside it.
    if (count.share !== undefined || count.tied === true || (count.figure.value ?? 0) < LEAST_COUNT) continue;
    // "158 / Mensen fietsen" of "Er leren 158 mensen fietsen" has lost what they do.
    if (countWords(count.label) + countWords(count.figure.display) < countWords(text.slice(0, joint.index)) - 1) continue; // prettier-ignore
    const told = { ...count, tied: true, score: Math.max(count.score, SCORE_OF_COUNT) };
    const part = text.slice(from);
    const rest = withoutEnd(part.slice(share.end));
    // "1 in 3 / of them is under sixteen": a share said in full is read on from its figure.
    const goesOn = share.start === 0 && countWords(part.slice(0, share.end)) > 2 && countWords(rest) > 1;
    return [
      told,
      {
        ...share,
        ...(goesOn ? { label: rest } : {}),
        start: share.start + from,
        end: share.end + from,
        cue: share.cue + from,
      },
    ];
  }
  return null;
}

/** Between two statements of one sentence. */
const JOINT = /,\s+(?:and|und|et|y|e|en|och|og|i|и|та)\s+|\s+[–—]\s+|;\s+/giu;
const SCORE_OF_COUNT = 3;
/** A count that a share is taken of. */
const LEAST_COUNT = 20;

/** "Call 0800 123 456 if you need a place": the number, and what it is called for. */
function telephoneIn(text: string, at: number): Striking | null {
  const [span, another] = telephoneSpans(text);
  if (span === undefined || another !== undefined) return null;
  const [start, end] = span;
  // "(電話 0472-33-1188)": without its number the bracket would stand empty.
  if (/[(（][^)）]*$/u.test(text.slice(0, start))) return null;
  const display = text.slice(start, end).trim();
  const lead = text.slice(0, start);
  const before = lead.replace(CALLED_ON, "").replace(THAT_IS, "").trim();
  // "The desk is 0221 555 01 44, you may show it large": without the number what is left is no sentence.
  if (!CALLED_ON.test(lead) && /^\s*[,;，；].*\p{L}/u.test(text.slice(end))) return null;
  // "Chiamate lo 055 234 5678 oppure passate": a small word that is not known here would be left before a hole.
  if (!CALLED_ON.test(lead) && /\s\p{L}{1,3}['’]?\s*$/u.test(lead) && /\p{L}/u.test(text.slice(end)))
    return null;
  const label = withoutEnd(`${before} ${text.slice(end).trim()}`)
    .replace(/\s+(?=[,;:])/gu, "")
    .trim();
  const words = countWords(label);
  if (words < 1 || words > MOST_SENTENCE_WORDS || !/^\p{L}/u.test(label) || /\p{Nd}/u.test(label))
    return null;
  // "Book at luna.example or 253 555 018": both belong to the sentence.
  if (
    ADDRESS.test(label) ||
    /@/u.test(label) ||
    /^(?:or|and|oder|und|ou|et|o|y|e|lub|nebo|of|en|eller|или)\s/iu.test(label)
  )
    return null;
  const figure = asWritten(display);
  return { at, start, end, cue: start, unit: "", score: 2.6, label: capitalise(label), figure, turned: true };
}

/** "The office is", "Emergencies:": what leads to the number says nothing below it. */
const THAT_IS =
  /(?:\s(?:is|are|ist|lautet|est(?: le| au)?|es(?: el)?|è(?: il)?|é(?: o)?|is het|to|är|er))?\s*[:：]?\s*$/iu;

/** "Call us on": what the number is joined by goes with it. */
const CALLED_ON =
  /\s(?:on|at|unter|auf|sous|au|al|en|no|op|på|under|pod|по|на|على|ל-?)(?:\s(?:number|the number|der nummer|nummer|numéro|número|numero|номер\p{L}*|numer\p{L}*|الرقم))?:?\s*$/iu;

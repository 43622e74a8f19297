import { ADDRESS } from "../../text/address.ts";
import { countWords } from "../../text/sentences.ts";
import { telephoneSpans } from "../../text/telephone.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "../sentence-spans.ts";
import type { Line } from "../closing.ts";
import { CONCEPTS } from "./concepts.ts";
import { noteLikelihood } from "./note-likelihood.ts";

/** A text without them, in the same length, what they say, and the line that the film is to end on. */
export type JudgedNotes = { text: string; wishes: string[]; closing: Line | null };

/**
 * How likely a sentence must be a note: by itself; beside one that surely is; between two of them. A text that has begun to
 * tell is left to tell.
 */
const LEAST = { alone: 0.86, beside: 0.5, between: 0.35, closing: 0.88, closingBeside: 0.6 };
/** Sentences of a paragraph that are all so likely, and two of them at least, bear each other out. */
const TOGETHER = { mean: 0.75, each: 0.6, fewest: 2 };
const MOST_OPENING = 3;
const MOST_CLOSING = 2;
const FEWEST_TOLD = 12;

/**
 * Takes out what the readers of openings and endings, which know their words, left of a sender's notes to the maker: by
 * likeness to thousands of sentences of both kinds. Only in the paragraphs that a text opens and closes with. `text` is
 * what the readers left of `source`.
 */
export function withoutJudgedNotes(source: string, text: string): JudgedNotes {
  const { paragraphs } = paragraphsOf(source);
  const opening = paragraphs.filter(
    (one) => one.headings <= 1 && one.blocksAbove === 0 && !isTitleLine(source, one),
  );
  const closing = closingOrdered(source, text, paragraphs);
  const told = closing === null ? text : blanked(text, closing.span);
  const found = [
    ...notesUntilTold(source, told, opening.slice(0, MOST_OPENING), LEAST.alone, LEAST.beside),
    ...notesUntilTold(source, told, closingOf(source, paragraphs), LEAST.closing, LEAST.closingBeside),
  ];
  const left = found.reduce(blanked, told);
  if ((found.length === 0 && closing === null) || wordsLeft(left) < FEWEST_TOLD)
    return { text, wishes: [], closing: null };
  const said = [...new Set(found.map((span) => textAt(told, span)))].filter((one) => one !== "");
  const ends = closing === null ? [] : [textAt(text, closing.span)];
  return { text: left, wishes: [...said, ...ends], closing: closing?.line ?? null };
}

/** A line that names the film without a heading's mark. */
function isTitleLine(source: string, { start, end, headings }: Paragraph): boolean {
  const line = source.slice(start, end).trim();
  return (
    headings === 0 &&
    source.slice(0, start).trim() === "" &&
    !line.includes("\n") &&
    countWords(line) <= MOST_OF_TITLE &&
    !/[.。!！?？;,，।۔]$/u.test(line)
  );
}

const MOST_OF_TITLE = 14;

/** The last paragraphs, the very last first; none where something else stands below them. */
function closingOf(source: string, paragraphs: readonly Paragraph[]): Paragraph[] {
  const last = paragraphs.at(-1);
  const ends = last !== undefined && source.slice(last.end).trim() === "";
  return ends ? paragraphs.slice(-MOST_CLOSING).toReversed() : [];
}

/** Behind the first words that tell, from the edge inwards, all is the text. */
function notesUntilTold(
  source: string,
  text: string,
  paragraphs: readonly Paragraph[],
  alone: number,
  beside: number,
): Span[] {
  const found: Span[] = [];
  for (const paragraph of paragraphs) {
    const sentences = judgedIn(source, text, paragraph);
    const notes = notesAmong(sentences, alone, beside);
    found.push(...notes);
    if (sentences.some(({ gone, span }) => !gone && !notes.includes(span))) break;
  }
  return found;
}

/** 'Could you end on: "Opening day is Saturday."': the words of its last line, and where the order stands. */
function closingOrdered(
  source: string,
  text: string,
  paragraphs: readonly Paragraph[],
): { line: Line; span: Span } | null {
  for (const { start, end } of closingOf(source, paragraphs)) {
    const found = QUOTED_ORDER.exec(text.slice(start, end));
    const { lead = "", line = "", tail = "" } = found?.groups ?? {};
    const asked = `${lead.trim()} … ${tail.trim()}`;
    if (found === null || !ENDS.test(asked) || noteLikelihood(asked) < LEAST.closingBeside) continue;
    const from = start + found.index;
    const span = { start: from, end: from + found[0].length };
    return { line: { text: line.trim(), address: null, span }, span };
  }
  return null;
}

/** An order at a paragraph's end with words in quotation marks, and what stands before and behind them. */
const QUOTED_ORDER =
  /(?<=^|[.!?。！？।]\s*|\n\s*)(?<lead>[^.!?。！？।"“”„«»「」\n]{2,90}?)\s*["“„«「『](?<line>[^"“”„«»「」]{8,220})["”“»」』](?<tail>[^.!?。！？।"“\n]{0,50})[.。।]?\s*$/u;
const ENDS = CONCEPTS.find(([name]) => name === "end")?.[1] ?? /(?!)/u;

/** `gone`: others took it out. */
type Judged = { span: Span; gone: boolean; likelihood: number };

function judgedIn(source: string, text: string, paragraph: Paragraph): Judged[] {
  return sentencesOf(source, paragraph, true).map((span) => {
    const said = textAt(text, span);
    return { span, gone: said === "", likelihood: said === "" ? 1 : likelihoodOf(said) };
  });
}

/** What somebody is quoted with, where to turn to and what a colon announces is told. */
function likelihoodOf(said: string): number {
  if (/["“”„«»「『]/u.test(said) || ADDRESS.test(said) || telephoneSpans(said).length > 0) return 0;
  return /[:：]\s*$/u.test(said) ? 0 : noteLikelihood(said.replace(/^[\s*_(（]+|[\s*_)）]+$/gu, ""));
}

function notesAmong(sentences: readonly Judged[], alone: number, beside: number): Span[] {
  const left = sentences.filter(({ gone }) => !gone);
  const mean = left.reduce((sum, { likelihood }) => sum + likelihood, 0) / Math.max(1, left.length);
  const together = left.length >= TOGETHER.fewest && mean >= TOGETHER.mean && left.every(({ likelihood }) => likelihood >= TOGETHER.each); // prettier-ignore
  const sure = sentences.map(({ gone, likelihood }) => gone || together || likelihood >= alone);
  if (!sure.includes(true)) return [];
  const isNote = ({ gone, likelihood }: Judged, at: number): boolean =>
    !gone &&
    (sure[at] === true ||
      likelihood >= beside ||
      (sure[at - 1] === true && sure[at + 1] === true && likelihood >= LEAST.between));
  return sentences.filter(isNote).map(({ span }) => span);
}

/** Words that are not parted count by their signs. */
function wordsLeft(text: string): number {
  const told = text.replace(/^\s*#.*$/gmu, "");
  return Math.max(countWords(told), (told.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/gu)?.length ?? 0) / 2); // prettier-ignore
}

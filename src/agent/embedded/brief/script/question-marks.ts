import { matchesOf } from "../../text/matches.ts";
import { toPattern } from "../../text/regex.ts";
import { notIndented } from "../not-indented.ts";
import { blanked, type Span } from "../sentence-spans.ts";
import { QUESTION_PAIRS } from "./question-marks-words.ts";

type Marked = { asks: boolean; line: Span; lead: Span; mark: Span; said: string };

const HAN = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}";
const LEAD = "[ \\t\\u3000]*(?:(?:[-*•+–]|\\p{Nd}{1,2}[.)])[ \\t]+|#{1,6}[ \\t]+|>[ \\t]+)?";
const BEHIND = `[ \\t]?\\p{Nd}{0,2}[*_]{0,3}[ \\t]?[.:：．)）、][*_]{0,3}(?:[ \\t\\u3000]+|(?<=[：．）、])|(?=[${HAN}¿“"„«「]))`;
/** The answer may stand behind its question: "Q: How much? A: Nothing." */
const PATTERNS = QUESTION_PAIRS.map(([question, answer]) =>
  toPattern(
    `(?:^(?<lead>${LEAD})|(?<=[?？؟;][*_]{0,3}[ \\t]))(?<mark>[*_]{0,3}(?:(?<q>${question})|(?<a>${answer}))${BEHIND})(?<said>\\S[^\\n]*)$`,
    "gimu",
  ),
);
const FEWEST = 2;
/** Of the questions so many end like such. */
const ASKS = 0.6;

/**
 * "Q. Is ear wax dirty? / A. No.": who asks and who answers is heard, and no letter says it; the question heads its answer. A
 * text whose marks do not take turns ("A. … B. … C. …") is as it was.
 */
export function withoutQuestionMarks(source: string): string {
  const found = PATTERNS.flatMap((pattern, at) => {
    const [question, answer] = QUESTION_PAIRS[at] ?? ["", ""];
    const marked = markedBy(pattern, source, question.split("|")[0] === answer.split("|")[0]);
    return marked === null ? [] : [marked];
  });
  // The same mark asks in several languages: whose answers are marked as well is meant.
  const marked = found.find((one) => one.some(({ asks }) => !asks)) ?? found[0];
  if (marked === undefined) return source;
  // Questions below headings of the text stand below these.
  const head = /^#{2,6}[ \t]/mu.test(source) ? "### " : "## ";
  return notIndented(
    marked.reduce((text, one) => withoutMark(text, one, head), source),
    source,
  );
}

function markedBy(pattern: RegExp, source: string, same: boolean): Marked[] | null {
  const found = matchesIn(pattern, source).map((match): Marked => {
    const { lead = "", mark = "", q, said = "" } = match.groups ?? {};
    const start = match.index + lead.length;
    const line = { start: match.index, end: match.index + match[0].length };
    return { asks: q !== undefined, line, lead: { start: match.index, end: start }, mark: { start, end: start + mark.length }, said }; // prettier-ignore
  });
  // "S: … S: …", "O: … O: …": one letter for both, by turns.
  const turns = same && found.every(({ asks }) => asks) ? found.map((one, at) => ({ ...one, asks: at % 2 === 0 })) : found; // prettier-ignore
  const questions = turns.filter(({ asks }) => asks);
  const asking = questions.filter(({ said }) => /[?？؟;][*_"”»」)）]*\s*(?:$|\s\S)|か。?$/u.test(said));
  if (questions.length < FEWEST || asking.length < questions.length * ASKS) return null;
  const answers = turns.length - questions.length;
  const takeTurns = turns.every(({ asks }, at) => asks === (at % 2 === 0));
  const onlyQuestions = answers === 0 && asking.length === questions.length && asking.every(isNumberedOrWord(source)); // prettier-ignore
  if ((answers < FEWEST || !takeTurns) && !onlyQuestions) return null;
  return hasOtherChoices(source) ? null : turns;
}

/** "Q1: …?", "Frage: …?": a letter alone says as much only beside answers. */
function isNumberedOrWord(source: string): (one: Marked) => boolean {
  return ({ mark }) => /\p{Nd}|\p{L}{2}|[Qq問问문質질]/u.test(source.slice(mark.start, mark.end));
}

/** "A. … B. … C. …" are choices of a quiz. */
function hasOtherChoices(source: string): boolean {
  return (
    /^[ \t]*(?:[-*•][ \t]+)?[BbВвБбB][.)．:][ \t]/mu.test(source) &&
    /^[ \t]*(?:[-*•][ \t]+)?[CcСсC][.)．:][ \t]/mu.test(source)
  );
}

function matchesIn(pattern: RegExp, source: string): RegExpExecArray[] {
  return matchesOf(pattern, source).flatMap((match) => {
    // A question with its answer in one line is found by its question: the answer is looked for in its rest.
    const said = match.groups?.["said"] ?? "";
    const from = match.index + match[0].length - said.length;
    const inner = matchesOf(pattern, said).filter(({ index }) => index > 0);
    for (const one of inner) one.index += from;
    const [first] = inner;
    if (first === undefined) return [match];
    const groups = { ...match.groups, said: said.slice(0, first.index - from) };
    return [Object.assign(match, { groups }), ...inner];
  });
}

function withoutMark(text: string, { asks, lead, mark, line, said }: Marked, head: string): string {
  const written = text.slice(lead.start, mark.end);
  // A bold question, or its bold mark, closes behind it.
  const open = /[*_]{2,3}/u.exec(written)?.[0] ?? "";
  const closes =
    open !== "" && !new RegExp(`${open.replaceAll("*", "\\*")}\\s*$`, "u").test(written.trimEnd());
  const end = line.end;
  let left = blanked(text, { start: mark.start, end: mark.end });
  if (closes) {
    const at = left.indexOf(open, mark.end);
    if (at >= 0 && at < end) left = blanked(left, { start: at, end: at + open.length });
  }
  if (/#/u.test(written)) return left;
  const width = mark.end - lead.start;
  // Behind its question in the same line.
  if (lead.start !== line.start || !/^$|\n$/u.test(text.slice(0, line.start))) return left.slice(0, mark.start) + "\n" + left.slice(mark.start + 1); // prettier-ignore
  const isHead = asks && width >= head.length && said.trim().length <= MOST_OF_HEAD;
  return left.slice(0, lead.start) + (isHead ? head : "").padEnd(width) + left.slice(mark.end);
}

/** UTF-16 units of a question that stands as a heading. */
const MOST_OF_HEAD = 110;

import type { Visual } from "../../../artifacts/storyboard.ts";
import { tellsAim } from "../text/aims.ts";
import { asks } from "../text/leading.ts";
import { countWords } from "../text/sentences.ts";
import { isPartNamed } from "./beside-chart.ts";
import { isReadOverChart } from "./chart-findings.ts";
import type { Utterance } from "./draft.ts";
import { tellsMoreThan } from "./hidden-figures.ts";
import { tellsMark } from "./value-to-reach.ts";

/** "Why?" opens what comes next. */
const QUESTION_WORDS = 3;

/**
 * From which of the sentences behind a picture on they are seen and not heard over it: what is wanted or asked for
 * ("We want 80."), what has a figure that the picture has not, and the question that a film ends on (`closes`); one within it is
 * answered next. Their count where none is: a remark on what is seen, and a question about a part of it, stay.
 */
export function seenByItselfFrom(after: readonly Utterance[], shown: Visual, closes: boolean): number {
  const written = JSON.stringify(shown);
  // What the picture bears, a cell of two sentences, is seen already.
  const isBorne = (text: string): boolean => written.includes(JSON.stringify(text.replace(/[.!?。！？؟\s]+$/u, "")).slice(1, -1)); // prettier-ignore
  const speaks = after.map(({ text }) => isPartNamed(text, shown));
  const found = after.findIndex((utterance, at) => {
    const { text } = utterance;
    if (isBorne(text)) return false;
    // "That is 85 tonnes in all, against 78 last year": what the picture has not is read as it is heard.
    if (tellsMoreThan(text, shown) && !isReadOverChart(utterance)) return true;
    // "The target is 50" is a line across the columns.
    if (tellsMark(text) && isReadOverChart(utterance)) return false;
    const asksLast = closes && at === after.length - 1 && asks(text) && countWords(text) >= QUESTION_WORDS;
    return !speaks.slice(at).includes(true) && (tellsAim(text) || asksLast);
  });
  return found < 0 ? after.length : found;
}

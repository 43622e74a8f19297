import { isGreeting } from "../../brief/greetings.ts";
import { subjectOf } from "../../english/subject.ts";
import { countWords, splitSentences, withoutStop } from "../../text/sentences.ts";
import { isUnspaced } from "../../text/unspaced.ts";
import type { SubjectOfText } from "./subject-of-text.ts";

/** A sentence that is whole is read at a glance up to so many words or signs; of a part of one fewer say nothing. */
const MOST = { spaced: 9, unspaced: 14 };
const FEWEST_OF_PART = 3;
/** A text that opens with fewer words than these is opened by its name. */
const FEWEST_OF_FIRST = 4;

/**
 * Whether a title is worse than what its text is about: a part of a sentence, a later sentence, or a long one whose subject the text
 * goes on about. `told`: the paragraph that the film opens with.
 */
export function isPoor(title: string, told: string, subject: SubjectOfText, language: string): boolean {
  const base = language.split("-")[0] ?? language;
  const first = withoutStop(splitSentences(told, language).find((one) => !isGreeting(one)) ?? "");
  const size = (text: string): number => (isUnspaced(base) ? Array.from(text).length : countWords(text));
  if (size(first) < FEWEST_OF_FIRST) return false;
  if (title.toLowerCase() === first.toLowerCase()) {
    const most = MOST[isUnspaced(base) ? "unspaced" : "spaced"];
    // One definite noun of Arabic says less than its sentence.
    if (/^(?:ar|he)$/u.test(base) && !subject.title.includes(" ")) return false;
    return subject.opens && (size(title) > 2 * most || (size(title) > most && subject.returns));
  }
  if (title === subject.title || (base === "en" && title === subjectOf(first))) return false;
  // A name or a subject that stands in it is no torn clause.
  if (size(title) < FEWEST_OF_PART) return false;
  return subject.opens || subject.returns;
}

import { isGreeting } from "../../brief/greetings.ts";
import { subjectOf } from "../../english/subject.ts";
import { countWords, splitSentences, withoutStop } from "../../text/sentences.ts";
import { isUnspaced } from "../../text/unspaced.ts";
import type { SubjectOfText } from "./subject-of-text.ts";

/** A sentence that is whole is read at a glance up to so many words or signs; of a part of one fewer say nothing. */
const MOST = { spaced: 9, unspaced: 14 };
const FEWEST_OF_PART = 3;
/** A part of a sentence that is the whole behind what only says where it comes from. */
const WHOLE = 0.6;
/** A text that opens with fewer words than these is opened by its name. */
const FEWEST_OF_FIRST = 4;

/** What leans on a sentence before it that is not there: "Then …", "ثم جاء …". */
const LEANS =
  /^(?:then|and then|but|dann|danach|aber|puis|ensuite|mais|luego|después|pero|poi|ma|depois|mas|daarna|maar|sedan|men|potem|ale|потом|затем|но|потім|але|sonra|ama|böylece|ثم|لكن|ואז|אבל|फिर|लेकिन)\s|^(?:然后|然後|但是|而且|그리고|그다음|하지만|そして|しかし)/iu;

/**
 * Whether a title is worse than what its text is about: a part of a sentence, a later sentence, or a long one whose subject the text
 * goes on about. `told`: the paragraph that the film opens with.
 */
export function isPoor(title: string, told: string, subject: SubjectOfText, language: string): boolean {
  const base = language.split("-")[0] ?? language;
  const first = withoutStop(splitSentences(told, language).find((one) => !isGreeting(one)) ?? "");
  const size = (text: string): number => (isUnspaced(base) ? Array.from(text).length : countWords(text));
  if (size(first) < FEWEST_OF_FIRST) return false;
  if (LEANS.test(title)) return !subject.vague || subject.opens;
  // Behind the place that a message comes from its first sentence is whole as well.
  if (first.toLowerCase().endsWith(title.toLowerCase()) && title.length > first.length * WHOLE) {
    const most = MOST[isUnspaced(base) ? "unspaced" : "spaced"];
    // One definite noun of Arabic says less than its sentence.
    if (/^(?:ar|he)$/u.test(base) && !subject.title.includes(" ")) return false;
    return (
      subject.opens && !subject.vague && (size(title) > 2 * most || (size(title) > most && subject.returns))
    );
  }
  if (title === subject.title || (base === "en" && title === subjectOf(first))) return false;
  // "Die Zauneidechse" says more than "Genau das haben wir am Bahndamm angelegt", and less than its own clause.
  if (subject.vague) return !first.toLowerCase().includes(title.toLowerCase());
  // A name or a subject that stands in it is no torn clause.
  if (size(title) < FEWEST_OF_PART) return false;
  return subject.opens || subject.returns;
}

import { asksForFilm } from "../brief/asks-for-film.ts";
import { NAMES_FILM } from "../brief/request-words.ts";
import { capitalise, countWords } from "../text/sentences.ts";

/** A question behind a colon, or in marks. */
const QUOTED =
  /(?:[:：]\s*["“„«»「『]?|["“„«»「『])\s*(?<question>[^"“”„«»「」『』:：.!?。？]{4,80}[?？؟])/gu;
const MOST_WORDS = 10;
const FEWEST_LETTERS = 5;

/**
 * "They keep asking: which dryer should I buy?": what those ask whom a film is made for is the name of a film without another.
 * `wishes`: what the sender said; `text`: what the film tells, which has to speak of what is asked.
 */
export function viewersQuestion(wishes: readonly string[], text: string): string | null {
  const told = text.toLowerCase();
  for (const wish of wishes)
    for (const { groups } of wish.matchAll(QUOTED)) {
      const question = groups?.["question"]?.trim() ?? "";
      if (countWords(question) > MOST_WORDS || NAMES_FILM.test(question) || asksForFilm(question, false))
        continue;
      const words = question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
      // "Condensdroger" tells of which "droger" to take; without blanks two signs are a word.
      const shared = words.some((word) => word.length >= FEWEST_LETTERS && told.includes(word));
      const east = question.match(/[\p{Script=Han}\p{Script=Katakana}]{2,}/gu)?.some((word) => told.includes(word)); // prettier-ignore
      if (shared || east === true)
        return capitalise(question.replace(/^¿\p{Ll}/u, (start) => start.toUpperCase()));
    }
  return null;
}

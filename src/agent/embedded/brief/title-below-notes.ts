import { isGreeting, REGARDS } from "./greetings.ts";
import { CONCEPTS } from "./note-model/concepts.ts";
import { wordsOf } from "./note-model/unit-features.ts";
import { isTitleLine } from "./title-line.ts";

const MOST_WORDS = 14;
/** A name, or a question: no item, no bracket, no label. */
const OPENS = /^[\p{L}\p{N}"“„«「『¿]/u;
/** Letters of a word that says what something is about; of Chinese and Japanese its parts have two. */
const TELLING = /^(?:[\p{L}\p{M}]{4,}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2})$/u;
/** What is said of the film itself, and never what it is called. */
const OF_FILMS = CONCEPTS.filter(([name]) => /^(?:film|length|format|sound|tone|end)$/u.test(name)).map(
  ([, found]) => found,
);

/**
 * Whether the line that begins at `at` stands alone, without a stop, between the sender's notes, all of which others took out of
 * `text`, and the first paragraph that tells, which speaks of what it names: it is the title, below notes as above them.
 */
export function isTitleBelowNotes(source: string, text: string, at: number): boolean {
  const from = source.lastIndexOf("\n", at - 1) + 1;
  const next = source.indexOf("\n", at);
  const to = next < 0 ? source.length : next;
  const line = source.slice(from, to).trim();
  if (!OPENS.test(line) || !isTitleLine(line, MOST_WORDS) || /[:：]$/u.test(line)) return false;
  const above = source.slice(0, from);
  const alone = /\n[ \t]*\n$/u.test(above) && /^\n[ \t]*\n/u.test(source.slice(to));
  if (!alone || above.trim() === "" || /[\p{L}\p{N}]/u.test(text.slice(0, from))) return false;
  if (isGreeting(line) || REGARDS.test(line) || OF_FILMS.some((found) => found.test(line))) return false;
  const told = new Set(wordsOf(text.slice(to)));
  return wordsOf(line).some((word) => TELLING.test(word) && told.has(word));
}

import { countWords } from "../../text/sentences.ts";
import type { Span } from "../sentence-spans.ts";
import { CONCEPTS } from "./concepts.ts";
import { noteLikelihood } from "./note-likelihood.ts";
import { OF_SELF } from "./told-clause-words.ts";

const OF_MAKERS = CONCEPTS.filter(([name]) => /^(?:film|length|format|sound|picture|tone|end|viewers|want|show|greets)$/u.test(name)).map(([, found]) => found); // prettier-ignore
const FEWEST_WORDS = 6;
/** So much of it others took for a request. */
const MOST_LEFT = 0.75;
const LIKELY = 0.5;
const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * "The recipe is my mother-in-law's, pasta with potatoes and smoked cheese, | and I'd like a film of a minute …": what is left of a
 * sentence whose request others took out names what the film is of, and speaks of nothing that makers are told.
 */
export function tellsBesideRequest(source: string, text: string, { start, end }: Span): boolean {
  const [said, left] = [source.slice(start, end), text.slice(start, end)];
  if (letters(left) > MOST_LEFT * letters(said)) return false;
  const rest = left
    .replaceAll(/\s+/gu, " ")
    .replace(/[\s,;:–—-]+$/u, "")
    .trim();
  // What goes on behind the request belongs to it.
  if (countWords(rest) < FEWEST_WORDS || left.trimEnd().length === left.length) return false;
  return (
    !OF_SELF.test(rest) && !OF_MAKERS.some((found) => found.test(rest)) && noteLikelihood(`${rest}.`) < LIKELY
  );
}

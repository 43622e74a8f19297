import { regex } from "../text/regex.ts";
import { FILM } from "./request-words.ts";
import type { Span } from "./sentence-spans.ts";

const OF_YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;
/** With what binds a year's report to it. */
const FILM_WORD = `(?<!\\p{L})${FILM}(?!\\p{L})(?:\\s(?:of the|of|on|zum|zur|vom|du|de la|del|de|dal|della|do|da|van het|van|over|til|till|för|for))?\\s?`;

/**
 * "annual review film 2024", "filme do relatório anual de 2024": of which year something is told, and only the word for the film, which
 * stands there, is the maker's. Null where nothing else is said, or no year.
 */
export function filmWordIn(said: string): Span | null {
  const found = OF_YEAR.test(said) ? regex(FILM_WORD, "iu").exec(said) : null;
  if (found === null) return null;
  const rest = said.replace(found[0], " ").replace(OF_YEAR, " ");
  return /\p{L}{4}/u.test(rest) ? { start: found.index, end: found.index + found[0].length } : null;
}

import { countWords, capitalise } from "../text/sentences.ts";
import type { Line } from "./closing.ts";
import { blanked, paragraphsOf, sentencesOf, textAt } from "./sentence-spans.ts";

/** "Last sentence should be that they can ring me at any hour": the words are given as what somebody says. */
const DICTATED =
  /^(?:(?:and|so|oh and),? )?(?:the |our |your )?(?:very )?(?:last|final|closing) (?:sentence|line|words?|thing (?:said|they hear|people hear)) (?:should|must|has to|needs to|ought to|is to|to) (?:be|say|read)(?: just| simply)? that (?<line>\S.{10,140})$/iu;
/** Of whatever is made no other text is ordered so. */
const FILM = /(?<!\p{L})(?:film|video|clip|movie)s?(?!\p{L})/iu;
const FEWEST_WORDS = 4;

/** A text without the sentence that dictates the film's last one, in the same length, and that one. English. */
export function withoutDictatedEnd(source: string): { text: string; closing: Line | null } {
  if (!FILM.test(source)) return { text: source, closing: null };
  for (const paragraph of paragraphsOf(source).paragraphs) {
    for (const span of sentencesOf(source, paragraph)) {
      const said = textAt(source, span).replace(/[.!]$/u, "");
      const line = DICTATED.exec(said)?.groups?.["line"] ?? "";
      if (countWords(line) < FEWEST_WORDS) continue;
      const closing = { text: `${capitalise(line)}.`, address: null, span };
      return { text: blanked(source, span), closing };
    }
  }
  return { text: source, closing: null };
}

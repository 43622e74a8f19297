import type { DerivedTitle } from "./derive-title.ts";
import { firstSentence } from "./naming/first-sentence.ts";
import { endsSentence } from "./text/sentence-end.ts";
import { countWords } from "./text/sentences.ts";

/** So many words are heard while a title stands, where it would be said twice else. */
const MOST_HEARD = 18;

/**
 * "Castle Quarter." over the title and "Castle Quarter became a conservation area in 1974." below it: the sentence that begins with the
 * title is heard over it, and the title by itself is not said.
 */
export function saidOnce(derived: DerivedTitle, language: string): DerivedTitle {
  const opens = derived.below === undefined ? firstSentence(derived.sections, language) : null;
  if (opens === null || opens.below.length === 0) return derived;
  const { spoken, below } = opens;
  if (countWords(spoken) > MOST_HEARD || !endsSentence(spoken) || !opensWith(spoken, derived.opening)) return derived; // prettier-ignore
  return { ...derived, opening: spoken, sections: below };
}

function opensWith(sentence: string, words: string): boolean {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
  const [whole, start] = [bare(sentence), bare(words)];
  return start !== "" && (whole === start || whole.startsWith(`${start} `));
}

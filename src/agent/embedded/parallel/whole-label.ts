import { breathsOf } from "../text/breaths.ts";
import { countWords, withoutStop } from "../text/sentences.ts";

/** Vietnamese writes a blank between syllables, of which a word has more than one. */
const MOST_SYLLABLES = 26;
/** Words of a label that stands by itself, and of what may stand below one. */
const MOST = { label: 18, letters: 104, detail: 22 };

export type WholeLabel = { label: string; detail: string | null };

/**
 * A sentence as a label, all of it: whole where it is short, else what comes first and below it the rest, parted where
 * its writer parted it. Null where it is too long for both, so that nothing is cut. `below`: a sentence that says more.
 */
export function wholeLabel(sentence: string, below: string | null, language: string): WholeLabel | null {
  const bare = withoutStop(sentence.trim());
  const more = below === null ? null : withoutStop(below.trim());
  if (more !== null && countWords(more) > MOST.detail) return null;
  if (isShort(bare, MOST.label)) return { label: bare, detail: more };
  const parted = more === null ? partedAtBreath(bare, language) : null;
  return (
    parted ?? (language === "vi" && isShort(bare, MOST_SYLLABLES) ? { label: bare, detail: more } : null)
  );
}

function partedAtBreath(bare: string, language: string): WholeLabel | null {
  const [first, second, third] = breathsOf(bare, language);
  if (first === undefined || second === undefined || third !== undefined) return null;
  return isShort(first.text, MOST.label) && countWords(second.text) <= MOST.detail
    ? { label: first.text.replace(/[,，、،]$/u, ""), detail: withoutStop(second.text) }
    : null;
}

function isShort(text: string, most: number): boolean {
  return countWords(text) <= most && Array.from(text).length <= MOST.letters;
}

import { breathsOf } from "../text/breaths.ts";
import { countWords, withoutStop } from "../text/sentences.ts";

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
  if (isShort(bare)) return { label: bare, detail: more };
  const [first, second, third] = breathsOf(bare, language);
  if (more !== null || first === undefined || second === undefined || third !== undefined) return null;
  return isShort(first.text) && countWords(second.text) <= MOST.detail
    ? { label: first.text.replace(/[,，、،]$/u, ""), detail: withoutStop(second.text) }
    : null;
}

function isShort(text: string): boolean {
  return countWords(text) <= MOST.label && Array.from(text).length <= MOST.letters;
}

import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitAtStop } from "../text/shorten.ts";

/** Words of a label that stands by itself, and of what may stand below one. */
const MOST = { label: 13, letters: 84, detail: 20 };

export type WholeLabel = { label: string; detail: string | null };

/**
 * A sentence as a label, all of it: whole where it is short, else what comes first and below it the rest. Null where it
 * is too long for both, so that nothing is cut.
 */
export function wholeLabel(sentence: string, below: string | null): WholeLabel | null {
  const bare = withoutStop(sentence.trim());
  const more = below === null ? null : withoutStop(below.trim());
  if (isShort(bare))
    return more === null || countWords(more) <= MOST.detail ? { label: bare, detail: more } : null;
  if (more !== null) return null;
  const split = splitAtStop(bare, MOST.label) ?? atComma(bare);
  if (split === null || countWords(split.rest) > MOST.detail) return null;
  return { label: split.head, detail: capitalise(split.rest) };
}

function isShort(text: string): boolean {
  return countWords(text) <= MOST.label && Array.from(text).length <= MOST.letters;
}

function atComma(text: string): { head: string; rest: string } | null {
  const comma = /^(.{12,84}?)(?:,\s+|[，、،]\s*)(?=\S)/u.exec(text);
  const head = comma?.[1] ?? "";
  return comma === null || countWords(head) < 3 || !isShort(head)
    ? null
    : { head, rest: text.slice(comma[0].length) };
}

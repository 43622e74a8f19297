/** How alike two titles are by the words that tell: 0 … 1 (the harmonic mean of what each has of the other). */

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Letters of two words that must be the same where both go on. */
const STEM = 5;
/** Articles and small words that Arabic and Hebrew write before a word. */
const BEFORE_WORD = /^(?:[وفبلك]{0,2}ال|لل|[والבהלמשכ])(?=[\u0590-\u06FF]{3})/u;

export function wordsThatTell(text: string, small: ReadonlySet<string>): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const found = words.flatMap((word) =>
    EASTERN.test(word) && word.length > 2
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : [word],
  );
  return [...new Set(found.filter((word) => !small.has(word)).map((word) => word.replace(BEFORE_WORD, "")))];
}

export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < 4 || EASTERN.test(one)) return false;
  const shared = Math.min(shortest, STEM);
  return one.slice(0, shared) === other.slice(0, shared);
}

/** Of `words` the part that `others` have. */
export function shareIn(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0) return 0;
  return words.filter((word) => others.some((other) => isSameWord(word, other))).length / words.length;
}

export function likeness(given: readonly string[], wanted: readonly string[]): number {
  const [precise, whole] = [shareIn(given, wanted), shareIn(wanted, given)];
  return precise + whole === 0 ? 0 : (2 * precise * whole) / (precise + whole);
}

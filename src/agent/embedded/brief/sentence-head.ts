/** Where a sentence, a line or a list's item begins, as the beginning of a regular expression. */
export const BEGINS =
  '(?<=(?:^|\\n)[ \\t]*(?:(?:[-*+•–]|\\p{Nd}{1,2}[.)]|>)[ \\t]+)?|[.!?؟।…]["”»)]?[ \\t\\n]+|[。！？])';

/** Blanks in the place of what leads up to a word, which begins the sentence instead; as long as what was found. */
export function capitalised(found: string): string {
  const next = /(?:["“„«»「『][\u0020\u00a0\u202f]?)?[\p{L}\p{N}]$/u.exec(found)?.[0] ?? "";
  const led = found.slice(0, found.length - next.length).replaceAll(/[^\n]/gu, " ");
  const large = next.toUpperCase();
  return led + (large.length === next.length ? large : next);
}

/** The text with what stands between replaced, and as long as before: what is gone is blank before its sentence. */
export function spliced(text: string, start: number, end: number, put = ""): string {
  const room = end - start - put.length;
  if (room < 0) return text;
  const before = text.slice(0, start);
  const at = SENTENCE_START.exec(before)?.index ?? 0;
  const head = at + (SENTENCE_START.exec(before)?.[0].length ?? 0);
  const stopped = /^[.!?؟।…。！？]/u.test(before.slice(at));
  const rest = before.slice(head) + put;
  // "… 2,90? ce lo chiedono": what begins behind a stop is heard as a sentence.
  const begins = stopped ? rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase().slice(0, 1)) : rest;
  return before.slice(0, head) + " ".repeat(room) + begins + text.slice(end);
}

/** Behind the last stop before it, the beginning of its line, or the mark of its list's item. */
const SENTENCE_START =
  /(?:[.!?؟।…][\t ]+|[。！？]|\n|^)(?:[ \t]*(?:[-*+•–]|\p{Nd}{1,2}[.)])[ \t]+)?(?=(?:(?![.!?؟।…][\t ]|[。！？]).)*$)/u;

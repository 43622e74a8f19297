import { goesOnBehindStop } from "../text/abbreviations.ts";

/** What stands behind the last end of a sentence; the stop of an initial or a title ("Susan B. Anthony") is none. */
export function lastSentence(text: string, base: string): string {
  const ends = [...text.matchAll(/(?<=[.!?…。！？؟।])\s+(?=\S)/gu)].toReversed();
  for (const { index, 0: gap } of ends) {
    const [before, next] = [text.slice(0, index), text.slice(index + gap.length)];
    if (!before.endsWith(".") || !goesOnBehindStop(before, next, base)) return next;
  }
  return text;
}

/** Breathing room after a sentence inside a scene, by how it ends. */
export function pauseAfter(sentence: string): number {
  const end = sentence.replaceAll(/[\s"'”’»)\]」』）]+$/gu, "").at(-1) ?? "";
  if (/[:：]/u.test(end)) return 0.32;
  if (/[;；,，、]/u.test(end)) return 0.28;
  if (/[?？؟!！…]/u.test(end)) return 0.46;
  return wordLike(sentence) <= 3 ? 0.34 : 0.42;
}

/** A sentence that holds nothing to say (an emoji, a line of dashes) still takes its moment. */
export const UNSPOKEN_SECONDS = 0.4;

/** Words, or half the ideographs where there are no spaces. */
function wordLike(sentence: string): number {
  const ideographs = sentence.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
  );
  const words = sentence.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return Math.max(words.length, (ideographs?.length ?? 0) / 2);
}

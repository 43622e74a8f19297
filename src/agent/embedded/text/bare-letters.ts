/** A text's letters with their marks and its digits, small, without what stands between them: what two texts have to compare. */
export function bareLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

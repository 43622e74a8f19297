/** How much of a text there is to read, in letters: an ideograph or a syllable block is worth two. */
export function lettersOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

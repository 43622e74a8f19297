/** Whether a language (a tag's first part) writes no space between words, so that a word has no edge in its text. */
export function isUnspaced(language: string): boolean {
  return language === "zh" || language === "ja";
}

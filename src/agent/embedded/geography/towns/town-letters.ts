const FAR_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Letters of which two make a name. */
export function isFarScript(text: string): boolean {
  return FAR_SCRIPT.test(text);
}

/** Letters that are written without blanks between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

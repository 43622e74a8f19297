/** Before the last letter of a word: a quotation begins before a word, and ends behind one. */
const BEFORE_LAST_LETTER = /(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew}(?![\p{L}\p{M}"״]))/gu;

/**
 * Hebrew abbreviations with the sign of their own, ״, for which keyboards have a quotation mark: 25 ש"ח opens no quotation. A name
 * in marks behind its preposition, ב"הארץ", keeps them. As long as before.
 */
export function withGershayim(text: string): string {
  return text.replace(BEFORE_LAST_LETTER, "״");
}

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const FINALS = 28;

/** Final consonants of a syllable in Unicode's order: none, ㄴ, ㄹ, ㅁ, ㅂ. */
export const FINAL = { none: 0, n: 4, l: 8, m: 16, b: 17 } as const;

function lastSyllable(text: string): number | null {
  const at = (text.codePointAt(text.length - 1) ?? 0) - FIRST_SYLLABLE;
  return at >= 0 && at < SYLLABLES ? at : null;
}

/** The final consonant of a text's last syllable, which its number tells; null where the text ends in no syllable of Hangul. */
export function finalOf(text: string): number | null {
  const at = lastSyllable(text);
  return at === null ? null : at % FINALS;
}

/** A text with another final consonant in its last syllable: 쓰 with ㅂ is 씁. As it is where it ends in none. */
export function withFinal(text: string, final: number): string {
  const at = lastSyllable(text);
  if (at === null) return text;
  return text.slice(0, -1) + String.fromCodePoint(FIRST_SYLLABLE + at - (at % FINALS) + final);
}

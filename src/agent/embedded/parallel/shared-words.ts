import { isSmall } from "./loop-words.ts";

/** Letters that a word has at least to be known again. */
const FEWEST_LETTERS = 3;
/** Two forms of a long word differ in no more letters at its end. */
const MOST_OF_ENDING = 2;
const ARTICLES: Readonly<Record<string, RegExp>> = { ar: /^[وفبلك]?(?:ال|لل)?/u, he: /^[ובלמ]?ה?/u };
const KOREAN_PARTICLE = /(?:에서|으로|은|는|이|가|을|를|에|로|의|도|와|과)$/u;
const COUNTED = /^[一二三四五六七八九十年月日中上下人前後間時]$/u;

/** The words of a text that name what it speaks of, as they are compared: small, without what is written in one with them. */
export function tellingWords(text: string, language: string): string[] {
  if (language === "ja")
    return [...text.matchAll(/\p{Script=Han}+|\p{Script=Katakana}{2,}/gu)].map(([word]) => word).filter((word) => !COUNTED.test(word)); // prettier-ignore
  if (language === "zh")
    return [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text)]
      .map(({ segment }) => segment)
      .filter((word) => /^\p{Script=Han}{2,}$/u.test(word));
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const bare = words.map((word) => (language === "ko" ? word.replace(KOREAN_PARTICLE, "") : word.replace(ARTICLES[language] ?? "", ""))); // prettier-ignore
  const least = language === "ko" || /^(?:ar|he|hi)$/u.test(language) ? 2 : FEWEST_LETTERS;
  return bare.filter((word) => Array.from(word).length >= least && !isSmall(word, language));
}

/** How many words of the second text are forms of words of the first. */
export function sharedWords(one: string, other: string, language: string): number {
  const first = tellingWords(one, language);
  const again = tellingWords(other, language).filter((word) => first.some((own) => isFormOf(own, word, language))); // prettier-ignore
  return new Set(again).size;
}

/** Whether two words are forms of one: "море", "моря"; "schickt", "hinausgeschickt". */
export function isFormOf(one: string, other: string, language: string): boolean {
  if (one === other) return true;
  if (/^(?:zh|ja|ko)$/u.test(language)) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const compound = /^(?:de|nl|sv|da|nb|it)$/u.test(language);
  // "Rondgepompt" has "pomp" in it.
  if (compound && short.length === 4 && long.length >= 8 && long.includes(short)) return true;
  if (short.length <= 4) {
    const ends = /^\p{L}{0,3}$/u.test(long.slice(same)) && long.length - same <= MOST_OF_ENDING + 1;
    return ends && same >= FEWEST_LETTERS && (same === short.length || (same === short.length - 1 && /[\p{M}aeiouytаеиоуыэюяіїєıü]$/u.test(short))); // prettier-ignore
  }
  if (same >= Math.max(4, short.length - MOST_OF_ENDING) && long.length - same <= 5) return true;
  // "hinausgeschickt" has "schickt" in it.
  const stem = short.slice(0, -1);
  return compound && stem.length >= 5 && long.includes(stem);
}

import { chinesePhrases, tightChinese } from "./chinese-phrases.ts";
import { bitsOf, wordsOf } from "./east-asian-words.ts";
import type { PhraseLanguage } from "./east-asian-words.ts";
import { japanesePhrases, partsOfJapanese } from "./japanese-phrases.ts";

/**
 * Where a Chinese or Japanese text may be broken so that it reads well: after a word together with the particles,
 * endings and counters that lean on it, never between a word and its ending.
 */

/** The language whose rules a text takes: kana make it Japanese whatever the film's language is. Null: none of them. */
export function phraseLanguage(text: string, language: string): PhraseLanguage | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  if (!/\p{Script=Han}/u.test(text)) return null;
  if (language.startsWith("ja")) return "ja";
  return /^zh(?!-(?:Hant|TW|HK|MO))/u.test(language) ? "zh-Hans" : "zh";
}

/** The phrases of a text; where somebody wrote a space one ends, whatever the models say: 新入社員向け 社食とゴミ分別. */
export function phrasesOf(text: string, language: PhraseLanguage): string[] {
  return text
    .split(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][ \u3000])(?=\S)/u)
    .flatMap((part) => phrasesWithin(part, language));
}

function phrasesWithin(text: string, language: PhraseLanguage): string[] {
  const words = wordsOf(text, language);
  return language === "ja" ? japanesePhrases(words) : chinesePhrases(words, language === "zh-Hans");
}

/** A phrase in parts that fit, so far as it has any: between its words, and last of all within an amount. */
export function partsOfPhrase(
  phrase: string,
  language: PhraseLanguage,
  fits: (part: string) => boolean,
): string[] {
  if (fits(phrase)) return [phrase];
  const words = wordsOf(phrase, language);
  const parts = language === "ja" ? partsOfJapanese(words, fits) : tightChinese(words);
  return parts
    .flatMap((part) => (fits(part) ? part : wordsOf(part, language)))
    .flatMap((word) => (fits(word) ? word : bitsOf(word, language)));
}

/** The words of a phrase that no larger size is worth parting. */
export function keptWords(phrase: string, language: PhraseLanguage): string[] {
  return wordsOfPhrase(phrase, language, LONGEST_WORD).filter(({ length }) => length <= LONGEST_WORD);
}

/** The words of a phrase, where they are of more letters than so many parted where that hurts least. */
export function wordsOfPhrase(phrase: string, language: PhraseLanguage, most: number): string[] {
  const words = wordsOf(phrase, language);
  return language === "ja" ? partsOfJapanese(words, ({ length }) => length <= most) : tightChinese(words);
}

/** Letters of a word that is set smaller sooner than on two lines. */
const LONGEST_WORD = 9;

import { writtenTag } from "../../language/written-tag.ts";

const WORDS: Record<string, string> = {
  en: "one two three four five six seven eight nine ten eleven twelve",
  de: "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  fr: "un deux trois quatre cinq six sept huit neuf dix onze douze",
  es: "un dos tres cuatro cinco seis siete ocho nueve diez once doce",
  it: "un due tre quattro cinque sei sette otto nove dieci undici dodici",
  pt: "um dois três quatro cinco seis sete oito nove dez onze doze",
  nl: "één twee drie vier vijf zes zeven acht negen tien elf twaalf",
  zh: "一 两 三 四 五 六 七 八 九 十 十一 十二",
  "zh-Hant": "一 兩 三 四 五 六 七 八 九 十 十一 十二",
  hi: "एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह",
  sv: "en två tre fyra fem sex sju åtta nio tio elva tolv",
};
const SPLIT = new Map(Object.entries(WORDS).map(([language, words]) => [language, words.split(" ")]));

/** A small count in words (1 to 12), or null where the language or the number is not in the table. */
export function countWord(count: number, language: string): string | null {
  const words = SPLIT.get(writtenTag(language)) ?? SPLIT.get(language.split("-")[0] ?? language);
  return words?.[count - 1] ?? null;
}

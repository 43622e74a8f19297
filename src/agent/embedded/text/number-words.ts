/** One to ten as they are written out, by language; forms of one number stand between bars. */
const WORDS: Readonly<Record<string, string>> = {
  en: "one two three four five six seven eight nine ten",
  de: "ein|eine|einer|eines|einem|eins zwei|zweien drei|dreien vier fünf sechs sieben acht neun zehn",
  fr: "un|une deux trois quatre cinq six sept huit neuf dix",
  es: "un|una|uno dos tres cuatro cinco seis siete ocho nueve diez",
  it: "un|uno|una due tre quattro cinque sei sette otto nove dieci",
  pt: "um|uma dois|duas três quatro cinco seis sete oito nove dez",
  nl: "een|één twee drie vier vijf zes zeven acht negen tien",
  pl: "jeden|jedna|jedno dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu",
  ru: "один|одна|одно|одного два|две|двух три|трёх|трех четыре|четырёх|четырех пять|пяти шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти",
  uk: "один|одна|одне два|дві|двох три|трьох чотири|чотирьох п'ять|п’ять|п'яти|п’яти шість|шести сім|семи вісім|восьми дев'ять|дев’ять|дев'яти|дев’яти десять|десяти",
  tr: "bir|biri|birini iki|ikisi|ikisini üç|üçü|üçünü dört|dördü|dördünü beş|beşi altı|altısı yedi|yedisi sekiz|sekizi dokuz|dokuzu on|onu",
  ar: "واحد|واحدة اثنان|اثنين|اثنتان|اثنتين ثلاثة|ثلاث أربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثماني|ثمان تسعة|تسع عشرة|عشر",
  he: "אחד|אחת שניים|שני|שתיים|שתי שלושה|שלוש ארבעה|ארבע חמישה|חמש שישה|שש שבעה|שבע שמונה תשעה|תשע עשרה|עשר",
  hi: "एक दो तीन चार पाँच|पांच छह|छः|छे सात आठ नौ दस",
  bn: "এক|একজন দুই|দুজন তিন|তিনজন চার|চারজন পাঁচ ছয় সাত আট নয় দশ",
  ja: "一 二 三 四 五 六 七 八 九 十",
  zh: "一 二|两|兩 三 四 五 六 七 八 九 十",
  ko: "한|하나 두|둘 세|셋 네|넷 다섯 여섯 일곱 여덟 아홉 열",
};

const VALUES = new Map(
  Object.entries(WORDS).map(([language, words]): [string, ReadonlyMap<string, number>] => [
    language,
    new Map(words.split(" ").flatMap((forms, at) => forms.split("|").map((form) => [form, at + 1] as const))),
  ]),
);

/** A number written out, from one to ten; null for any other word. `language` is the language part of a tag. */
export function numberOfWord(word: string, language: string): number | null {
  return VALUES.get(language)?.get(word.toLowerCase()) ?? null;
}

/** The words of one to ten as a part of a regular expression, the longest first; nothing else matches where none are known. */
export function numberWords(language: string): string {
  const words = [...(VALUES.get(language)?.keys() ?? [])].toSorted((a, b) => b.length - a.length);
  return words.length === 0 ? "(?!)" : words.join("|");
}

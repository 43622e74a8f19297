/** One to ten as they are written out, by language; forms of one number stand between bars. */
const WORDS: Readonly<Record<string, string>> = {
  en: "one two three four five six seven eight nine ten",
  de: "ein|eine|einer|eines|einem|eins zwei|zweien drei|dreien vier fünf sechs sieben acht neun zehn",
  fr: "un|une deux trois quatre cinq six sept huit neuf dix",
  es: "un|una|uno dos tres cuatro cinco seis siete ocho nueve diez",
  it: "un|uno|una due tre quattro cinque sei sette otto nove dieci",
  pt: "um|uma dois|duas três quatro cinco seis sete oito nove dez",
  nl: "een|één twee drie vier vijf zes zeven acht negen tien",
  sv: "en|ett två tre fyra fem sex sju åtta nio tio",
  da: "en|et|én|ét to tre fire fem seks syv otte ni ti",
  nb: "en|ei|ett|én to tre fire fem seks sju|syv åtte ni ti",
  cs: "jeden|jedna|jedno dva|dvě|dvou tři|tří čtyři|čtyř pět|pěti šest|šesti sedm|sedmi osm|osmi devět|devíti deset|deseti",
  ro: "unul|una doi|două trei patru cinci șase șapte opt nouă zece",
  el: "ένας|μία|μια|ένα δύο|δυο τρεις|τρία τέσσερις|τέσσερα πέντε έξι επτά|εφτά οκτώ|οχτώ εννέα|εννιά δέκα",
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

/** Eleven to twenty in their order, as a part of a larger whole: "Fifteen of the 42". */
const TEENS: Readonly<Record<string, string>> = {
  en: "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  de: "elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  fr: "onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
  es: "once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  it: "undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
  pt: "onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove vinte",
  nl: "elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
  sv: "elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo",
  da: "elleve tolv tretten fjorten femten seksten sytten atten nitten tyve",
  nb: "elleve tolv tretten fjorten femten seksten sytten atten nitten tjue",
  cs: "jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet",
  ro: "unsprezece doisprezece|douăsprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece douăzeci",
  el: "έντεκα|ένδεκα δώδεκα δεκατρείς|δεκατρία δεκατέσσερις|δεκατέσσερα δεκαπέντε δεκαέξι δεκαεπτά|δεκαεφτά δεκαοκτώ|δεκαοχτώ δεκαεννέα|δεκαεννιά είκοσι",
  pl: "jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu dwadzieścia|dwudziestu",
  ru: "одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать",
  uk: "одинадцять дванадцять тринадцять чотирнадцять п'ятнадцять|п’ятнадцять шістнадцять сімнадцять вісімнадцять дев'ятнадцять|дев’ятнадцять двадцять",
};

const TEEN_VALUES = new Map(
  Object.entries(TEENS).map(([language, words]): [string, ReadonlyMap<string, number>] => [
    language,
    new Map(
      words.split(" ").flatMap((forms, at) => forms.split("|").map((form) => [form, at + 11] as const)),
    ),
  ]),
);

/** Wholes above ten that rates are told by, by language: twelve and twenty as above, in another form where `12:` gives it, and these. "One in fifty". */
const WHOLES: Readonly<Record<string, string>> = {
  en: "50:fifty 100:hundred", de: "50:fünfzig 100:hundert", fr: "50:cinquante 100:cent", es: "50:cincuenta 100:cien", it: "50:cinquanta 100:cento",
  pt: "50:cinquenta 100:cem", nl: "50:vijftig 100:honderd", sv: "50:femtio 100:hundra", da: "50:halvtreds 100:hundrede", nb: "50:femti 100:hundre",
  pl: "50:pięćdziesięciu 100:stu", ru: "12:двенадцати 20:двадцати 50:пятидесяти 100:ста", uk: "12:дванадцяти 20:двадцяти 50:п'ятдесяти 100:ста",
  cs: "12:dvanácti 20:dvaceti 50:padesáti 100:sta",
}; // prettier-ignore
const ROUND: ReadonlySet<number> = new Set([12, 20]);

const WHOLE_VALUES = new Map(
  Object.entries(WHOLES).map(([language, words]): [string, ReadonlyMap<string, number>] => [
    language,
    new Map([
      ...[...(TEEN_VALUES.get(language) ?? [])].filter(([, value]) => ROUND.has(value)),
      ...words
        .split(" ")
        .map((one): [string, number] => [one.replace(/^\d+:/u, ""), Number.parseInt(one, 10)]),
    ]),
  ]),
);

/** What a word says that a part is of: one to ten, or a larger number that rates are told by. */
export function wholeOfWord(word: string, language: string): number | null {
  return numberOfWord(word, language) ?? WHOLE_VALUES.get(language)?.get(word.toLowerCase()) ?? null;
}

/** `numberWords` and those of larger wholes. */
export function wholeWords(language: string): string {
  const larger = [...(WHOLE_VALUES.get(language)?.keys() ?? [])];
  return [...larger, numberWords(language)].join("|");
}

/** What a word says that there are of a whole: one to twenty. */
export function partOfWord(word: string, language: string): number | null {
  return numberOfWord(word, language) ?? TEEN_VALUES.get(language)?.get(word.toLowerCase()) ?? null;
}

/** `numberWords` and those up to twenty. */
export function partWords(language: string): string {
  const larger = [...(TEEN_VALUES.get(language)?.keys() ?? [])].toSorted((a, b) => b.length - a.length);
  return [...larger, numberWords(language)].join("|");
}

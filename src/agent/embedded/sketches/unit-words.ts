/** Units of length, area, space, mass and angle as they stand behind a number, in the languages that figures are drawn in. */

const METRE =
  "m[eè]t(?:er|re|ri|ro)s?|metern?|metr(?:o|os|i|ów|y|a)|метр(?:а|ов|ы|ами)?|متر(?:ًا|اً|ا)?|أمتار|מטר(?:ים)?|मीटर|米|メートル|미터";
const PREFIX =
  "kilo|centi|milli|mili|zenti|kiló|kilo|quilô|quiló|centí|milí|chilo|санти|милли|кило|سنتي|ملي|كيلو|סנטי|מילי|קילו|सेंटी|मिली|किलो|厘|毫|千|分|センチ|ミリ|キロ|센티|밀리|킬로";
const LENGTH_WORDS = `(?:${PREFIX})?(?:${METRE})`;
const LENGTH_SIGNS =
  'mm|cm|dm|km|m|мм|см|дм|км|м|سم|ملم|مم|كم|م|ס["״]מ|מ["״]מ|ק["״]מ|מ[\'׳]|सेमी|से\\.मी\\.|मिमी|मि\\.मी\\.|किमी|कि\\.मी\\.|公里|公分|センチ|ミリ|キロ';
const IMPERIAL = "feet|foot|ft|inch(?:es)?|yards?|miles?|Meilen|Zoll|pouces|pulgadas|pollici";
const MASS =
  'kg|g|кг|كجم|كغ|ק["״]ג|किग्रा|किलो|kilogram(?:s|me|mes|mi|os|m)?|kilos?|quilos?|chili|公斤|千克|キロ(?:グラム)?|킬로(?:그램)?|килограмм(?:а|ов)?';

export const ANGLE_UNITS =
  "°|degrees?|Grad|degrés?|grados?|grad[oi]|graus?|graden|stopni(?:e|a)?|градус(?:а|ов|ы)?|درجة|درجات|מעלות|डिग्री|अंश|度|도";
/** Of what is written with its power, by a sign or by a word before or behind. */
export const SQUARE_UNITS =
  "²|[a-zм]2$|square|quadrat|carrés?|cuadrad|quadrad|vierkant|kwadrat|квадратн|مربع|רבוע|वर्ग|平方|제곱";
export const CUBE_UNITS =
  "³|[a-zм]3$|cubic|kubik|mètres cubes?|cúbic|metr\\p{L}* cubi?c?[io]|kubiek|sześcienn|кубическ|مكعب|מעוקב|घन|立方|세제곱";

const SQUARED = `(?:square|cubic) (?:${LENGTH_WORDS})|(?:Quadrat|Kubik)(?:zenti|kilo|milli)?metern?|(?:${LENGTH_WORDS}) (?:carrés?|cubes?|cuadrados?|cúbicos?|quadrat[oi]|cub[oi]|quadrados?|kwadratow\\p{L}+|sześcienn\\p{L}+|مربع\\p{L}*|مكعب\\p{L}*|רבועים|מעוקבים)|(?:vierkante|kubieke) (?:${LENGTH_WORDS})|(?:квадратн|кубическ)\\p{L}+ (?:${LENGTH_WORDS})|(?:वर्ग|घन) (?:${LENGTH_WORDS}|सेमी|मी)|(?:平方|立方)(?:厘|毫|千|分|センチ|キロ)?(?:米|メートル)|(?:세?제곱)(?:센티|밀리|킬로)?미터|(?:mm|cm|dm|km|m|мм|см|дм|км|м)[²³23](?!\\p{Nd})|(?:سم|م|सेमी)[²³]|ס["״]מ[²³]`;

const ends = (words: string): string => `(?:${words})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}\\p{M}²³/])`; // prettier-ignore

export const UNIT = ends(`${SQUARED}|${ANGLE_UNITS}|${LENGTH_WORDS}|${IMPERIAL}|${MASS}|${LENGTH_SIGNS}`);

/** Those that the table of all units does not know, in metres. */
export const EAST_UNITS: Readonly<Record<string, number>> = {
  سم: 0.01, ملم: 0.001, مم: 0.001, كم: 1000, م: 1, 'ס"מ': 0.01, "ס״מ": 0.01, 'מ"מ': 0.001, "מ״מ": 0.001, 'ק"מ': 1000, "ק״מ": 1000,
  "מ'": 1, "מ׳": 1, सेमी: 0.01, "से.मी.": 0.01, मिमी: 0.001, "मि.मी.": 0.001, किमी: 1000, "कि.मी.": 1000, 公里: 1000, 公分: 0.01, センチ: 0.01, ミリ: 0.001, キロ: 1000,
  дм: 0.1, 分米: 0.1,
}; // prettier-ignore

/** Between the two ends of a range. */
export const RANGE = "[-–~〜]|to|bis|à|a|al|até|tot|do|до|إلى|עד|से|到|至|から|에서";

/** What is written out, by its sign. */
export const SHORT: readonly (readonly [string, string])[] = [
  ["millim[eè]t\\p{L}+|milím\\p{L}+|milimetr\\p{L}+", "mm"],
  ["[cz]entim[eè]t\\p{L}+|centím\\p{L}+|centymetr\\p{L}*", "cm"],
  ["kilom[eè]t\\p{L}+|kilóm\\p{L}+|quil[oôó]m\\p{L}+|chilometr\\p{L}|kilometr\\p{L}*", "km"],
  ["m[eè]t(?:er|re|ri|ro)s?|metern?|metr(?:o|os|i|ów|y|a)", "m"],
  ["сантиметр\\p{L}*", "см"],
  ["миллиметр\\p{L}*", "мм"],
  ["километр\\p{L}*", "км"],
  ["метр(?:а|ов|ы)?", "м"],
  [
    "square cent\\p{L}+|Quadratzent\\p{L}+|cent\\p{L}+ (?:carr|cuadr|quadr)\\p{L}+|vierkante cent\\p{L}+",
    "cm²",
  ],
  ["square m\\p{L}+|Quadratm\\p{L}+|m\\p{L}+ (?:carr|cuadr|quadr)\\p{L}+|vierkante m\\p{L}+", "m²"],
  ["cubic cent\\p{L}+|Kubikzent\\p{L}+|cent\\p{L}+ (?:cube|cúbic|cubi)\\p{L}*|kubieke cent\\p{L}+", "cm³"],
  ["kilogram\\p{L}*|kilos?|quilos?|chili", "kg"],
  ["feet|foot", "ft"],
];

/** Between numbers in a row, of which the last has the unit of all. */
export const ROW =
  "[,،、，;×x:/]|,? ?(?:and|und|et|y|e|en|i|og|och|и|by|mal|auf|fois|sur|por|per|op|bij|na|на|על|في|×)|و|ו-?|और|と|和|과|와";

import { remembering } from "../../../kernel/remembering.ts";
import { toPattern } from "./regex.ts";

/** How languages of the West and Arabic tell an hour in words: its twelve names, and what stands before and behind them. */
type Spoken = {
  hours: string;
  before?: string;
  behind?: string;
  /** Without what stands behind it, or its part of the day, it may count anything. */
  needsBehind?: true;
  /** What must follow, where a bare number also counts what stands behind it: "at six sites". */
  follows?: string;
};

const SPOKEN: Readonly<Record<string, Spoken>> = {
  en: { hours: "one two three four five six seven eight nine ten eleven twelve", before: "half past|(?:a )?quarter (?:past|to)", behind: "o['’]clock|fifteen|thirty|forty-five", follows: "$|[,.;:]|\\s(?:and|the|an?|we|they|he|she|it|you|i|everybody|everyone|everything|all|our|my|their|his|her|this|that|there|those|these|some|someone|nobody|no one|each|every|most|anyone|then)(?!\\p{L})" },
  de: { hours: "eins|ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf", before: "halb|viertel (?:nach|vor)|dreiviertel", behind: "Uhr(?: dreißig)?" },
  fr: { hours: "une deux trois quatre cinq six sept huit neuf dix onze douze", behind: "heures?(?: (?:et demie?|et quart|moins le quart))?", needsBehind: true },
  es: { hours: "una dos tres cuatro cinco seis siete ocho nueve diez once doce", behind: "y media|y cuarto|menos cuarto|en punto" },
  it: { hours: "una due tre quattro cinque sei sette otto nove dieci undici dodici", behind: "e mezz[ao]|e un quarto|meno un quarto|in punto" },
  pt: { hours: "uma duas três quatro cinco seis sete oito nove dez onze doze", behind: "e meia|e um quarto|horas|em ponto" },
  nl: { hours: "een|één twee drie vier vijf zes zeven acht negen tien elf twaalf", before: "half|kwart (?:over|voor)", behind: "uur" },
  sv: { hours: "ett två tre fyra fem sex sju åtta nio tio elva tolv", before: "halv|kvart (?:över|i)" },
  da: { hours: "et to tre fire fem seks syv otte ni ti elleve tolv", before: "halv|kvart (?:over|i)" },
  nb: { hours: "ett to tre fire fem seks sju åtte ni ti elleve tolv", before: "halv|kvart (?:over|på)" },
  pl: { hours: "pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej" },
  ru: { hours: "час два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать", behind: "час(?:а|ов)", needsBehind: true },
  ar: { hours: "الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة الحادية\u00A0عشرة?|الحادية\u00A0عشر الثانية\u00A0عشرة?|الثانية\u00A0عشر", behind: "والنصف|والربع|والثلث|إلا ربع[ًاا]*" },
}; // prettier-ignore

/** Which part of the day it is in. */
const OF_DAY: Readonly<Record<string, string>> = {
  en: "in the (?:morning|afternoon|evening)|at night",
  de: "(?:am )?(?:morgens?|früh|vormittags?|nachmittags?|abends?)",
  fr: "du matin|de l['’]après-midi|du soir",
  es: "de la (?:mañana|tarde|noche)",
  it: "del mattino|di mattina|del pomeriggio|di sera",
  pt: "da (?:manhã|tarde|noite)",
  nl: "'s (?:ochtends|middags|avonds)",
  ru: "утра|дня|вечера",
  ar: "صباح[ًاا]*|مساء[ًا]*|ظهر[ًاا]*|عصر[ًاا]*|فجر[ًاا]*|ليل[ًاا]*|بعد الظهر",
};

const namesOf = ({ hours }: Spoken): string[][] =>
  hours.split(" ").map((forms) => forms.replaceAll("\u00A0", " ").split("|"));

/** Of all languages together, the longest name first: "eleven" holds none of them, "الثانية عشرة" holds "الثانية". */
const NAMED = Object.values(SPOKEN)
  .flatMap((spoken) => namesOf(spoken).flatMap((forms, at) => forms.map((name) => ({ name, minutes: (at + 1) * 60 }))))
  .toSorted((one, other) => other.name.length - one.name.length)
  .map(({ name, minutes }) => ({ minutes, isIn: toPattern(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, "u") })); // prettier-ignore

/** By language: an hour told in words, as a part of a regular expression; it must stand behind "at". */
export const SPOKEN_HOURS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SPOKEN).map(([language, spoken]) => {
    const names = namesOf(spoken)
      .flat()
      .toSorted((one, other) => other.length - one.length)
      .join("|");
    const before = spoken.before === undefined ? "" : `(?:(?:${spoken.before})\\s)?`;
    const behind = spoken.behind === undefined ? "" : `(?:\\s(?:${spoken.behind}))?`;
    const ofDay = OF_DAY[language] === undefined ? "" : `(?:\\s(?:${OF_DAY[language]}))?`;
    const sure = spoken.needsBehind === true ? `(?=\\s(?:${spoken.behind}|${OF_DAY[language]}))` : "";
    const follows = spoken.follows === undefined ? "" : `(?=${spoken.follows})`;
    return [language, `${before}(?:${names})${sure}${behind}${ofDay}${follows}`];
  }),
);

const QUARTER = 15;
/** "Halb sieben" is half an hour before seven, "half past six" behind six. */
const BEFORE_IT = /^(?:halb|half(?! past)|halv)(?=\s)/iu;
const HALF_BEHIND = /half past|demie|y media|mezz[ao]|e meia|والنصف|thirty|dreißig/iu;
const QUARTER_BEHIND =
  /quarter past|viertel nach|kwart over|kvart över|kvart over|et quart|y cuarto|e un quarto|e um quarto|والربع|fifteen/iu;
const QUARTER_BEFORE =
  /quarter to|viertel vor|dreiviertel|kwart voor|kvart i|kvart på|moins le quart|menos cuarto|meno un quarto|إلا ربع/iu;
const THREE_QUARTERS = /forty-five/iu;

/** Minutes from midnight or noon of an hour told in words; null for other words. */
export const spokenMinutes = remembering((time: string): number | null => {
  const words = time.toLowerCase();
  const hour = NAMED.find(({ isIn }) => isIn.test(words))?.minutes;
  if (hour === undefined) return null;
  if (BEFORE_IT.test(words)) return hour - 2 * QUARTER;
  if (QUARTER_BEFORE.test(words)) return hour - QUARTER;
  if (THREE_QUARTERS.test(words)) return hour + 3 * QUARTER;
  if (HALF_BEHIND.test(words)) return hour + 2 * QUARTER;
  return QUARTER_BEHIND.test(words) ? hour + QUARTER : hour;
});

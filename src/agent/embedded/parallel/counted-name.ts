import { capitalise, countWords } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";

const MOST_WORDS = 4;

/** "There were", "lebten", by language: what only says that there is what is counted behind it. */
const THERE_IS: Readonly<Record<string, string>> = {
  en: "(?:(?:there|we) )?(?:were|are|was|is|had|have|counted)(?: still| only| about)?(?: in \\p{L}+)?",
  de: "(?:gab es|gibt es|waren es|zählten wir|zählte (?:man|der \\p{L}+|die \\p{L}+)|lebten|brüteten|standen|hatten wir|hatte (?:das|der|die) \\p{L}+)(?: hier| noch| dort| bei uns)*",
  fr: "il y (?:en )?avait|on (?:en )?comptait|nous comptions|vivaient|subsistaient",
  es: "había(?: aún| todavía)?|existían|vivían|contábamos|quedaban",
  it: "c['’]erano|vi erano|si contavano|contavamo|vivevano",
  pt: "havia(?: ainda)?|existiam|viviam|contávamos",
  nl: "(?:waren|telden we|leefden|stonden)(?: er)?(?: nog)?",
  sv: "fanns det|räknade vi|levde",
  da: "var der|fandtes der|talte vi",
  nb: "var det|fantes det|talte vi",
  pl: "(?:było|naliczono|mieliśmy|żyło)",
  ru: "(?:было|насчитывалось|жило|насчитали)",
  uk: "(?:було|налічувалося|жило)",
};
/** Where the word behind a number of many stands in the genitive: "the number of". */
const NUMBER_OF: Readonly<Record<string, string>> = { pl: "Liczba", ru: "Число", uk: "Кількість" };
/** Where what is counted ends: at what says where or when. */
const ENDS: Readonly<Record<string, string>> = {
  en: "on|in|at|here|there|left|across|around|along|a|per|still|living|breeding(?=$)",
  de: "auf|in|im|am|an|bei|hier|dort|mit|pro|je",
  fr: "dans|en|sur|ici|à|au|par",
  es: "en|aquí|por|sobre",
  it: "in|nel\\p{L}*|nell['’]\\p{L}+|sul\\p{L}*|qui|al|per",
  pt: "em|n[oa]s?|aqui|por|sobre",
  nl: "op|in|hier|aan|per|bij",
  sv: "på|i|här|per|om",
  da: "på|i|her|per|om",
  nb: "på|i|her|per|om",
  pl: "w|we|na|tu|tutaj|nad|przy",
  ru: "в|на|здесь|тут|у|под",
  uk: "в|у|на|тут|під",
};
/** What a counted thing of Japanese, Chinese and Korean is called stands before its number. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  ja: /(?:^|[はもに、])(?<name>[\p{Script=Han}\p{Script=Katakana}ー]{2,10})[がは]?$/u,
  ko: /(?:^|\s)(?<name>[가-힣]{2,8}?)(?:이|가|은|는)$/u,
};
/** 村里有: behind "has" a number and its counter say what is counted. */
const CHINESE =
  /^(?:还|還|共|一共|大约)?(?<counter>[家户戶只头頭人位棵座所条條名间間对對])(?<name>\p{Script=Han}{1,6})$/u;

/** "Breeding pairs" of "there were 4,300 breeding pairs on the island"; null where the words are not surely a noun. */
export function countedName(before: string, after: string, language: string): string | null {
  const east = BEFORE[language]?.exec(before.trim())?.groups?.["name"];
  if (east !== undefined) return east;
  if (language === "zh") return CHINESE.exec(after.trim())?.groups?.["name"] ?? null;
  const there = THERE_IS[language];
  const ends = ENDS[language];
  if (there === undefined || ends === undefined) return null;
  const noun = after.trim().split(regex(`\\s(?:${ends})(?:\\s|$)`, "iu"))[0] ?? "";
  const words = countWords(noun);
  if (words < 1 || words > MOST_WORDS || !/^[\p{L}\p{M}\s'’-]{3,}$/u.test(noun)) return null;
  // "W gminie było": where it is may be told before.
  const said = before.trim();
  if (!regex(`(?:^|\\s)(?:${there})$`, "iu").test(said)) {
    const opens = regex(`^(?:${there})(?:\\s|$)`, "iu").test(said);
    if (!opens) return null;
  }
  const number = NUMBER_OF[language];
  return number === undefined ? capitalise(noun, language) : `${number} ${noun}`;
}

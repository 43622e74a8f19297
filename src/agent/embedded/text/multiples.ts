import { isUnspaced } from "./unspaced.ts";
import { regex } from "./regex.ts";

/** "Doubled", "verdreifacht", "2倍になった": a figure said in a verb. Span in UTF-16. */
export type Multiple = { factor: number; start: number; end: number };

/** Regular expressions by language: what doubles, trebles, quadruples, halves. */
const VERBS: Readonly<Record<string, readonly [source: string, factor: number][]>> = {
  en: [
    ["(?:doubled|(?<=has |have |had )doubled)", 2],
    ["(?:tripled|trebled)", 3],
    ["quadrupled", 4],
    ["halved", 0.5],
  ],
  de: [["verdoppel(?:t|te|ten)", 2], ["verdreifach(?:t|te|ten)", 3], ["vervierfach(?:t|te|ten)", 4], ["halbier(?:t|te|ten)", 0.5]],
  fr: [["(?:a|ont|avait)\\s(?:presque\\s|plus\\sque\\s)?doublé", 2], ["(?:a|ont|avait)\\striplé", 3], ["(?:a|ont|avait)\\squadruplé", 4]],
  es: [["(?:se\\s)?(?:duplic(?:ó|aron|ado)|dobl(?:ó|aron))", 2], ["(?:se\\s)?triplic(?:ó|aron|ado)", 3], ["(?:se\\s)?cuadruplic(?:ó|aron|ado)", 4]],
  it: [["raddoppiat[oaie]", 2], ["triplicat[oaie]", 3], ["quadruplicat[oaie]", 4], ["dimezzat[oaie]", 0.5]],
  pt: [["(?:dobrou|dobraram|duplicou|duplicaram)", 2], ["(?:triplicou|triplicaram)", 3], ["(?:quadruplicou|quadruplicaram)", 4]],
  nl: [["verdubbeld(?:e|en)?|verdubbelde", 2], ["verdrievoudigd(?:e|en)?", 3], ["gehalveerd|halveerde", 0.5]],
  pl: [["podwoił[aoy]?(?:\\ssię)?", 2], ["potroił[aoy]?(?:\\ssię)?", 3]],
  ru: [["удвоил(?:ся|ась|ось|ись)", 2], ["утроил(?:ся|ась|ось|ись)", 3], ["(?:выросл?[аои]?|увеличил(?:ся|ась|ось|ись))\\sвдвое", 2], ["(?:выросл?[аои]?|увеличил(?:ся|ась|ось|ись))\\sвтрое", 3]],
  uk: [["подвоїл(?:ася|ося|ися)|подвоївся", 2], ["потроїл(?:ася|ося|ися)|потроївся", 3]],
  tr: [["iki\\skatına\\sçıktı", 2], ["üç\\skatına\\sçıktı", 3], ["dört\\skatına\\sçıktı", 4]],
  ar: [["تضاعف(?:ت)?(?!\\s(?:\\p{L}+\\s)?(?:مرات|أضعاف))", 2]],
  he: [["הוכפל[הו]?|הכפיל[הו]?\\sאת\\sעצמ\\p{L}+", 2]],
  hi: [["(?:दोगुन|दुगुन)[ािीे]+", 2], ["तिगुन[ािीे]+", 3]],
  bn: [["দ্বিগুণ", 2], ["তিনগুণ", 3]],
  ja: [["(?<![\\p{Nd}.．])(?<n>[2-9２-９]|[1-9]\\d)倍(?=に)", 0], ["倍増", 2], ["半減", 0.5]],
  zh: [["翻了一番|翻了一倍|增加了一倍|翻倍", 2], ["增[加长至到]*(?:到|至)?(?:原来的)?(?<n>[2-9])倍", 0]],
  ko: [["두\\s배", 2], ["세\\s배", 3], ["(?<![\\p{Nd}.])(?<n>[2-9])\\s?배(?=로|가|로\\s)", 0], ["절반으로\\s줄", 0.5]],
}; // prettier-ignore

/** After an English verb, else "the doubled dose" would count. */
const CLOSES =
  /^(?:[,.;:!)]|$|\s(?:in|since|over|within|between|by|during|last|this|to|from|every|after|when|as|again|compared|and)(?!\p{L}))/iu;
/** Doubled twice is four times as much. */
const AGAIN =
  /(?<!\p{L})(?:twice|thrice|\p{L}+ times|zweimal|dreimal|mehrmals|deux fois|trois fois|dos veces|tres veces|due volte|tre volte|duas vezes|três vezes|twee keer|drie keer|dwa razy|dwukrotnie|trzy razy|дважды|трижды|двічі|iki kez|iki kere|مرتين|פעמיים|दो बार|二度|两次|兩次|두 번)(?!\p{L})/iu;
const AROUND = 16;

/** Null where nothing is multiplied. */
export function multipleOf(text: string, language: string): Multiple | null {
  if (text.length > 400) return null;
  for (const [source, factor] of VERBS[language] ?? []) {
    const edged = isUnspaced(language) ? source : `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`;
    const match = regex(/^ko$/.test(language) ? source : edged, "iu").exec(text);
    if (match === null) continue;
    const end = match.index + match[0].length;
    if (language === "en" && !CLOSES.test(text.slice(end))) continue;
    if (AGAIN.test(text.slice(Math.max(0, match.index - AROUND), end + AROUND))) continue;
    const told = match.groups?.["n"]?.normalize("NFKC");
    return { factor: told === undefined ? factor : Number(told), start: match.index, end };
  }
  return null;
}

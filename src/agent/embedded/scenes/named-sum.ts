import { findFigures, type FoundFigure } from "../text/figures.ts";
import { matchesOf } from "../text/matches.ts";
import { numberOfWord, numberWords } from "../text/number-words.ts";
import { toPattern } from "../text/regex.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isYear } from "./days-and-years.ts";

/** The parts of a sum that a sentence names before a colon: `heading` what stands there, `offset` where a part begins. */
export type NamedSum = {
  heading: string;
  points: { label: string; display: string; value: number; offset: number }[];
};

const MOST = { parts: 7, headWords: 14, nameWords: 7, nameLetters: 44 };
/** Parts are rounded: they make the sum but for so much of it. */
const ROUNDING = 0.015;

/** What a scale multiplies by; the marks of money and units besides do not matter, where the parts make the sum. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:bn|milyar|billions?|milliard\p{L}*|mrd|mld|miliard\p{L}*|млрд|миллиард\p{L}*|мільярд\p{L}*|mil millones|miljard\p{L}*)/iu, 1e9],
  [/^\s?(?:m(?![\p{L}²³])|milyon|mill?i?[oõó]\p{L}*|mio|mln|milh\p{L}+|milion\p{L}*|miljo\p{L}*|млн|миллион\p{L}*|мільйон\p{L}*)/iu, 1e6],
  [/^\s?(?:k(?!\p{L})|bin(?!\p{L})|thousand|tausend|tsd|mille|mila|mil(?!\p{L})|tys|tysi\p{L}+|duizend|tusen\p{L}*|тыс\p{L}*|тис\p{L}*)/iu, 1e3],
]; // prettier-ignore

/**
 * "The wing costs £7.5m: £3.9m for the building, £2.1m for the equipment and £1.5m for the garden." Only where the parts
 * make the sum are they its parts.
 */
export function namedSum(sentence: string, base: string): NamedSum | null {
  const text = sentence.replace(/[\s.!。]+$/u, "");
  const colon = /\s?[:：](?=\s|\p{Script=Han})\s*/u.exec(text) ?? /\s[—–]\s/u.exec(text);
  return colon === null ? null : sumParted(text, colon.index, colon.index + colon[0].length, base);
}

/** The same where `to` names the sum and its parts stand from `from` on: UTF-16 offsets in a text without its stop. */
export function sumParted(written: string, to: number, from: number, base: string): NamedSum | null {
  // "و300": the "and" that Arabic joins to a number parts as a comma does.
  const text = base === "ar" ? written.replaceAll(/(?<=\s)و(?=\p{Nd})/gu, "،") : written;
  if (/[?？"“”«»„]/u.test(text)) return null;
  const heading = text.slice(0, to).trim();
  const counted = (one: FoundFigure, said: string): boolean => !isYear(one, said.slice(0, one.start), said.slice(one.end)); // prettier-ignore
  const [whole, another] = findFigures(heading, base).filter((one) => counted(one, heading));
  if (whole === undefined || another !== undefined || countWords(heading) > MOST.headWords) return null;
  const figures = findFigures(text, base).filter((one) => one.start >= from).map((one) => scaled(one, text, base)); // prettier-ignore
  const parts = withWords(figures, text, from, amountOf(whole), base);
  if (parts.length < 2 || parts.length > MOST.parts || !parts.every((one) => counted(one, text))) return null;
  const sum = amountOf(whole);
  const values = parts.map(amountOf);
  const total = values.reduce((all, value) => all + value, 0);
  if (!(sum > 0) || Math.abs(total - sum) > sum * ROUNDING || values.some((value) => !(value > 0)))
    return null;
  // "Drei Tiere: eine Kuh, ein Pferd und ein Schwein": what is counted are things, and no figure says so.
  if (values.every((value) => value === 1)) return null;
  const names = namesBehind(text, parts, base) ?? namesBefore(text, parts, from, base);
  if (names === null || new Set(names.map((name) => name.toLowerCase())).size < names.length) return null;
  const points = parts.map(({ figure, start }, at) => ({
    label: capitalise(names[at] ?? ""),
    display: figure.display,
    value: values[at] ?? 0,
    offset: start,
  }));
  return { heading, points };
}

/** "…, 12 in Asia and just two in South America": a number in a word is a part as well, where the sum lacks just that. */
function withWords(
  parts: readonly FoundFigure[],
  text: string,
  from: number,
  sum: number,
  base: string,
): FoundFigure[] {
  const lacks = parts.reduce((rest, one) => rest - amountOf(one), sum);
  const plain = parts.length > 1 && parts.every(({ unit, figure }) => unit === "" && figure.prefix === "" && figure.suffix === ""); // prettier-ignore
  if (!plain || lacks < 2 || lacks > 10) return [...parts];
  const words = matchesOf(toPattern(`(?<![\\p{L}\\p{M}])(?:${numberWords(base)})(?![\\p{L}\\p{M}])`, "giu"), text); // prettier-ignore
  const told = words.filter(({ 0: word, index }) => index >= from && numberOfWord(word, base) === lacks);
  const [only, another] = told;
  if (only === undefined || another !== undefined) return [...parts];
  const display = String(lacks);
  const start = only.index;
  const figure = { display, value: lacks, decimals: 0, prefix: "", suffix: "" };
  return [...parts, { figure, start, end: start + only[0].length, unit: "" }].toSorted(
    (a, b) => a.start - b.start,
  );
}

/** "20 milyonu": the ending stands behind the scale, which is the amount's. */
function scaled(one: FoundFigure, text: string, base: string): FoundFigure {
  const scale = base === "tr" ? /^\s(?:milyar|milyon|bin)(?=[ıiuü](?!\p{L}))/u.exec(text.slice(one.end))?.[0] : undefined; // prettier-ignore
  if (scale === undefined) return one;
  const figure = { ...one.figure, suffix: scale, display: `${one.figure.display}${scale}` };
  return { ...one, figure, end: one.end + scale.length };
}

/** What a figure comes to, with the scale behind it. */
export function amountOf({ figure }: FoundFigure): number {
  return (figure.value ?? Number.NaN) * (SCALES.find(([scale]) => scale.test(figure.suffix))?.[1] ?? 1);
}

const AND = "and|und|et|y|e|ed|en|og|och|i|oraz|и|а|та|й|і|ve|और|व";
const JUST =
  "(?:(?:just|only|nur|bloß|seulement|solo|sólo|soltanto|apenas|só|slechts|bara|kun|tylko|только|лише)\\s)?";
const ENDS = new RegExp(`\\s*(?:[,;،，；·•|]\\s*(?:(?:${AND})\\s)?(?:(?:the|die|les?|los|las|i|os|as|de) )?|\\s(?:${AND})\\s(?:(?:the|die|les?|los|las|os|as|de) )?|\\s?،?\\sو|\\s/|[、])${JUST}\\s*$`, "iu"); // prettier-ignore
/** What an amount is for, before its name. */
const FOR =
  /^(?:(?:goes?|went|go|comes?|came|kommen|kommt|vient|viennent|viene|vienen|vengono|vem|vêm|komt|komen|is|are|was|were|geht|gehen|entfällt|entfallen|fließt|fließen|va|vont|van|vai|vão|gaat|gaan|vanno)\s)?(?:for|to|on|towards?|into|in|of|from|as|für|an|auf|in|aus|von|vom|pour|à|au|aux|en|dans|des?|du|d['’]|para|a|al|en|del?|per|alla?|ai|agli|da|dal|dalla|dai|dalle|dagli|do|da|dos|das|voor|naar|aan|van|na|dla|z|för|till|til|for|från|fra|на|для|из|из-за|про)(?:\s|(?<=['’]))(?:(?:the|our|its|new|das|die|den|der|dem|le|la|les|l['’]|el|los|las|il|lo|i|gli|o|os|as|de|het)(?:\s|(?<=['’])))?/iu;

/** "£3.9m for the building, £2.1m …": each name stands behind its amount; all lose what they are for, or none. */
function namesBehind(text: string, parts: readonly FoundFigure[], base: string): string[] | null {
  const told = parts.map(({ end }, at) => {
    const next = parts[at + 1]?.start;
    const said = text.slice(end, next ?? text.length);
    return next !== undefined && !ENDS.test(said)
      ? ""
      : said.replace(next === undefined ? /$/u : ENDS, "").trim();
  });
  // "20 milyonu depo, … 10 milyonu yazılım için": the ending is the amount's, "for" is said of all.
  const own = told.map((one) => {
    const around = AROUND_NAME[base];
    return around === undefined ? one : one.replace(around.before, "").replace(around.after, "").trim();
  });
  const shared = withoutFirstVerb(own);
  const names = shared.map((one) => one.replace(FOR, ""));
  // "für den großen Garten", "aus Spenden", "на крышу": by itself the name has another ending.
  const ends = (name: string, from: string): boolean => base === "de" && (/^\p{Ll}/u.test(name) || (/^(?:aus|von) /u.test(from) && name.endsWith("n"))); // prettier-ignore
  const bare = !INFLECTED.test(base) && names.every((name, at) => name !== shared[at] && !ends(name, shared[at] ?? "")); // prettier-ignore
  const said = base === "tr" ? turkishNames(shared) : bare ? names : shared;
  return said === null ? null : all(said);
}

/**
 * "380'i yaşlı hastalara, 160'ı kazalara, 100'ü ise doğumlara gidiyor": the verb is said of all, and of a plural it is sure
 * how it stands alone; null where it is not.
 */
function turkishNames(told: readonly string[]): string[] | null {
  const names = told.map((name) => name.replace(/^ise\s/iu, ""));
  const last = names.at(-1) ?? "";
  const bare = last.replace(GOES_TO, "");
  if (bare === last) return TURKISH_VERB.test(last) ? null : names;
  const plurals = [...names.slice(0, -1), bare];
  return plurals.every((name) => /l(?:ara|ere)$/u.test(name))
    ? plurals.map((name) => name.slice(0, -1))
    : null;
}

const GOES_TO =
  /\s(?:gidiyor|gitti|gider|gidecek|ayrılıyor|ayrıldı|ayrılır|ayrılacak|harcanıyor|harcandı|veriliyor|verildi|verilecek|düşüyor|düştü)$/iu;
const TURKISH_VERB = /\s\p{L}+(?:[ıiuü]yor(?:lar)?|[ae]c[ae]k(?:lar|ler)?|m[ıiuü]ş(?:lar|ler)?)$/iu;

/**
 * "20 milyonu depo, … 10 milyonu yazılım için", "700人が学生、…、200人が退職者でした": the ending and the particle are the
 * amount's, and the verb is said of all.
 */
const AROUND_NAME: Readonly<Record<string, { before: RegExp; after: RegExp }>> = {
  tr: { before: /^['’]?(?:[sn]?[ıiuü]|[dt][ae]n)\s/u, after: / için$|(?<=\p{L}{3})yd[ıiuü]$/u },
  hi: { before: /(?!)/u, after: /\s(?:देगा|देगी|देंगे|देता है|देती है|देते हैं|है|हैं|थे|थी)$/u },
  ja: { before: /^[がはのを]/u, after: /(?:でした|です|だった|である|だ|となりました|になりました)$/u },
  ko: { before: /^(?:이|가|은|는|의|을|를)\s/u, after: /(?:이었습니다|였습니다|입니다|이었다|였다|이다)$/u },
  zh: { before: /^\s?[位名个個起件次人户戶]?(?:为|為|是|用于|用於|来自|來自|投入|给|給)/u, after: /(?!)/u },
};

/** "2 500 zł przeznaczymy na książki, 1 300 zł na meble": the verb that is said once is no name. */
function withoutFirstVerb(told: readonly string[]): string[] {
  const [first = "", ...others] = told;
  if ([first, ...others].some((one) => IS.test(one)))
    return [first, ...others].map((one) => one.replace(IS, ""));
  const joints = new Set(others.map((one) => /^\S+(?=\s)/u.exec(one)?.[0].toLowerCase() ?? ""));
  const [joint = ""] = joints;
  if (joints.size !== 1 || joint === "" || first.toLowerCase().startsWith(`${joint} `)) return [...told];
  const at = first.toLowerCase().indexOf(` ${joint} `);
  return at > 0 && countWords(first.slice(0, at)) <= MOST_VERB_WORDS
    ? [first.slice(at + 1), ...others]
    : [...told];
}

const MOST_VERB_WORDS = 2;
/** "700 are oaks, 300 birches". */
const IS =
  /^(?:is|are|was|were|sind|waren|ist|war|sont|étaient|son|eran|sono|erano|são|eram|zijn|waren|är|var|er|są|były|było|byli|to|jsou|byl[oiy]|это были|это|были|був|була|були|це)\s(?=\S)/iu;

/** "building £3.9m, equipment £2.1m", "the city pays 19 million, the state 8": before it. */
function namesBefore(
  text: string,
  parts: readonly FoundFigure[],
  from: number,
  base: string,
): string[] | null {
  const behind = text.slice(parts.at(-1)?.end ?? 0);
  if (!PAID_LAST.test(behind)) return null;
  return all(
    parts.map(({ start }, at) => {
      const said = text.slice(parts[at - 1]?.end ?? from, start);
      const opens = at === 0 ? "" : (new RegExp(`^\\s*(?:(?:[,;،，；、·•|]|/(?=\\s))\\s*(?:(?:${AND})\\s)?|(?:${AND})\\s)`, "iu").exec(said)?.[0] ?? null); // prettier-ignore
      if (opens === null) return "";
      const name = withoutPays(said.slice(opens.length).trim(), base);
      return name.replace(/^(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|os|as|de|het)\s|l['’](?=\p{L}))/iu, "").replace(/\s*[:–—-]?\s*$/u, ""); // prettier-ignore
    }),
  );
}

const PAYS: Readonly<Record<string, string>> = {
  en: "pays?|contributes?|gives?|covers?|gets?|receives?|provides?|funds?|(?:will|would) (?:pay|contribute|give|cover|get|receive|provide)|adds?|puts? in|takes?|paid|gave|got|received|covered|contributed",
  de: "(?:be)?zahl(?:t|en|te|ten)|über(?:nimmt|nehmen|nahm)|trägt|tragen|gibt|geben|gab|bekommt|bekommen|bekam|erhält|erhalten|finanzier(?:t|en)|steuert|kostet|kosten",
  fr: "pai?e(?:nt)?|paye(?:nt)?|verse(?:nt)?|apporte(?:nt)?|finance(?:nt)?|reçoi(?:t|vent)|donne(?:nt)?|prend en charge|prennent en charge|met(?:tent)?",
  es: "pagan?|ponen?|aportan?|financian?|reciben?|dan?|asumen?|cubren?",
  it: "pagano?|mett(?:e|ono)|versano?|finanziano?|ricev(?:e|ono)|copr(?:e|ono)|dà|danno",
  pt: "pagam?|põem?|financiam?|recebem?|cobrem?|dá|dão|entram? com|contribu(?:i|em) com",
  nl: "betaalt|betalen|draagt|dragen|krijgt|krijgen|legt|leggen|geeft|geven|financiert|financieren",
  sv: "betalar|bidrar med|ger|får|står för", da: "betaler|bidrager med|giver|får|står for", nb: "betaler|bidrar med|gir|får|står for",
  pl: "płac(?:i|ą)|zapłac(?:i|ą)|da(?:je|ją)|da|pokrywa(?:ją)?|pokryje|dokłada(?:ją)?|dołoży|dostaje|wykłada|wyłoży|przekaże|sfinansuje|wpłaca",
  cs: "platí|zaplatí|dá|dává|přispěje|hradí|uhradí|dostane",
  ru: "плат(?:ит|ят)|заплат(?:ит|ят)|да[её]т|даст|выделя(?:ет|ют)|выделит|внос(?:ит|ят)|внес[её]т|оплач(?:ивает|ивают)|оплатит|получа(?:ет|ют)|получит|покрывает|покроет",
  uk: "плат(?:ить|ять)|заплатить|да[єс]ть?|дає|виділя(?:є|ють)|виділить|внос(?:ить|ять)|внесе|оплачує|оплатить|отрима(?:є|ють)|покриває|покриє|сплачує|сплатить",
}; // prettier-ignore
/** Where the verb stands last it follows the last amount. */
export const PAID_LAST =
  /^\s*(?:(?:ödüyor|öder|ödeyecek|karşılıyor|karşılayacak|veriyor|verecek|alıyor|alacak)(?:lar)?|を(?:負担|支出|拠出)(?:する|します|した|しました)?|を出(?:す|します)|です|(?:을|를) (?:부담|지원|투자)(?:한다|합니다|했습니다)|(?:을|를) (?:냅니다|낸다)|입니다|(?:देगा|देगी|देंगे|देता है|देती है|देते हैं|है|हैं))?$/u;

/** "The city pays", "zahlt die Stadt": who it is. Without a blank the particle goes. */
export function withoutPays(name: string, base: string): string {
  if (base === "ja") return name.replace(/[がはも]$/u, "");
  if (base === "ko") return name.replace(/(?:에서|이|가|은|는)$/u, "");
  if (base === "zh") return name.replace(/(?:出资|出資|投入|承担|承擔|支付|出)$/u, "");
  const verb = PAYS[base];
  if (verb === undefined) return name;
  return name.replace(new RegExp(`^(?:${verb})\\s+|\\s+(?:${verb})$`, "iu"), "");
}

function all(names: readonly string[]): string[] | null {
  if (names.some((name) => HOW_LARGE.test(name))) return null;
  const named = names.every((name) => /^\p{L}/u.test(name) && countWords(name) <= MOST.nameWords && Array.from(name).length <= MOST.nameLetters && !/[,;:()]/u.test(name)); // prettier-ignore
  return named ? [...names] : null;
}

const INFLECTED = /^(?:pl|cs|sk|ru|uk|fi|hu|tr)$/;

/** "20 metres wide and 40 metres long" are no parts of 60. */
const HOW_LARGE =
  /^(?:wide|long|high|deep|tall|thick|breit|lang|hoch|tief|dick|de (?:large|long|haut|profondeur|ancho|largo|alto|fondo)|di (?:larghezza|lunghezza|altezza)|larg[eoa]|long[ao]?|haut[e]?|anch[oa]|alt[oa]|breed|hoog|diep|szerok\p{L}+|długi\p{L}*|в (?:длину|ширину|высоту)|(?:later|earlier|ago|später|früher|plus tard|después|dopo))(?!\p{L})/iu;

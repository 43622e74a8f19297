import { toCardinal as czech } from "n2words/cs-CZ";
import { toCardinal as danish } from "n2words/da-DK";
import { toCardinal as german } from "n2words/de-DE";
import { toCardinal as english } from "n2words/en-US";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as french } from "n2words/fr-FR";
import { toCardinal as italian } from "n2words/it-IT";
import { toCardinal as norwegian } from "n2words/nb-NO";
import { toCardinal as dutch } from "n2words/nl-NL";
import { toCardinal as polish } from "n2words/pl-PL";
import { toCardinal as portuguese } from "n2words/pt-PT";
import { toCardinal as russian } from "n2words/ru-RU";
import { toCardinal as swedish } from "n2words/sv-SE";
import { toCardinal as ukrainian } from "n2words/uk-UA";
import type { Emphasis } from "../../../artifacts/cue.ts";
import { numberOfWord } from "./number-words.ts";

/** Numbers as they are written out, by a language tag's first part. */
const SPELLED: Readonly<Record<string, (value: number) => string>> = {
  cs: czech,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nb: norwegian,
  no: norwegian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ru: russian,
  sv: swedish,
  uk: ukrainian,
};

/** What is great enough to strike; ten and less are often no amount ("the two of them"). */
const LEAST = 11;
const ROUND = [100, 1000, 10_000, 100_000] as const;

/**
 * Amounts that a sentence writes out, with what is counted: "thirty-six hours", "eight hundred miles", "двадцать каюров".
 * A number that counts nothing named right behind it ("at sixteen he left") is none.
 */
export function writtenAmounts(text: string, language: string): Emphasis[] {
  const known = numbersIn(language);
  if (known === null) return [];
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)];
  const found: Emphasis[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const many = longestNumber(words, at, known, text);
    if (many === 0) continue;
    const [first, counted] = [words[at], words[at + many]];
    at += many - 1;
    if (first === undefined || counted === undefined) continue;
    const behind = (words[at]?.index ?? 0) + (words[at]?.[0].length ?? 0);
    const start = startOfSpan(words, at - many + 1, known, text) ?? first.index;
    const share = PER_CENT.exec(text.slice(behind))?.[0];
    if (share !== undefined) {
      found.push({ start, end: behind + share.length });
      continue;
    }
    const between = text.slice(behind, counted.index);
    // "Thirty men": in Swedish, "but".
    const isEnglish = language === "en" && ENGLISH_COUNTED.test(counted[0]);
    if (!/^[ \u00a0]$/u.test(between) || counted[0].length < 3) continue;
    if (!isEnglish && (NOT_COUNTED.test(counted[0]) || VERB_BEHIND[language]?.test(counted[0]) === true))
      continue;
    if (language === "en" && ENGLISH_CLOCK.test(text.slice(0, first.index))) continue;
    if (counted[0] === "heures" && CLOCK.test(text.slice(0, first.index))) continue;
    // "3 per thousand": a rate.
    if (/(?:por|per|pro|pour|на|par)\s$/iu.test(text.slice(0, first.index))) continue;
    // "eleven small lights": what is counted comes later.
    const isNamed = language !== "en" || isEnglish;
    const end = isNamed ? counted.index + counted[0].length : counted.index - between.length;
    found.push({ start, end });
  }
  return found;
}

/** "Trente pour cent", "dreißig Prozent", "thirty per cent": what behind a number makes it a share. */
const PER_CENT =
  /^[ \u00a0](?:per ?cent|prozent|pour cent|por ciento|per cento|por cento|procent|prosent|procenta?|процент\p{L}*|відсотк\p{L}*)(?!\p{L})/iu;
/** "Vingt-cinq | à | trente degrés": from how much to how much. */
const UP_TO = /^[ \u00a0](?:to|bis|à|a|até|tot|till|til|do|до)[ \u00a0]$/iu;

/** Where a span begins that ends with the number of words from `at` on; null where it is none. */
function startOfSpan(
  words: readonly RegExpExecArray[],
  at: number,
  known: Numbers,
  text: string,
): number | null {
  // Between the two numbers stands one word.
  const [first, before] = [words[at], words[at - 2]];
  if (first === undefined || before === undefined) return null;
  const end = before.index + before[0].length;
  if (!UP_TO.test(text.slice(end, first.index))) return null;
  for (let many = known.longest; many > 0; many -= 1) {
    const from = words[at - 1 - many];
    if (from !== undefined && known.said.has(plain(text.slice(from.index, end)))) return from.index;
  }
  return null;
}

/**
 * "Dziś zostało ich niespełna | sto pięćdziesiąt", "There were more than | a thousand": what is counted was named before, and
 * that it is rounded says that it is an amount.
 */
export function roundedAmounts(text: string, language: string): Emphasis[] {
  const known = numbersIn(language);
  const rounds = ROUNDS[language];
  if (known === null || rounds === undefined) return [];
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)];
  return words.flatMap((first, at) => {
    if (!rounds.test(text.slice(0, first.index))) return [];
    const many = longestNumber(words, at, known, `${text} `);
    const last = words[at + many - 1];
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    return many > 0 && /^\s*(?:$|[.,;:!?…)–—])/u.test(text.slice(end)) ? [{ start: first.index, end }] : [];
  });
}

/** What rounds an amount or bounds it, right before it. */
const ROUNDS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:about|around|roughly|nearly|almost|barely|just under|just over|over|more than|less than|fewer than|only)\s$/iu,
  de: /(?<!\p{L})(?:etwa|rund|knapp|kaum|fast|gut|mehr als|weniger als|über|nur(?: noch)?)\s$/iu,
  fr: /(?<!\p{L})(?:environ|près de|presque|à peine|plus de|moins de|seulement)\s$/iu,
  es: /(?<!\p{L})(?:unos|unas|casi|cerca de|apenas|más de|menos de|sólo|solo)\s$/iu,
  it: /(?<!\p{L})(?:circa|quasi|oltre|appena|più di|meno di|solo)\s$/iu,
  pt: /(?<!\p{L})(?:cerca de|quase|apenas|mais de|menos de|só)\s$/iu,
  nl: /(?<!\p{L})(?:ongeveer|bijna|ruim|nauwelijks|amper|meer dan|minder dan|nog maar)\s$/iu,
  sv: /(?<!\p{L})(?:omkring|nästan|drygt|knappt|mer än|fler än|färre än|bara)\s$/iu,
  da: /(?<!\p{L})(?:omkring|næsten|godt|knap|mere end|flere end|færre end|kun)\s$/iu,
  nb: /(?<!\p{L})(?:omtrent|nesten|drøyt|knapt|mer enn|flere enn|færre enn|bare)\s$/iu,
  pl: /(?<!\p{L})(?:około|prawie|ponad|blisko|niespełna|niecałe|z górą|zaledwie|tylko|mniej niż|więcej niż)\s$/iu,
  cs: /(?<!\p{L})(?:asi|zhruba|téměř|skoro|přes|necelých|sotva|jen|méně než|více než)\s$/iu,
  ru: /(?<!\p{L})(?:около|почти|примерно|едва|всего|более|больше|менее|меньше|чуть больше|чуть меньше|не более)\s$/iu,
  uk: /(?<!\p{L})(?:близько|майже|приблизно|ледве|лише|понад|більше|менше)\s$/iu,
}; // prettier-ignore

/** "Seventy-two days, six hours, eleven minutes": a sentence of nothing but two amounts and more. */
export function isOnlyAmounts(text: string, language: string): boolean {
  const known = numbersIn(language);
  const parts = text.replace(/[.!]$/u, "").split(/,\s+(?:and\s)?|\s(?:and|und|et|y|e|en|og|och|i|и|і)\s/iu);
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const [, many = "", counted = ""] = /^(.+?)[ \u00a0](\p{L}{3,})$/u.exec(part.trim()) ?? [];
      const isNumber = /^\p{Nd}[\p{Nd}.,]*$/u.test(many) || numberOfWord(many, language) !== null;
      return counted !== "" && (isNumber || known?.said.has(plain(many)) === true);
    })
  );
}

/** "Trente-six arrivent", "sechsunddreißig kommen", "treinta llegan": what many do is none of what is counted. */
const VERB_BEHIND: Readonly<Record<string, RegExp>> = {
  fr: /ent$/u, de: /^\p{Ll}/u, es: /n$/u, pt: /m$/u, it: /no$/u,
}; // prettier-ignore

/** Behind the hour of a clock, and small words that begin what follows. */
const NOT_COUNTED =
  /^(?:o['’]clock|uhr|uur|and|but|for|from|with|when|who|that|the|this|his|her|our|their|than|then|she|they|und|oder|aber|bis|mit|die|der|das|als|est|sont|les|des|dans|qui|que|con|por|para|los|las|che|nel|dei|met|het|maar|och|som|men|med|jest|się|lub|что|или|как)$/iu;

/** "À onze heures", and no "onze heures de travail". */
const CLOCK = /(?:^|[\s'’])(?:à|vers|dès|avant|après|les)\s$/iu;

/** "Half past twelve the rivets burst": the hour of a clock. */
const ENGLISH_CLOCK = /\s(?:past|(?:quarter|minutes) to)\s$/iu;

const ENGLISH_COUNTED = /s$|^(?:people|men|women|children|feet|alive|dead|sheep|fish)$/iu;

/** How many words from one on are a number of the language; 0 for none. */
function longestNumber(words: readonly RegExpExecArray[], at: number, known: Numbers, text: string): number {
  let said = "";
  let found = 0;
  for (let many = 1; many <= known.longest && at + many <= words.length; many += 1) {
    const [before, word] = [words[at + many - 2], words[at + many - 1]];
    if (word === undefined) break;
    const gap =
      many === 1 || before === undefined ? "" : text.slice(before.index + before[0].length, word.index);
    if (!/^[ \u00a0-]?$/u.test(gap)) break;
    said = said === "" ? plain(word[0]) : `${said} ${plain(word[0])}`;
    if (known.said.has(said)) found = many;
  }
  return found;
}

type Numbers = { said: ReadonlySet<string>; longest: number };
const made = new Map<string, Numbers | null>();

/** Up to a thousand every number, thousands up to a hundred of them, and round ones beyond. */
function numbersIn(language: string): Numbers | null {
  const known = made.get(language);
  if (known !== undefined) return known;
  const spell = SPELLED[language];
  const numbers = spell === undefined ? null : numbersOf(spell);
  made.set(language, numbers);
  return numbers;
}

function numbersOf(spell: (value: number) => string): Numbers {
  const values = [
    ...Array.from({ length: 1000 - LEAST }, (_, at) => at + LEAST),
    ...Array.from({ length: 100 - LEAST }, (_, at) => (at + LEAST) * 1000),
    ...ROUND.flatMap((unit) => Array.from({ length: 9 }, (_, at) => (at + 1) * unit)),
  ];
  const said = values.map((value) => plain(spell(value))).flatMap((one) => [one, ...asPeopleSay(one)]);
  const longest = Math.max(...said.map((one) => one.split(" ").length));
  return { said: new Set(said), longest };
}

/** "A hundred and nineteen families", "one hundred nineteen", "hundertneunzehn Familien". */
function asPeopleSay(said: string): string[] {
  // "eintausend", "einhundertfünfzig"
  if (/^ein(?:tausend|hundert)/u.test(said)) return [said.slice("ein".length)];
  if (!/^one (?:hundred|thousand)|hundred/u.test(said)) return [];
  const joined = said.includes(" and ") ? said : said.replace(/hundred (?=\p{L})/u, "hundred and ");
  return [joined, joined.replace(" and ", " ")].flatMap((one) => [one, one.replace(/^one /u, "a ")]);
}

const plain = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(/[\s\u00a0-]+/gu, " ")
    .replaceAll("’", "'");

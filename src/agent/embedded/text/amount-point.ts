import type { Emphasis } from "../../../artifacts/cue.ts";
import { numberOfWord } from "./number-words.ts";
import { PER_EACH } from "./per-each.ts";
import { countWords } from "./sentences.ts";
import { isUnspaced } from "./unspaced.ts";
import { toPattern } from "./regex.ts";

/** Words around an amount that stands large: as many as are read at a glance in a smaller type. */
const AROUND = { least: 3, mostOfPart: 12, most: 18 };
/** Letters of an amount that stands by itself: "36" in the middle of a frame says nothing, "£9" does. */
const FEWEST_LETTERS = { named: 5, withSign: 2 };
const SIGN = /\p{Sc}|%/u;
/** Written without blanks, and without a rule here for where a sentence may be parted around its amount. */
const WITHOUT_BLANKS = /^(?:th|km|lo|my|bo)$/u;

/**
 * The one amount that stands out in a sentence, as its point: "Three of them walked for | thirty-six hours | over mountains".
 * Null where the words around it would not be read as they stand: too many, none, or parted from what they belong to.
 */
export function amountPoint(text: string, marked: readonly Emphasis[], base: string): Emphasis | null {
  const [only] = marked;
  if (only === undefined || marked.length > 1 || WITHOUT_BLANKS.test(base)) return null;
  if (BOUND.test(text.slice(0, only.start))) return null;
  // "… (Tel. | 0472 33 1188)": brackets are not parted.
  if (/[(（「『[][^)）」』\]]*$/u.test(text.slice(0, only.start))) return null;
  // "El | 92 %": no word that leans on the amount is a line of its own.
  const lead = (RANGE.exec(text.slice(0, only.start)) ?? /^\s*\p{L}{1,3}['’]?\s$/u.exec(text.slice(0, only.start)))?.[0].length ?? 0; // prettier-ignore
  const point = { start: only.start - lead, end: wholeEnd(text, only, base) };
  const said = text.slice(point.start, point.end);
  const hasSign = SIGN.test(said);
  const isNamed = hasSign
    ? said.length >= FEWEST_LETTERS.withSign
    : Array.from(said).length >= (isUnspaced(base) ? FEWEST_LETTERS.withSign : FEWEST_LETTERS.named) &&
      /\p{L}{2}|\p{Lo}/u.test(said);
  // "No: from | 20 minutes | of delay": an answer is no lead.
  const alone =
    !isOneOfTwo(text, point, base) && !/^[^:：]{1,16}[:：]\s*\S*\s*$/u.test(text.slice(0, point.start));
  const parts = isUnspaced(base) ? isBetweenPhrases(text, point) : isAtBlanks(text, point);
  return isNamed && alone && parts && areReadable(text, point) ? point : null;
}

/** Where Chinese and Japanese have a seam: behind a mark or a particle, and before a mark or the sign that begins a word. */
function isBetweenPhrases(text: string, { start, end }: Emphasis): boolean {
  return (
    /(?:^|[\s，、。；：\p{Script=Hiragana}]|[了达達为為约約省付收占至到有是每共花用卖賣重高长長超过過近])$/u.test(
      text.slice(0, start),
    ) &&
    /^(?:$|[\s，、。；！]|(?<=[をがにはのでともへまらり])[\p{Script=Han}\p{Script=Katakana}])/u.test(
      text.slice(end),
    )
  );
}

/** "For members under the | age of eighteen": a bound is no amount, and torn from what it bounds it says the contrary. */
const BOUND =
  /(?<!\p{L})(?:under|below|over|above|unter|über|ab|onder|boven|moins de|plus de|sous les|menores de|mayores de|menos de|más de|sotto i|sopra i|meno di|più di|menores de|maiores de|menos de|mais de|poniżej|powyżej|младше|старше|до)\s(?:(?:the age of|the|de|den|die|dem|les|los|i)\s)?$/iu;

/**
 * "We promised delivery in 14 days and took 19", "With 12 million rows the tree is four levels deep": beside another number
 * that is what the sentence says, the first is no point.
 */
function isOneOfTwo(text: string, { start, end }: Emphasis, base: string): boolean {
  const behind = text.slice(end);
  const others = `${text.slice(0, start)} ${behind}`.replaceAll(YEAR_OR_DAY, " ");
  if (/(?<![\p{L}\p{N}])\p{Nd}/u.test(others)) return true;
  const opens = OPENS.test(text.slice(0, start));
  const words = behind.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return opens && words.some((word) => (numberOfWord(word, base) ?? 1) > 1);
}

const OPENS =
  /^(?:with|at|after|from|of|by|mit|bei|nach|von|avec|après|con|tras|dopo|com|após|depois de|met|na|med|efter|etter|z|ze|po|przy|при|после|після|с|з|مع|بعد|עם|אחרי)\s$/iu;

/** Years, days of a month and hours tell when. */
const YEAR_OR_DAY =
  /(?<!\p{N})(?:1[0-9]|20)\p{Nd}{2}s?(?!\p{N})|\p{Nd}{1,2}(?:st|nd|rd|th|\.)?\s(?=\p{Lu}\p{L}{2})|\p{Nd}{1,2}[:.]\p{Nd}{2}|\p{Nd}{1,2}\s?(?:uhr|h|am|pm)(?!\p{L})/giu;

/** "14 days | of food", "12,000 people | a year", "six hundred yards | away": what an amount is not read without. */
function wholeEnd(text: string, { start, end }: Emphasis, base: string): number {
  const leaning = LEANING[base]?.exec(text.slice(end))?.[0];
  if (leaning !== undefined) return end + leaning.length;
  // "£186 | a tonne": what a sum is paid for closes its sentence.
  const paidFor = /\p{Sc}/u.test(text.slice(start, end)) ? PAID_FOR.exec(text.slice(end))?.[0] : undefined;
  if (paidFor !== undefined) return end + paidFor.length;
  const each = PER_EACH[base] ?? "(?!)";
  const of = OF[base] ?? "(?!)";
  const belongs = toPattern(`^(?:\\s(?:${of})\\p{L}+(?!\\p{L}))?(?:\\s(?:${each})(?!\\p{L}))?`, "iu");
  const said = belongs.exec(text.slice(end))?.[0] ?? "";
  // "Forty minutes of slow | stretches": what only describes is not what is counted.
  const isTorn = ADJECTIVE_FIRST.test(base) && /^\s\p{Ll}{5,}/u.test(text.slice(end + said.length));
  const found = isTorn && said !== "" ? "" : said;
  // "The eighty days of Jules | Verne": no name is torn; German writes every thing with a capital.
  // "3.000 | latas": a number alone says nothing.
  // "Jeder vierte | Mensch": of whom it is one.
  const ordinal = ONE_OF.test(text.slice(start, end)) ? COUNTED.exec(text.slice(end))?.[0] : undefined;
  if (ordinal !== undefined) return end + ordinal.length;
  const counted = /^[\p{Nd}.,\u00a0\u202f]+$/u.test(text.slice(start, end)) ? COUNTED.exec(text.slice(end))?.[0] : undefined; // prettier-ignore
  if (counted !== undefined) return end + counted.length;
  const whole = base !== "de" && /\s\p{Lu}\p{L}*$/u.test(found) ? end : end + found.length;
  const lone = /^\s\p{L}+[.!]?$/u.exec(text.slice(whole))?.[0].length ?? 0;
  const longer = lone > 0 && lone <= MOST_LETTERS.alone ? whole + lone : whole;
  return longer - start <= MOST_LETTERS.all ? longer : end;
}

/** What leans on an amount where words carry endings: a syllable written to it, or a postposition behind it. */
const LEANING: Readonly<Record<string, RegExp>> = {
  ja: /^(?:以上|以下|以内|未満|前後|分)?(?:まで|から|より|ほど|だけ|[をがにはのでともへ])*/u,
  zh: /^(?:之内|以内|以上|以下|左右|多)?/u,
  ko: /^[\p{L}\p{M}]*/u,
  tr: /^['’]?[\p{L}\p{M}]*/u,
  hi: /^[\p{L}\p{M}]*(?:\s(?:से|में|का|की|के|को|पर|तक|ने)(?![\p{L}\p{M}])(?:\s(?:लिए|बाद|पहले|साथ|भीतर|अंदर|ऊपर|नीचे)(?![\p{L}\p{M}]))?)?/u,
  mr: /^[\p{L}\p{M}]*/u,
  bn: /^[\p{L}\p{M}]*/u,
  ta: /^[\p{L}\p{M}]*/u,
};
const PAID_FOR =
  /^\s(?:an?|the|la|le|el|il|das|die|der|per|pro|o|a|al)\s\p{L}{2,}(?=[.!]?\s*$)|^\s(?:per|pro|par|por|за|за)\s\p{L}{2,}/iu;

const ONE_OF =
  /^(?:jede[rs]? \p{L}+te|cada \p{L}+|ogni \p{L}+|chaque \p{L}+|every \p{L}+(?:th|rd|nd|st)|elke \p{L}+|var \p{L}+|hver \p{L}+|кажд\p{L}+ \p{L}+|co \p{L}+|кожн\p{L}+ \p{L}+)$/iu;
const COUNTED = /^\s\p{L}{4,}(?!\p{L})/u;

/** "Zwischen 10 und | 60 Grad": a span of amounts is one. */
const RANGE =
  /(?:(?<!\p{L})(?:between|from|zwischen|von|entre|de|desde|tra|fra|da|tussen|van|mellan|mellem|między|od|между|от|со?|між|від|зі?|із)\s)?\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?\s?(?:and|to|or|und|bis|oder|et|à|ou|y|a|o|e|en|tot|of|och|eller|og|i|do|lub|и|до|или|та|або|–|-)\s?$/iu;

/** Of a word that is no line of its own, and of all that stands large. */
const MOST_LETTERS = { alone: 9, all: 30 };

const OF: Readonly<Record<string, string>> = {
  en: "of\\s(?:(?:the|our|all|its|their|any|each|every|an?)\\s)?(?!(?:them|us|these|those|it|the|our|all|its|their|any|each|every|an?|some)(?!\\p{L}))",
  de: "(?:der|des|aller|unserer)\\s",
  fr: "(?:de\\s(?:la\\s|l['’])?|d['’]|des\\s|du\\s)(?!l[ae]s?(?!\\p{L}))",
  es: "de\\s(?:(?:las|los|la|el|nuestr[oa]s|sus)\\s)?(?!(?:las|los|la|el|nuestr[oa]s|sus)(?!\\p{L}))|del\\s",
  it: "(?:di|dei|delle|degli|del|della)\\s|d(?:ell)?['’]",
  pt: "(?:de|d[oa]s?)\\s",
  ca: "de\\s|d['’]",
  ro: "de\\s",
  nl: "van\\s(?:(?:de|het|onze)\\s)?(?!(?:de|het|onze)(?!\\p{L}))",
};

/** Of these languages what stands behind "of" may describe what comes behind it. */
const ADJECTIVE_FIRST = /^(?:en|nl|de)$/u;

function isAtBlanks(text: string, { start, end }: Emphasis): boolean {
  return /(?:^|\s)$/u.test(text.slice(0, start)) && /^(?:$|[\s,.;:!?])/u.test(text.slice(end));
}

function areReadable(text: string, { start, end }: Emphasis): boolean {
  const parts = [text.slice(0, start), text.slice(end)];
  const words = parts.map((part) => countWords(part));
  const all = words.reduce((sum, count) => sum + count, 0);
  const isShort =
    all >= AROUND.least && all <= AROUND.most && words.every((count) => count <= AROUND.mostOfPart);
  // A bracket or a quotation is one part.
  const isWhole = parts.every((part) => (part.match(/["“”„«»()]/gu)?.length ?? 0) % 2 === 0);
  // "Culverts, 5.5 metres across, run inside the walls": an aside is no point.
  // "Maria muore il 16 aprile 2013, a | 93 anni": nor is one that ends the sentence.
  const behind = parts[1] ?? "";
  const isAside =
    (/,\s*$/u.test(parts[0] ?? "") && /,\s/u.test(behind)) ||
    (/,\s(?:\p{L}{1,4}\s)?$/u.test(parts[0] ?? "") && /^[.!]?\s*$/u.test(behind));
  // Two sentences are two thoughts.
  return isShort && isWhole && !isAside && !/[.!?…]\s+\p{Lu}/u.test(text);
}

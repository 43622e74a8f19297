import { bareItems } from "./item-amounts.ts";
import { withoutDenied } from "./denied.ts";
import { remembering } from "../../../kernel/remembering.ts";
import { lastWordsOfRow } from "../text/last-of-row.ts";
import { regex, toPattern } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { itemNamesOf, nameAt, type ItemName } from "./item-names.ts";
import { ENDINGS, NO_HEADS } from "./compound-heads.ts";

/** What a label is found to name: `null` for something that no drawing shows although a word of it has one. */
export type ItemThing = { drawing: string | null };

/** A longer label tells something, and names no thing alone. */
const MOST_WORDS = 6;
/** So too with what it says of the thing behind a comma or in brackets. */
const MOST_TOLD = 9;
/** Languages whose nouns stand last, behind what they are of; what leads to another noun behind them. */
const NOUN_LAST: Readonly<Record<string, string>> = {
  en: "of for with without from in on at by over under after before to that which who made",
  de: "für mit ohne aus von vom zum zur im in am an der die das zu nach bei",
  nl: "voor met zonder van uit in op om die dat",
  sv: "för med utan av från i på till som",
  da: "for med uden af fra i på til som",
  nb: "for med uten av fra i på til som",
  hu: "a az",
  tr: "",
  hi: "",
  bn: "",
  ko: "",
};
/** Languages whose noun stands behind its adjectives alone, and the endings of these. */
const ADJECTIVE_FIRST: Readonly<Record<string, RegExp>> = {
  ru: /(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ую]ю|[ое]го|[ыи]х|[ыи]ми?)$/u,
  uk: /(?:[иі]й|а|я|[ео]го|е|є|і|ї|у|ю|их|іх|ими?)$/u,
  pl: /(?:[yieaąę]|ego|ej|[yi]ch|[yi]mi?)$/u,
  cs: /(?:[ýíáé]|ou|ého|[ýí]ch|[ýí]mi?|ů[vm]?)$/u,
  el: /(?:[οόηήαάιίςε]|ων|ών)$/u,
};
/** Compounds are written as one word: of so many letters a noun may end another, and so many stand before it. */
const COMPOUNDS: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "nb", "hu"]);
const HEAD = 4;
const BEFORE_HEAD = 3;
/** A Vietnamese syllable begins other words ("đường dây"); these only say what it is like. */
const VIETNAMESE = /^(?:lớn|nhỏ|mới|cũ|ấm|sạch|to|bé|tươi)$/u;
/** Two things in one label are not one thing. */
const JOINED =
  /\s?[/&+]\s?|(?<=\p{Script=Hangul})(?:와|과|하고)\s|[とや・]|(?<=\p{Script=Han})[和及与或](?=\p{Script=Han})|\sو(?=\p{L})|\sו(?=\p{L})/u;

/** By the words of its own language alone: the Dutch "en" stands in "bouteille en verre". */
const joinedByWord = remembering((base: string): RegExp =>
  regex(`(?:^|\\s)(?:${lastWordsOfRow(base)}|sowie|এবং|ও|và|hoặc|또는|및)\\s`, "u"),
);

/**
 * The thing that an item of a list, or one of a row in a sentence, names: by the noun that is its head, whatever stands with it.
 * `undefined` where the tables of items have no such noun.
 */
export function itemThing(label: string, base: string): ItemThing | undefined {
  const names = itemNamesOf(base);
  if (label.trim().split(/\s+/u).length > MOST_TOLD) return undefined;
  if (names.length === 0 || withoutDenied(label, base).trim() !== label.trim()) return undefined;
  const bare = bareItems(label, base);
  const whole = bare.at(-1) ?? "";
  for (const phrase of bare) {
    const named = headOf(phrase, base, names, phrase === whole);
    if (named !== undefined) return { drawing: named.drawing };
  }
  return undefined;
}

function headOf(
  phrase: string,
  base: string,
  names: readonly ItemName[],
  isWhole: boolean,
): ItemName | undefined {
  const exact = nameAt(names, phrase, base);
  if (exact !== undefined) return exact.alone && !isWhole ? undefined : exact;
  if (JOINED.test(phrase) || joinedByWord(base).test(phrase)) return undefined;
  const usual = names.filter(({ alone }) => !alone);
  if (isUnspaced(base)) return endOf(phrase, usual);
  const words = phrase.split(/\s+/u);
  if (words.length > MOST_WORDS) return undefined;
  const leads = NOUN_LAST[base];
  if (leads !== undefined) return lastOf(words, new Set(leads.split(" ")), usual, base);
  const adjective = ADJECTIVE_FIRST[base];
  return adjective === undefined
    ? firstOf(words, usual, base)
    : behindAdjectives(words, usual, base, adjective);
}

/** "old leather boots for the garden": the last noun before what leads to another. */
function lastOf(
  words: readonly string[],
  leads: ReadonlySet<string>,
  names: readonly ItemName[],
  base: string,
): ItemName | undefined {
  const end = words.findIndex((word, at) => at > 0 && leads.has(word));
  const own = end === -1 ? words : words.slice(0, end);
  for (let from = 0; from < own.length; from += 1) {
    const named = nameAt(names, own.slice(from).join(" "), base);
    if (named !== undefined) return named;
  }
  const last = own.at(-1) ?? "";
  return COMPOUNDS.has(base) ? compoundOf(last, names, base) : undefined;
}

const endingOf = remembering((base) => toPattern(`^(?:${ENDINGS[base] ?? "\\p{L}{0,3}"})?$`, "u"));

/** "Regenjacke": the last noun of a word that is made of several; a "Schalter" is no scarf ("Schal"). */
function compoundOf(word: string, names: readonly ItemName[], base: string): ItemName | undefined {
  const ending = endingOf(base);
  return names
    .filter(({ words: [stem = "", ...more] }) => more.length === 0 && stem.length >= HEAD)
    .toSorted((a, b) => (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0))
    .find(({ words: [stem = ""], open }) => {
      const at = word.lastIndexOf(stem);
      const rest = word.slice(at + stem.length);
      return at >= BEFORE_HEAD && !NO_HEADS.has(stem) && (rest === "" || (open && ending.test(rest)));
    });
}

/** "une couverture bien chaude", "bottes de pluie": the first words. */
function firstOf(words: readonly string[], names: readonly ItemName[], base: string): ItemName | undefined {
  for (let to = words.length; to > 0; to -= 1) {
    const named = nameAt(names, words.slice(0, to).join(" "), base);
    if (named !== undefined)
      return base === "vi" &&
        named.words.length === 1 &&
        to < words.length &&
        !VIETNAMESE.test(words[to] ?? "")
        ? undefined
        : named;
  }
  return undefined;
}

/** "тёплые шерстяные носки для похода": the first noun, if only adjectives stand before it. */
function behindAdjectives(
  words: readonly string[],
  names: readonly ItemName[],
  base: string,
  adjective: RegExp,
): ItemName | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const named = firstOf(words.slice(from), names, base);
    if (named !== undefined) return named;
    if (!adjective.test(words[from] ?? "")) return undefined;
  }
  return undefined;
}

/** "大きな鍋": what a label ends on, the longest noun of two signs or more; of one sign behind what is no noun. */
function endOf(phrase: string, names: readonly ItemName[]): ItemName | undefined {
  return names
    .filter(({ words: [noun = ""] }) => phrase.endsWith(noun) && isApart(phrase.slice(0, -noun.length), noun))
    .toSorted((a, b) => (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0))[0];
}

function isApart(before: string, noun: string): boolean {
  if (/^[\p{Script=Katakana}ー]+$/u.test(noun) && /[\p{Script=Katakana}ー]$/u.test(before)) return false;
  return noun.length > 1 || /(?:[なのいたる的大小旧新]|\p{Script=Hiragana})$/u.test(before);
}

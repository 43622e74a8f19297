import { noteLikelihood } from "../../brief/note-model/note-likelihood.ts";
import { capitalise, countWords, withoutStop } from "../../text/sentences.ts";
import { numberOfWord } from "../../text/number-words.ts";
import { isUnspaced } from "../../text/unspaced.ts";
import { smallWordsOf } from "../titles/small-words.ts";
import { wordsOfUnit, type Word } from "../titles/words-of-unit.ts";
import { europeanSubject } from "./european-subject.ts";
import { topicPhrase } from "./head-final-subject.ts";
import { namedIn } from "./returning-phrase.ts";
import { semiticPhrases } from "./semitic-subject.ts";

/**
 * `returns`: more of its sentences name it, so that it surely is what the text is about; `opens`: the first sentence opens with it; `sure`: with words
 * enough to be no other's; `vague`: one word that nothing comes back to.
 */
export type SubjectOfText = {
  title: string;
  returns: boolean;
  opens: boolean;
  sure: boolean;
  vague: boolean;
};

const EUROPEAN = /^(?:en|de|fr|es|it|pt|nl|sv|da|nb|pl|ru|uk|cs)$/u;
const HEAD_FINAL = /^(?:tr|hi)$/u;
const SEMITIC = /^(?:ar|he)$/u;
const EAST = /^(?:ja|ko|zh)$/u;
const SLAVIC = /^(?:pl|ru|uk|cs)$/u;
const MOST_SENTENCES = 40;

type Candidate = { text: string; words: Word[]; at: number };

/**
 * What a text is about, as a noun phrase: the subject that its first sentence opens with, or what a later one opens with and most
 * sentences name. Null where no phrase is sure; a whole sentence is better than a wrong one. `asked`: what orders the film.
 */
export function subjectOfText(
  sentences: readonly string[],
  asked: readonly string[],
  base: string,
): SubjectOfText | null {
  const language = base === "no" || base === "nn" ? "nb" : base;
  if (smallWordsOf(language) === null) return null;
  return subjectTold(sentences, asked, language) ?? namedInRequest(sentences, asked, language);
}

/** "… لزوار متحف الخط العربي": a definite name in the request that another sentence says too, of whatever is told or was said. */
function namedInRequest(
  sentences: readonly string[],
  asked: readonly string[],
  language: string,
): SubjectOfText | null {
  if (!SEMITIC.test(language)) return null;
  const all = [...sentences, ...asked];
  const found = asked
    .flatMap((wish) => semiticPhrases(wish, language))
    .find(
      (phrase) => phrase.includes(" ") && all.filter((one) => one.includes(phrase)).length >= FEWEST_TIMES,
    );
  return found === undefined ? null : { title: found, returns: true, opens: true, sure: false, vague: false };
}

function subjectTold(
  sentences: readonly string[],
  asked: readonly string[],
  language: string,
): SubjectOfText | null {
  const told = sentences.slice(0, MOST_SENTENCES);
  const read = told.map((sentence) => wordsOfUnit(withoutStop(sentence), language));
  const wished = asked.map((wish) => wordsOfUnit(wish, language));
  const found = told.flatMap(
    (sentence, at) =>
    phrasesOf(sentence, told, asked, read, at, language).map((text): Candidate => ({ text, words: wordsOfUnit(text, language), at })), // prettier-ignore
  );
  const judged = found
    .filter(({ text }) => isName(text, language))
    .map((one) => ({ one, times: timesOf(one, read, wished, language) }));
  const sorted = judged.toSorted((a, b) => weight(b) - weight(a));
  for (const candidate of sorted) {
    const subject = asSubject(candidate, told, read, language);
    if (subject !== null) return subject;
  }
  return null;
}

/** A phrase as the text's subject; null where it is none surely. */
function asSubject(
  best: { one: Candidate; times: number },
  told: readonly string[],
  read: readonly (readonly Word[])[],
  language: string,
): SubjectOfText | null {
  const { text, words, at } = best.one;
  const opens = at === 0;
  const own = words.filter(({ small, low }) => small === null && !COMMON.test(low)).length;
  // "Wenn der Rauchmelder piept, …. Ein Rauchmelder gehört an die Decke.": within the first sentence as well.
  const opensClause = read[0]?.[0]?.small === "asks" || read[0]?.[0]?.small === "parts";
  const isNamedFirst =
    opensClause &&
    words.some((word) => !COMMON.test(word.low) && namedIn(word, read.slice(0, 1), language) > 0);
  const returns =
    best.times >= (opens || isNamedFirst ? FEWEST_TIMES : Math.max(FEWEST_LATER, told.length * PART_LATER));
  // Of what a later sentence opens with, most of all must speak.
  if (!opens && !returns) return null;
  // A word alone that opens a later sentence may as well be its verb, or a part of another name.
  const isBare = language === "en" && words[0]?.small === null;
  if (!opens && (isBare || HEAD_FINAL.test(language) || (words.length === 1 && !SEMITIC.test(language))))
    return null;
  if (words.length === 1 && SEMITIC.test(language) && best.times < FEWEST_LATER) return null;
  // "La macchina" alone is any machine.
  const vague = !returns && own < 2 && !EAST.test(language);
  // "El presupuesto es de 300 euros": what a sender says, though nobody took it out, names no film.
  if (vague && noteLikelihood(told[at] ?? "") > NOTE) return null;
  if (vague && (!opens || words[0]?.small !== "opens")) return null;
  if (!returns && UNSURE.test(language) && !isDescribed(text, language)) return null;
  return { title: capitalise(text, language), returns, opens, sure: opens && returns && own >= 2, vague };
}

const NOTE = 0.25;
/** How often a later one must be named, and in which part of all sentences. */
const FEWEST_LATER = 3;
const PART_LATER = 0.4;

/** "Nowy system kaucyjny": a noun behind an adjective that agrees with it is no adverb and in no other case. */
const isDescribed = (text: string, base: string): boolean => SLAVIC.test(base) && /^\p{L}+(?:[yiý]|ый|ий|ой|ая|яя|ое|ые|ие)\s\p{L}{4,}(?:\s\p{L}{4,})?$/u.test(text); // prettier-ignore

const FEWEST_TIMES = 2;
const UNSURE = /^(?:pl|ru|uk|cs|tr|hi|zh|ar|he)$/u;
/** The first sentence counts for more. */
const weight = ({ one, times }: { one: Candidate; times: number }): number => times + (one.at === 0 ? 1.5 : 0) - one.at / 100; // prettier-ignore

function phrasesOf(
  sentence: string,
  told: readonly string[],
  asked: readonly string[],
  read: readonly (readonly Word[])[],
  at: number,
  base: string,
): string[] {
  const words = read[at] ?? [];
  if (/[?？؟]["”»」]?$/u.test(sentence.trim())) return [];
  if (EUROPEAN.test(base)) {
    const end = europeanSubject(words, base);
    return end === null ? [] : [textOf(sentence, words, end.to)];
  }
  if (SEMITIC.test(base))
    return semiticPhrases(sentence, base).map((phrase) => ownedOnly(phrase, read, base));
  if (base !== "tr" && base !== "hi" && base !== "zh" && base !== "ja" && base !== "ko") return [];
  if (base === "ja" || base === "ko") return [topicPhrase(sentence, base)].filter((one) => one !== null);
  const others = [...told.filter((_, other) => other !== at), ...asked];
  return isUnspaced(base)
    ? repeatedStart(sentence, words, others)
    : upToReturning(sentence, words, read, base);
}

/** 「金丝猴 | 生活在…」: what a sentence begins with and another one says too. */
function repeatedStart(sentence: string, words: readonly Word[], others: readonly string[]): string[] {
  const ends = words.slice(0, 4).findIndex(({ small, number, joined }, at) => small !== null || number || (at > 0 && !joined)); // prettier-ignore
  const most = ends < 0 ? Math.min(4, words.length) : ends;
  for (let to = most; to > 0; to -= 1) {
    const text = textOf(sentence, words, to);
    // 「山嶺搜救義工隊」: two signs may be the beginning of a longer name.
    const isWhole = text.length > 2 || (text.length === 2 && words[to]?.small === "parts");
    if (isWhole && others.some((other) => other.includes(text))) return [text];
  }
  return [];
}

/** "انقع الجميد": what stands before a definite noun is its own only where it is named again, and may be a verb else. */
function ownedOnly(phrase: string, read: readonly (readonly Word[])[], base: string): string {
  const [first] = wordsOfUnit(phrase, base);
  const definite = /^(?:ال|ה)/u.test(phrase) || first === undefined;
  return definite || namedIn(first, read, base) >= FEWEST_TIMES ? phrase : phrase.replace(/^\S+\s/u, "");
}

const textOf = (sentence: string, words: readonly Word[], to: number): string => sentence.slice(words[0]?.start ?? 0, words[to - 1]?.end ?? 0); // prettier-ignore

/** "Yeni ısı | sayaçları": from the first word to one that other sentences name, where small words come between no two. */
function upToReturning(
  sentence: string,
  words: readonly Word[],
  read: readonly (readonly Word[])[],
  base: string,
): string[] {
  for (let at = Math.min(MOST_BEFORE, words.length) - 1; at >= 0; at -= 1) {
    const run = words.slice(0, at + 1);
    const word = words[at];
    if (word === undefined || run.some(({ small, number, joined, start }, one) => small !== null || number || (one > 0 && !joined && start > 0))) continue; // prettier-ignore
    if (base === "tr" && (OBLIQUE_TURKISH.test(word.low) || run.slice(0, Math.max(1, run.length - 1)).some(({ low }) => OBJECT_TURKISH.test(low)))) continue; // prettier-ignore
    if (base === "hi" && (NO_HINDI.test(textOf(sentence, words, at + 1)) || words[at + 1]?.small === "joins")) continue; // prettier-ignore
    const text = textOf(sentence, words, at + 1);
    if (namedIn(word, read, base) >= FEWEST_TIMES) return [text];
  }
  return [];
}

const MOST_BEFORE = 3;
/** "Ürünü teslim": what is done to it. */
const OBJECT_TURKISH = /^(?!yeni$|eski$|\p{L}+(?:nc|lı|li|lu|lü|ki)[ıiuü]?$)\p{L}{4,}[ıiuü]$/u;
/** Whom a text greets, and when something is. */
const NO_HINDI = /^(?:आदरणीय|प्रिय|सभी)|(?:समय|बार|दिन|साल|वक़्त|वक्त|महीने)$/u;
const OBLIQUE_TURKISH = /(?:[dt][ae]n?|[ıiuü]nd[ae]n?|[ln][ae]r[ıi]nd[ae]n?)$/u;

/** In how many sentences the word is named that most of them name; what asks for the film counts as one. */
function timesOf(
  { words, text }: Candidate,
  read: readonly (readonly Word[])[],
  wished: readonly (readonly Word[])[],
  base: string,
): number {
  const own = words.filter(({ small, number, low }) => small === null && !number && !COMMON.test(low));
  const times = own.map((word) => namedIn(word, read, base) + Math.min(1, namedIn(word, wished, base)));
  return text === "" ? 0 : Math.max(0, ...times);
}

/** Adjectives that stand before anything. */
const COMMON =
  /^(?:new|old|first|last|good|best|neu\p{L}*|alt\p{L}*|erst\p{L}*|nouv\p{L}+|premi[eè]r\p{L}*|nuev\p{L}+|primer\p{L}*|nuov\p{L}+|prim[oaie]|nov[oaý]\p{L}*|primeir\p{L}+|nieuwe?|eerste|nya|nye|första|første|now[yae]|star[yae]|нов\p{L}+|перв\p{L}+|yeni|नया|नई|नए|新|जो)$/iu;

/** "Zweiundsechzig Jahre", "One in three nurses": how many is not what. */
function isNumberFirst(text: string, base: string): boolean {
  const [first = "", ...others] = text.split(/\s+/u);
  // "Nail four boards": an order.
  if (base === "en" && others.some((word) => (numberOfWord(word, base) ?? 0) > 1)) return true;
  if ((numberOfWord(first, base) ?? 0) > 1 || /^\p{Lu}\p{L}+(?:zig|zehn|hundert|tausend)$/u.test(first))
    return true;
  return /^(?:one|eine?[rs]?|une?|un[oa]|um[a]?|een) (?:in|of|von|sur|de|su|di|em|op|d['’])(?:\s|$)/iu.test(
    text,
  );
}

/** When it was. */
const TIMES =
  /^(?:the |a |one |der |die |das |eine?n? |le |la |les |l['’]|une? |el |los |las |una? |il |lo |i |o |os |as |uma? |de |het |een |den |det |en |et )?(?:day|week|month|year|morning|evening|night|time|tag|woche|monat|jahr|morgen|abend|nacht|zeit|jour|semaine|mois|année|an|matin|soir|nuit|fois|día|semana|mes|año|mañana|tarde|noche|vez|giorno|settimana|mese|anno|mattina|sera|notte|volta|dia|mês|ano|manhã|noite|week|maand|jaar|dag|ochtend|avond|nacht|keer|vecka|månad|år|kväll|uke|uge|måned)(?!\p{L})/iu;

const MOST = { words: 7, signs: 14, letters: 48 };

function isName(text: string, base: string): boolean {
  if (isNumberFirst(text, base) || /^\p{Lu}{3,}$/u.test(text) || /^I['’]/u.test(text) || TIMES.test(text))
    return false;
  if (text.length > MOST.letters || !/\p{L}{2}/u.test(text) || /["“”„«»「」()]/u.test(text)) return false;
  if (isUnspaced(base)) return Array.from(text).length <= MOST.signs;
  const words = text.split(/\s+/u);
  // An adjective alone names nothing.
  if (words.length === 1 && SLAVIC.test(base) && /(?:[ыиоу]й|ая|яя|ое|ее|ые|ие|ий|ій|ої|і|ny|cki|ski|owy|wa|ý|á|é)$/u.test(text)) return false; // prettier-ignore
  return countWords(text) <= MOST.words;
}

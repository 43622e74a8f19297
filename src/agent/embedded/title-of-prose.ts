import type { Brief } from "./brief/brief.ts";
import { isClause } from "./english/grammar.ts";
import { subjectOf } from "./english/subject.ts";
import { nameOfText } from "./name-of-text.ts";
import { eventIn } from "./naming/events.ts";
import { keySentence } from "./naming/key-sentence.ts";
import { selfIntroduction } from "./naming/self-introduction.ts";
import { storyOf } from "./naming/story-of.ts";
import { textOfBrief } from "./text-of-brief.ts";
import { mainClause } from "./text/main-clause.ts";
import { capitalise, countWords, withoutStop } from "./text/sentences.ts";
import { withoutSalute } from "./text/salute.ts";
import { hardLabel, splitAtStop, tornLabel } from "./text/shorten.ts";

/** Words of a title, and of a headline that opens a message. */
export const TITLE_WORDS = 9;
export const HEADLINE_WORDS = 12;
/** A whole sentence may be longer, before another one is taken. */
export const MOST_TITLE_WORDS = 14;

/** What the request calls it, or what its first sentence defines, before a sentence of some length. */
export function nameOfProse(
  asked: string | null,
  first: string,
  opening: readonly string[],
  brief: Brief,
  language: string,
): string {
  const base = language.split("-")[0] ?? language;
  if (asked !== null && EAST.test(base)) return asked;
  const defined = definedTopic(first, brief, base);
  if (defined !== null) return defined;
  const own = titleOfProse(withoutGreeting(first), opening, brief, language);
  return asked !== null && countWords(own) > ASKED_BEFORE ? asked : own;
}

/** Languages in which the first words of a sentence are seldom what it is about. */
const EAST = /^(?:zh|ja|ko|ar|he|hi)$/u;
const ASKED_BEFORE = 5;
/** "김장은 … 담그는 일입니다", 「盆栽は…ものです」: a sentence that says what a thing is. */
const DEFINES: Readonly<Record<string, RegExp>> = {
  ko: /(?:일|것|음식|말|날|곳|놀이|풍습|행사|축제|나무|꽃|동물|기술|방법|제도)(?:입니다|이다|이에요|예요|을 말합니다|을 뜻합니다)\.?$/u,
  ja: /(?:もの|こと|行事|祭り|料理|技術|仕組み|方法|木|花|植物|動物|場所)(?:です|である|だ|をいいます|を指します)。?$/u,
  zh: /^[^，。]{2,10}是(?:一种|一種|一个|一個|一项|一項|指|把)/u,
};

export function definedTopic(first: string, brief: Brief, base: string): string | null {
  return DEFINES[base]?.test(first.trim()) === true ? nameOfText(first, textOfBrief(brief), base) : null;
}

/** "Quick note on the rotation: …": that it is a message is not what it is about. */
export const MESSAGE =
  /^(?:(?:this is )?(?:just )?(?:a |an )?(?:quick|short|brief|friendly)?\s*(?:note|update|reminder|heads[- ]up|announcement|message|summary|word|fyi)\s*(?:on|about|of|regarding|concerning|that|:|–|-)\s+|(?:fyi|ps|reminder|subject|re|betreff|objet|asunto|oggetto|assunto|тема|主题|件名)\s*[:：–-]\s*)/iu;

export function withoutGreeting(sentence: string): string {
  const bare = withoutSalute(sentence).replace(MESSAGE, "");
  return countWords(bare) >= 3 ? capitalise(bare) : sentence;
}

/** A title is read at a glance; an ellipsis in it says that it is none. */
export function isShortTitle(title: string): boolean {
  return countWords(title) <= TITLE_WORDS && !title.endsWith("…");
}

/**
 * What prose without a heading is called: its first sentence where that is short or asks; else what it is about, by its
 * subject or the name that the text comes back to; else a question that it opens with, or the main clause.
 */
export function titleOfProse(
  first: string,
  opening: readonly string[],
  brief: Brief,
  language: string,
): string {
  const title = proseTitle(first, opening, brief, language);
  return title.endsWith("…") && !first.trim().endsWith("…")
    ? hardLabel(first.replace(/\n/gu, " "), 9)
    : title;
}

function proseTitle(first: string, opening: readonly string[], brief: Brief, language: string): string {
  const base = language.split("-")[0] ?? "en";
  const asks = asksSomething(first);
  const own = storyOf(first, textOfBrief(brief), base) ?? titleOfSentence(first, language);
  // "The bank keeps 312 kinds of maize" says more than "The bank".
  if (/^(?:The|An?)\s\p{Ll}+$/u.test(own) && countWords(first) < TITLE_WORDS) return withoutStop(first);
  if (asks || opening.length === 0 || (countWords(first) <= TITLE_WORDS && isShortTitle(own))) return own;
  const introduced = eventIn(first, base) ?? selfIntroduction(first, base);
  if (introduced !== null) return nameOfText(first, textOfBrief(brief), base) ?? introduced;
  const subject =
    base === "en" && own !== tornLabel(first.replace(/\n/gu, " "), 9) && isShortTitle(own) ? own : null;
  const question = opening
    .slice(0, 3)
    .find((one) => /^[^"“«„「].*[?？؟]$/u.test(one) && countWords(one) <= TITLE_WORDS);
  const clause = thoughtOf(first, base);
  const short = opening.slice(1).map(withoutStop).find((one) => countWords(one) >= 3 && countWords(one) <= TITLE_WORDS - 1 && !LEANS.test(one) && !/^["“«„「]/u.test(one)); // prettier-ignore
  const named = subject ?? nameOfText(first, textOfBrief(brief), base) ?? question ?? clause;
  // A sentence that is whole is a better title than a later one.
  const whole = splitAtStop(own, MOST_TITLE_WORDS)?.head ?? own;
  if (named !== null && named !== undefined) return named;
  const long = whole.endsWith("…") || countWords(whole) > MOST_TITLE_WORDS;
  const key = long || countWords(whole) > TITLE_WORDS ? keySentence(textOfBrief(brief), language) : null;
  const row = firstOfRow(withoutStop(first.replace(/\n/gu, " ")));
  const begun = long && countWords(row) <= HEADLINE_WORDS ? row : null;
  return key ?? begun ?? (long ? (short ?? own) : whole);
}

/** "On midsummer night the seals come up, and step out of their skins, and dance": the first of what happens, of so many words. */
export function firstOfRow(title: string): string {
  if (countWords(title) <= MOST_TITLE_WORDS) return title;
  const cuts = [...title.matchAll(/,\s(?:and|und|et|y|e|en|och|og|i|a|и|і|та)\s/giu)].map(({ index }) => title.slice(0, index)); // prettier-ignore
  const whole = cuts.filter((cut) => countWords(cut) >= FEWEST_OF_ROW);
  return whole.findLast((cut) => countWords(cut) <= HEADLINE_WORDS) ?? whole[0] ?? title;
}

const FEWEST_OF_ROW = 6;

export function asksSomething(first: string): boolean {
  return /[?？؟]$/u.test(first.trim()) && countWords(first) <= HEADLINE_WORDS;
}

/** What leans on the sentence before is no title. */
const LEANS =
  /^(?:it|they|this|these|that|those|he|she|we|you|i|so|but|and|then|there|here|es|sie|er|wir|dies\p{L}*|das|man|so|aber|und|dann|dort|il|elle|ils|elles|cela|ça|ce|c['’]|on|mais|et|ello|esto|eso|él|ella|pero|y|esso|essa|questo|ne|ma|e|isso|ele|ela|mas|dat|dit|hij|zij|maar|en|to|on|ona|ale|i|он|она|оно|они|это|но|и|o|bu|ama|هو|هي|هذا|وهذا|זה|הוא|היא|यह|वह|ये|वे|これ|それ|しかし|它|他|她|这|那|但|이것|그것|그|그러나)(?![\p{L}\p{M}])|^[它他她这那]|^(?:これ|それ)/iu;

/** The main clause, where it makes sense alone: with a verb in English, and not turned round by what came before. */
function thoughtOf(first: string, base: string): string | null {
  const sentence = first.replace(/\n/gu, " ").replace(/[.。।]$/u, "");
  const clause = mainClause(sentence, TITLE_WORDS - 1, TITLE_WORDS, base);
  if (clause === null || sentence.toLowerCase().startsWith(clause.toLowerCase())) return clause;
  if (base === "en") return isClause(clause) ? clause : null;
  return base === "de" || base === "nl" ? null : clause;
}

/** A sentence as a heading: its subject in English where it names a thing, else its first thought. */
export function titleOfSentence(sentence: string, language: string): string {
  const subject = language.startsWith("en") ? subjectOf(sentence) : null;
  return subject ?? tornLabel(sentence.replace(/\n/g, " "), 9);
}

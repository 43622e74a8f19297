import { isClause, isImperative } from "../english/grammar.ts";
import { withAppositions } from "../text/appositions.ts";
import { isBrokenRow } from "../text/broken-row.ts";
import { hangsOnFirst } from "../text/hanging-amount.ts";
import { opensClause, opensWithPronoun } from "../text/main-clause.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { withLastParted, withoutAnds } from "./announced-parts.ts";
import { behindDue } from "./held-things.ts";
import { regex } from "../text/regex.ts";
import { partsOfThings } from "./parts-of-things.ts";
import type { ToldStep } from "./told-steps.ts";

/** Three things are read in their sentence; behind a colon more may stand, each in a few words. */
const COUNT = { least: 4, most: 6, short: 9 };
const MOST_WORDS = { thing: 7, plain: 4, lead: 9, leadOfVerb: 6 };
/** Letters of a lead in scripts that write no blanks. */
const MOST_LEAD_LETTERS = 18;

/** What opens a row of things without a colon: "New lifts will have", "Il te faut", "Du brauchst". */
const VERBS: Readonly<Record<string, string>> = {
  en: "needs?|needed|have|has|had|['’]ve got|have got|includes?|including|offers?|brings?|contains?|sells?|lends?|comes? with|consists? of|gets?|receives?",
  de: "brauchst|brauchen|braucht|benötigst|benötigen|benötigt|hat|haben|gibt es|bietet|bieten|enthält|enthalten|bekommst|bekommen|bekommt",
  fr: "faut|a|ont|avez|avons|comprend|comprennent|propose|proposent|offre|offrent|contient|contiennent|vend|vendent|il y a",
  es: "hacen falta|hace falta|necesitas|necesitamos|tiene|tienen|incluye|incluyen|ofrece|ofrecen|contiene|contienen|hay|vende|venden",
  it: "servono|serve|ha|hanno|comprende|comprendono|offre|offrono|contiene|contengono|ci sono|vende|vendono",
  pt: "precisa de|precisas de|tem|têm|inclui|incluem|oferece|oferecem|contém|contêm|há|vende|vendem",
  nl: "hebt|heeft|hebben|heb je|nodig|biedt|bieden|bevat|bevatten|krijgt|krijgen|zijn er",
}; // prettier-ignore
/** A thing by its article or number, where a language has them. */
const ARTICLE: Readonly<Record<string, string>> = {
  de: "ein(?:e[nmrs]?)?|zwei|drei|vier|fünf|sechs|mehrere|einige|\\p{Nd}+",
  fr: "un|une|des|du|de\\sl['’]|de\\sla|deux|trois|quatre|cinq|six|plusieurs|quelques|\\p{Nd}+",
  es: "un|una|unos|unas|dos|tres|cuatro|cinco|seis|varios|varias|\\p{Nd}+",
  it: "un|uno|una|un['’]|dei|degli|delle|del|della|due|tre|quattro|cinque|sei|alcuni|alcune|\\p{Nd}+",
  pt: "um|uma|uns|umas|dois|duas|três|quatro|cinco|seis|vários|várias|\\p{Nd}+",
  nl: "een|twee|drie|vier|vijf|zes|enkele|\\p{Nd}+",
};
const RELATIVE =
  /^(?:who|whom|whose|which|that|where|so|because|even if|qui|dont|où|quien|cuy[oa]s?|que|che|cui|der|die|das|dat|котор\p{L}+|który|która|które)(?!\p{L})/iu;

/**
 * Four things and more that a sentence names in a row: behind a colon or a dash, or behind a verb of having ("Il te faut une
 * pierre de grain 1000, une pierre de grain 6000, un guide et une bande de cuir."). Null for every other sentence.
 */
export function namedThings(sentence: string, language: string): { lead: string; parts: ToldStep[] } | null {
  if (/["“”„«»「」?？؟;；]/u.test(sentence)) return null;
  const row =
    behindMark(sentence, language) ?? behindDuty(sentence, language) ?? behindVerb(sentence, language);
  if (row === null) return null;
  const pieces = piecesOf(row.told, language);
  // "cereal, pasta, …, tins of soup and beans, tea": one in more words leaves room for as many.
  const long = pieces.filter((piece) => wordsOf(piece) > MOST_WORDS.plain).length;
  const most = row.marked && long <= 1 ? COUNT.short : COUNT.most;
  if (pieces.length < COUNT.least || pieces.length > most) return null;
  // "jump leads" looks like a clause; among things of another look it is one of them.
  const doubtful = pieces.filter((piece) => !isThing(piece, language, row.marked));
  if (doubtful.length > 1 || doubtful.some((piece) => !row.marked || wordsOf(piece) !== 2 || RELATIVE.test(piece) || opensWithPronoun(piece))) return null; // prettier-ignore
  if (hangsOnFirst(pieces)) return null;
  if (isBrokenRow(pieces, language)) return null;
  const parts = partsOfThings(pieces, language, (piece) => piece.replace(/^even\s/iu, ""));
  return parts === null ? null : { lead: capitalise(row.lead, language), parts };
}

type Row = { lead: string; told: string; marked: boolean };

function behindMark(sentence: string, language: string): Row | null {
  const [, lead = "", told = ""] = /^([^:：–—]{4,120}?)\s*(?:[:：]|\s[–—]\s)\s*(.+)$/su.exec(sentence) ?? [];
  const isLong = isUnspaced(language) ? Array.from(lead).length > MOST_LEAD_LETTERS : countWords(lead) > MOST_WORDS.lead; // prettier-ignore
  return told === "" || isLong ? null : { lead, told: withoutStop(told), marked: true };
}

/** "The bag must hold water, fruit, …": what is due needs no article to be a thing. */
function behindDuty(sentence: string, language: string): Row | null {
  const row = behindDue(sentence, language);
  return row === null || countWords(row.lead) > MOST_WORDS.lead ? null : { ...row, marked: true };
}

function behindVerb(sentence: string, language: string): Row | null {
  const verbs = VERBS[language];
  if (verbs === undefined) return null;
  const match = regex(`^(?<lead>[^,]{0,48}?(?<![\\p{L}])(?:${verbs}))\\s(?<told>.+)$`, "isu").exec(sentence);
  const { lead = "", told = "" } = match?.groups ?? {};
  return told === "" || countWords(lead) > MOST_WORDS.leadOfVerb
    ? null
    : { lead, told: withoutStop(told), marked: false };
}

function piecesOf(told: string, language: string): string[] {
  const row = splitOutside(told, isUnspaced(language) ? /[、]\s*/u : /\s*[,،](?!\p{Nd})\s*/u);
  const all = withAppositions(row, language);
  const lastHasAnd = withoutAnds(all, language).some((piece, at) => piece !== all[at]?.trim());
  return withoutAnds(lastHasAnd ? all : withLastParted(all, language), language);
}

/** What is said of a thing in brackets is no more of them. */
function wordsOf(piece: string): number {
  return countWords(piece.replace(/\s?[(（][^)）]*[)）]/u, ""));
}

/** 水, 컵: one letter may be a word where each is a syllable or more. */
function isName(piece: string, language: string): boolean {
  return (isUnspaced(language) || language === "ko" ? /\p{L}/u : /\p{L}{2}/u).test(piece);
}

function isThing(piece: string, language: string, marked: boolean): boolean {
  const words = wordsOf(piece);
  if (words === 0 || words > MOST_WORDS.thing || !isName(piece, language)) return false;
  if (RELATIVE.test(piece) || opensWithPronoun(piece)) return false;
  if (language === "en") return !isClause(piece) && !isImperative(piece) && !/ing\s.*\sby\s/u.test(piece);
  const article = ARTICLE[language];
  if (article !== undefined && !(marked && words <= MOST_WORDS.plain))
    return regex(`^(?:${article})(?:\\s|(?<=['’]))`, "iu").test(piece);
  return marked && !opensClause(piece, language);
}

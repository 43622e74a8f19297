import { promisesCount, promisesOrder } from "../brief/counted-lists.ts";
import { commandIn } from "../text/commands.ts";
import { hanNumber } from "../text/hour-words.ts";
import { opensWithPronoun } from "../text/main-clause.ts";
import { numberOfWord } from "../text/number-words.ts";
import { regex } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { headOf } from "./announced-parts.ts";
import { ADDS, TURNS_OR_CONCLUDES } from "./goes-on-words.ts";
import { tellsPast } from "./past.ts";
import { tellOfPersons } from "./persons.ts";
import { orderOf } from "./step-order.ts";
import { TURNS } from "./step-words.ts";
import { asStep } from "./told-steps.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

const FEWEST = 2;
const MOST = 8;
const MOST_LEAD = { words: 11, letters: 22 };
const MOST_POINT_WORDS = 18;
/** "three good reasons", "drei sichere Anzeichen": so many words behind a number have what it counts. */
const COUNTED_WITHIN = 3;
/** So many letters find a point in what is said. */
const SAID = 14;

export type CountedAhead = { ordered: boolean; lead: string; parts: ToldStep[]; count: number };

/**
 * "There are four steps. Fill … Bring … Pour … Boil …", "理由は三つあります。…": just so many sentences behind one that only says
 * how many steps, reasons or parts follow. What stands behind them is another thing only where they surely end.
 */
export function countedAhead(
  sentences: readonly string[],
  at: number,
  language: string,
): CountedAhead | null {
  const sentence = sentences[at] ?? "";
  const announced = announcedIn(sentence, language);
  if (announced === null) return null;
  const { count, ordered } = announced;
  const own = sentences.slice(at + 1, at + 1 + count);
  if (own.length < count || !endsThere(own, sentences[at + 1 + count], language)) return null;
  if (!own.every((one) => isPoint(one, ordered, language))) return null;
  const parts = own.map((one) => partOf(one, ordered, language));
  const kept = parts.filter((part) => part !== null);
  const lead = headOf(withoutStop(sentence), language);
  return kept.length < parts.length ? null : { ordered, lead, parts: kept, count: 1 + count };
}

/** How many of what a short sentence says that there are; null where it says more, or nothing of the kind. */
export function announcedIn(sentence: string, language: string): { count: number; ordered: boolean } | null {
  const lead = withoutStop(sentence).replace(/[:：]$/u, "");
  if (/[?？؟:：;；"“”„«»「」『』()（）]/u.test(lead) || TURNS_OR_CONCLUDES.test(lead)) return null;
  // 她问了我两个问题: a story that counts goes on as one.
  if (tellsPast(lead, language) === true && tellOfPersons([lead], language)) return null;
  return isUnspaced(language) ? countedInEast(lead, language) : countedInWords(lead, language);
}

function countedInWords(lead: string, language: string): { count: number; ordered: boolean } | null {
  const words = lead.match(/[\p{L}\p{M}'’-]+|\p{Nd}+/gu) ?? [];
  if (words.length > MOST_LEAD.words) return null;
  const numbers = words.flatMap((word, index) => {
    const value = /^\p{Nd}+$/u.test(word) ? Number(word) : numberOfWord(word, language);
    return value === null || value < FEWEST ? [] : [{ value, index }];
  });
  const [only, another] = numbers;
  if (only === undefined || another !== undefined || only.value > MOST) return null;
  // "Los motivos son dos", "Причин три": what ends the sentence counts what stands before it.
  const isLast = only.index === words.length - 1;
  const counted = isLast
    ? words.slice(0, only.index)
    : words.slice(only.index + 1, only.index + 1 + COUNTED_WITHIN);
  if (isLast && words.length > MOST_LAST_WORDS) return null;
  return kindOf(counted.join(" "), only.value, language);
}

const MOST_LAST_WORDS = 5;

function countedInEast(lead: string, language: string): { count: number; ordered: boolean } | null {
  if (Array.from(lead).length > MOST_LEAD.letters || /[，、,]/u.test(lead)) return null;
  const found = [...lead.normalize("NFKC").matchAll(language === "ja" ? COUNTED_JA : COUNTED_ZH)];
  const [only, another] = found;
  const said = only?.groups?.["count"] ?? "";
  const value = /^\d$/u.test(said) ? Number(said) : hanNumber(said);
  if (only === undefined || another !== undefined || value === null || value < FEWEST || value > MOST)
    return null;
  if (/[步段階阶]|ステップ|工程/u.test(only[0])) return { count: value, ordered: true };
  return kindOf(lead, value, language);
}

const COUNTED_JA =
  /(?<![第\d一二三四五六七八九十])(?<count>[二三四五六七八2-8])(?:つ|点|段階|ステップ|工程|か条|ヶ条|種類|項目)(?!目)/gu;
const COUNTED_ZH =
  /(?<![第\d一二三四五六七八九十])(?<count>[两兩二三四五六七八2-8])(?:个步骤|個步驟|个阶段|個階段|步|大?[个個点點条條种種项項类類])/gu;

/** In Japanese and Chinese a sentence may name both the thing and what it has: what stands last says of which kind they are. */
function kindOf(
  counted: string,
  count: number,
  language: string,
): { count: number; ordered: boolean } | null {
  const ordered = promisesOrder(counted, language);
  return ordered || promisesCount(counted, language) ? { count, ordered } : null;
}

/** Whether nothing follows them, or they are surely all: the last says that it is, or all command and what follows does not. */
function endsThere(own: readonly string[], next: string | undefined, language: string): boolean {
  if (next === undefined) return true;
  const last = own.at(-1) ?? "";
  if (orderOf(next, language) !== null || opensWith(ADDS[language], next, language)) return false;
  if (orderOf(last, language) === "last" || opensWith(ADDS[language], last, language)) return true;
  return own.every((one) => commandIn(one, language) === "sure") && commandIn(next, language) === null;
}

function isPoint(sentence: string, ordered: boolean, language: string): boolean {
  const words = countWords(sentence);
  if (words < 2 || words > MOST_POINT_WORDS || TURNS_OR_CONCLUDES.test(sentence)) return false;
  if (COUNTS_ITSELF.test(sentence)) return false;
  if (/[?？؟:：]/u.test(sentence) || !quotesOnlyNames(sentence)) return false;
  // The article of Italian is a pronoun of French.
  const isArticle = language === "it" && /^il\s/iu.test(sentence);
  return isArticle || !opensWithPronoun(sentence) || orderOf(sentence, language) !== null;
}

/** "The first is …" is counted by its own words. */
const COUNTS_ITSELF =
  /^(?:(?:the|der|die|das|le|la|el|los?|il|o|a|de|het|den)\s)?(?:first|second|third|one|another|last|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|erstens|zweitens|premi(?:er|ère)|deuxième|second[eoa]?|primer[oa]?|segund[oa]|prim[oa]|primeir[oa]|eerste|tweede)(?!\p{L})/iu;

/** A point may name what is to be pressed or read: 「新規」, "Join now", «100 % agave». */
function quotesOnlyNames(sentence: string): boolean {
  const quoted = sentence.match(/["“”„«»「」『』][^"“”„«»「」『』]*["“”«»」』]/gu) ?? [];
  if (quoted.length === 0) return !/["“”„«»「」『』]/u.test(sentence);
  return quoted.every((one) => countWords(one) <= MOST_NAME_WORDS && !/[.!?。！？]["”»」』]?$/u.test(one));
}

const MOST_NAME_WORDS = 4;

function partOf(sentence: string, ordered: boolean, language: string): ToldStep | null {
  const bare = withoutStop(sentence.trim());
  const said = bare.slice(0, SAID);
  const told = ordered ? asStep(bare, language) : bare;
  const label = wholeLabel(capitalise(withoutAdded(told, language), language), null, language);
  return label === null ? null : { ...label, said };
}

/** Without the "and" that joins it to the others; where a language turns its verb behind such a word, it stays. */
function withoutAdded(sentence: string, language: string): string {
  const turned = TURNS.has(language) && !/^(?:und|en|och|og)\s/iu.test(sentence);
  // 一つ、: the picture counts.
  const counted = language === "ja" ? sentence.replace(/^[一二三四五六七八]つ(?:目は)?、/u, "") : sentence; // prettier-ignore
  const rest = turned ? sentence : counted.replace(addsPattern(ADDS[language], language), "");
  return countWords(rest) >= 2 ? rest : sentence;
}

function opensWith(words: string | undefined, sentence: string, language: string): boolean {
  return addsPattern(words, language).test(sentence);
}

function addsPattern(words: string | undefined, language: string): RegExp {
  if (words === undefined) return /(?!)/u;
  const end = isUnspaced(language) ? "[，、,]?" : "(?![\\p{L}\\p{M}-])[,،]?\\s*";
  return regex(`^(?:${words})${end}`, "iu");
}

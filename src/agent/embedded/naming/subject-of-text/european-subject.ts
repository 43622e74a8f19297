import { baseOfThird, isBaseVerb } from "../../english/verbs.ts";
import { regex } from "../../text/regex.ts";
import type { Word } from "../titles/words-of-unit.ts";
import { PREDICATE_WORDS, type PredicateWords } from "./predicate-words.ts";

/** `to`: the word behind the last of a subject; `isShown`: what follows surely is its verb. */
export type SubjectEnd = { to: number; isShown: boolean };

const MOST_WORDS = 8;
const ROMANCE = /^(?:fr|es|it|pt)$/u;
const SLAVIC = /^(?:pl|ru|uk|cs)$/u;

/** Where the subject ends that a sentence opens with, in languages with prepositions; null where it opens otherwise. */
export function europeanSubject(words: readonly Word[], base: string): SubjectEnd | null {
  const [first] = words;
  if (first === undefined || first.number || (first.small !== null && first.small !== "opens")) return null;
  if (base === "de") return germanSubject(words);
  const end = verbAt(words, base);
  // "Push a glass upside down": an order, and no subject.
  if (base === "en" && first.small === null && (isBaseVerb(first.low) || words.slice(1, end ?? 1).some(({ small }) => small === "opens"))) return null; // prettier-ignore
  if (base === "en") return end === null ? null : { to: end, isShown: true };
  if (SLAVIC.test(base)) return end === null ? null : slavicNoun(words, end);
  const known = PREDICATE_WORDS[base];
  // Without its article a first word may as well be the verb: "Traiga su juguete".
  if (known === undefined || first.small !== "opens") return null;
  if (end !== null && end > 1) return { to: end, isShown: true };
  return ROMANCE.test(base) ? romanceNoun(words, known) : null;
}

/** "Хорошая поисковая собака | за час": up to a preposition, and neither an infinitive nor the object of what follows. */
function slavicNoun(words: readonly Word[], end: number): SubjectEnd | null {
  const link = words.findIndex(({ small }) => small === "links");
  const to = link > 0 && link < end ? link : end;
  const own = words.slice(0, to);
  const isNoun = own.every(({ low }) => !/(?:ть|ти|ться|чь|ować|eć|ić|yć|ać|ę|ą|emy|imy|amy|ymy|ім|имо|емо)$/u.test(low) && !/^(?:раз|raz|щодня)$/u.test(low)); // prettier-ignore
  return isNoun && to > 0 ? { to, isShown: true } : null;
}

/** The first word that surely is no part of a subject; null where a mark or too many words come before it. */
function verbAt(words: readonly Word[], base: string): number | null {
  const isNoun = (at: number): boolean => words[at]?.small === null;
  for (let at = 1; at <= Math.min(words.length - 1, MOST_WORDS); at += 1) {
    const word = words[at];
    if (word === undefined || !word.joined || word.number) return null;
    if (word.small === "asks" || word.small === "joins") return null;
    const verb = word.small === "parts" || (word.small === null && isVerb(words, at, base));
    if (verb) return words.slice(0, at).some((_, one) => isNoun(one)) && isNoun(at - 1) ? at : null;
  }
  return null;
}

function isVerb(words: readonly Word[], at: number, base: string): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || before === undefined || word.capital) return false;
  if (base === "en") return isEnglishVerb(before, word, next);
  const known = PREDICATE_WORDS[base];
  if (known === undefined || before.small === "opens" || before.small === "links") return false;
  // "De grote | egel": what stands before a noun and is written like a verb has a noun behind it.
  return regex(`^(?:${known.verbs}${known.endings === undefined ? "" : `|\\p{L}+${known.endings}`})$`, "iu").test(word.low); // prettier-ignore
}

function isEnglishVerb(before: Word, word: Word, next: Word | undefined): boolean {
  if (before.small !== null) return false;
  const plural = /[^s]s$/u.test(before.low);
  if (plural)
    return isBaseVerb(word.low) && next?.small !== "parts" ? true : /^\p{Ll}{3,}ed$/u.test(word.low);
  const third = baseOfThird(word.low);
  return third !== null || /^\p{Ll}{3,}ed$/u.test(word.low);
}

/** Nouns are written large: an article, adjectives, nouns and what belongs to them; the next small word is the verb. */
function germanSubject(words: readonly Word[]): SubjectEnd | null {
  let noun = -1;
  for (let at = 0; at <= Math.min(words.length - 1, MOST_WORDS + 1); at += 1) {
    const word = words[at];
    if (word === undefined || (at > 0 && !word.joined) || word.number) return null;
    const adjective = !word.capital && word.small === null && /(?:e|er|es|en)$/u.test(word.low);
    const opens = word.small === "opens";
    if (
      word.capital &&
      word.small === null &&
      !(at === 0 && /(?:e[rnsm]?)$/u.test(word.low) && words[1]?.capital === true && words[1].small === null)
    )
      noun = at; // prettier-ignore
    else if (at === 0 && (opens || word.capital)) continue;
    else if (noun < 0) {
      if (!adjective) return null;
    } else if (noun === at - 1 && opens && /^(?:der|des|eine[rs])$/u.test(word.low)) continue;
    else if (noun === at - 1 && word.small === "links") continue;
    else if (noun < at - 1 && (adjective || opens)) continue;
    // "Sobald Sie den Schlüssel haben": a clause, whose first word is large as any.
    else if (/^(?:ich|du|er|sie|es|wir|ihr|man)$/u.test(word.low)) return null;
    else return noun === at - 1 && word.small !== "joins" ? { to: at, isShown: true } : null;
  }
  return null;
}

/** "El | banco de semillas": the noun behind its article with what joins it to the name of one thing. */
function romanceNoun(words: readonly Word[], known: PredicateWords): SubjectEnd | null {
  const before = regex(`^(?:${known.before ?? ""})$`, "iu");
  const behind = regex(`\\p{L}${known.behind ?? ""}$`, "iu");
  const compounds = regex(`^(?:${known.compounds ?? ""})$`, "iu");
  const nounFrom = (from: number): number | null => {
    let at = from;
    while (words[at]?.joined === true && before.test(words[at]?.low ?? "")) at += 1;
    const noun = words[at];
    if (noun === undefined || !noun.joined || noun.small !== null || noun.number) return null;
    while (words[at + 1]?.joined === true && words[at + 1]?.small === null && behind.test(words[at + 1]?.low ?? "")) at += 1; // prettier-ignore
    return at + 1;
  };
  let to = nounFrom(1);
  while (to !== null && words[to]?.joined === true && compounds.test(words[to]?.low ?? "")) {
    const next: number | null = nounFrom(words[to + 1]?.small === "opens" ? to + 2 : to + 1);
    if (next === null || next > MOST_WORDS) break;
    to = next;
  }
  // A number, "and" or a preposition behind it may belong to it.
  const after = to === null ? undefined : words[to];
  if (to === null || after?.joined !== true || after.number || after.small === "joins") return null;
  return { to, isShown: false };
}

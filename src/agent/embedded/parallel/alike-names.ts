import { regex, toPattern } from "../text/regex.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { capitalise } from "../text/sentences.ts";
import { NO_NAME, ROW_WORDS, withoutArticle } from "../scenes/gapped-row.ts";
import { TOLD_TIME_WORDS } from "../scenes/told-time-words.ts";
import type { AlikeClause, AlikeClauses } from "./alike-clauses.ts";
import { BEFORE_VERB, FOR_SO_LONG, JOINS_AMOUNT, NAMES_HERE, TELLS_WHEN } from "./alike-words.ts";
import { ADVERBS, STANDS_FOR } from "./place-words.ts";

/** Whose an amount is, and where in the sentence that is said, UTF-16. */
type Named = { label: string; offset: number };
/** `verb`: what they all do; `lasts`: for so long; `each`: what stands before every name. */
export type AlikeNames = { names: Named[]; verb: string; lasts: boolean; each: string };

const MOST_WORDS = 4;
/** Between two verbs that are the same a name is sure. */
const MOST_SURE_WORDS = 6;
const MOST_LETTERS = 36;
const WORD = /^[\p{L}\p{M}'’-]+$/u;
/** The verb stands behind what opens a sentence, and its subject behind the verb. */
const VERB_SECOND = /^(?:de|nl|sv|da|nb)$/u;

/** The names before the amounts of clauses that leave out their verb, or say it once more; null where one is not sure. */
export function namesBefore({ when, clauses }: AlikeClauses, language: string): AlikeNames | null {
  const befores = clauses.map((clause) => wordsBefore(clause, language));
  if (befores.some((words) => words.length === 0 || !words.every((word) => WORD.test(word)))) return null;
  const shared = sharedEnd(befores);
  const last = shared === 0 ? "" : (befores[0]?.at(-shared) ?? "");
  const isArticle = withoutArticle(`${last} ·`, ROW_WORDS[language]?.articles).article;
  if (isArticle) return null;
  const isSaid = shared > 0 && !JOINS_AMOUNT.test(last);
  const lasts = FOR_SO_LONG.test(last);
  if (!lasts && TELLS_WHEN.test(last)) return null;
  const bare = befores.map((words) => (shared === 0 ? words : words.slice(0, -shared)));
  const each = sharedStart(bare);
  if (each.length > 1) return behindPrefix(bare, each, clauses, language);
  const [first = [], ...others] = bare;
  const opening = isSaid ? { subject: withoutModal(first), verb: last } : openingOf(first, when !== "" && VERB_SECOND.test(language)); // prettier-ignore
  if (opening === null) return null;
  const subjects = [opening.subject, ...(isSaid ? others.map(withoutModal) : others)];
  if (!areNames(subjects, first, isSaid, language)) return null;
  return { names: namesOf(subjects, clauses, language), verb: opening.verb, lasts, each: "" };
}

/** The words before an amount, without what only rounds it. */
function wordsBefore({ before }: AlikeClause, language: string): string[] {
  const bare = withoutRounds(before.replace(/[\s:–—-]+$/u, ""), language);
  const told = bare.replace(regex(`(?:^|\\s)(?:${ADVERBS})$`, "iu"), "");
  return withoutRounds(told, language).split(/\s+/u).filter((word) => word !== ""); // prettier-ignore
}

/** How many words all end in, which leave some of each. */
function sharedEnd(all: readonly (readonly string[])[]): number {
  const most = Math.min(...all.map((words) => words.length)) - 1;
  let count = 0;
  while (count < most && new Set(all.map((words) => words.at(-1 - count)?.toLowerCase())).size === 1)
    count += 1;
  return count;
}

function sharedStart(all: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = all;
  const end = first.findIndex((word, at) => others.some((words) => words[at]?.toLowerCase() !== word.toLowerCase() || words.length <= at + 1)); // prettier-ignore
  return first.slice(0, end < 0 ? 0 : end);
}

/** The subject before its one verb, and before a verb that another follows. */
function openingOf(words: readonly string[], verbFirst: boolean): { subject: string[]; verb: string } | null {
  // "Espresso made up 46 tonnes": what belongs to its verb.
  const rest = JOINS_AMOUNT.test(words.at(-1) ?? "") ? words.slice(0, -1) : [...words];
  const verb = (verbFirst ? rest.shift() : rest.pop()) ?? "";
  if (!/^\p{Ll}{2,}$/u.test(verb) || NO_NAME.test(` ${verb} `) !== IS.test(verb)) return null;
  const subject = verbFirst ? rest : withoutModal(rest);
  return subject.length === 0 ? null : { subject, verb };
}

/** Verbs among the words that are no part of a name. */
const IS = /^(?:is|are|was|were|has|have)$/u;

function withoutModal(words: readonly string[]): string[] {
  const rest = [...words];
  while (BEFORE_VERB.test(rest.at(-1) ?? "")) rest.pop();
  return rest;
}

/** "Für ein Kilo | Bergkäse braucht man", "für ein Kilo | Butter": behind the same words as many name each. */
function behindPrefix(
  bare: readonly (readonly string[])[],
  each: readonly string[],
  clauses: readonly AlikeClause[],
  language: string,
): AlikeNames | null {
  const [first = [], ...others] = bare.map((words) => words.slice(each.length));
  const [count = 0, another] = new Set(others.map((words) => words.length));
  const verbs = first.slice(count);
  const told = verbs.length > 0 && verbs.length <= 3 && /^\p{Ll}/u.test(verbs[0] ?? "");
  if (another !== undefined || count === 0 || count > 2 || !told) return null;
  const subjects = [first.slice(0, count), ...others];
  if (subjects.some((words) => namesNothing(words.join(" "), language))) return null;
  const said = each.join(" ");
  return { names: namesOf(subjects, clauses, language), verb: verbs[0] ?? "", lasts: false, each: said.charAt(0).toLowerCase() + said.slice(1) }; // prettier-ignore
}

function areNames(
  subjects: readonly string[][],
  before: readonly string[],
  isSaid: boolean,
  language: string,
): boolean {
  // prettier-ignore
  const articles = ROW_WORDS[language]?.articles;
  const names = subjects.map((words) => withoutArticle(words.join(" "), articles));
  const most = isSaid ? MOST_SURE_WORDS : MOST_WORDS;
  const fits = names.every(({ name }) => {
    const words = name.split(/\s+/u);
    return (
      name !== "" &&
      words.length <= most &&
      name.length <= MOST_LETTERS &&
      !STANDS_FOR.test(name) &&
      !opensWithTime(name, language) &&
      // A month, a pronoun and a preposition open no name; within one they may be a part of it, where it is sure.
      !namesNothing(isSaid ? (words[0] ?? "") : name, language)
    );
  });
  if (!fits || isSaid) return fits;
  const [first, ...others] = names;
  if (articles === undefined) return ROW_WORDS[language] !== undefined && before.length === 2;
  if (first?.article === true) return others.every(({ article, name }) => article || !/\s/u.test(name));
  // Without an article a word or two are surely a subject beside others like it.
  return before.length <= 3 && names.every(({ article, name }) => !article && isNoun(name));
}

/** A word or two; "De cada 100 litros …, se pierden 31": a preposition and a verb are no names. */
function isNoun(name: string): boolean {
  const [first = "", ...others] = name.split(/\s+/u);
  return others.length <= 1 && first.length > 2 && !JOINS_AMOUNT.test(first) && !TELLS_WHEN.test(first);
}

/** "Hoy perdemos": another time, and no other thing. */
function opensWithTime(name: string, language: string): boolean {
  return regex(`^(?:${TOLD_TIME_WORDS[language]?.times ?? "(?!)"})(?![\\p{L}\\p{M}])`, "iu").test(name);
}

function namesNothing(said: string, language: string): boolean {
  return NO_NAME.test(said.replaceAll(NAMES_HERE[language] ?? /(?!)/gu, "·"));
}

/** Adjectives end as their article asks: "der kleine Bus" keeps it. */
const ENDS_WITH_ARTICLE = /^(?:der|die|das)\s\p{Ll}/iu;

function namesOf(subjects: readonly string[][], clauses: readonly AlikeClause[], language: string): Named[] {
  const written = subjects.map((words) => words.join(" "));
  const bare = written.map((name) => withoutArticle(name, ROW_WORDS[language]?.articles).name);
  const isKept = language === "de" && written.some((name) => ENDS_WITH_ARTICLE.test(name));
  return subjects.map((words, at) => {
    const { start = 0, before = "", rest = "" } = clauses[at] ?? {};
    const name = (isKept ? written : bare)[at] ?? "";
    const label = capitalise(rest === "" ? name : `${name}, ${rest}`, language);
    return { label, offset: start + Math.max(0, before.indexOf(words[0] ?? "")) };
  });
}

/** "96 toneladas | de almendra", "41 Tonnen | Oliven": each behind its amount, and `noun`: what is counted in thousands or millions. */
export function namesBehind(
  { clauses }: AlikeClauses,
  language: string,
): (AlikeNames & { noun: string }) | null {
  // prettier-ignore
  const words = ROW_WORDS[language];
  if (words === undefined) return null;
  const joined = clauses.slice(1).every((clause) => wordsBefore(clause, language).length === 0);
  if (!joined) return null;
  const of = words.of === "" ? "" : `(?:${words.of})`;
  const read = clauses.map(({ after }) => regex(`^${of}(?<name>\\S.*)$`, "iu").exec(after)?.groups?.["name"] ?? ""); // prettier-ignore
  const [first = "", ...others] = read;
  // "599 millones de litros de tequila", "12 millones de mezcal"
  const inner = of === "" ? null : toPattern(`^(?<noun>\\p{Ll}{4,})\\s${of}(?<name>.+)$`, "iu").exec(first);
  const counts = inner !== null && others.every((name) => !toPattern(`\\s${of}`, "iu").test(name));
  const noun = counts ? (inner.groups?.["noun"] ?? "") : "";
  const names = [counts ? (inner.groups?.["name"] ?? "") : first, ...others];
  if (!names.every((name) => isThing(name, of === "", language))) return null;
  const told = names.map((name, at) => ({ label: capitalise(name, language), offset: clauses[at]?.found.start ?? 0 })); // prettier-ignore
  return { names: told, verb: "", lasts: false, each: "", noun };
}

function isThing(name: string, bare: boolean, language: string): boolean {
  const words = name.split(/\s+/u);
  if (!words.every((word) => WORD.test(word)) || namesNothing(name, language) || STANDS_FOR.test(name))
    return false;
  if (bare) return words.length === 1 && (language !== "de" || /^\p{Lu}/u.test(name));
  return words.length <= MOST_WORDS && name.length <= MOST_LETTERS;
}

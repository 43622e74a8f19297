import { lowerFirst } from "../english/grammar.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { isConnective } from "../text/connective.ts";
import { opensWithPronoun } from "../text/main-clause.ts";
import { capitalise, countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import type { Block, ContrastBlock, Prose, SubheadingBlock, TableBlock } from "./brief.ts";
import { answersAmong } from "./matched-facts.ts";
import { namedAspect } from "./named-aspect.ts";
import { areInOrder, optionAt, type HeadedOption } from "./option-heads.ts";

const FACTS = { least: 2, most: 12, words: 30 };
/** Rows that answer each other are read across; so many have room. */
const ROWS = { least: 2, most: 5 };
/** Points of a side that stand beside those of the other. */
const MOST_BESIDE = 6;
const MOST_TITLE_WORDS = 5;
/** An amount with its name, between commas. */
const MOST_CLAUSE_WORDS = 9;

type Told = { title: Prose; facts: string[] };

/**
 * "Option A. Air source heat pump", a paragraph or a list of facts, and "Option B. Wood pellet boiler" with its own: two things that
 * are chosen between. Facts that answer each other become the rows of a comparison, what only one of them has stands beside what only
 * the other has. Null where one has no facts of its own, or tells a story.
 */
export function readHeadedOptions(blocks: readonly Block[], language: string): Block[] {
  const found: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    const options = optionsFrom(blocks, at);
    const used = options.reduce((sum, option) => sum + option.used, 0);
    const read = options.length === 2 ? comparedIn(options, blocks.slice(at, at + used), language) : null;
    const block = blocks[at];
    if (read !== null) found.push(...read);
    else if (block !== undefined) found.push(block);
    at += read === null ? 1 : used;
  }
  return found;
}

function optionsFrom(blocks: readonly Block[], at: number): HeadedOption[] {
  const options: HeadedOption[] = [];
  for (let from = at; ;) {
    const option = optionAt(blocks, from);
    if (option === null || !areInOrder([...options, option])) break;
    options.push(option);
    from += option.used;
  }
  return options;
}

function comparedIn(
  options: readonly HeadedOption[],
  blocks: readonly Block[],
  language: string,
): Block[] | null {
  const isLong = options.some(
    ({ head }) => countWords(head.replaceAll(/\s[–—-]\s/gu, " ")) > MOST_TITLE_WORDS,
  );
  const told = options.map((option) => toldOf(option, isLong, language));
  const [one, other] = told;
  if (one === null || other === null || one === undefined || other === undefined) return null;
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const answers = answersAmong(one.facts, other.facts, language).slice(0, ROWS.most);
  const rows = answers.length < ROWS.least ? [] : answers;
  const rest = [one, other].map(({ title, facts }, side) => ({
    title,
    facts: facts.filter((_, at) => !rows.some((row) => (side === 0 ? row.one : row.other) === at)),
  }));
  const most = Math.max(...rest.map(({ facts }) => facts.length));
  const pages = Math.ceil(most / MOST_BESIDE);
  const spans = partsOf({ start: first.span.start, end: last.span.end }, pages + 1);
  const table: TableBlock = {
    kind: "table",
    compares: true,
    header: [EMPTY, one.title, other.title],
    rows: rows.map((row) => {
      const { aspect, cells } = namedAspect(one.facts[row.one] ?? "", other.facts[row.other] ?? "", language);
      return [aspect, ...cells].map((cell) => ({ shown: cell, spoken: cell }));
    }),
    align: ["start", "start", "start"],
    span: spans[0] ?? first.span,
  };
  const each = Math.ceil(most / Math.max(1, pages));
  const beside = Array.from({ length: pages }, (_, page) =>
    besideEachOther(
      rest.map(({ title, facts }) => ({ title, facts: facts.slice(page * each, (page + 1) * each) })),
      spans[page + 1] ?? last.span,
    ),
  ).flat();
  return [...(rows.length === 0 ? [] : [table]), ...beside];
}

const EMPTY: Prose = { shown: "", spoken: "" };

/** What each has by itself, as two sides; of one alone as a list below its name. */
function besideEachOther(told: readonly Told[], span: Block["span"]): Block[] {
  const sides = told.filter(({ facts }) => facts.length > 0);
  const prose = (fact: string): Prose => ({ shown: fact, spoken: fact });
  if (sides.length === told.length) {
    const contrast: ContrastBlock = {
      kind: "contrast",
      whole: true,
      sides: sides.map(({ title, facts }) => ({
        title: title.shown,
        tone: "neutral",
        opener: `${title.spoken}:`,
        titled: true,
        sentences: facts.map(prose),
      })),
      span,
    };
    return [contrast];
  }
  return sides.flatMap(({ title, facts }): Block[] => {
    const text = { shown: title.shown, spoken: capitalise(title.spoken) };
    const head: SubheadingBlock = { kind: "subheading", text, depth: 7, ofRows: true, span };
    const items = facts.map((fact) => ({ text: prose(fact), label: null, detail: null, below: [], span }));
    return [head, { kind: "list", ordered: false, items, span }];
  });
}

function toldOf(option: HeadedOption, isLong: boolean, language: string): Told | null {
  const { name, head, body } = option;
  const facts = body.kind === "list" ? factsOfList(body.list) : factsOfProse(body.lines.join(" "), language);
  if (facts === null || facts.length < FACTS.least || facts.length > FACTS.most) return null;
  if (facts.some((fact) => countWords(fact) > FACTS.words || /[?？؟]\s*$/u.test(fact))) return null;
  const said = lowersNouns(language) && /^\p{Lu}\p{Ll}+[\s-]\p{Ll}/u.test(name) ? lowerFirst(name) : name;
  return { title: { shown: titleOf(option, isLong), spoken: name === "" ? head : said }, facts: facts.map((fact) => capitalise(fact, language)) }; // prettier-ignore
}

/** "Option A: Rainwater"; of long names "A: Air source heat pump". */
function titleOf({ name, nth, head }: HeadedOption, isLong: boolean): string {
  return isLong && name !== ""
    ? `${nth.toUpperCase()}: ${name}`
    : head.replace(/^(\S+\s?\S{1,3})\.\s/u, "$1: ");
}

function factsOfList({
  items,
}: {
  items: readonly { text: Prose; below: readonly Prose[] }[];
}): string[] | null {
  const plain = items.every(({ text, below }) => below.length === 0 && text.shown === text.spoken);
  return plain ? items.map(({ text }) => withoutStop(text.shown)) : null;
}

/** Sentences, and of one that names several amounts between commas each with its own; null where one goes on from another. */
function factsOfProse(text: string, language: string): string[] | null {
  const sentences = splitSentences(text, language).map((sentence) => withoutStop(sentence));
  if (sentences.some((sentence) => opensWithPronoun(sentence) || /["“”„«»「」]/u.test(sentence))) return null;
  return sentences.flatMap((sentence) => {
    const clauses = sentence.split(/\s*(?:,(?!\p{Nd})|，|、)\s*/u);
    const each = clauses.every((clause) => /\p{Nd}/u.test(clause) && /\p{L}{2}/u.test(clause) && countWords(clause) <= MOST_CLAUSE_WORDS); // prettier-ignore
    return each ? withResults(clauses) : [sentence];
  });
}

/** "Förderung 9.000 €, also 29.000 € netto": what an amount comes to stays with it. */
function withResults(clauses: readonly string[]): string[] {
  const facts: string[] = [];
  for (const clause of clauses) {
    const [word = ""] = clause.split(/\s/u);
    const before = isConnective(word) || COMES_TO.test(word) ? facts.pop() : undefined;
    facts.push(before === undefined ? clause : `${before}, ${clause}`);
  }
  return facts;
}

const COMES_TO =
  /^(?:soit|macht|leaving|making|lascia|resta|quedan|blijft|zostaje|остаётся|остается|итого|zusammen)$/iu;

/** About where each part stands, never twice the same. */
function partsOf({ start, end }: Block["span"], count: number): Block["span"][] {
  const width = (end - start) / count;
  return Array.from({ length: count }, (_, at) => ({
    start: start + Math.floor(at * width),
    end: Math.max(start + Math.floor(at * width) + 1, start + Math.floor((at + 1) * width)),
  }));
}

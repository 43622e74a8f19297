import { isClause } from "../english/grammar.ts";
import { isOrder } from "../parallel/answered-points.ts";
import { countWords, endSentence, splitSentences } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import type { Block, ListBlock, ListItem, Prose } from "./brief.ts";
import { splitStep } from "./split-label.ts";

const FEWEST = 2;
const MOST = 12;
/** A head names what its item is about; longer it says something of it. */
const MOST_HEAD = { words: 5, signs: 40, unspaced: 12 };
/** So much is told of a topic on average: less is an item, which is seen whole. */
const TOLD = { words: 26, sentences: 2, signs: 56 };

/** "How they work" heads what tells it. */
const ASKS = /^(?:how|what|why|where|when|who)(?!\p{L})/iu;

/** One of so many may have a single sentence. */
const FEW = 3;

type Topic = { head: Prose; told: Prose; item: ListItem };

/**
 * "3. Flood gates. The council will fit … The work is free …": the numbers of a list whose items are headed and told at length
 * only count its topics. Each becomes a heading and the paragraph below it; all other lists stay.
 */
export function readTopics(blocks: readonly Block[], language: string): Block[] {
  return blocks.flatMap((block): Block[] => {
    const topics = block.kind === "list" ? topicsOf(block, language) : null;
    return topics === null ? [block] : topics.flatMap(headed);
  });
}

function topicsOf({ items, ordered }: ListBlock, language: string): Topic[] | null {
  if (items.length < FEWEST || items.length > MOST) return null;
  const topics = items.map((item) => topicOf(item, language));
  if (!topics.every((one) => one !== null)) return null;
  // "1. Rinse well. …" is a step, whose place in the row matters.
  if (ordered && topics.some(({ head }) => isOrder(head.spoken, language))) return null;
  const told = topics.map(({ told: { spoken } }) => spoken);
  const counts = told.map((one) => splitSentences(one, language).length);
  // Most are told in several sentences, and not one of them for all.
  if (counts.filter((count) => count < 2).length > topics.length / FEW) return null;
  const sentences = counts.reduce((sum, count) => sum + count, 0);
  const length = told.reduce((sum, one) => sum + (isUnspaced(language) ? Array.from(one).length : countWords(one)), 0); // prettier-ignore
  const least = isUnspaced(language) ? TOLD.signs : TOLD.words;
  return sentences >= TOLD.sentences * topics.length && length >= least * topics.length ? topics : null;
}

function topicOf(item: ListItem, language: string): Topic | null {
  const [head, first] = item.label === null ? splitStep(item.text) : [item.label, item.detail];
  if (head === null || first === null || !isHead(head.shown, language)) return null;
  const told = [first, ...item.below].map(({ shown, spoken }) => ({ shown: endSentence(shown, language), spoken: endSentence(spoken, language) })); // prettier-ignore
  return { head, told: joined(told, language), item };
}

function isHead(head: string, language: string): boolean {
  if (/[?!？！,;，；、]|^\p{Ll}|^\p{Nd}/u.test(head)) return false;
  // "The pool closes." says something, and names nothing.
  if (language === "en" && isClause(head) && !ASKS.test(head)) return false;
  const signs = Array.from(head).length;
  if (isUnspaced(language)) return signs <= MOST_HEAD.unspaced;
  return countWords(head) <= MOST_HEAD.words && signs <= MOST_HEAD.signs;
}

function joined(parts: readonly Prose[], language: string): Prose {
  const between = isUnspaced(language) ? "" : " ";
  return { shown: parts.map(({ shown }) => shown).join(between), spoken: parts.map(({ spoken }) => spoken).join(between) }; // prettier-ignore
}

function headed({ head, told, item: { span } }: Topic): Block[] {
  return [
    { kind: "subheading", text: head, depth: 7, runIn: "named", span },
    { kind: "paragraph", text: told, lines: [told.shown], formulas: [], span },
  ];
}

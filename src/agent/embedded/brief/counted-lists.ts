import { numberOfWord } from "../text/number-words.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import { isAgenda } from "./agenda.ts";
import type { Block, ListBlock, Prose } from "./brief.ts";
import { GOES_ON, HEAD_WORDS } from "./list-head-words.ts";
import type { HeadWords } from "./list-head-words.ts";
import { matchesOf } from "../text/matches.ts";
import { toPattern } from "../text/regex.ts";

/**
 * Numbered lists whose head says that their items are counted and no steps ("Three reasons", "Five things to
 * know", "Rules of the house") become lists with numerals. `headings`: of the passage, nearest first. A lead-in
 * and a subheading are nearer still; the film's own title tells only where there is one list.
 */
export function countLists(
  blocks: readonly Block[],
  headings: { own: Prose | null; film: Prose | null },
  language: string,
): Block[] {
  const words = HEAD_WORDS[language.split("-")[0] ?? language];
  const alone = blocks.filter(({ kind }) => kind === "list").length === 1;
  let under = headings.own?.spoken ?? (alone ? (headings.film?.spoken ?? "") : "");
  return blocks.map((block, at) => {
    if (block.kind === "subheading") under = block.text.spoken;
    if (block.kind !== "list" || !block.ordered || goesOn(block)) return block;
    if (isAgenda(block, under, headings.film?.spoken ?? "")) return { ...block, ordered: false, numbered: 1 };
    const before = blocks[at - 1];
    const lead = before?.kind === "paragraph" ? leadOf(before.text.spoken, language) : "";
    const counted = isCountOf(under, block.items.length, language) ? "counted" : null;
    const kind = words === undefined ? null : (kindOf(lead, words) ?? kindOf(under, words) ?? counted);
    return kind === "counted" ? { ...block, ordered: false, numbered: 1 } : block;
  });
}

/** "Üç rota", "4 places to sit": so many of whatever it is. */
function isCountOf(head: string, items: number, language: string): boolean {
  const [first = "", ...rest] = head.replace(/[\s:：.?!？]+$/u, "").split(/\s+/u);
  if (rest.length < 1 || rest.length > MOST_COUNTED) return false;
  return (
    (/^\p{Nd}{1,2}$/u.test(first) ? Number(first) : numberOfWord(first.toLowerCase(), language)) === items
  );
}

const MOST_COUNTED = 3;

/** Whether a heading or a lead-in promises something that has an order: "How to …", "Rezept". */
export function promisesOrder(head: string, language: string): boolean {
  const words = HEAD_WORDS[language];
  return words !== undefined && kindOf(head, words) === "ordered";
}

/** Whether it promises things that are only counted: "There are three reasons". */
export function promisesCount(head: string, language: string): boolean {
  const words = HEAD_WORDS[language];
  return words !== undefined && kindOf(head, words) === "counted";
}

function goesOn({ items }: ListBlock): boolean {
  return items.slice(1).some(({ text }) => GOES_ON.test(text.spoken));
}

/** More words than this, without a colon, lead into nothing. */
const LEAD_WORDS = 12;

/** What leads into a list is the sentence before it. */
function leadOf(text: string, language: string): string {
  const last = splitSentences(text, language).at(-1) ?? "";
  return /[:：]$/u.test(last) || countWords(last) <= LEAD_WORDS ? last : "";
}

type Kind = "counted" | "ordered";

/** Of a head's words the one that says what the list is of: the first, or where a language puts it last, the last. */
function kindOf(head: string, words: HeadWords): Kind | null {
  const found = patterns(words).flatMap(({ kind, pattern }) =>
    matchesOf(pattern, head).map((match) => ({ kind, at: match.index, end: match.index + match[0].length })),
  ); // prettier-ignore
  const sorted = found.toSorted((a, b) => a.at - b.at || b.end - a.end);
  if (words.headLast === true) return found.toSorted((a, b) => b.end - a.end || a.at - b.at)[0]?.kind ?? null;
  return sorted[0]?.kind ?? null;
}

type Pattern = { kind: Kind; pattern: RegExp };
const known = new Map<HeadWords, Pattern[]>();

function patterns(words: HeadWords): Pattern[] {
  const cached = known.get(words);
  if (cached !== undefined) return cached;
  // "Hauptgründe" are reasons, "Garten" holds no kinds.
  const before =
    words.within === true
      ? ""
      : words.within === "end"
        ? "(?<!\\p{L})(?:\\p{L}{3,})?"
        : "(?<![\\p{L}\\p{M}])";
  const after = words.within === true ? "" : "(?![\\p{L}\\p{M}])";
  const made = (["counted", "ordered"] as const).map((kind) => ({
    kind,
    pattern: toPattern(`${before}(?:${words[kind]})${after}`, "giu"),
  }));
  known.set(words, made);
  return made;
}

import { isClause } from "../english/grammar.ts";
import { ADDRESS } from "../text/address.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import type { Block, ListItem, ParagraphBlock, Prose, SubheadingBlock } from "./brief.ts";
import { EXPLAINS } from "./explains.ts";
import { labelNamed } from "./order-labels.ts";
import { capitals, isHead, MOST_STRONG, opensList, plainHead } from "./run-in-heads.ts";

/** What follows a head is told; no longer than this, and without a full stop, it is a fact: "Date: 14 June". */
const MOST_FACT = 12;
const SEPARATOR = /^[\s:：.。।۔–—-]+/u;
/** A stated amount within the strong words: "Revenue — €4.2 million". */
const STATED = /^([^\d:：–—]{2,40}?)\s*(?:[:：]|\s[–—-])\s*(.*\d.*)$/u;

/** `rest`: null where a list follows at once. */
type Read = { head: Prose; rest: Prose | null; strong: boolean; said: boolean };

/**
 * Paragraphs that open with their own heading ("**Staffing.** We hired …", or in a plain message "Staffing: we
 * hired …") become that heading and the paragraph below it, where at least two headings are in sight; so does what
 * stands above a list among them ("What we take:"). Neighbours that give no more than a fact each ("Date: 14 June") become a list. All else stays.
 */
export function readRunInHeadings(blocks: readonly Block[], language: string): Block[] {
  const lines = blocks.flatMap((block, at) => parted(block, blocks[at + 1]));
  const all = lines.map(
    (block, at) => headOf(block, language) ?? headAboveList(block, lines[at + 1], language),
  );
  // Lists with a lead each are no manner of heading paragraphs.
  const tells = all.some((one) => one !== null && one.rest !== null && !isFact(one));
  const read = all.map((one) => (tells || one?.rest !== null ? one : null));
  const plain = read.filter((one) => one !== null && !one.strong);
  const prose = lines.filter(({ kind }) => kind === "paragraph").length;
  const distinct = new Set(plain.map((one) => one?.head.shown)).size === plain.length;
  const counts = plain.length >= 2 && distinct && plain.length >= prose * 0.5;
  const heads = read.map((one, at) => {
    if (one === null || !(one.strong || counts)) return null;
    // "**Tone:** friendly", and then the text: it heads nothing but itself.
    const swallows = lines[at + 1]?.kind === "paragraph" && read[at + 1] === null;
    return swallows && one.rest !== null && labelNamed(one.head.shown) !== null ? null : one;
  });
  const other = lines.filter(({ kind }) => kind === "subheading").length;
  if (heads.filter((one) => one !== null).length + other < 2) return [...blocks];
  return lines.flatMap((block, at): Block[] => {
    const own = heads[at] ?? null;
    if (block.kind !== "paragraph" || own === null) return [block];
    const facts = isFact(own);
    if (facts && (isFact(heads[at - 1]) || isFact(heads[at + 1]))) {
      if (isFact(heads[at - 1])) return [];
      const until = heads.findIndex((one, index) => index > at && !isFact(one));
      const run = lines.slice(at, until < 0 ? lines.length : until);
      return [factsOf(run, heads.slice(at, at + run.length))];
    }
    // A fact alone is no section, unless a list goes on from it.
    if (facts && lines[at + 1]?.kind !== "list") return [block];
    const head: SubheadingBlock = {
      kind: "subheading",
      text: own.head,
      depth: 7,
      runIn: own.said ? "said" : "named",
      span: block.span,
    };
    if (own.rest === null) return [head];
    // "Equipment: every bike has", and a list: its lead, as with a colon of its own.
    const rest = facts ? { shown: `${own.rest.shown}:`, spoken: `${own.rest.spoken}:` } : own.rest;
    return [head, { ...block, text: rest, lines: [rest.shown] }];
  });
}

/** A message without blank lines: every line that opens with a head is a paragraph, with the lines it runs on to. */
function parted(block: Block, next: Block | undefined): Block[] {
  if (block.kind !== "paragraph" || block.lines.length < 2 || block.formulas.length > 0) return [block];
  const opens = block.lines.map((line, at) => {
    const before = block.lines[at - 1] ?? "";
    const above = at === block.lines.length - 1 && next?.kind === "list" && opensList(line);
    const heads = plainHead(line) !== null || above;
    return heads && (at === 0 || /[.!?。！？]$/u.test(before)) ? line : null;
  });
  if (opens[0] === null || opens.filter((head) => head !== null).length < 2) return [block];
  if (block.text.shown !== block.text.spoken) return [block];
  const groups: string[][] = [];
  block.lines.forEach((line, at) => {
    if (opens[at] !== null) groups.push([line]);
    else groups.at(-1)?.push(line);
  });
  return groups.map((group) => {
    const text = group.join(" ");
    return { ...block, text: { shown: text, spoken: text }, lines: [text], strong: null };
  });
}

function headOf(block: Block, language: string): Read | null {
  if (block.kind !== "paragraph" || block.lines.length > 1 || block.formulas.length > 1) return null;
  const { shown, spoken } = block.text;
  if (EXPLAINS.test(shown) || (/[:：]\s*$/u.test(shown) && !/[.。!?！？]/u.test(shown))) return null;
  return strongHead(block, language) ?? (ADDRESS.test(shown) ? null : plainRead(shown, spoken, language));
}

/** "What we take:" and "Equipment: every bike has:" above a list. */
function headAboveList(block: Block, next: Block | undefined, language: string): Read | null {
  if (block.kind !== "paragraph" || block.lines.length > 1 || next?.kind !== "list") return null;
  const { shown, spoken } = block.text;
  const lead = plainRead(shown, spoken, language);
  if (lead !== null) return lead;
  const bare = shown.replace(/\s?[:：]\s*$/u, "");
  const says = language === "en" && (PRONOUN.test(bare) || (isClause(bare) && !ASKS.test(bare)));
  if (says || !opensList(shown)) return null;
  return {
    head: both(capitals(bare) ? lowered(bare, language) : bare),
    rest: null,
    strong: false,
    said: false,
  };
}

function strongHead({ text, strong }: ParagraphBlock, language: string): Read | null {
  if (strong === undefined || strong === null || !text.shown.startsWith(strong)) return null;
  const after = text.shown.slice(strong.length);
  const bare = strong.replace(/[\s:：.。।۔,，!！–—-]+$/u, "");
  const parts =
    bare !== strong || (SEPARATOR.test(after) && /^\s*[:：.。।۔–—-]/u.test(after)) || /[?？؟]$/u.test(strong);
  if (!parts || !isHead(bare, MOST_STRONG)) return null;
  const rest = textBehind(text, strong);
  if (rest === null) return null;
  const stated = STATED.exec(bare);
  if (stated !== null) {
    const [, name = "", amount = ""] = stated;
    const sentence = (told: string): string => `${name}: ${amount}. ${told}`;
    return {
      head: both(name),
      rest: { shown: sentence(rest.shown), spoken: sentence(rest.spoken) },
      strong: true,
      said: false,
    };
  }
  return { head: both(bare), rest, strong: true, said: states(bare, language) };
}

/** A head that says something is said: "**Sales are up.** …". */
function states(head: string, language: string): boolean {
  if (/\d/u.test(head)) return true;
  if (language !== "en") return countWords(head) > 6;
  return isClause(head) && !ASKS.test(head);
}

const PRONOUN = /^(?:i|you|we|they|he|she|it)\s/iu;
const ASKS = /^(?:what|how|why|where|when|who)(?![\p{L}])/iu;

function plainRead(shown: string, spoken: string, language: string): Read | null {
  const [seen, said] = [plainHead(shown), plainHead(spoken)];
  if (seen === null || said === null || (language === "en" && isClause(seen.head))) return null;
  const written = capitals(seen.head) ? lowered(seen.head, language) : seen.head;
  const rest = { shown: opened(seen.rest), spoken: opened(said.rest) };
  return { head: both(written), rest, strong: false, said: false };
}

/** Capitals are a manner of writing: "PROCHAINES ÉTAPES" is "Prochaines étapes"; short ones are abbreviations. */
function lowered(head: string, language: string): string {
  const bare = head.split(/\s+/u).map((word) => (word.length <= 3 && head.split(/\s+/u).length < 3 ? word : word.toLocaleLowerCase(language))); // prettier-ignore
  return capitalise(bare.join(" "));
}

/** What is behind the head, in both forms. */
function textBehind(text: Prose, strong: string): Prose | null {
  const shown = opened(text.shown.slice(strong.length).replace(SEPARATOR, ""));
  const at = text.spoken.indexOf(strong);
  const spoken = at < 0 ? shown : opened(text.spoken.slice(at + strong.length).replace(SEPARATOR, ""));
  return /[\p{L}\p{N}]/u.test(shown) && /[\p{L}\p{N}]/u.test(spoken) ? { shown, spoken } : null;
}

/** Behind a colon a sentence may begin small; "iPhone" and "npm" stay. */
function opened(text: string): string {
  return /^\p{Ll}[\p{Ll}’'-]*(?=[\s,.;:]|$)/u.test(text) ? capitalise(text) : text;
}

const both = (text: string): Prose => ({ shown: text, spoken: text });

function isFact(read: Read | null | undefined): boolean {
  if (read === null || read === undefined || read.rest === null) return false;
  const { shown } = read.rest;
  return !/[.!?。！？।۔]["”»)]?$/u.test(shown) && countWords(shown) <= MOST_FACT;
}

function factsOf(run: readonly Block[], heads: readonly (Read | null)[]): Block {
  const items = run.flatMap((block, at): ListItem[] => {
    const own = heads[at];
    if (block.kind !== "paragraph" || own === null || own === undefined || own.rest === null) return [];
    return [{ text: block.text, label: own.head, detail: own.rest, below: [], span: block.span }];
  });
  const spans = run.map(({ span }) => span);
  const span = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
  return { kind: "list", ordered: false, items, span };
}

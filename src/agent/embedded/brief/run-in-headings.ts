import { isClause } from "../english/grammar.ts";
import { ADDRESS } from "../text/address.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import type { Block, ListItem, ParagraphBlock, Prose, SubheadingBlock } from "./brief.ts";
import { EXPLAINS } from "./explains.ts";

/** Longer strong words are a sentence that is stressed. */
const MOST_STRONG = { signs: 64, words: 8 };
/** Without bold type a head must be shorter to be one. */
const MOST_PLAIN = { signs: 40, words: 4 };
/** What follows a head is told; no longer than this, and without a full stop, it is a fact: "Date: 14 June". */
const MOST_FACT = 12;

/** "Note", "Source", "PS": such a word says what kind of remark follows, not what it is about. */
const REMARK =
  /^(?:nota ?bene|n\.?b\.?|p\.?s\.?|note|notes|tip|hint|warning|important|caution|attention|reminder|example|source|sources|update|tl;?dr|hinweis|achtung|wichtig|tipp|beispiel|quelle|quellen|remarque|astuce|exemple|sources?|nota|importante|atención|consejo|ejemplo|fuente|attenzione|esempio|consiglio|fonte|atenção|dica|exemplo|let op|voorbeeld|bron|uwaga|przykład|źródło|viktigt|obs|källa|внимание|важно|пример|источник|примечание|uyarı|not|önemli|kaynak|ملاحظة|تنبيه|مصدر|מקור|הערה|नोट|स्रोत|注|注意|备注|備註|例|来源|來源|出典|참고|주의|출처)$/iu;
/** Between digits a colon belongs to a time or a ratio. */
const PLAIN =
  /^([\p{Lu}\p{Lo}][^.。:：;；,，、!?！？()（）"“”«»「」\n]*?)(?:\s?[:：]\s*|\s+[–—]\s+)(?=[^\s\d]|\d)(.+)$/su;
const SEPARATOR = /^[\s:：.。।۔–—-]+/u;
/** A stated amount within the strong words: "Revenue — €4.2 million". */
const STATED = /^([^\d:：–—]{2,40}?)\s*(?:[:：]|\s[–—-])\s*(.*\d.*)$/u;

type Read = { head: Prose; rest: Prose; strong: boolean; said: boolean };

/**
 * Paragraphs that open with their own heading ("**Staffing.** We hired …", or in a plain message "Staffing: we
 * hired …") become that heading and the paragraph below it, where at least two headings are in sight;
 * neighbours that give no more than a fact each ("Date: 14 June") become a list. All else stays.
 */
export function readRunInHeadings(blocks: readonly Block[], language: string): Block[] {
  const lines = blocks.flatMap(parted);
  const read = lines.map((block) => headOf(block, language));
  const plain = read.filter((one) => one !== null && !one.strong);
  const prose = lines.filter(({ kind }) => kind === "paragraph").length;
  const distinct = new Set(plain.map((one) => one?.head.shown)).size === plain.length;
  const counts = plain.length >= 2 && distinct && plain.length >= prose * 0.5;
  const heads = read.map((one) => (one !== null && (one.strong || counts) ? one : null));
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
    // A fact alone is no section.
    if (facts) return [block];
    const head: SubheadingBlock = {
      kind: "subheading",
      text: own.head,
      depth: 7,
      runIn: own.said ? "said" : "named",
      span: block.span,
    };
    return [head, { ...block, text: own.rest, lines: [own.rest.shown] }];
  });
}

/** A message without blank lines: every line that opens with a head is a paragraph, with the lines it runs on to. */
function parted(block: Block): Block[] {
  if (block.kind !== "paragraph" || block.lines.length < 2 || block.formulas.length > 0) return [block];
  const opens = block.lines.map((line, at) => {
    const before = block.lines[at - 1] ?? "";
    const head = plainHead(line);
    return head !== null && (at === 0 || /[.!?。！？]$/u.test(before)) ? head : null;
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
  return isClause(head) && !/^(?:what|how|why|where|when|who)(?![\p{L}])/iu.test(head);
}

function plainRead(shown: string, spoken: string, language: string): Read | null {
  const [seen, said] = [plainHead(shown), plainHead(spoken)];
  if (seen === null || said === null || (language === "en" && isClause(seen.head))) return null;
  const written = capitals(seen.head) ? lowered(seen.head, language) : seen.head;
  const rest = { shown: opened(seen.rest), spoken: opened(said.rest) };
  return { head: both(written), rest, strong: false, said: false };
}

function plainHead(text: string): { head: string; rest: string } | null {
  const match = PLAIN.exec(text);
  const [head, rest] = [match?.[1]?.trim() ?? "", match?.[2]?.trim() ?? ""];
  if (match === null || !isHead(head, MOST_PLAIN) || !/[\p{L}\p{N}]/u.test(rest)) return null;
  const colon = /^\s?[:：]/u.test(text.slice(head.length));
  // "Paris — the city of light": a dash makes a head only of capitals.
  if (!colon && !capitals(head)) return null;
  if (colon && /\d$/u.test(head) && /^\d/u.test(rest)) return null;
  return { head, rest };
}

function isHead(head: string, most: { signs: number; words: number }): boolean {
  const letters = head.replaceAll(/[^\p{L}]/gu, "");
  const east = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters);
  return (
    letters.length >= 2 &&
    head.length <= (east ? most.signs / 3 : most.signs) &&
    (east || countWords(head) <= most.words) &&
    !/(?:https?|mailto)$/iu.test(head) &&
    !REMARK.test(head.trim())
  );
}

const capitals = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase();

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
  if (read === null || read === undefined) return false;
  const { shown } = read.rest;
  return !/[.!?。！？।۔]["”»)]?$/u.test(shown) && countWords(shown) <= MOST_FACT;
}

function factsOf(run: readonly Block[], heads: readonly (Read | null)[]): Block {
  const items = run.flatMap((block, at): ListItem[] => {
    const own = heads[at];
    if (block.kind !== "paragraph" || own === null || own === undefined) return [];
    return [{ text: block.text, label: own.head, detail: own.rest, below: [], span: block.span }];
  });
  const spans = run.map(({ span }) => span);
  const span = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
  return { kind: "list", ordered: false, items, span };
}

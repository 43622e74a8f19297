import type { Block, ListBlock, ParagraphBlock } from "../brief/brief.ts";
import { endSentence, splitSentences } from "../text/sentences.ts";
import { pairsFrom } from "./pairs.ts";
import type { Passage } from "./pairs.ts";
import { joinSentences, partedBlock } from "./parted-block.ts";
import type { Found } from "./parted-block.ts";

/** No more paragraphs are read as one row of pairs. */
const MOST_TOGETHER = 12;

/**
 * What many believe and how it is, a question and its answer: such pairs become blocks of their own, so that neither
 * half is seen without the other. In one paragraph, in a list, and in a paragraph for each half.
 */
export function readPairs(blocks: readonly Block[], language: string): Block[] {
  const read: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block === undefined) continue;
    const together = block.kind === "paragraph" ? inParagraphs(blocks.slice(at), language) : null;
    if (together !== null) {
      read.push(together.block);
      at += together.used - 1;
    } else if (block.kind === "list") read.push(inList(block, language) ?? block);
    else if (block.kind === "paragraph" && isPlain(block)) read.push(...inParagraph(block, language));
    else read.push(block);
  }
  return read;
}

function isPlain({ text, lines, formulas, names }: ParagraphBlock): boolean {
  const plain = text.shown === text.spoken && formulas.length === 0 && names === undefined;
  return plain && (lines.length < 2 || lines.join(" ") === text.shown);
}

function inParagraph(block: ParagraphBlock, language: string): Block[] {
  const passage = passageOf(block.text.spoken, block.lines, language);
  return partedBlock(block, passage.sentences, language, (at) => pairsFrom(passage, at));
}

/** A list whose items are pairs, or halves of pairs in turn. */
function inList({ items, ordered, numbered, span }: ListBlock, language: string): Block | null {
  if (items.some(({ text, below }) => below.length > 0 || text.shown !== text.spoken)) return null;
  const lines = items.map(({ text }) => endSentence(text.spoken, language));
  const sentences = lines.flatMap((line) => splitSentences(line, language));
  return whole({ sentences, opens: opensOf(sentences, lines), language, listed: true }, span, ordered || numbered !== undefined); // prettier-ignore
}

/** "Myth: …" and "Fact: …", a paragraph each. */
function inParagraphs(blocks: readonly Block[], language: string): { block: Block; used: number } | null {
  const from = blocks.findIndex((block) => block.kind !== "paragraph" || !isPlain(block));
  const run = blocks.slice(0, Math.min(MOST_TOGETHER, from < 0 ? blocks.length : from));
  for (let used = run.length; used > 1; used -= 1) {
    const some = run.slice(0, used).flatMap((block) => (block.kind === "paragraph" ? [block] : []));
    // What is set in bold above its paragraph heads it.
    if (some.some(({ strong }) => strong !== undefined && strong !== null)) continue;
    const lines = some.flatMap((block) => block.lines);
    const sentences = some.flatMap(({ text }) => splitSentences(text.spoken, language));
    const span = { start: some[0]?.span.start ?? 0, end: some.at(-1)?.span.end ?? 0 };
    const passage = { sentences, opens: opensOf(sentences, lines), language, listed: false };
    const block = whole(passage, span, false);
    if (block !== null) return { block, used };
  }
  return null;
}

/** A block of pairs where the passage is nothing else. */
function whole(passage: Passage, span: Block["span"], ordered: boolean): Block | null {
  const found: Found | null = pairsFrom(passage, 0);
  if (found?.shows.form !== "pairs" || found.count < passage.sentences.length) return null;
  if (found.shows.pairs.length < 2) return null;
  const said = joinSentences(passage.sentences, passage.language);
  const shows = { ...found.shows, ordered };
  return { kind: "parallel", text: { shown: said, spoken: said }, lead: found.lead, shows, span };
}

function passageOf(text: string, lines: readonly string[], language: string): Passage {
  const sentences = splitSentences(text, language);
  return { sentences, opens: opensOf(sentences, lines), language, listed: false };
}

/** Letters by which a line is known again. */
const KNOWN = 24;

/** Which sentences begin a line of their own; none where there is one line only. */
function opensOf(sentences: readonly string[], lines: readonly string[]): boolean[] {
  if (lines.length < 2) return sentences.map(() => false);
  const starts = new Set(lines.map((line) => line.slice(0, KNOWN)));
  return sentences.map((sentence) => [...starts].some((start) => sentence.startsWith(start) || start.startsWith(sentence))); // prettier-ignore
}

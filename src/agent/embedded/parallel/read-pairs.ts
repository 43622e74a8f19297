import type { Block, ListBlock, ParagraphBlock } from "../brief/brief.ts";
import { endSentence, splitSentences } from "../text/sentences.ts";
import { withQuestionsApart } from "./answered-at-length.ts";
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
    const together = underQuestions(blocks.slice(at), language) ?? inRun(blocks.slice(at), language);
    if (together !== null) {
      read.push(together.block);
      at += together.used - 1;
    } else if (block.kind === "list") read.push(inList(block, language) ?? block);
    else if (block.kind === "paragraph" && isPlain(block)) read.push(...inParagraph(block, language));
    else read.push(block);
  }
  return read.flatMap((block) => withQuestionsApart(block, language));
}

type Together = { block: Block; used: number };

function isPlain({ text, lines, formulas, names }: ParagraphBlock): boolean {
  const plain = text.shown === text.spoken && formulas.length === 0 && names === undefined;
  return plain && (lines.length < 2 || lines.join(" ") === text.shown);
}

function inParagraph(block: ParagraphBlock, language: string): Block[] {
  const passage = passageOf(block.text.spoken, block.lines, language);
  return partedBlock(block, passage.sentences, language, (at) => pairsFrom(passage, at));
}

/** A list whose items are pairs, or halves of pairs in turn. */
function inList(list: ListBlock, language: string): Block | null {
  const lines = linesOf(list, language);
  if (lines === null) return null;
  return whole({ ...passageOfLines(lines, language), listed: true }, list.span, list.ordered || list.numbered !== undefined); // prettier-ignore
}

/** Lines of a block that may hold pairs, or halves of them; null where it may not. */
function linesOf(block: Block, language: string): string[] | null {
  if (block.kind === "paragraph") {
    // What is set in bold above its paragraph heads it, but a question.
    const heads = block.strong !== undefined && block.strong !== null && !ASKS.test(block.strong);
    return isPlain(block) && !heads ? (block.lines.length > 1 ? block.lines : [block.text.spoken]) : null;
  }
  if (block.kind !== "list") return null;
  const plain = block.items.every(({ text, below }) => below.length === 0 && text.shown === text.spoken);
  return plain ? block.items.map(({ text }) => endSentence(text.spoken, language)) : null;
}

function passageOfLines(lines: readonly string[], language: string): Passage {
  const sentences = lines.flatMap((line) => splitSentences(line, language));
  return { sentences, opens: opensOf(sentences, lines), language, listed: false };
}

/** "Myth: …" and "Fact: …", a paragraph each, or a short list of the two. */
function inRun(blocks: readonly Block[], language: string): Together | null {
  const lined = blocks.slice(0, MOST_TOGETHER).map((block) => linesOf(block, language));
  const end = lined.findIndex((lines) => lines === null);
  for (let used = end < 0 ? lined.length : end; used > 1; used -= 1) {
    const passage = passageOfLines(lined.slice(0, used).flatMap((lines) => lines ?? []), language); // prettier-ignore
    const block = whole(passage, spanFrom(blocks.slice(0, used)), false);
    if (block !== null) return { block, used };
  }
  return null;
}

/** A question as a heading of its own, and below it a paragraph that answers, again and again. */
function underQuestions(blocks: readonly Block[], language: string): Together | null {
  const lines: string[] = [];
  let used = 0;
  for (; used + 1 < blocks.length; used += 2) {
    const [head, answer] = [blocks[used], blocks[used + 1]];
    const next = blocks[used + 2];
    if (head?.kind !== "subheading" || !ASKS.test(head.text.spoken) || head.text.shown !== head.text.spoken) break; // prettier-ignore
    if (answer?.kind !== "paragraph" || !isPlain(answer)) break;
    // What has more below it than a paragraph is a passage of its own.
    if (next !== undefined && next.kind !== "subheading") return null;
    lines.push(`${head.text.spoken} ${endSentence(answer.text.spoken, language)}`);
  }
  if (lines.length < 2) return null;
  const block = whole(passageOfLines(lines, language), spanFrom(blocks.slice(0, used)), false);
  return block === null ? null : { block, used };
}

const ASKS = /[?？؟]$/u;

function spanFrom(blocks: readonly Block[]): Block["span"] {
  return { start: blocks[0]?.span.start ?? 0, end: blocks.at(-1)?.span.end ?? 0 };
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

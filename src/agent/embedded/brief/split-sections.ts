import { datedSentences } from "../scenes/dated-sentences.ts";
import { quotationsIn } from "../text/quotations.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import type { Block, Brief, ListBlock, ParagraphBlock, Prose, Section, SubheadingBlock } from "./brief.ts";
import { EXPLAINS } from "./explains.ts";
import { speaksOfCharted } from "../charted-block.ts";
import { isSourceBlock } from "./source-line.ts";
import { isTitleLine } from "./title-line.ts";

const SENTENCES_PER_SCENE = 4;
const ITEMS_PER_SCENE = 6;
/** Steps of one picture, on as many pages as they need. */
export const MAX_STEPS = 16;
const MOST_TITLE_WORDS = 9;
const MOST_OF_TITLE_LINE = 10;
/** "Why does bread go hard – and why does toasting bring it back?" is asked to be answered. */
const MOST_OF_QUESTION = 16;

/** Sections for a brief that has none: by headings in disguise, else by what stands together. */
export function sectionsOfBlocks(brief: Brief): Pick<Brief, "title" | "intro" | "sections"> {
  const blocks = [...brief.intro];
  let title = brief.title;
  if (title === null) {
    const first = blocks[0];
    if (blocks.length > 1 && first !== undefined && (isHeading(first) || isTitleAlone(first))) {
      title = first.kind === "subheading" || first.kind === "paragraph" ? withoutColon(first.text) : null;
      blocks.shift();
    }
  }
  const headed = blocks.some((block) => block.kind === "subheading");
  const sections = headed ? byHeadings(blocks, brief.language) : byBlocks(blocks, brief.language);
  return { title, intro: [], sections };
}

function withoutColon(text: Prose): Prose {
  return { shown: text.shown.replace(/\s*[:：]$/u, ""), spoken: text.spoken.replace(/\s*[:：]$/u, "") };
}

/** What only opens a paragraph names that paragraph, not the film. */
function isHeading(block: Block): boolean {
  return block.kind === "subheading" && block.runIn === undefined;
}

/** Whether a block is a line by itself that may be what a text is called. */
export function isTitleAlone(block: Block): boolean {
  return (
    block.kind === "paragraph" &&
    block.lines.length <= 1 &&
    isTitleLine(block.text.shown, /[?？؟]$/u.test(block.text.shown) ? MOST_OF_QUESTION : MOST_OF_TITLE_LINE)
  );
}

function byHeadings(blocks: readonly Block[], language: string): Section[] {
  const first = blocks.findIndex(({ kind }) => kind === "subheading");
  const sections = byBlocks(blocks.slice(0, first), language);
  let apart: Block[] = [];
  const close = (): void => {
    sections.push(...byBlocks(apart, language));
    apart = [];
  };
  let head: SubheadingBlock | null = null;
  for (const block of blocks.slice(first)) {
    const open = sections.at(-1);
    if (block.kind === "subheading") {
      close();
      // "Programme", and right below it "Thursday": the first day bears both.
      const above = open?.blocks.length === 0 && head?.ofRows === true ? sections.pop() : undefined;
      head = block;
      sections.push(
        sectionUnder(above?.title ? { ...block, text: joinedTitle(above.title, block.text) } : block),
      );
    } else if (open !== undefined && open.blocks.length > 0 && (apart.length > 0 || isPast(head, block))) {
      apart.push(block);
    } else if (open !== undefined) {
      open.blocks.push(block);
      open.span.end = Math.max(open.span.end, block.span.end);
    }
  }
  close();
  return sections;
}

/** What follows rows, or the paragraph that a head opened, is not what that head names; a list may still be. */
function isPast(head: SubheadingBlock | null, block: Block): boolean {
  const { kind } = block;
  // "Source: …" behind the last answer answers nothing.
  if (isSourceBlock(block)) return true;
  if (head?.ofRows === true) return true;
  // Options that are compared had heads of their own.
  if (head?.runIn !== undefined && ((kind === "contrast" && block.whole === true) || (kind === "table" && block.compares === true))) return true; // prettier-ignore
  return head?.runIn !== undefined && (kind === "paragraph" || kind === "quote");
}

function joinedTitle(above: Prose, below: Prose): Prose {
  const shown = `${above.shown}: ${below.shown}`;
  if (countWords(shown) > MOST_TITLE_WORDS) return below;
  return { shown, spoken: `${above.spoken}: ${below.spoken}` };
}

/** A section that a subheading opens, still empty. */
export function sectionUnder({ text, runIn, ofRows, span }: SubheadingBlock): Section {
  // "Thursday" is heard before its hours.
  const said = ofRows === true ? "said" : runIn;
  return { title: text, ...(said === undefined ? {} : { runIn: said }), blocks: [], span: { ...span } };
}

/** A list, table, quotation … goes with the prose before it; long prose and long lists are divided. */
function byBlocks(blocks: readonly Block[], language: string): Section[] {
  const sections: Section[] = [];
  let waiting: ParagraphBlock[] = [];
  const flush = (block: Block | null): void => {
    const together = [...waiting, ...(block === null ? [] : [block])];
    waiting = [];
    if (together.length > 0) sections.push(sectionOf(together));
  };
  for (const block of blocks) {
    if (block.kind === "paragraph") {
      const open = sections.at(-1);
      // "where m is the mass" is said of the formula above it, "the target is 50" of the columns.
      if (waiting.length === 0 && open !== undefined && isSaidOf(open.blocks.at(-1), block, language)) {
        open.blocks.push(block);
        open.span.end = Math.max(open.span.end, block.span.end);
        continue;
      }
      if (block.lines.length > 2 && waiting.length > 0) flush(null);
      for (const piece of divideParagraph(block, language)) {
        const sentences = waiting.reduce(
          (sum, one) => sum + splitSentences(one.text.spoken, language).length,
          0,
        );
        const isSaid = saysMostly(piece.text.shown);
        if (waiting.length > 0 && (sentences >= 2 || piece.lines.length > 2 || isSaid)) flush(null);
        waiting.push(piece);
        if (isSaid) flush(null);
      }
      continue;
    }
    if (block.kind === "list" && block.items.length > ITEMS_PER_SCENE + 2) {
      for (const piece of divideList(block)) flush(piece);
      continue;
    }
    const lead = waiting.at(-1);
    if (lead !== undefined && waiting.length > 1) {
      waiting.pop();
      flush(null);
      waiting = [lead];
    }
    flush(block);
  }
  flush(null);
  return sections;
}

function isSaidOf(above: Block | undefined, { text }: ParagraphBlock, language: string): boolean {
  return above?.kind === "formula" ? EXPLAINS.test(text.shown) : speaksOfCharted(text.shown, above, language);
}

/** A paragraph that is what somebody said, and who: a picture of its own. */
function saysMostly(text: string): boolean {
  const [said, another] = quotationsIn(text.trim());
  if (said === undefined || another !== undefined || said.start > 0 || said.end === null) return false;
  const rest = text.trim().slice(said.end);
  return said.inner.length >= LEAST_SAID && rest.length < said.inner.length * 1.5 && /\p{L}/u.test(rest);
}

const LEAST_SAID = 7;

function sectionOf(blocks: Block[]): Section {
  const start = Math.min(...blocks.map((block) => block.span.start));
  const end = Math.max(...blocks.map((block) => block.span.end));
  return { title: titleOf(blocks), blocks, span: { start, end } };
}

/** A lead-in that ends with a colon names what follows. */
function titleOf(blocks: readonly Block[]): Prose | null {
  const first = blocks[0];
  if (first?.kind !== "paragraph" || blocks.length < 2) return null;
  const match = /^(.{3,70}?)[:：]$/u.exec(first.text.shown);
  if (match === null) return null;
  const shown = match[1] ?? "";
  return countWords(shown) <= 8 ? { shown, spoken: shown } : null;
}

export function divideParagraph(block: ParagraphBlock, language: string): ParagraphBlock[] {
  if (block.lines.length > 2) return [block];
  const spoken = splitSentences(block.text.spoken, language);
  const shown = splitSentences(block.text.shown, language);
  if (spoken.length <= SENTENCES_PER_SCENE + 1) return [block];
  const length = block.span.end - block.span.start;
  return sharesOf(spoken, language)
    .map(([from, to], at) => {
      const join = (parts: string[]): string => parts.slice(from, to).join(" ");
      const text = { shown: join(shown.length === spoken.length ? shown : spoken), spoken: join(spoken) };
      const start = block.span.start + Math.floor((length * from) / spoken.length);
      const end = block.span.start + Math.floor((length * to) / spoken.length);
      return {
        ...block,
        text,
        lines: [text.shown],
        formulas: at === 0 ? block.formulas : [],
        span: { start, end },
      };
    })
    .filter((piece) => piece.text.spoken !== "");
}

/** Which sentences stand together, `[from, to)`: a history on one axis, the rest in parts of about one size. */
function sharesOf(sentences: readonly string[], language: string): (readonly [number, number])[] {
  const dated = [...(datedSentences(sentences, language.split("-")[0] ?? language)?.keys() ?? [])];
  const [first, last] = [dated[0], dated.at(-1)];
  if (first !== undefined && last !== undefined)
    return [...evenShares(0, first), [first, last + 1] as const, ...evenShares(last + 1, sentences.length)];
  return evenShares(0, sentences.length);
}

function evenShares(from: number, to: number): (readonly [number, number])[] {
  const scenes = Math.ceil((to - from) / SENTENCES_PER_SCENE);
  const size = Math.ceil((to - from) / Math.max(1, scenes));
  return Array.from(
    { length: scenes },
    (_, at) => [from + at * size, Math.min(to, from + (at + 1) * size)] as const,
  );
}

/** A later part of a counted list counts on. */
export function numberedFrom({ numbered }: ListBlock, at: number): Pick<ListBlock, "numbered"> {
  return numbered === undefined ? {} : { numbered: numbered + at };
}

function divideList(block: ListBlock): ListBlock[] {
  if (block.ordered) return dividedSteps(block);
  const scenes = Math.ceil(block.items.length / ITEMS_PER_SCENE);
  const size = Math.ceil(block.items.length / scenes);
  return Array.from({ length: scenes }, (_, at) => {
    const items = block.items.slice(at * size, (at + 1) * size);
    const start = items[0]?.span.start ?? block.span.start;
    return {
      ...block,
      ...numberedFrom(block, at * size),
      items,
      span: { start, end: items.at(-1)?.span.end ?? block.span.end },
    };
  });
}

/** One procedure stays one picture, whose pages turn; of very many steps the next picture counts on. */
export function dividedSteps(block: ListBlock): ListBlock[] {
  const { items, span } = block;
  const size = Math.ceil(items.length / Math.ceil(items.length / MAX_STEPS));
  if (size >= items.length) return [block];
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => {
    const some = items.slice(at * size, (at + 1) * size);
    const [first, last] = [some[0]?.span.start ?? span.start, some.at(-1)?.span.end ?? span.end];
    return { ...block, items: some, follows: at * size, span: { start: first, end: last } };
  });
}

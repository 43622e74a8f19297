import type { Block, Section } from "./brief.ts";
import { textOfBlock } from "../text-of-brief.ts";

/** Of so many heads more than half must have one run of lines each: of an article's heads each has several paragraphs. */
const FEWEST_HEADS = 2;
const FEWEST_LETTERS = 2;

/**
 * "■ Rules", its lines right below it, and behind an empty line how many members there are: where heads are written into plain
 * text without an empty line below them, an empty line ends what they head. Such a paragraph stands by itself, unless it speaks of
 * what the head names; under Markdown's own headings all stands up to the next.
 */
export function withoutPastHeads(sections: readonly Section[], source: string): Section[] {
  const attached = sections.filter((section) => isAttached(section, source));
  const single = attached.filter(({ blocks }) => !blocks.some((block, at) => at > 0 && isApart(blocks[at - 1], block, source))); // prettier-ignore
  if (attached.length < FEWEST_HEADS || single.length * 2 <= attached.length) return [...sections];
  return sections.flatMap((section) => (attached.includes(section) ? parted(section, source) : [section]));
}

/** A head by itself in a line, without a mark of Markdown, and what it heads right below it. */
function isAttached({ title, runIn, blocks, span }: Section, source: string): boolean {
  const [first] = blocks;
  if (title === null || title.spoken === "" || runIn !== undefined || first === undefined) return false;
  const [line = "", below = ""] = source.slice(span.start).split("\n", 2);
  return !/^\s*(?:#|\*\*|__|<)/u.test(line) && line.includes(title.shown) && below.trim() !== "";
}

function isApart(before: Block | undefined, block: Block, source: string): boolean {
  if (before === undefined || block.kind !== "paragraph" || before.span.end > block.span.start) return false;
  return /\n[ \t\u3000]*\n/u.test(source.slice(before.span.end, block.span.start));
}

function parted(section: Section, source: string): Section[] {
  const { blocks, title } = section;
  const names = (title?.shown ?? "").split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= FEWEST_LETTERS);
  const speaksOfIt = (block: Block): boolean => {
    const told = textOfBlock(block).toLowerCase();
    return names.some((name) => told.includes(name.toLowerCase()));
  };
  const at = blocks.findIndex(
    (block, place) => place > 0 && isApart(blocks[place - 1], block, source) && !speaksOfIt(block),
  );
  if (at < 0) return [section];
  const [own, past] = [blocks.slice(0, at), blocks.slice(at)];
  const parting = past[0]?.span.start ?? section.span.end;
  return [
    { ...section, blocks: own, span: { start: section.span.start, end: own.at(-1)?.span.end ?? parting } },
    { title: null, blocks: past, span: { start: parting, end: section.span.end } },
  ];
}

import type { Block, ParagraphBlock } from "../brief/brief.ts";
import { joinSentences } from "./parted-block.ts";
import { offersOf } from "./told-offers.ts";

/** Paragraphs that follow each other and tell the same measures of one offer each are one comparison. */
export function offersTogether(
  blocks: readonly Block[],
  isPlain: (block: ParagraphBlock) => boolean,
  language: string,
): Block[] {
  const told = blocks.map((block) => (block.kind === "paragraph" && isPlain(block) ? block.text.spoken : ""));
  const kept: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    const shows = offersOf(told.slice(at), language);
    const count = shows?.sides.length ?? 1;
    const [first, last] = [blocks[at], blocks[at + count - 1]];
    if (shows !== null && first !== undefined && last !== undefined) {
      const said = joinSentences(told.slice(at, at + count), language);
      const span = { start: first.span.start, end: last.span.end };
      kept.push({ kind: "parallel", text: { shown: said, spoken: said }, lead: "", shows, span });
    } else if (first !== undefined) kept.push(first);
    at += count;
  }
  return kept;
}

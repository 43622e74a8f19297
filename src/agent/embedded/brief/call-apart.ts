import { quotationsIn } from "../text/quotations.ts";
import { splitSentences } from "../text/sentences.ts";
import { namesContact, turnsToViewers } from "../text/turns-to-viewers.ts";
import { joinSentences } from "../parallel/parted-block.ts";
import type { Block, ParagraphBlock } from "./brief.ts";

/**
 * A paragraph that quotes somebody and goes on to where its viewers can turn to becomes two: what was said is seen as
 * a quotation, and the call as a call.
 */
export function readCallsApart(blocks: readonly Block[], language: string): Block[] {
  return blocks.flatMap((block): Block[] => (block.kind === "paragraph" ? parted(block, language) : [block]));
}

function parted(block: ParagraphBlock, language: string): ParagraphBlock[] {
  const { text, lines, formulas, names } = block;
  if (text.shown !== text.spoken || lines.length > 1 || formulas.length > 0 || names !== undefined)
    return [block];
  const sentences = splitSentences(text.spoken, language);
  const last = sentences.findLastIndex((said) => quotationsIn(said).some(({ end }) => end !== null));
  const called = sentences.findIndex((said, at) => at > last && namesContact(said));
  if (last < 0 || called < 0) return [block];
  // The call may begin a sentence before its address: "Come and help. Sign up at …".
  const first = sentences.findIndex((said, at) => at > last && (at === called || turnsToViewers(said, language))); // prettier-ignore
  const from = called - first <= 1 ? first : called;
  const cut = block.span.start + Math.floor(((block.span.end - block.span.start) * from) / sentences.length);
  const part = (some: readonly string[], span: ParagraphBlock["span"]): ParagraphBlock => {
    const said = joinSentences(some, language);
    return { ...block, text: { shown: said, spoken: said }, lines: [said], span };
  };
  const { start, end } = block.span;
  return [
    part(sentences.slice(0, from), { start, end: cut }),
    { ...part(sentences.slice(from), { start: cut, end }), strong: null },
  ];
}

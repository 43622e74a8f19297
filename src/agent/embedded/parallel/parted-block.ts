import type { Block, ParagraphBlock, ParallelBlock, Prose } from "../brief/brief.ts";

/** The sentences of a paragraph; `headings`: above it, nearest first. */
export type Passage = { sentences: readonly string[]; language: string; headings: readonly string[] };

/** What so many sentences of a passage are; `spoken`: how they are said, where signs among their words stand for others. */
export type Found = { shows: ParallelBlock["shows"]; lead: string; count: number; spoken?: string };

/** Sentences that follow each other without a blank. */
const EAST = /^(?:zh|ja)(?:-|$)/u;

export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(EAST.test(language) ? "" : " ");
}

/** A paragraph as what is found in its sentences, each a block of its own, and prose before, between and behind. */
export function partedBlock(
  block: ParagraphBlock,
  sentences: readonly string[],
  language: string,
  foundAt: (at: number) => Found | null,
): Block[] {
  const parts: { found: Found | null; from: number; to: number }[] = [];
  for (let at = 0; at < sentences.length;) {
    const found = foundAt(at);
    const last = parts.at(-1);
    const to = at + (found?.count ?? 1);
    if (found === null && last !== undefined && last.found === null) last.to = to;
    else parts.push({ found, from: at, to });
    at = to;
  }
  if (parts.every(({ found }) => found === null)) return [block];
  const spans = spansOf(block, parts.map(({ from, to }) => sentences.slice(from, to).join(" ").length)); // prettier-ignore
  return parts.map(({ found, from, to }, index): Block => {
    const said = joinSentences(sentences.slice(from, to), language);
    const text: Prose = { shown: said, spoken: said };
    const span = spans[index] ?? block.span;
    if (found !== null)
      return {
        kind: "parallel",
        text: { ...text, spoken: found.spoken ?? said },
        lead: found.lead,
        shows: found.shows,
        span,
      };
    const own = block.lines.filter((line) => said.includes(line));
    const lines = own.length > 1 && own.join(" ") === said ? own : [said];
    return { ...block, ...(from === 0 ? {} : { strong: null }), text, lines, span };
  });
}

/** About where each part stands in the paragraph, never twice the same. */
function spansOf({ span }: ParagraphBlock, lengths: readonly number[]): ParagraphBlock["span"][] {
  const all = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  const scale = (span.end - span.start) / all;
  let start = span.start;
  return lengths.map((length, at) => {
    const last = at === lengths.length - 1;
    const end = last ? span.end : Math.min(span.end - 1, start + Math.max(1, Math.floor(length * scale)));
    const own = { start, end: Math.max(start + 1, end) };
    start = own.end;
    return own;
  });
}

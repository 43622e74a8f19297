import type { Block, ParallelBlock } from "../brief/brief.ts";
import { asksByMark } from "../text/leading.ts";
import { countWords, splitSentences } from "../text/sentences.ts";

/** An answer that a row of a list holds in large type; a word of Chinese or Japanese has a letter or two. */
const MOST_IN_ROW = { words: 12, letters: 60, eastern: 24 };
const EASTERN = /^(?:zh|ja|ko)$/u;

/**
 * Questions whose answers would be fine print in a list of them: each is the heading of its own answer, which is read as
 * any text is. The block itself where all are answered in a few words, or where it is no row of questions.
 */
export function withQuestionsApart(block: Block, language: string): Block[] {
  if (block.kind !== "parallel" || block.shows.form !== "pairs") return [block];
  const { pairs } = block.shows;
  const isAsked = pairs.length > 1 && pairs.every(({ label }) => asksByMark(label));
  if (!isAsked || !pairs.some(({ detail }) => isLong(detail, language))) return [block];
  return pairs.flatMap(({ label, detail }, at) => {
    const span = spanOf(block, at, pairs.length);
    return [
      { kind: "subheading", text: prose(label), depth: 7, runIn: "named", span },
      { kind: "paragraph", text: prose(detail), lines: [detail], formulas: [], span },
    ] satisfies Block[];
  });
}

function isLong(answer: string, language: string): boolean {
  const letters = Array.from(answer).length;
  return (
    splitSentences(answer, language).length > 1 ||
    countWords(answer) > MOST_IN_ROW.words ||
    letters > (EASTERN.test(language) ? MOST_IN_ROW.eastern : MOST_IN_ROW.letters)
  );
}

function prose(text: string): { shown: string; spoken: string } {
  const said = text.trim();
  return { shown: said, spoken: said };
}

/** About where each stands in its block. */
function spanOf({ span }: ParallelBlock, at: number, count: number): ParallelBlock["span"] {
  const each = (span.end - span.start) / count;
  const start = span.start + Math.floor(each * at);
  return {
    start,
    end: at === count - 1 ? span.end : Math.max(start + 1, span.start + Math.floor(each * (at + 1))),
  };
}

import type { Paragraph, PhrasingContent } from "mdast";
import type { SourceSpan } from "../../../artifacts/outline.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import type { Block, ListItem, ParagraphBlock } from "./brief.ts";
import { inlineProse, type InlineContext } from "./inline-prose.ts";
import { splitLabel } from "./split-label.ts";

/** A point of a list says no more than this; more is a passage under a heading of its own. */
const MOST_OF_POINT = { words: 34, sentences: 3 };
/** Two lines are two passages. */
const FEWEST_POINTS = 3;

/**
 * "**Day 1.** Your manager confirms … / **Day 5.** Payroll tells you …", a line each without blank lines between them: a list
 * whose labels are the strong words, or a paragraph for each. Null where a line begins otherwise.
 */
export function readStrongLines(
  { children }: Paragraph,
  context: InlineContext,
  span: SourceSpan,
): Block[] | null {
  const lines = linesOf(children);
  if (lines.length < 2 || !lines.every(([first]) => first?.type === "strong")) return null;
  const read = lines.map((line) => {
    const prose = inlineProse(line, context);
    const [label, detail] = splitLabel(prose);
    return { prose, label, detail };
  });
  if (read.some(({ prose, label, detail }) => label === null || detail === null || prose.formulas.length > 0))
    return null;
  const short = read.every(
    ({ detail }) =>
      countWords(detail?.spoken ?? "") <= MOST_OF_POINT.words &&
      splitSentences(detail?.spoken ?? "", context.language).length <= MOST_OF_POINT.sentences,
  );
  if (short && read.length >= FEWEST_POINTS) {
    const items = read.map(({ prose, label, detail }): ListItem => {
      const text = { shown: prose.shown, spoken: prose.spoken };
      return { text, label, detail, below: [], span };
    });
    return [{ kind: "list", ordered: false, items, span }];
  }
  return read.map(({ prose }): ParagraphBlock => {
    const text = { shown: prose.shown, spoken: prose.spoken };
    const strong = prose.strongStart === null ? {} : { strong: prose.strongStart };
    return { kind: "paragraph", text, lines: [prose.shown], formulas: [], ...strong, span };
  });
}

/** The children of a paragraph by its lines; a line breaks at a hard break and within a text. */
function linesOf(children: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of children) {
    if (child.type === "break") lines.push([]);
    else if (child.type === "text") {
      const parts = child.value.split("\n");
      parts.forEach((value, at) => {
        if (at > 0) lines.push([]);
        if (value.trim() !== "") lines.at(-1)?.push({ ...child, value });
      });
    } else lines.at(-1)?.push(child);
  }
  return lines.filter((line) => line.length > 0);
}

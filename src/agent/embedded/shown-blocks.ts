import type { Block, ParagraphBlock, TableBlock } from "./brief/brief.ts";
import { selfSaid } from "./scenes/self-said.ts";
import { countWords } from "./text/sentences.ts";

/** A line that leads to a list, or a question that heads its answer, has so few words. */
export const LEAD_WORDS = 7;

/** What is looked at; all else is prose. */
export function isShown(block: Block): boolean {
  if (block.kind === "list") return block.items.length > 1;
  return block.kind !== "paragraph" && block.kind !== "subheading";
}

/** What is read point by point. */
export function isListed(block: Block | undefined): boolean {
  if (block?.kind === "table") return tellsSums(block);
  return block !== undefined && isShown(block) && (block.kind === "list" || block.kind === "parallel");
}

/** A column of sums of money: what stands below a list of prices is a condition or an exception, and is read too. */
function tellsSums({ header, rows }: TableBlock): boolean {
  return header.some((_, column) => {
    const sums = rows.filter((row) => selfSaid(row[column]?.shown ?? "", "en") === "sum");
    return rows.length > 1 && sums.length * 2 > rows.length;
  });
}

/** A paragraph that asks one thing: what follows answers it. */
export function isQuestion(block: Block | undefined): block is ParagraphBlock {
  return block?.kind === "paragraph" && /^[^.!?。！？]+[?？؟]\s*$/u.test(block.text.shown);
}

/** "How do you borrow?": short enough to head its answer. */
export function isBriefQuestion(block: Block | undefined): boolean {
  return isQuestion(block) && countWords(block.text.shown) <= LEAD_WORDS;
}

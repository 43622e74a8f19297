import type { Block, Section } from "./brief/brief.ts";
import { namesSteps } from "./parallel/step-heads.ts";

/** Two or three are as well a choice as an order. */
const FEWEST = 4;

/** "Les étapes" above a list with dashes: its items come one after the other, and are told and shown by their numbers. */
export function withListedSteps(sections: readonly Section[], base: string): Section[] {
  return sections.map((section) => {
    const lists = section.blocks.filter(({ kind }) => kind === "list");
    const heads = lists.length === 1 && namesSteps(section.title?.spoken ?? "", base);
    return heads ? { ...section, blocks: section.blocks.map(inOrder) } : section;
  });
}

function inOrder(block: Block): Block {
  if (block.kind !== "list" || block.ordered || block.numbered !== undefined) return block;
  const asks = block.items.some(({ text }) => /[?？؟]\s*$/u.test(text.spoken));
  return asks || block.items.length < FEWEST ? block : { ...block, ordered: true };
}

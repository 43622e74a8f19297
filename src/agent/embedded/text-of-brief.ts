import type { Block, Brief } from "./brief/brief.ts";

/** All words of a brief, for counting and for guessing what it is about. */
export function textOfBrief(brief: Brief): string {
  const parts = [brief.title?.spoken ?? "", ...brief.intro.map(textOfBlock)];
  for (const section of brief.sections)
    parts.push(section.title?.spoken ?? "", ...section.blocks.map(textOfBlock));
  return parts.filter((part) => part.trim() !== "").join("\n");
}

export function textOfBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "parallel":
    case "quote":
    case "subheading":
      return block.text.spoken;
    case "list":
      return block.items.map((item) => item.text.spoken).join("\n");
    case "table":
      return [...block.header, ...block.rows.flat()].map((cell) => cell.spoken).join(" ");
    case "contrast":
      return block.sides
        .map(({ opener, sentences }) => [opener, ...sentences.map(({ spoken }) => spoken)].join(" "))
        .join("\n");
    case "code":
      return block.code.slice(0, 200);
    case "formula":
    default:
      return `${block.tex} ${block.chemistry ?? ""}`;
  }
}

import type { Block, Section } from "./brief/brief.ts";
import { isSourceBlock } from "./brief/source-line.ts";
import { chartDataOf } from "./scenes/chart-data.ts";

/**
 * A source named behind what it is the source of, at the end of a brief, goes to the last chart before it that has none of
 * its own: there it is a small line, and no thought to end on. `base`: the language's part of its tag.
 */
export function withSourcesAtFigures(sections: readonly Section[], base: string): Section[] {
  const moved = sections.map((section) => ({ ...section, blocks: [...section.blocks] }));
  moved.forEach((section, at) => {
    const source = section.blocks.find((block) => isSourceBlock(block, base));
    if (source === undefined || section.blocks.some((block) => isCharted(block, base))) return;
    const target = moved
      .slice(0, at)
      .findLast(({ blocks }) => blocks.some((block) => isCharted(block, base)));
    if (target === undefined || target.blocks.some((block) => isSourceBlock(block, base))) return;
    section.blocks = section.blocks.filter((block) => block !== source);
    target.blocks.splice(target.blocks.findIndex((block) => isCharted(block, base)) + 1, 0, source);
  });
  return moved.filter(
    ({ blocks, title }, at) => blocks.length > 0 || (title !== null && sections[at]?.blocks.length === 0),
  );
}

function isCharted(block: Block, base: string): boolean {
  return block.kind === "table" && chartDataOf(block, base) !== null;
}

import { bareLetters } from "../text/bare-letters.ts";
import { deniesList } from "../text/governing.ts";
import type { Block, Prose, Section } from "./brief.ts";

/** A list that would be left with fewer points is none. */
const FEWEST_LEFT = 2;

/**
 * What introduces a list is told once: "What to pack:" above its points is none of them, and a list right below the film's title that
 * bears the title again ("Before you leave the hut") has no heading of its own. `base`: a language's first subtag.
 */
export function introducedOnce(
  sections: readonly Section[],
  title: Prose | null,
  startsFilm: boolean,
  base: string,
): Section[] {
  return sections.map((section, at) => {
    const blocks = section.blocks.map((block, nth) =>
      withoutIntroduction(block, [section.title, proseOf(section.blocks[nth - 1])]),
    );
    const opens = at === 0 && startsFilm && isSame(section.title?.shown, title?.shown);
    if (!opens || deniesList(section.title?.spoken ?? "", base)) return { ...section, blocks };
    // What forbids its points stands over them. Where the line above the list became the heading, it stands before the list as well.
    const below = isSame(proseOf(blocks[0])?.shown, title?.shown) ? blocks.slice(1) : blocks;
    return below[0]?.kind === "list" ? { ...section, title: null, blocks: below } : { ...section, blocks };
  });
}

function withoutIntroduction(block: Block, before: readonly (Prose | null)[]): Block {
  if (block.kind !== "list") return block;
  const [first, ...items] = block.items;
  const told = first !== undefined && before.some((one) => isSame(one?.shown, first.text.shown));
  return told && items.length >= FEWEST_LEFT && first.below.length === 0 ? { ...block, items } : block;
}

function proseOf(block: Block | undefined): Prose | null {
  return block?.kind === "paragraph" || block?.kind === "subheading" ? block.text : null;
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  const bare = bareLetters(one ?? "");
  return bare !== "" && bare === bareLetters(other ?? "");
}

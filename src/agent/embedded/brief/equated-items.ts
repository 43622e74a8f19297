import { speakableProse } from "../text/speakable-prose.ts";
import { equatedRows } from "../parallel/equated-rows.ts";
import type { Block, ListItem, Prose } from "./brief.ts";

/** Points that say of several amounts or names what each stands for, as a point each: "£15 = one metre of bristle. £40 = a month." */
export function partEquatedItems(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    block.kind === "list" && !block.ordered ? { ...block, items: block.items.flatMap(parted) } : block,
  );
}

function parted(item: ListItem): ListItem[] {
  const found =
    item.below.length > 0 || item.text.shown !== item.text.spoken ? null : equatedRows(item.text.shown);
  if (found === null || found.lead !== "") return [item];
  return found.rows.map(({ key, value }): ListItem => {
    const text = proseOf(`${key} = ${value}`);
    return { text, label: null, detail: null, below: [], span: item.span };
  });
}

function proseOf(shown: string): Prose {
  return { shown, spoken: speakableProse(shown) };
}

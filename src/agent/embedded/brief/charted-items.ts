import { isChartByItself } from "../scenes/tells-row.ts";
import { valuesOfYears } from "../parallel/values-of-years.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import type { Block, ListBlock, ListItem, ParagraphBlock } from "./brief.ts";

/**
 * "· Where the 5.20 goes: flour 1.10, staff 2.35, … · Electricity: 7,400 euros in 2020, 9,100 in 2021, …": an item that is a
 * chart by itself is told as prose, between what stands before it in its list and what follows. Where most items are, they
 * are compared with one another and stay a list, as do steps.
 */
export function chartedItems(blocks: readonly Block[], language: string): Block[] {
  return blocks.flatMap((block, at) =>
    block.kind === "list" ? parted(block, blocks[at - 1], language) : [block],
  );
}

function parted(list: ListBlock, before: Block | undefined, language: string): Block[] {
  if (list.ordered || list.numbered !== undefined) return [list];
  const [base = language] = language.split("-");
  const charted = list.items.map(
    ({ below, text }) =>
      below.length === 0 && (isChartByItself(text.spoken, base) || valuesOfYears(text.spoken, base) !== null),
  );
  const count = charted.filter(Boolean).length;
  if (count === 0 || (list.items.length > 1 && count > list.items.length / 2)) return [list];
  // "Five things:" leads to a list, and to no single item of it.
  const led = before?.kind === "paragraph" && /[:：]\s*$/u.test(before.text.spoken);
  if (led && charted.indexOf(true) === 1) return [list];
  const blocks: Block[] = [];
  let open: ListItem[] = [];
  const close = (): void => {
    const [only, another] = open;
    if (only !== undefined && another === undefined && only.below.length === 0)
      blocks.push(asProse(only, language));
    else if (only !== undefined) blocks.push({ ...list, items: open, span: spanOf(open) });
    open = [];
  };
  list.items.forEach((item, at) => {
    if (charted[at] !== true) {
      open.push(item);
      return;
    }
    close();
    blocks.push(asProse(item, language));
  });
  close();
  return blocks;
}

/** An item as the sentence that it is. */
function asProse({ text, span }: ListItem, language: string): ParagraphBlock {
  const [shown, spoken] = [text.shown, text.spoken].map((said) => capitalise(endSentence(said, language), language)); // prettier-ignore
  const prose = { shown: shown ?? text.shown, spoken: spoken ?? text.spoken };
  return { kind: "paragraph", text: prose, lines: [prose.shown], formulas: [], span };
}

function spanOf(items: readonly ListItem[]) {
  return { start: items[0]?.span.start ?? 0, end: items.at(-1)?.span.end ?? 0 };
}

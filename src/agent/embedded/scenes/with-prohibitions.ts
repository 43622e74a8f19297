import type { Cue } from "../../../artifacts/cue.ts";
import type { BulletsVisual, ProcessVisual, Visual } from "../../../artifacts/storyboard.ts";
import { prohibitionIn } from "../text/prohibition.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { MAX_ITEMS } from "./bullets.ts";

/** Icon of what is forbidden, where all others have one. */
const ICON = "prohibit";
/** Fewer words of a clause say not what is forbidden. */
const FEWEST_WORDS = 2;
/** A longer order is a sentence of its own, which what bounds it belongs to. */
const MOST_OF_ORDER = 8;

/**
 * What a list forbids or warns of behind an order, "Take your pills: one in the morning, never with alcohol", is no fine print
 * below it: it stands on a line of its own, or at the full weight of the label.
 */
export function withProhibitions(visual: Visual, narration: readonly string[], base: string): Visual {
  if (visual.kind === "process") return stepsWith(visual, base);
  return visual.kind === "bullets" && visual.denied !== true ? itemsWith(visual, narration, base) : visual;
}

function stepsWith(visual: ProcessVisual, base: string): ProcessVisual {
  return {
    ...visual,
    steps: visual.steps.map((step) =>
      step.detail !== undefined && prohibitionIn(step.detail, base) !== null
        ? { ...step, warns: true as const }
        : step,
    ),
  };
}

type Item = BulletsVisual["items"][number];

function itemsWith(visual: BulletsVisual, narration: readonly string[], base: string): BulletsVisual {
  const found = visual.items.map(({ detail, more = [] }) => more.length > 0 || detail === undefined ? null : prohibitionIn(detail, base)); // prettier-ignore
  if (found.every((at) => at === null)) return visual;
  const icons = visual.items.every(({ icon }) => icon !== undefined);
  const apart = visual.items.map((item, nth) =>
    visual.numbered === undefined ? partedAt(item, found[nth] ?? null, narration, base) : null,
  );
  const room = visual.items.length + apart.filter((parts) => parts !== null).length <= MAX_ITEMS;
  const { toDo: _, ...rest } = visual;
  return {
    // A tick would stand beside what is forbidden.
    ...rest,
    items: visual.items.flatMap((item, nth): Item[] => {
      const parts = room ? (apart[nth] ?? null) : null;
      if (parts === null) return [(found[nth] ?? null) === null ? item : { ...item, warns: true }];
      const [first, second] = parts;
      return [first, icons ? { ...second, icon: ICON } : second];
    }),
  };
}

/** "One in the morning, with water | never with alcohol": the order with what is left of its detail, and what is forbidden. */
function partedAt(
  { detail = "", ...item }: Item,
  at: number | null,
  narration: readonly string[],
  base: string,
): [Item, Item] | null {
  if (at === null || at === 0) return null;
  const left = withoutStop(detail.slice(0, at).replace(/[\s,;:，；、،؛–—-]+$/u, ""));
  const forbidden = detail.slice(at).replace(/^(?:and|und|et|y|e|en|och|og|i|и|та|ve|और|و)\s/iu, "");
  if (countWords(left) === 0 || countWords(left) > MOST_OF_ORDER || countWords(forbidden) < FEWEST_WORDS) return null; // prettier-ignore
  const cue = cueOf(forbidden, item.cue, narration);
  const own: Item = { label: capitalise(forbidden, base), ...(cue === undefined ? {} : { cue }) };
  return [{ ...item, detail: left }, own];
}

/** Where it is said: behind its item, in the same sentence or the next. */
function cueOf(text: string, item: Cue | undefined, narration: readonly string[]): Cue | undefined {
  if (item === undefined) return undefined;
  const start = text.slice(0, SAID).toLowerCase();
  for (const sentence of [item.sentence, item.sentence + 1]) {
    const from = sentence === item.sentence ? item.offset : 0;
    const offset = (narration[sentence] ?? "").toLowerCase().indexOf(start, from);
    if (offset >= 0) return { sentence, offset };
  }
  return item;
}

/** So many letters find it in what is said. */
const SAID = 12;

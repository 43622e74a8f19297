import { breakCost } from "../../layout/break-cost.ts";
import type { FlexLayout } from "../../layout/flex.ts";
import { isPortrait, isWide, shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import type { ListItem } from "./list-item.ts";
import type { ListWords, PageType } from "./list-words.ts";
import { STEPS } from "./type-steps.ts";

/** Type that a list tries: px of labels and details, and lines that they may have at it. */
export type ListStep = ListWords["sizes"] & { maxLines: number; detailLines: number };

/** Of the display size: many items need smaller steps than sentences do. */
const SMALLER = [0.52, 0.46, 0.41, 0.36] as const;
/** The largest of a list, which is read as one: by the frame, and where its items have details. */
const LARGEST = {
  wide: { bare: 0.83, detailed: 0.6 },
  tall: { bare: 0.98, detailed: 0.83 },
  square: { bare: 0.83, detailed: 0.7 },
};
/** Of the heading's size in a wide frame, where the two stand near each other. */
const MOST_OF_HEADING = 1.34;
/** And of so many items there, so that space is left between them. */
const OF_MANY_WIDE = { 4: 0.7, 5: 0.6, more: 0.52 };
/** Lines of a label at these steps and larger ones, and at smaller; so few items have lines to give, the longest of them most. */
const LINES = { wide: { large: 1, small: 2, from: 0.6 }, others: { large: 2, small: 3, from: 0.7 } };
const FEW = { count: 3, lines: 5 };
/** Two in a tall frame are small paragraphs before they are small type. */
const TWO = { count: 2, lines: 8 };
/** Lines that a detail may have more where so few items share the page: else it would stand in small type on a half-empty card. */
const MORE_LINES = [0, 3, 3, 1] as const;
/** Of a label's size, what is said of it, larger first: what is much smaller is a footnote. */
const DETAILS = [0.84, 0.76] as const;

/** The steps of the film's scale for a list, from the largest on; or the size that its other pages let it have. */
export function listSteps(
  items: readonly ListItem[],
  { largest }: PageType,
  context: ComponentContext,
): ListStep[] {
  const { theme, format } = context;
  const wide = isWide(format);
  const isDetailed = items.some(({ detail }) => detail !== undefined);
  const largestStep = LARGEST[shapeOf(format)][isDetailed ? "detailed" : "bare"];
  const lines = LINES[wide ? "wide" : "others"];
  // All pages of a list are in one type.
  const spare = items.length <= MORE_LINES.length - 1 ? (MORE_LINES[items.length] ?? 0) : 0;
  const detailLines = (isPortrait(format) ? 4 : 3) + (wide ? Math.min(1, spare) : spare);
  const small = wide && items.length <= FEW.count ? lines.small + 1 : lines.small;
  if (largest !== undefined) return [{ ...largest, maxLines: small, detailLines }];
  return [...STEPS, ...SMALLER].flatMap((step): ListStep[] => {
    const label = Math.round(step * theme.size.display);
    if (step > largestStep) return [];
    if (wide && step > mostOfMany(items.length)) return [];
    if (wide && label > theme.size.title * MOST_OF_HEADING) return [];
    const few = !wide && items.length <= FEW.count && step <= lines.from;
    const two = few && isPortrait(format) && items.length <= TWO.count;
    const most = two ? TWO.lines : FEW.lines;
    const maxLines = few ? most : step >= lines.from ? lines.large : small;
    if (!isDetailed) return [{ label, detail: label, maxLines, detailLines }];
    return DETAILS.map((share) => ({
      label,
      detail: Math.round(label * share),
      maxLines,
      detailLines,
    })).filter(({ detail }) => detail >= theme.minSize);
  });
}

function mostOfMany(count: number): number {
  if (count > 5) return OF_MANY_WIDE.more;
  return count === 5 ? OF_MANY_WIDE[5] : count === 4 ? OF_MANY_WIDE[4] : Infinity;
}

/** So much better must the worst break of a list be at the next smaller step: few words are large before they are even. */
const WORTH_A_STEP = 0.6;
/** A label of more lines than two is a small paragraph. */
const LINES_COST = { free: 2, each: 0.4 };

/** What a list looks like at a step. */
export type Stepped = { words: ListWords; layout: FlexLayout };

/** The largest step that a list fits in, or the next smaller one where its words break much better; null where none does. */
export function atLargestStep<Laid extends Stepped>(
  steps: readonly ListStep[],
  tryAt: (step: ListStep) => Laid | null,
  { language }: ComponentContext,
): Laid | null {
  let first: Laid | null = null;
  for (const step of steps) {
    if (first !== null && step.label === first.words.sizes.label) continue;
    const laid = tryAt(step);
    if (first !== null) return laid !== null && costOf(first, language) - costOf(laid, language) > WORTH_A_STEP ? laid : first; // prettier-ignore
    first = laid;
  }
  return first;
}

/** Of the label that breaks worst. */
function costOf({ words, layout }: Stepped, language: string): number {
  const costs = words.labels.map((label, index) => {
    const { lines } = label.block(layout.rect(`label-${index}`).width);
    if (lines.length < 2) return 0;
    return breakCost(lines, language) + Math.max(0, lines.length - LINES_COST.free) * LINES_COST.each;
  });
  return Math.max(0, ...costs);
}

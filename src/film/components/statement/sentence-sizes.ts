import type { Rect } from "../../../artifacts/timeline.ts";
import { areSingleWords, breakCost } from "../../layout/break-cost.ts";
import { lettersOf } from "../../layout/letters.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { STEP_SMALLER } from "../shared/item-voices.ts";
import { fitLine } from "../shared/lonely-line.ts";
import { titleSize } from "../shared/title-size.ts";
import type { Voices } from "../shared/two-voices.ts";
import { STEPS, stepsOf, type PageRole } from "../shared/type-steps.ts";

type Sentence = Parameters<typeof fitLine>[0];
/** And until when it is seen, null for the last, beside what, and of which sentence of the narration it is. */
type Seen = Sentence & {
  until: number | null;
  illustration: string | null;
  isAlone: boolean;
  isPeak: boolean;
  sentence: number | null;
};

/** What is set, and the room that it has. */
export type Placed<Of extends Sentence> = { thought: Of; room: Rect };

/** Of the display size, before it grows with its page (`growth`): the largest alone in the frame, and under a heading. */
export const LARGEST_STEP = { alone: STEPS[0], headed: 1 };

/** How much larger they are where nothing stands beside them, and on a page that stands out: words fill a tall frame by their size. */
const GROWN = {
  alone: { wide: 1.34, tall: 1.36, square: 1.24 },
  peak: { wide: 1.5, tall: 1.6, square: 1.45 },
} as const;

export function growth(page: keyof typeof GROWN, { format }: Pick<ComponentContext, "format">): number {
  return GROWN[page][shapeOf(format)];
}

/** So much better must a sentence break at the next smaller step to be set there; few words to a line are never even. */
const WORTH_A_STEP = { wide: 0.8, tall: 1.1, square: 1.1 };

/** Whether it is an item of a list that stands alone, and no sentence. */
export function isItem({ detail, numeral, turns }: Sentence): boolean {
  return detail !== undefined || numeral !== undefined || turns !== undefined;
}

/** Of the size in which all labels of a list fit, one of a few words, which would be lost on its page; and the lines that it has then. */
const FEW_WORDS = { size: 1.4, lines: 2 };

/**
 * px of each item's label: all of a list are in one size as it turns, but those of a few words beside one that is a whole sentence. 0
 * for what is no item.
 */
export function sizesOfItems(placed: readonly Placed<Sentence>[], context: ComponentContext): number[] {
  const common = sizeOfItems(placed, context);
  const larger = Math.round(common * FEW_WORDS.size);
  return placed.map(({ thought, room }) => {
    if (!isItem(thought)) return 0;
    const { lines, style } = fitLine({ ...thought, largest: larger }, room, context).point.block;
    if (style.size === larger && lines.length <= FEW_WORDS.lines) return larger;
    return fitLine({ ...thought, largest: common }, room, context).point.block.style.size;
  });
}

/** One item in so many may be smaller than the others: a single step of four lines made small type of all of a recipe. */
const ONE_LONG_IN = 4;

/** px in which the labels of items fit, but those of the few longest. */
function sizeOfItems(placed: readonly Placed<Sentence>[], context: ComponentContext): number {
  const items = placed.filter(({ thought }) => isItem(thought));
  const spared = Math.floor(items.length / ONE_LONG_IN);
  const within = (largest: number): number =>
    items
      .map(({ thought, room }) => {
        const bound = Number.isFinite(largest) ? { ...thought, largest } : thought;
        return fitLine(bound, room, context).point.block.style.size;
      })
      .toSorted((a, b) => a - b)[spared] ?? Number.POSITIVE_INFINITY;
  // At the size of one another may break badly, and be smaller still: by more than a step it would be seen.
  let size = within(Number.POSITIVE_INFINITY);
  for (let next = within(size); next < size * STEP_SMALLER; next = within(size)) size = next;
  return size;
}

/** And px in which all that is told of them in turn does, at labels of so many each. */
export function sizeOfTurns(
  placed: readonly Placed<Sentence>[],
  labels: readonly number[],
  context: ComponentContext,
): number {
  return Math.min(
    ...placed.map(({ thought, room }, at) => {
      if ((thought.turns ?? []).length === 0) return Number.POSITIVE_INFINITY;
      const { after } = fitLine({ ...thought, largest: labels[at] ?? 0 }, room, context);
      return after?.block.style.size ?? Number.POSITIVE_INFINITY;
    }),
  );
}

/** Lines of a sentence at each size, the largest first: a wide frame has width to give, a tall one lines. */
const LINES_AT = {
  peak: { wide: [3, 4, 6], tall: [6, 8, 12], square: [4, 6, 8] },
  alone: { wide: [3, 5, 6], tall: [4, 8, 12], square: [3, 6, 8] },
  built: { wide: [4, 5], tall: [8, 10], square: [6, 7] },
  // Beside something two sentences are in the smaller size at once: in the larger they would take its room.
  builtBeside: { wide: [0, 6], tall: [8, 10], square: [0, 7] },
  beside: { wide: [5, 6], tall: [8, 11], square: [6, 8] },
} as const;
/** Of the display size, what is longer than a sentence should be. */
const LONGEST = 0.6;

/**
 * px of the largest size of its role at which a thought has few enough lines; of what strikes, at which it fits. Where it
 * breaks tells only where a word is left over or torn off. Below the last as large as it fits.
 */
export function stepOf({ thought, room }: Placed<Seen>, context: ComponentContext, strikes = false): number {
  const voicesAt = (largest: number): Voices => fitLine({ ...thought, largest, steady: true }, room, context);
  const setAt = (largest: number): TextBlock => voicesAt(largest).point.block;
  const { format, theme } = context;
  const shape = shapeOf(format);
  const role = roleOf(thought, strikes, context);
  const isBuilt = thought.next !== undefined;
  // In a story words without a drawing have the frame.
  const hasFrame = thought.isAlone || (theme.habit.align === "center" && thought.illustration === null);
  const lines = isBuilt ? (hasFrame ? "built" : "builtBeside") : role;
  const amount = role === "beside" ? amountOf({ thought, room }, context) : null;
  if (amount !== null) return amount;
  const set = stepsOf(role, context).flatMap((step, at) => {
    const wished = Math.round(step * theme.size.display);
    // No other sentence is larger than the film's title.
    const size = role === "peak" ? wished : Math.min(wished, titleSize(context));
    const { point, next } = voicesAt(size);
    const { block } = point;
    const most = strikes ? Number.POSITIVE_INFINITY : (LINES_AT[lines][shape][at] ?? 0);
    const isColumn = role !== "beside" && areSingleWords(block.lines);
    return block.lines.length + (next?.block.lines.length ?? 0) <= most && !isColumn
      ? [{ block, isAtStep: block.style.size === size }]
      : [];
  });
  const [first, second] = set.filter(({ isAtStep }) => isAtStep).map(({ block }) => block);
  const longest = setAt(Math.round(LONGEST * theme.size.display)).style.size;
  // What breaks badly at every step is as large as it breaks well.
  if (first === undefined) return Math.max(longest, ...set.map(({ block }) => block.style.size));
  if (second === undefined) return first.style.size;
  const [usual, smaller] = [first, second].map(({ lines }) => breakCost(lines, context.language));
  return ((usual ?? 0) - (smaller ?? 0) > WORTH_A_STEP[shape] ? second : first).style.size;
}

/** px of a few words that are the point of what stands beside something: as large as what stands alone, where that leaves the rest around them. */
function amountOf({ thought, room }: Placed<Seen>, context: ComponentContext): number | null {
  const { point, text } = thought;
  if (point === undefined || lettersOf(text.slice(point.start, point.end)) > LETTERS.strikes) return null;
  const [step] = stepsOf("alone", context);
  const size = Math.round((step ?? 1) * context.theme.size.display);
  const { before, point: set, after } = fitLine({ ...thought, largest: size, steady: true }, room, context);
  const isApart = before !== undefined || after !== undefined;
  return isApart && set.block.style.size === size && set.block.lines.length <= FEW_WORDS.lines ? size : null;
}

/** By what a page is, not by how much it says: one that stands out has lines of its own at each size, and may be larger than a title. */
function roleOf(thought: Seen, strikes: boolean, context: ComponentContext): PageRole {
  if (thought.isPeak) return "peak";
  if (thought.next !== undefined) return "beside";
  return thought.isAlone || strikes || isEnd(thought, context) ? "alone" : "beside";
}

/**
 * px of the smallest sentence of several as it is set in a room, what the worst of their breaks cost and how many lines the longest has; items, which are set
 * alike in all rooms, have none.
 */
export function sizeAndBreaks(
  thoughts: readonly Seen[],
  room: Rect,
  context: ComponentContext,
): { size: number; cost: number; lines: number } {
  const set = thoughts
    .filter((thought) => !isItem(thought))
    .map((thought) => {
      const largest = stepOf({ thought, room }, context, isStruck(thought, context));
      const { lines, style } = fitLine({ ...thought, largest, steady: true }, room, context).point.block;
      return { size: style.size, cost: breakCost(lines, context.language), lines: lines.length };
    });
  return {
    size: set.length < thoughts.length ? 0 : Math.min(...set.map(({ size }) => size)),
    cost: Math.max(...set.map(({ cost }) => cost)),
    lines: Math.max(...set.map(({ lines }) => lines)),
  };
}

/**
 * px of each sentence; of those that are set by their length none is larger than a shorter one, which may break badly at its size, and
 * what goes on over several pages keeps its size on all of them.
 */
export function sizesOfSentences(placed: readonly Placed<Seen>[], context: ComponentContext): number[] {
  const struck = placed.map(({ thought }) => isStruck(thought, context));
  const sizes = placed.map((one, at) =>
    isItem(one.thought) ? 0 : stepOf(one, context, struck[at] ?? false),
  );
  if (context.theme.habit.sentences === "alike")
    for (const isAlone of [true, false]) {
      const byLength = placed
        .map(({ thought }, at) => ({
          at,
          letters: lettersOf(thought.text) + lettersOf(thought.next?.text ?? ""),
          isPlain:
            thought.isAlone === isAlone &&
            !thought.isPeak &&
            !isItem(thought) &&
            thought.point === undefined &&
            !isEnd(thought, context),
        }))
        .filter(({ isPlain }) => isPlain)
        .toSorted((one, other) => one.letters - other.letters);
      // Among sentences of a scene only one of a few words is larger than the others: it strikes.
      const told = Math.round((stepsOf("beside", context)[0] ?? 1) * context.theme.size.display);
      const isOneSize = byLength.every(({ at }) => (sizes[at] ?? 0) > told);
      let most = Number.POSITIVE_INFINITY;
      for (const { at, letters } of byLength) {
        const isFew = isOneSize || letters <= LETTERS.pointStrikes;
        most = Math.min(most, sizes[at] ?? most, isFew ? most : told);
        sizes[at] = most;
      }
    }
  return sizes.map((size, at) => {
    const sentence = placed[at]?.thought.sentence ?? null;
    if (sentence === null || size === 0) return size;
    const parts = sizes.filter((one, other) => one > 0 && placed[other]?.thought.sentence === sentence);
    return Math.min(...parts);
  });
}

/** Letters of what strikes at most, alone or as the point of its sentence; an ideograph is worth two. */
const LETTERS = { strikes: 22, pointStrikes: 30 };

/** Whether a thought is larger than its length would have it, where a style sets by length: "The boat lived" is heard as a blow, and seen as one. */
export function isStruck(thought: Seen, context: ComponentContext): boolean {
  const { text, point, emphasis } = thought;
  if (context.theme.habit.sentences === "alike" || thought.next !== undefined) return false;
  const isAllMarked = emphasis.some(({ start, end }) => start === 0 && end >= text.length);
  if (isAllMarked || lettersOf(text) <= LETTERS.strikes) return true;
  // What leads to a point, and adds to it, is small beside it.
  if (point !== undefined && lettersOf(text.slice(point.start, point.end)) <= LETTERS.pointStrikes)
    return true;
  return isEnd(thought, context);
}

/** What the film says last. */
function isEnd({ until, illustration }: Seen, { closes }: ComponentContext): boolean {
  return closes && until === null && illustration === null;
}

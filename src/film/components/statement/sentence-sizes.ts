import type { Rect } from "../../../artifacts/timeline.ts";
import { breakCost } from "../../layout/break-cost.ts";
import { lettersOf } from "../../layout/letters.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { fitLine } from "../shared/lonely-line.ts";
import { STEPS } from "../shared/type-steps.ts";

type Sentence = Parameters<typeof fitLine>[0];
/** And until when it is seen, null for the last, beside what. */
type Seen = Sentence & { until: number | null; illustration: string | null };

/** What is set, and the room that it has. */
export type Placed<Of extends Sentence> = { thought: Of; room: Rect };

/** The largest of them: alone in the frame, and under a heading. */
export const LARGEST_STEP = { alone: STEPS[0], headed: STEPS[1] };

/** So much better must a sentence break at the next smaller step to be set there. */
const WORTH_A_STEP = 0.45;

/** Whether it is an item of a list that stands alone, and no sentence. */
export function isItem({ detail, numeral, turns }: Sentence): boolean {
  return detail !== undefined || numeral !== undefined || turns !== undefined;
}

/** px in which the labels of all items fit: a list does not change its size as it turns. */
export function sizeOfItems(placed: readonly Placed<Sentence>[], context: ComponentContext): number {
  const items = placed.filter(({ thought }) => isItem(thought));
  return Math.min(
    ...items.map(({ thought, room }) => fitLine(thought, room, context).point.block.style.size),
  );
}

/** And px in which all that is told of them in turn does, at labels of so many. */
export function sizeOfTurns(
  placed: readonly Placed<Sentence>[],
  label: number,
  context: ComponentContext,
): number {
  const told = placed.filter(({ thought: { turns = [] } }) => turns.length > 0);
  return Math.min(
    ...told.map(({ thought, room }) => {
      const { after } = fitLine({ ...thought, largest: label }, room, context);
      return after?.block.style.size ?? Number.POSITIVE_INFINITY;
    }),
  );
}

/** A wide frame has width to give, and few lines of its largest steps. */
const LINES_OF_STEP = { wide: [3, 3, 4, 4, 4], others: [4, 5, 6, 6, 6] };

/** px of the largest step that a thought fits in, in not too many lines, and breaks well at; below the last as large as it fits. */
export function stepOf({ thought, room }: Placed<Sentence>, context: ComponentContext): number {
  const setAt = (largest: number): TextBlock =>
    fitLine({ ...thought, largest, steady: true }, room, context).point.block;
  const most = isWide(context.format) ? LINES_OF_STEP.wide : LINES_OF_STEP.others;
  const fitting = STEPS.flatMap((step, at) => {
    const size = Math.round(step * context.theme.size.display);
    const block = setAt(size);
    return block.style.size === size && block.lines.length <= (most[at] ?? 0) ? [block] : [];
  });
  const [first, second] = fitting;
  if (first === undefined) return setAt(Number.POSITIVE_INFINITY).style.size;
  if (second === undefined) return first.style.size;
  const [usual, smaller] = [first, second].map(({ lines }) => breakCost(lines, context.language));
  return ((usual ?? 0) - (smaller ?? 0) > WORTH_A_STEP ? second : first).style.size;
}

/** How much larger than the sentences around it one of a few words is, where a style sets them by their length. */
const STRUCK = 1.4;
/** And one that ends the film. */
const END = 1.2;
/** Letters of what strikes at most, alone or as the point of its sentence; an ideograph is worth two. */
const LETTERS = { strikes: 22, pointStrikes: 30 };

/** By how much a thought is larger than those around it: "The boat lived" is heard as a blow, and seen as one. */
export function shareOf(thought: Seen, context: ComponentContext): number {
  const { text, point, emphasis } = thought;
  if (context.theme.habit.sentences === "alike") return 1;
  const isAllMarked = emphasis.some(({ start, end }) => start === 0 && end >= text.length);
  if (isAllMarked || lettersOf(text) <= LETTERS.strikes) return STRUCK;
  // What leads to a point, and adds to it, is small beside it.
  if (point !== undefined && lettersOf(text.slice(point.start, point.end)) <= LETTERS.pointStrikes)
    return STRUCK;
  return isEnd(thought, context) ? END : 1;
}

/** What the film says last. */
function isEnd({ until, illustration }: Seen, { closes }: ComponentContext): boolean {
  return closes && until === null && illustration === null;
}

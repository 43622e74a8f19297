import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { fitLine } from "../shared/lonely-line.ts";
import { shapeOf } from "../shared/type-steps.ts";
import { heightOf } from "../shared/two-voices.ts";
import { wingScene } from "../shared/wing/wing-room.ts";
import { passingOf, type Thought } from "./passages.ts";
import { isItem, sizesOfItems, sizesOfSentences } from "./sentence-sizes.ts";

/** What a wing above or below words may take, the highest first: part of the frame's height, or of a story's stage. */
const HIGHER = {
  wing: { wide: [], tall: [0.52, 0.47, 0.42, 0.36], square: [0.36, 0.31] },
  stage: { wide: [0.44, 0.36, 0.29], tall: [0.44, 0.36, 0.28], square: [0.4, 0.32, 0.26] },
} as const;
/** Part of the room that is left which the words take at most: they keep apart from the picture, and from the frame's edge. */
const FILLED = 0.74;

/**
 * The part that a scene's wing may take so that all of its words are as large as ever and few enough beside it: what they leave
 * over belongs to the picture. Null where they need their room.
 */
export function highestWing(
  visual: StatementVisual,
  thoughts: readonly Thought[],
  context: ComponentContext,
): number | null {
  const isStory = context.theme.habit.align === "center";
  // In a wide frame a story's ground without a place is a glow, and a larger one tells no more.
  if (isStory && context.place === null && isWide(context.format)) return null;
  const parts: readonly number[] = HIGHER[isStory ? "stage" : "wing"][shapeOf(context.format)];
  const passing = passingOf(thoughts);
  // Higher than ever a place has things that reach as high as the words would.
  const roomUnder = (high: number | null): Rect =>
    wingScene(visual, "plain", context, { high, isQuiet: true, passing, isClear: high !== null }).words;
  const setIn = (room: Rect): { size: number; height: number }[] => {
    const placed = thoughts.map((thought) => ({ thought, room }));
    const [items, sentences] = [sizesOfItems(placed, context), sizesOfSentences(placed, context)];
    return thoughts.map((thought, at) => {
      const largest = isItem(thought) ? items[at] : sentences[at];
      const voices = fitLine({ ...thought, ...(largest !== undefined && { largest }), steady: true }, room, context); // prettier-ignore
      return { size: voices.point.block.style.size, height: heightOf(voices) };
    });
  };
  const usual = setIn(roomUnder(null));
  const isEnough = (high: number): boolean => {
    const room = roomUnder(high);
    return setIn(room).every(
      ({ size, height }, at) => size >= (usual[at]?.size ?? 0) && height <= room.height * FILLED,
    );
  };
  return parts.find(isEnough) ?? null;
}

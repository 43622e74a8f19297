import type { Rect } from "../../../../artifacts/timeline.ts";
import { areSingleWords, breakCost } from "../../../layout/break-cost.ts";
import type { TextBlock } from "../../../layout/text-block.ts";
import { isWide, shapeOf } from "../../../styles/scale.ts";
import type { ComponentContext } from "../../component.ts";
import { onGround } from "./wing-motif.ts";
import { hasCaptions } from "./wing-room.ts";

/**
 * What a wing without a drawing of its own may take, the greatest first: part of a wide frame's width, of another's height, or of the
 * height of a story's stage. A wide frame has no more widths than the drawings of single sentences have, others few heights: an edge that is elsewhere on every page is restless, and so
 * are words below it.
 */
const GREATER = {
  wing: { wide: [0.4375, 0.3125], tall: [0.5, 0.4], square: [0.34] },
  stage: { wide: [0.44, 0.36, 0.29], tall: [0.44, 0.36, 0.28], square: [0.4, 0.32, 0.26] },
} as const;
/** Part of the room that is left which the words take at most: they keep apart from the picture, and from the frame's edge. */
const FILLED = 0.82;
/** What lines beside a wide wing may cost more than beside the usual one, how many they are at most, and how many more. */
const BROKEN = { worse: 0.7, lines: 4, more: 1 };

/** What stands in a room: the size of its main words (px), its whole height (px), and those words where they break in lines. */
export type SetWords = { size: number; height: number; block?: TextBlock };

/**
 * The part that a scene's wing may take so that all that it says is as large as ever, breaks as well and is little enough beside it:
 * what words leave over belongs to the picture. Null where they need their room.
 * `setIn`: what the scene says, one after another, in a room; `roomAt`: the room beside a wing of so great a part, null for the usual.
 */
export function greatestWing(
  setIn: (room: Rect) => readonly SetWords[],
  roomAt: (part: number | null) => Rect,
  context: ComponentContext,
): number | null {
  const parts = greaterParts(context);
  if (parts.length === 0) return null;
  const isTornEasily = isWide(context.format) && !isStory(context);
  const usual = setIn(roomAt(null));
  const isEnough = (part: number): boolean => {
    const room = roomAt(part);
    return setIn(room).every((set, at) => {
      const before = usual[at];
      return (
        before !== undefined &&
        set.size >= before.size &&
        set.height <= room.height * FILLED &&
        (!isTornEasily || breaksAsWell(set, before, context.language))
      );
    });
  };
  return parts.find(isEnough) ?? null;
}

function breaksAsWell({ block }: SetWords, before: SetWords, language: string): boolean {
  if (block === undefined || before.block === undefined) return true;
  const [cost, usual] = [block, before.block].map(({ lines }) => breakCost(lines, language));
  const most = Math.min(BROKEN.lines, before.block.lines.length + BROKEN.more);
  if (block.lines.length > most || (areSingleWords(block.lines) && !areSingleWords(before.block.lines)))
    return false;
  return (cost ?? 0) - (usual ?? 0) <= BROKEN.worse;
}

/** What a wing may take of the frame beyond the usual, the greatest first. */
export function greaterParts(context: ComponentContext): readonly number[] {
  const parts = GREATER[isStory(context) ? "stage" : "wing"][shapeOf(context.format)];
  if (!isWide(context.format)) return parts;
  // A story's ground with nothing on it is a light, and a larger one tells no more; captions under words would stand on a wide wing.
  const isLight = context.place === null && onGround("", context) === null;
  return (isStory(context) ? isLight : hasCaptions(context)) ? [] : parts;
}

function isStory({ theme }: ComponentContext): boolean {
  return theme.habit.align === "center";
}

import { OPTICAL } from "../../layout/flex-places.ts";
import { thingBox } from "../../places/thing.ts";
import { fitLine } from "../shared/lonely-line.ts";
import { heightOf, type Voices } from "../shared/two-voices.ts";
import type { WingScene } from "../shared/wing/wing-room.ts";
import type { ComponentContext } from "../component.ts";
import type { Thought } from "./passages.ts";

/** px at a short side of 1080 that words keep from what rises beside them; a lamp shines farther than its tower. */
const CLEAR = 48;

/** Whether words in the middle of a wide frame reach to what stands in their place: a tower at the side, or its light. */
export function reachesThing(
  thoughts: readonly Thought[],
  { words, wing }: Pick<WingScene, "words" | "wing">,
  context: ComponentContext,
): boolean {
  const { theme, portrait, direction } = context;
  if (portrait || theme.habit.align !== "center") return false;
  const clear = CLEAR * theme.unit;
  const middle = words.x + words.width / 2;
  return thoughts.some((thought) => {
    const box = thingBox(thought.place, thought.thing, wing, direction === "rtl");
    if (box === null) return false;
    const { x, y, size } = box;
    const apart = Math.min(Math.abs(x - middle), Math.abs(x + size - middle)) - clear;
    const voices = fitLine(thought, words, context);
    const top = words.y + (words.height - heightOf(voices)) * OPTICAL;
    return linesOf(voices).some(({ foot, width }) => top + foot > y - clear && width / 2 > apart);
  });
}

/** The lines of all voices as they stand under each other: where each ends below the first one's top, and its width, px. */
function linesOf({ before, point, after }: Voices): { foot: number; width: number }[] {
  let foot = 0;
  return [before, point, after].flatMap((voice, at) => {
    if (voice === undefined) return [];
    if (at === 2) foot += voice.gap;
    const lines = voice.block.lines.map(({ width }) => {
      foot += voice.block.leading;
      return { foot, width };
    });
    if (at === 0) foot += voice.gap;
    return lines;
  });
}

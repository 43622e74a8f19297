import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import { fitLine } from "../shared/lonely-line.ts";
import { greatestWing, type SetWords } from "../shared/wing/greatest-wing.ts";
import { wingScene } from "../shared/wing/wing-room.ts";
import { setWords } from "../shared/wing-beside-line.ts";
import { passingOf, type Thought } from "./passages.ts";
import { isItem, sizesOfItems, sizesOfSentences } from "./sentence-sizes.ts";

/** The part that a scene's wing may take beside all of its thoughts. Null where they need their room. */
export function wingBesideSentences(
  headed: Pick<StatementVisual, "heading">,
  thoughts: readonly Thought[],
  context: ComponentContext,
): number | null {
  const passing = passingOf(thoughts);
  // Higher than ever a place has things that reach as high as the words would.
  const roomAt = (part: number | null): Rect =>
    wingScene(headed, "plain", context, { part, isQuiet: true, passing, isClear: part !== null, isAlone: false }).words; // prettier-ignore
  const setIn = (room: Rect): SetWords[] => {
    const placed = thoughts.map((thought) => ({ thought, room }));
    const [items, sentences] = [sizesOfItems(placed, context), sizesOfSentences(placed, context)];
    return thoughts.map((thought, at) => {
      const largest = isItem(thought) ? items[at] : sentences[at];
      const line = { ...thought, ...(largest !== undefined && { largest }), steady: true };
      return setWords(fitLine(line, room, context));
    });
  };
  return greatestWing(setIn, roomAt, context);
}

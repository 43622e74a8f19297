import type { Rect } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import { fitLine, type LonelyLine } from "./lonely-line.ts";
import { heightOf, type Voices } from "./two-voices.ts";
import { greatestWing, type SetWords } from "./wing/greatest-wing.ts";

/** The part that a wing may take beside one line. Null where that needs its room. */
export function wingBesideLine(
  line: LonelyLine,
  roomAt: (part: number | null) => Rect,
  context: ComponentContext,
): number | null {
  return greatestWing((room) => [setWords(fitLine(line, room, context))], roomAt, context);
}

export function setWords(voices: Voices): SetWords {
  const { block } = voices.point;
  return { size: block.style.size, height: heightOf(voices), block };
}

import type { Emphasis } from "../../../artifacts/cue.ts";
import { lettersOf } from "../../layout/letters.ts";
import { fitDisplay, fits } from "../../layout/text-block.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { partsOf, within, type Room, type Voices } from "./two-voices.ts";
import { stepsAround } from "./type-steps.ts";

/** Letters of what opens a sentence as its hero, and how much larger than the sentence it is. */
const OPENER = { letters: 30, larger: 1.5 };
/** Lines of the sentence behind it at each size, the largest first. */
const LINES = { wide: [2, 3, 4], tall: [4, 6, 9], square: [3, 5, 6] } as const;
/** The weight of that at most, and px between the two of the size of the hero. */
const REST = { weight: 450, gap: 0.3 };
/** Of their room both take no more. */
const FILLED = 0.96;

/**
 * A sentence that opens with what is its picture, such as a date ("On 26 April 1876"): that on a line of its own, and the sentence below
 * it as large as sentences are. Null where it opens otherwise, or has no room for both.
 */
export function openedVoices(
  sentence: { text: string; emphasis: Emphasis[]; point?: Emphasis },
  room: Room,
  context: ComponentContext,
): Voices | null {
  const { text, point: span } = sentence;
  if (span === undefined || span.start > 0) return null;
  const parts = partsOf(text, span);
  if (parts === null || parts.before !== "" || parts.after === "") return null;
  const { said, after } = parts;
  if (lettersOf(said) > OPENER.letters || lettersOf(after) < lettersOf(said)) return null;
  const { theme, format } = context;
  const style = { face: "heading" as const, color: theme.color.text };
  const weight = Math.min(theme.face.heading.weight, REST.weight);
  for (const [at, step] of stepsAround(context).entries()) {
    const size = Math.round(step * theme.size.display);
    const limits = { width: room.width, maxLines: LINES[shapeOf(format)][at] ?? 0, steady: true };
    const rest = fitDisplay(after, { ...style, size, weight }, { ...limits, height: room.height }, context);
    const hero = fitDisplay(said, { ...style, size: Math.round(size * OPENER.larger) }, { width: room.width, maxLines: 1, steady: true }, context); // prettier-ignore
    const gap = Math.round(hero.style.size * REST.gap);
    const height = hero.height + gap + rest.height;
    const isRight =
      rest.style.size === size && fits(rest, limits) && hero.lines.length === 1 && hero.style.size > size;
    if (!isRight || height > room.height * FILLED) continue;
    return {
      point: { block: hero, source: said, emphasis: within(sentence, 0, said), gap: 0 },
      after: { block: rest, source: after, emphasis: within(sentence, text.indexOf(after, span.end), after), gap },
    }; // prettier-ignore
  }
  return null;
}

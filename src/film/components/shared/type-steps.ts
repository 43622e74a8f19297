import type { Format } from "../../../artifacts/timeline.ts";
import { shapeOf } from "../../styles/scale.ts";

/** Of the display size: lists are set in these, so that as many words are as large in each of a film's scenes. */
export const STEPS = [1.156, 0.98, 0.83, 0.7, 0.6] as const;

/**
 * A film's sentences have three sizes, of the display size: what stands alone, what stands beside something, and what is long; what stands
 * out and notes have one each. Five, each a little smaller than the last, looked like chance: no page was as large as the one before. A
 * tall frame has less width for the same words, a square less room.
 */
export const SENTENCES = {
  wide: [1.156, 0.9, 0.7],
  tall: [1.156, 0.83, 0.7],
  square: [1, 0.83, 0.66],
} as const;

/** And one that stands out from the pages around it, and one of what leads up to what is large, or adds to it. */
const PEAK = { wide: 1.35, tall: 1.36, square: 1.2 } as const;
const NOTE = { wide: 0.6, tall: 0.55, square: 0.55 } as const;

/** Signs as wide as they are high are fewer to a line: at the size of letters seven would be, and every phrase a line. */
const WIDE_SIGNS = { languages: /^(?:ja|zh)\b/u, size: { wide: 1, tall: 0.86, square: 0.86 } } as const;

type Asked = { format: Format; language: string };

/** Of the display size, what may stand around a point, the largest first: the sizes that the film's sentences have anyway. */
export function stepsAround({ format, language }: Asked): readonly number[] {
  const shape = shapeOf(format);
  return inScript([...SENTENCES[shape].slice(1), NOTE[shape]], { format, language });
}

/** What a page is to its film: its sentence is chosen a size by that, and by its length only where it has no room. */
export type PageRole = "beside" | "alone" | "peak";

/** The sizes that a sentence may have by its role, the largest first: those of one role are one size, or the next where they are long. */
export function stepsOf(role: PageRole, { format, language }: Asked): readonly number[] {
  const shape = shapeOf(format);
  const [alone, beside, long] = SENTENCES[shape];
  const steps = { peak: [PEAK[shape], alone, beside], alone: [alone, beside, long], beside: [beside, long] };
  return inScript(steps[role], { format, language });
}

function inScript(steps: readonly number[], { format, language }: Asked): readonly number[] {
  const size = WIDE_SIGNS.languages.test(language) ? WIDE_SIGNS.size[shapeOf(format)] : 1;
  return steps.map((step) => step * size);
}

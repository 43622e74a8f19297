import type { Format } from "../../../artifacts/timeline.ts";
import { shapeOf } from "../../styles/scale.ts";

/** Of the display size: lists are set in these, so that as many words are as large in each of a film's scenes. */
export const STEPS = [1.156, 0.98, 0.83, 0.7, 0.6] as const;

/**
 * A film's sentences have three sizes, of the display size: what strikes, what is told, and what is long. Each is clearly another than
 * the next: five, each a little smaller than the last, looked like chance. A tall frame has lines to give, a square less room.
 */
export const SENTENCES = {
  wide: [1.32, 1, 0.76],
  tall: [1.36, 1, 0.78],
  square: [1.1, 0.86, 0.66],
} as const;

/** And one of what leads up to what is large, or adds to it. */
const NOTE = { wide: 0.6, tall: 0.7, square: 0.56 } as const;

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

/** The sizes that a sentence may have by its role, the largest first: what stands alone may have all three, what stands beside something the smaller two. */
export function stepsOf(role: PageRole, { format, language }: Asked): readonly number[] {
  const shape = shapeOf(format);
  const [strikes, told, long] = SENTENCES[shape];
  const steps = role === "beside" ? [told, long] : [strikes, told, long];
  return inScript(steps, { format, language });
}

function inScript(steps: readonly number[], { format, language }: Asked): readonly number[] {
  const size = WIDE_SIGNS.languages.test(language) ? WIDE_SIGNS.size[shapeOf(format)] : 1;
  return steps.map((step) => step * size);
}

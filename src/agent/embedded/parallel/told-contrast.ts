import { believedSides } from "./believed-sides.ts";
import type { Contrast } from "./contrast-points.ts";
import { openedSides } from "./opened-sides.ts";
import { pivotSides } from "./pivot-sides.ts";

/** Two things that are set against each other in prose, from the sentence `at` on; `count`: how many sentences they take. */
export function contrastAt(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: Contrast; count: number } | null {
  return (
    openedSides(sentences, at, language) ??
    believedSides(sentences, at, language) ??
    pivotSides(sentences, at, language)
  );
}

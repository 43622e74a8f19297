import type { Figure } from "../../../artifacts/cue.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";

/** A figure of a passage that may be shown: `at` its sentence, UTF-16 `start` and `end` in it. */
export type Striking = {
  at: number;
  start: number;
  end: number;
  /** Where it is said. */
  cue: number;
  /** From 3 on a figure carries a scene. */
  score: number;
  label: string;
  figure: Figure;
  unit: string;
  /** It is tied to another figure, and says more than any single one of its sentence. */
  tied?: boolean;
  /** Its label goes on from it or names it, and is not its sentence. */
  turned?: boolean;
  /** "From" €12: what stands before it on the screen. */
  lead?: string;
  /** What it was before, and where that is said: in its own sentence, or in the next. */
  from?: { figure: Figure; cue: number; next?: true };
  /** What its sentence tells before its clause, up to `end`: it is read over the figure. */
  ahead?: { text: string; end: number };
} & Pick<NumberVisual["figures"][number], "share">;

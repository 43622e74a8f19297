import type { Cue } from "../../../artifacts/storyboard.ts";
import type { Layer } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import { layOutThoughts } from "./statement.ts";

export type LoneItem = { label: string; detail?: string; cue?: Cue };

/**
 * Items that are told at length, each alone with the frame while it is told: beside those that are still to come it would be small
 * type above empty places. `numberedFrom`: the number of the first, where they have numbers.
 */
export function oneByOne(
  heading: string | undefined,
  items: readonly LoneItem[],
  numberedFrom: number | null,
  context: ComponentContext,
): Layer[] {
  const thoughts = items.map(({ label, detail = "", cue }, index) => ({
    text: label,
    ...(detail.trim() === "" ? {} : { detail }),
    ...(cue === undefined ? {} : { cue }),
    ...(numberedFrom === null ? {} : { numeral: String(numberedFrom + index) }),
  }));
  const [first, ...more] = thoughts;
  if (first === undefined) return [];
  return layOutThoughts(
    { kind: "statement", ...(heading === undefined ? {} : { heading }), ...first, more },
    context,
  );
}

import type { Cue, Emphasis } from "../../../artifacts/cue.ts";
import type { Further } from "../../../artifacts/storyboard.ts";
import type { Layer } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import { layOutThoughts } from "./statement.ts";

export type LoneItem = {
  label: string;
  emphasis?: readonly Emphasis[];
  detail?: string;
  more?: readonly Further[];
  illustration?: string;
  cue?: Cue;
};

/** Whether of some item more is told than a list shows. */
export function areToldFurther(items: readonly Pick<LoneItem, "more">[]): boolean {
  return items.some(({ more = [] }) => more.length > 0);
}

/**
 * Items that are told at length, each alone with the frame while it is told: beside those that are still to come it would be small
 * type above empty places. What is told of one takes its turns below it. `numberedFrom`: the number of the first, where they have
 * numbers.
 */
export function oneByOne(
  heading: string | undefined,
  items: readonly LoneItem[],
  numberedFrom: number | null,
  context: ComponentContext,
): Layer[] {
  const further = areToldFurther(items);
  const drawn = items.some(({ illustration }) => illustration !== undefined);
  const thoughts = items.map(
    ({ label, emphasis = [], detail = "", more = [], illustration, cue }, index) => ({
      text: label,
      ...(emphasis.length === 0 ? {} : { emphasis: [...emphasis] }),
      // The drawing of one item is not that of the next.
      ...(drawn && (index > 0 || illustration !== undefined) ? { illustration: illustration ?? null } : {}),
      ...(detail.trim() === "" || more.length > 0 ? {} : { detail }),
      // All are set as items are, also those of which nothing more is told.
      ...(further ? { told: more } : {}),
      ...(cue === undefined ? {} : { cue }),
      ...(numberedFrom === null ? {} : { numeral: String(numberedFrom + index) }),
    }),
  );
  const [begins, ...more] = thoughts;
  if (begins === undefined) return [];
  const { illustration, ...first } = begins;
  return layOutThoughts(
    {
      kind: "statement",
      ...(heading === undefined ? {} : { heading }),
      ...first,
      ...(typeof illustration === "string" ? { illustration } : {}),
      more,
    },
    context,
  );
}

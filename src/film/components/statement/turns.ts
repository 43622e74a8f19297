import type { Cue, Further } from "../../../artifacts/storyboard.ts";
import { pageTimes, type PageTime } from "../../layout/page-times.ts";
import type { ComponentContext } from "../component.ts";
import type { Turn } from "../shared/item-voices.ts";

/**
 * When each thing that is told of an item is seen, in the time of the item: with its words. What is told with the label comes with it;
 * else the label stands alone until then.
 */
export function inTurn(
  told: readonly Further[],
  cue: Cue | undefined,
  { from, until }: PageTime,
  context: ComponentContext,
): Turn[] {
  const item = { ...context, opening: from, frames: until ?? context.frames };
  const [first] = told;
  const isWithLabel =
    first?.cue === undefined || (cue !== undefined && context.at(first.cue) <= context.at(cue));
  const named = told.map((one) => (one.cue === undefined ? null : context.at(one.cue)));
  const times = pageTimes(isWithLabel ? named : [from, ...named], item).slice(isWithLabel ? 0 : 1);
  return told.map(({ text, emphasis = [] }, at) => {
    const time = times[at] ?? { from, until: null };
    return { text, emphasis, frame: time.from, until: time.until };
  });
}

import type { Cue } from "../../../artifacts/cue.ts";
import type { Further } from "../../../artifacts/storyboard.ts";
import { pageTimes, type PageTime } from "../../layout/page-times.ts";
import type { ComponentContext } from "../component.ts";
import type { Turn } from "../shared/item-voices.ts";

/**
 * When each thing that is told of an item is seen, in the time of the item: with its words. What is told with the label comes with it;
 * else the label stands alone until then. Of an item that is gone too soon for all, the first are seen.
 */
export function inTurn(
  told: readonly Further[],
  cue: Cue | undefined,
  { from, until }: PageTime,
  context: ComponentContext,
): Turn[] {
  const item = { ...context, opening: from, frames: until ?? context.frames };
  const waits = comesLater(told[0], cue, context) && seenOf(told.slice(0, 1), item, true).length > 0;
  const seen = seenOf(told, item, waits);
  const named = seen.map((one) => (one.cue === undefined ? null : context.at(one.cue)));
  const times = pageTimes(waits ? [from, ...named] : named, item).slice(waits ? 1 : 0);
  return seen.map(({ text, emphasis = [] }, at) => {
    const time = times[at] ?? { from, until: null };
    return { text, emphasis, frame: time.from, until: time.until };
  });
}

function comesLater(
  first: Further | undefined,
  cue: Cue | undefined,
  { at }: Pick<ComponentContext, "at">,
): boolean {
  return first?.cue !== undefined && at(first.cue) > at(cue);
}

/** As many as have come, and gone, before the item goes; behind the label where that stands alone before them. */
function seenOf(
  told: readonly Further[],
  { opening, frames, theme }: ComponentContext,
  isBehindLabel: boolean,
): readonly Further[] {
  const { enter, exit } = theme.motion;
  let left = frames - opening - enter - 1 - (isBehindLabel ? enter + exit : 0);
  const end = told.findIndex(({ cue }) => {
    // What is only read needs as long again as what is heard, as pages do.
    left -= enter + exit + (cue === undefined ? 2 * enter : 0);
    return left < 0;
  });
  return end < 0 ? told : told.slice(0, end);
}

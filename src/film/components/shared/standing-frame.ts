import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { standing } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import type { ListItem } from "./list-item.ts";

/** What comes sooner after the first item, in seconds, needs nothing that stands for it. */
const SOON_SECONDS = 0.8;

/**
 * The frame of a list, from its first item on, or where its section is not announced from the scene's first moment on: what each later item stands on and what marks it (a card and its icon, a
 * rule and its number) in a quiet tone, until its words come and it stands there itself. Its words never do.
 */
export function standingFrame(
  items: readonly ListItem[],
  firstId: number,
  paintOf: (item: ListItem, index: number) => Paint[],
  { theme, format, opening, unannounced }: ComponentContext,
): Layer[] {
  // "It takes five steps." is said over their places, and over no empty page.
  const ahead = unannounced === true && firstId === 0;
  const first = ahead ? opening : Math.min(...items.map(({ frame }) => frame));
  const soon = Math.max(theme.motion.enter, Math.round(SOON_SECONDS * format.fps));
  return items.flatMap((item, index) => {
    if (item.frame - first < soon) return [];
    const paint = paintOf(item, index);
    if (paint.length === 0) return [];
    const opacity = standing(theme, first, item.frame);
    return [layerOf(`standing-${firstId + index + 1}`, paint, { opacity }, format)];
  });
}

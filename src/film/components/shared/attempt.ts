import type { Layer } from "../../../artifacts/timeline.ts";
import { leaveAt } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";

/** A layout of some items, or null where they do not fit at the smallest size. */
export type Attempt = Layer[] | null;

/**
 * The items on as few pages as they need, each page at the frame of its first item in place of the
 * one before. Ends with one item a page, whatever its size: `layOut` must give a layout for one.
 */
export function paged<Item extends { frame: number }>(
  items: Item[],
  layOut: (page: Item[], first: number) => Attempt,
  context: ComponentContext,
): Layer[] {
  const { theme } = context;
  for (let count = 1; count <= items.length; count += 1) {
    const size = Math.ceil(items.length / count);
    const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, page) => page * size);
    const pages = starts.map((start) => layOut(items.slice(start, start + size), start));
    if (pages.some((page) => page === null)) continue;
    return pages.flatMap((page, index) => {
      const next = items[starts[index + 1] ?? items.length];
      if (next === undefined || page === null) return page ?? [];
      const frame = Math.max(context.opening, next.frame - theme.motion.exit);
      return page.map((layer) => ({ ...layer, tracks: leaveAt(layer.tracks, theme, frame) }));
    });
  }
  return [];
}

/** Cues in rising order and far enough apart that at most two things move at once. */
export function staggered(frames: number[], context: ComponentContext): number[] {
  const step = Math.ceil(context.theme.motion.enter / 2);
  const latest = context.frames - context.theme.motion.enter - 1;
  let before = Number.NEGATIVE_INFINITY;
  return frames.map((frame) => {
    before = Math.min(latest, Math.max(frame, before + step));
    return before;
  });
}

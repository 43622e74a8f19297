import type { Layer, Paint, Rect, Track } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";

/** What stands on a ground: the lower edge of its place, px, and the frame that it comes at. */
export type Standing = { frame: number; bottom: number };

/**
 * The ground of several things one under another, as far down as they have come: one that reached below them would be an
 * empty place that waits. Each reach lies over the one before, which leaves beneath it, so that edges and shades do not double.
 */
export function growingGround(
  id: string,
  whole: Rect,
  things: readonly Standing[],
  paintOf: (rect: Rect) => Paint[],
  { theme, format, frames }: ComponentContext,
): Layer[] {
  const { enter } = theme.motion;
  const reaches = reachesOf(things, enter + 1);
  return reaches.map(({ frame, bottom }, at) => {
    const next = reaches[at + 1]?.frame ?? frames;
    // What is opaque leaves once it is covered; of two shades each gives way to the other.
    const from = theme.habit.panel === "shade" ? next : next + enter;
    const gone: Track = [{ frame: from, value: 1 }, { frame: from + enter, value: 0, ease: "out" }]; // prettier-ignore
    const opacity = [...fadeIn(theme, frame), ...(from + enter < frames ? gone : [])];
    return layerOf(`${id}-${at + 1}`, paintOf({ ...whole, height: bottom - whole.y }), { opacity }, format);
  });
}

/** How far the ground reaches, and from when on; what comes within `together` frames is one reach. */
function reachesOf(things: readonly Standing[], together: number): Standing[] {
  const reaches: Standing[] = [];
  for (const { frame, bottom } of things.toSorted((a, b) => a.frame - b.frame)) {
    const last = reaches.at(-1);
    if (last !== undefined && bottom <= last.bottom) continue;
    if (last !== undefined && frame - last.frame < together) last.bottom = bottom;
    else reaches.push({ frame, bottom });
  }
  return reaches;
}

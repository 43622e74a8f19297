import type { Paint, Rect, Tracks } from "../../../artifacts/timeline.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";

/** The bar at the start edge of a text that stands for itself; `color` where what it says has a colour of its own. */
export function startBar(rect: Rect, { theme, direction }: ComponentContext, color?: string): Paint {
  const width = Math.round(8 * theme.unit);
  const x = direction === "rtl" ? rect.x + rect.width - width : rect.x;
  return {
    kind: "rect",
    x,
    y: rect.y,
    width,
    height: rect.height,
    radius: width / 2,
    fill: color ?? theme.color.primary,
  };
}

/** Drawn from top to bottom. */
export function barTracks(theme: Theme, frame: number): Tracks {
  return {
    inset: {
      bottom: [
        { frame, value: 1 },
        { frame: frame + theme.motion.enter, value: 0 },
      ],
    },
  };
}

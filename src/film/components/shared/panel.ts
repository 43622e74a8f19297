import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import type { Theme } from "../../styles/theme.ts";

/**
 * The ground that groups things: a tint of the paper without a border, or on the deep ground a panel
 * with a border in the item's hue.
 */
export function panelPaint(theme: Theme, rect: Rect, hue?: string): Paint {
  const box = {
    x: Math.round(rect.x),
    y: Math.round(rect.y),
    width: Math.round(rect.width),
    height: Math.round(rect.height),
    radius: theme.radius,
  };
  if (theme.name === "clean_lecture") return { kind: "rect", ...box, fill: theme.color.surface };
  return {
    kind: "rect",
    ...box,
    fill: theme.color.surface,
    stroke: { color: `${hue ?? theme.color.line}${hue === undefined ? "" : "80"}`, width: theme.hairline },
  };
}

/** The hue that item `index` takes: on paper there is one accent a frame, on the deep ground each its own. */
export function hueOf(theme: Theme, index: number): string {
  if (!theme.dark) return theme.color.primary;
  return theme.color.hues[index % theme.color.hues.length] ?? theme.color.primary;
}

import type { Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";

/** A body that shines, in the middle of a room `size` px wide. */
export function sun(middle: { x: number; y: number }, size: number, theme: Theme): Paint[] {
  const { background, primary } = theme.color;
  const radius = size * 0.46;
  const body = size * 0.2;
  return [
    {
      kind: "ellipse",
      cx: middle.x,
      cy: middle.y,
      rx: radius,
      ry: radius,
      fill: {
        kind: "radial",
        center: [middle.x, middle.y],
        radius,
        stops: [
          { at: 0, color: `${primary}66` },
          { at: 0.5, color: `${primary}22` },
          { at: 1, color: `${primary}00` },
        ],
      },
    },
    { kind: "ellipse", cx: middle.x, cy: middle.y, rx: body, ry: body, fill: mix(background, primary, 0.85) },
  ];
}

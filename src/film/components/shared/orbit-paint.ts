import type { Paint } from "../../../artifacts/timeline.ts";
import { mix } from "../../styles/contrast.ts";
import type { Theme } from "../../styles/theme.ts";

/** `angle` in radians, of the body from the middle; `body`: its radius, px at a short side of 1080. */
export type Orbit = {
  middle: { x: number; y: number };
  radius: number;
  angle: number;
  body: number;
  color: string;
};

/** A ring, and on it a small luminous body. */
export function orbitPaint({ middle, radius, angle, body, color }: Orbit, theme: Theme): Paint[] {
  const { background, primary } = theme.color;
  const at = { cx: middle.x + radius * Math.cos(angle), cy: middle.y + radius * Math.sin(angle) };
  const size = body * theme.unit;
  return [
    {
      kind: "ellipse",
      cx: middle.x,
      cy: middle.y,
      rx: radius,
      ry: radius,
      stroke: { color: mix(background, primary, 0.36), width: theme.hairline },
    },
    { kind: "ellipse", ...at, rx: size * 2, ry: size * 2, fill: mix(background, color, 0.22) },
    { kind: "ellipse", ...at, rx: size, ry: size, fill: color },
  ];
}

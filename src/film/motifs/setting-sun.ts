import type { Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";

/** A disc of light and its glow; what is in front of it is painted after it. */
export function settingSun(
  x: number,
  y: number,
  radius: number,
  { color: { background, primary } }: Theme,
): Paint[] {
  const glow = radius * 2.6;
  const stops = [0, 0.25, 0.5, 0.75, 1].map((at) => ({
    at,
    color: `${primary}${Math.round(62 * (1 - at) ** 2)
      .toString(16)
      .padStart(2, "0")}`,
  }));
  const disc = { kind: "ellipse" as const, cx: x, cy: y };
  return [
    { ...disc, rx: glow, ry: glow, fill: { kind: "radial", center: [x, y], radius: glow, stops } },
    { ...disc, rx: radius, ry: radius, fill: mix(background, primary, 0.9) },
  ];
}

import type { Paint, Rect } from "../../artifacts/timeline.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

/** Across the room; the nearer to its foot a light is, the larger and fainter. */
const LIGHTS = 26;

/** Lights out of focus, as of a town or of candles at night: no place, no hour, no weather. */
export function lights(seed: string, rect: Rect, { color, unit }: Theme): Paint[] {
  const { primary, accent } = color;
  const random = seededBy(seed);
  return Array.from({ length: LIGHTS }, (_, index): Paint => {
    const depth = random();
    const radius = (5 + 40 * depth ** 2.2) * unit;
    const cx = rect.x + (rect.width * (index + random())) / LIGHTS;
    // None hangs over the foot of the stage.
    const down = rect.height * (0.16 + 0.74 * (0.55 * depth + 0.45 * random()));
    const cy = rect.y + Math.min(down, rect.height - radius);
    const alpha = Math.round((0.5 - 0.4 * depth) * 255);
    const ink = index % 4 === 3 ? accent : primary;
    return {
      kind: "ellipse",
      cx,
      cy,
      rx: radius,
      ry: radius,
      fill: `${ink}${alpha.toString(16).padStart(2, "0")}`,
    };
  });
}

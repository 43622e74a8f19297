import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

const LINES = 15;
const STEPS = 72;
/** So many gaps between two lines the highest wave is high. */
const SWELL = 1.9;

/** Lines that swell where two waves meet, one of them in the accent: the other cover on a deep ground. */
export function waves(title: string, rect: Rect, theme: Theme): Paint[] {
  const { background, primary, accent } = theme.color;
  const random = seededBy(title);
  const [turns, phase, heart] = [1.2 + random(), random() * 6, 0.35 + 0.3 * random()];
  const lit = Math.floor(LINES * (0.35 + 0.3 * random()));
  // Along the longer side of the room.
  const upright = rect.height > rect.width * 1.5;
  const [length, across] = upright ? [rect.height, rect.width] : [rect.width, rect.height];
  const gap = across / (LINES + 1);
  return Array.from({ length: LINES }, (_, line): Paint => {
    const base = gap * (line + 1);
    // The outer lines swell as far as the room goes: cut off they would be flat.
    const reach = Math.min(gap * SWELL, base, across - base);
    const points = Array.from({ length: STEPS + 1 }, (_unused, step) => {
      const at = step / STEPS;
      const swell = Math.exp(-(((at - heart) / 0.24) ** 2));
      const aside = base + reach * swell * Math.sin(at * turns * 12 + phase + line * 0.42);
      const [x, y] = upright ? [aside, length * at] : [length * at, aside];
      return `${(rect.x + x).toFixed(1)} ${(rect.y + y).toFixed(1)}`;
    });
    const color = line === lit ? accent : mix(background, primary, 0.25 + (0.6 * line) / LINES);
    const width = theme.hairline * (line === lit ? 2.4 : 1.4);
    return { kind: "path", d: `M${points.join("L")}`, stroke: { color, width } };
  });
}

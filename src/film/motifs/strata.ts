import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "./seeded.ts";

/** How far down the room each band begins, and how far a seed moves it. */
const LEVELS = [0.3, 0.5, 0.68, 0.84];
const MOVED = 0.1;
/** How far the edge of a band swells, of the room's height and at most of its width. */
const SWELL = { high: 0.05, wide: 0.1 };

/**
 * Broad bands that deepen towards the foot, as still water does, in `inks` from far to near: a field for films on what is grave, where
 * wheels, confetti and whatever else is thrown would cheer.
 */
export function strata(seed: string, rect: Rect, inks: readonly string[]): Paint[] {
  const random = seededBy(seed);
  const { x, y, width, height } = rect;
  const swell = Math.min(height * SWELL.high, width * SWELL.wide);
  return inks.slice(0, LEVELS.length).map((fill, band): Paint => {
    const level = y + height * ((LEVELS[band] ?? 1) + MOVED * (random() - 0.5));
    const [left, middle, right] = [random(), random(), random()].map((part) => (level + swell * (2 * part - 1)).toFixed(1)); // prettier-ignore
    const edge = `M${x} ${left}Q${x + width / 2} ${middle} ${x + width} ${right}`;
    return { kind: "path", d: `${edge}L${x + width} ${y + height}L${x} ${y + height}Z`, fill };
  });
}

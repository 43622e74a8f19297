import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "./seeded.ts";

/** Of the outermost, from without to within. */
const RADII = [0.98, 0.74, 0.5, 0.26];

/** Rings one in the other that rise from behind an edge of the frame, `inks` from without to within. */
export function rings(seed: string, rect: Rect, inks: readonly string[], direction: "ltr" | "rtl"): Paint[] {
  const random = seededBy(seed);
  const upright = rect.height > rect.width;
  const radius = Math.min(rect.width, rect.height);
  const along = 0.24 + 0.52 * random();
  const edge = direction === "rtl" ? rect.x : rect.x + rect.width;
  const cx = upright ? edge : rect.x + rect.width * along;
  const cy = upright ? rect.y + rect.height * along : rect.y;
  return RADII.map((part, at) => {
    const r = radius * part;
    return { kind: "ellipse", cx, cy, rx: r, ry: r, fill: inks[at % inks.length] ?? "#000000" };
  });
}

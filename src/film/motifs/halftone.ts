import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "./seeded.ts";

/** Dots across the room's shorter side, by the seed: another cut of the print on each page. */
const ACROSS = [4, 6, 9];
/** A dot's radius at most, as a part of the step from one to the next; one smaller than the least is left out. */
const DOT = { most: 0.47, least: 0.06 };

/** Dots that swell about a point at the frame's edge, as in a coarse print; every seed has its own point. `inks` from far to near; `turned`: the room lies at the other side, or at the frame's foot. */
export function halftone(
  seed: string,
  rect: Rect,
  inks: readonly string[],
  direction: "ltr" | "rtl",
  turned = false,
): Paint[] {
  const random = seededBy(seed);
  const upright = rect.height > rect.width;
  const wished = Math.min(rect.width, rect.height) / (ACROSS[Math.floor(random() * ACROSS.length)] ?? 6);
  // Whole dots across the room: half a dot at the frame's edge looks like a slip.
  const step = rect.width / Math.round(rect.width / wished);
  const [columns, rows] = [Math.ceil(rect.width / step), Math.ceil(rect.height / step)];
  const along = 0.12 + 0.76 * random();
  const edge = (direction === "rtl") !== turned ? rect.x : rect.x + rect.width;
  const heart = upright
    ? { x: edge, y: rect.y + rect.height * along }
    : { x: rect.x + rect.width * along, y: turned ? rect.y + rect.height : rect.y };
  const reach = Math.min(rect.width, rect.height) * 1.5;
  return Array.from({ length: columns * rows }, (_, index): Paint[] => {
    const cx = rect.x + step * ((index % columns) + 0.5);
    const cy = rect.y + step * (Math.floor(index / columns) + 0.5);
    const near = 1 - Math.hypot(cx - heart.x, cy - heart.y) / reach;
    if (near < DOT.least / DOT.most) return [];
    const r = step * Math.max(DOT.least, DOT.most * near);
    const fill = inks[Math.min(inks.length - 1, Math.floor(near * 1.15 * inks.length))] ?? "#000000";
    return [{ kind: "ellipse", cx, cy, rx: r, ry: r, fill }];
  }).flat();
}

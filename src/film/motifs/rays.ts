import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "./seeded.ts";

/** Odd, so that the fan ends as it begins. */
const RAYS = [9, 11, 15];
/** Of the room's shorter side; the inner circle closes the fan. */
const RADIUS = { outer: 0.98, inner: [0.14, 0.22, 0.36] };

/**
 * A fan of rays that opens from an edge of the frame, its `inks` in turn about a disc of the last. `turned`: the room lies
 * at the other side, or at the frame's foot; from its inner edge the disc would reach among the words.
 */
export function rays(
  seed: string,
  rect: Rect,
  inks: readonly string[],
  direction: "ltr" | "rtl",
  turned = false,
): Paint[] {
  const random = seededBy(seed);
  const upright = rect.height > rect.width;
  const short = Math.min(rect.width, rect.height);
  const along = 0.3 + 0.4 * random();
  const atLeft = (direction === "rtl") !== turned;
  const heart = upright
    ? { x: atLeft ? rect.x : rect.x + rect.width, y: rect.y + rect.height * along }
    : { x: rect.x + rect.width * along, y: turned ? rect.y + rect.height : rect.y };
  const count = RAYS[Math.floor(random() * RAYS.length)] ?? 11;
  const inner = RADIUS.inner[Math.floor(random() * RADIUS.inner.length)] ?? 0.2;
  // Half a turn that faces into the frame.
  const beside = atLeft ? -Math.PI / 2 : Math.PI / 2;
  const from = upright ? beside : turned ? Math.PI : 0;
  const at = (turn: number): string => {
    const angle = from + Math.PI * turn;
    const r = short * RADIUS.outer;
    return `${(heart.x + r * Math.cos(angle)).toFixed(1)} ${(heart.y + r * Math.sin(angle)).toFixed(1)}`;
  };
  const r = (short * RADIUS.outer).toFixed(1);
  const fan = Array.from({ length: count }, (_, ray): Paint => {
    const fill = inks[ray % Math.max(1, inks.length - 1)] ?? "#000000";
    const arc = `L${at(ray / count)}A${r} ${r} 0 0 1 ${at((ray + 1) / count)}Z`;
    return { kind: "path", d: `M${heart.x} ${heart.y}${arc}`, fill };
  });
  const disc = short * inner;
  return [
    ...fan,
    { kind: "ellipse", cx: heart.x, cy: heart.y, rx: disc, ry: disc, fill: inks.at(-1) ?? "#000000" },
  ];
}

import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "./seeded.ts";

/** Squares across the room's shorter side, by the seed: another cut of the pattern on each page. */
const ACROSS = [2, 3, 4];

/** Squares cut from corner to corner, `inks` thrown over them by the seed, the last of them once. */
export function facets(seed: string, rect: Rect, inks: readonly string[]): Paint[] {
  const random = seededBy(seed);
  const size = Math.min(rect.width, rect.height) / (ACROSS[Math.floor(random() * ACROSS.length)] ?? 3);
  const columns = Math.max(1, Math.round(rect.width / size));
  const rows = Math.max(1, Math.round(rect.height / size));
  const [wide, high] = [rect.width / columns, rect.height / rows];
  const lit = Math.floor(random() * columns * rows);
  const plain = inks.slice(0, -1);
  const any = (): string => plain[Math.floor(random() * plain.length)] ?? "#000000";
  return Array.from({ length: columns * rows }, (_, cell): Paint[] => {
    const x = rect.x + wide * (cell % columns);
    const y = rect.y + high * Math.floor(cell / columns);
    const rising = random() < 0.5;
    const [left, right] = [any(), cell === lit ? (inks.at(-1) ?? any()) : any()];
    const corner = (across: number, down: number): string =>
      `${(x + across * wide).toFixed(1)} ${(y + down * high).toFixed(1)}`;
    const half = (third: string, fill: string): Paint => ({
      kind: "path",
      d: `M${rising ? corner(0, 1) : corner(0, 0)}L${rising ? corner(1, 0) : corner(1, 1)}L${third}Z`,
      fill,
    });
    return [
      half(rising ? corner(0, 0) : corner(0, 1), left),
      half(rising ? corner(1, 1) : corner(1, 0), right),
    ];
  }).flat();
}

import type { Format, Paint, Rect } from "../../artifacts/timeline.ts";
import { quarterDisc } from "./quarter-disc.ts";
import { seededBy } from "./seeded.ts";

/** Of the wing's shorter side, how far it reaches; along a rim as far as that is wide. */
const REACH = { wing: 0.72, rim: 1 };
/** A wing so much longer than it is wide is a rim. */
const RIM = 2.2;

/**
 * A quarter of a disc in the corner that the wing shares with the frame, and nothing else: walls of tiles and rays on pages of which
 * they tell nothing were taken for the film's stamp.
 */
export function quietCorner(seed: string, wing: Rect, format: Format, fill: string): Paint[] {
  const [longer, side] = [Math.max(wing.width, wing.height), Math.min(wing.width, wing.height)];
  const r = Math.round(side * (longer > side * RIM ? REACH.rim : REACH.wing));
  if (r <= 0) return [];
  const isUpright = wing.height > wing.width;
  const atStart = seededBy(seed)() < 0.5;
  const isLeft = isUpright ? wing.x <= 0 : atStart;
  const isTop = isUpright ? atStart : wing.y + wing.height / 2 < format.height / 2;
  const [x, y] = [isLeft ? wing.x : wing.x + wing.width, isTop ? wing.y : wing.y + wing.height];
  return [{ kind: "path", d: quarterDisc({ x, y }, r, { isLeft, isTop }), fill }];
}

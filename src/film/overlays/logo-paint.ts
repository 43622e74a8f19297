import type { MediaRef } from "../../artifacts/media.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { containedSize, placedIn, wholeOf } from "../components/shared/picture-fit.ts";
import { contrast } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";

/** From here a dark shape reads on a ground, measured against black; a light one below it, against white. */
const READS = 4.5;
const LIGHT_PLATE = "#FFFFFF";
const DARK_PLATE = "#111827";

/** The plate that a logo needs to be seen on some grounds, or null where it needs none. */
export function plateFor({ ground }: MediaRef, grounds: readonly string[], plate: string): string | null {
  // A logo without transparency brings its own ground.
  if (ground === undefined) return null;
  const against = ground === "light" ? "#000000" : "#FFFFFF";
  const reads = (fill: string): boolean => contrast(fill.slice(0, 7), against) >= READS;
  if (grounds.every(reads)) return null;
  if (reads(plate)) return plate;
  return ground === "light" ? LIGHT_PLATE : DARK_PLATE;
}

/** A logo whole in a room, with its plate where it needs one; `across`: 0 at the left edge, 1 at the right. */
export function logoPaint(
  logo: MediaRef,
  room: Rect,
  { across, grounds, plate }: { across: number; grounds: readonly string[]; plate: Theme["logo"]["plate"] },
  clear: number,
): { paint: Paint[]; covers: Rect } {
  const size = containedSize(logo, room);
  const place = placedIn(room, size, across);
  const picture: Paint = { kind: "image", key: logo.key, source: wholeOf(logo), ...place };
  const fill = plateFor(logo, grounds, plate.fill);
  if (fill === null) return { paint: [picture], covers: place };
  const covers = {
    x: place.x - clear,
    y: place.y - clear,
    width: place.width + 2 * clear,
    height: place.height + 2 * clear,
  };
  return { paint: [{ kind: "rect", ...covers, radius: plate.radius, fill }, picture], covers };
}

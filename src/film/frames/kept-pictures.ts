import type { Canvas } from "@napi-rs/canvas";
import type { Layer } from "../../artifacts/timeline.ts";
import { releaseCanvas } from "./release-canvas.ts";

/** What a borrower has until it gives it back; others may have it at the same time, so nobody draws on it. */
export type BorrowedPicture = { canvas: Canvas; giveBack(): void };

type Kept = { canvas: Canvas; pixels: number; users: number };

/** From this size on, a picture takes longer to paint than to find. */
const LEAST_PIXELS = 2 ** 19;
/** Pixels that are kept when nobody has them, as a multiple of the largest picture: a film has two grounds at most. */
const PICTURES_KEPT = 2;

/** By what they show; the one that was asked for last stands last. */
const kept = new Map<string, Kept>();

/** True for what is painted at some cost and looks the same in every segment that has it. */
export function isWorthKeeping({ bounds, paint }: Layer): boolean {
  // Where a caller's picture lies is known to one segment alone.
  const isOurs = paint.every(({ kind }) => kind !== "image" && kind !== "clip");
  return isOurs && bounds.width * bounds.height >= LEAST_PIXELS;
}

/**
 * The picture of a layer that does not change, painted by this process once for many segments: the ground of a film
 * would be painted again for each of its scenes and passages, which was a twelfth of the time of its pictures.
 */
export function borrowPicture(layer: Layer, paint: () => Canvas): BorrowedPicture {
  const { bounds } = layer;
  const name = JSON.stringify([bounds, layer.paint]);
  const picture = kept.get(name) ?? { canvas: paint(), pixels: bounds.width * bounds.height, users: 0 };
  kept.delete(name);
  kept.set(name, picture);
  picture.users += 1;
  let given = false;
  return {
    canvas: picture.canvas,
    giveBack() {
      if (!given) picture.users -= 1;
      given = true;
      letGo();
    },
  };
}

/** Gives back the memory of what was not asked for longest, as far as nobody has it. */
function letGo(): void {
  const all = [...kept.values()];
  const most = PICTURES_KEPT * Math.max(...all.map(({ pixels }) => pixels));
  let pixels = all.reduce((sum, one) => sum + one.pixels, 0);
  for (const [name, picture] of kept) {
    if (pixels <= most) return;
    if (picture.users > 0) continue;
    kept.delete(name);
    releaseCanvas(picture.canvas);
    pixels -= picture.pixels;
  }
}

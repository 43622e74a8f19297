import type { Canvas } from "@napi-rs/canvas";

/**
 * Gives a canvas's pixels back at once. The collector does not know how much they weigh (8 MB for a
 * frame of 1080p), and would let hundreds of them lie.
 */
export function releaseCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

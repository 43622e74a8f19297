import type { Rect } from "../../artifacts/timeline.ts";
import { openYuvKernel, STEP } from "./yuv-kernel.ts";
import type { YuvKernel } from "./yuv-kernel.ts";

/** One picture in YUV 4:2:0, 8 bit, each plane with its own stride (bytes a row). */
export type YuvPicture = {
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
  strideY: number;
  strideU: number;
  strideV: number;
};

/** Bayer's 8 × 8 matrix: thresholds that spread rounding errors so evenly that no band shows. */
const BAYER = [
  0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26, 12, 44, 4, 36, 14, 46, 6, 38, 60, 28, 52, 20,
  62, 30, 54, 22, 3, 35, 11, 43, 1, 33, 9, 41, 51, 19, 59, 27, 49, 17, 57, 25, 15, 47, 7, 39, 13, 45, 5, 37,
  63, 31, 55, 23, 61, 29, 53, 21,
];
/** What is added before the fraction is cut off, by place in the chroma plane. */
const CHROMA_DITHER = Int32Array.from(
  BAYER,
  (rank) => (128 << 18) + Math.round(((rank + 0.5) / 64) * 2 ** 18),
);

const PAGE = 65_536;
/** Bytes of a row of the pattern: it stands twice side by side, so that one can begin to read anywhere in it. */
const PATTERN_ROW = 2 * 8 * 4;
const PATTERN_BYTES = 8 * PATTERN_ROW;
/** Four columns of the last row may be read beyond its end, and more written. */
const SPARE = 64;

let kernel: YuvKernel | undefined;

/** The one of this process, with room for so many bytes behind the pattern. */
function kernelFor(bytes: number): YuvKernel {
  if (kernel === undefined) {
    kernel = openYuvKernel();
    const pattern = new Int32Array(kernel.memory.buffer, 0, PATTERN_BYTES / 4);
    for (let row = 0; row < 8; row += 1)
      for (const half of [0, 8]) pattern.set(CHROMA_DITHER.subarray(row * 8, row * 8 + 8), row * 16 + half);
  }
  const missing = PATTERN_BYTES + bytes - kernel.memory.buffer.byteLength;
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / PAGE));
  return kernel;
}

/**
 * Writes the opaque RGBA pixels of a place (rows of `place.width` pixels) into the picture.
 * The place has even sides and lies in the picture.
 *
 * Chroma is the mean of the four pixels of its block: nothing outside of an even-sided rectangle counts,
 * so a part of the picture converts to the same bytes as the whole. A shade that changes slowly would show
 * bands of hue, because chroma has half the steps of RGB: where the pixels of a block differ, chroma is
 * rounded by a fixed pattern instead. Flat areas stay flat.
 */
export function convertPlace(rgba: Uint8Array | Uint8ClampedArray, place: Rect, picture: YuvPicture): void {
  const { width, height } = place;
  // The pixels, two rows of luma and one of each chroma.
  const stride = Math.ceil(width / STEP) * STEP;
  const pixels = PATTERN_BYTES;
  const lumaUpper = pixels + width * height * 4 + SPARE;
  const lumaLower = lumaUpper + stride;
  const u = lumaLower + stride;
  const v = u + stride / 2;
  const { memory, run } = kernelFor(v + stride / 2 - pixels);
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(rgba, pixels);
  const upperRow = bytes.subarray(lumaUpper, lumaUpper + width);
  const lowerRow = bytes.subarray(lumaLower, lumaLower + width);
  const uRow = bytes.subarray(u, u + width / 2);
  const vRow = bytes.subarray(v, v + width / 2);
  const phase = ((place.x >> 1) & 7) * 4;
  for (let row = 0; row < height; row += 2) {
    const upper = pixels + row * width * 4;
    const lower = upper + width * 4;
    const chromaRow = (place.y + row) >> 1;
    run(upper, lower, lower, lumaUpper, lumaLower, u, v, (chromaRow & 7) * PATTERN_ROW, phase);
    const luma = (place.y + row) * picture.strideY + place.x;
    picture.y.set(upperRow, luma);
    picture.y.set(lowerRow, luma + picture.strideY);
    picture.u.set(uRow, chromaRow * picture.strideU + (place.x >> 1));
    picture.v.set(vRow, chromaRow * picture.strideV + (place.x >> 1));
  }
}

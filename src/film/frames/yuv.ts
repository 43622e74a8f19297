import type { Rect } from "../../artifacts/timeline.ts";

/** One picture in YUV 4:2:0, 8 bit, each plane with its own stride (bytes a row). */
export type YuvPicture = {
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
  strideY: number;
  strideU: number;
  strideV: number;
};

/**
 * RGB → BT.709 Y'CbCr, limited range (ITU-R BT.709-6, items 3.2 to 3.5), in 16.16 fixed point; the
 * luma weights sum to 219/255 and each chroma row to 0, so that greys have no tint.
 * Chroma is the mean of the four pixels of its block: nothing outside of an even-sided rectangle is
 * read, so a part of the picture converts to the same bytes as the whole.
 */
const LUMA_R = 11966;
const LUMA_G = 40254;
const LUMA_B = 4064;
const LUMA_OFFSET = (16 << 16) + (1 << 15);
const U_R = -6596;
const U_G = -22188;
const U_B = 28784;
const V_R = 28784;
const V_G = -26145;
const V_B = -2639;
const CHROMA_OFFSET = (128 << 18) + (1 << 17);

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

/**
 * Writes the opaque RGBA pixels of a place (rows of `place.width` pixels) into the picture.
 * The place has even sides and lies in the picture.
 *
 * A shade that changes slowly would show bands of hue, because chroma has half the steps of RGB: where
 * the pixels of a block differ, chroma is rounded by a fixed pattern instead. Flat areas stay flat.
 */
export function convertPlace(rgba: Uint8ClampedArray, place: Rect, picture: YuvPicture): void {
  const { y: planeY, u: planeU, v: planeV, strideY, strideU, strideV } = picture;
  const { width, height } = place;
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  for (let row = 0; row < height; row += 2) {
    const chromaRow = (place.y + row) >> 1;
    const ditherRow = (chromaRow & 7) * 8;
    let upper = row * width;
    let lower = upper + width;
    let lumaUpper = (place.y + row) * strideY + place.x;
    let lumaLower = lumaUpper + strideY;
    let chromaX = place.x >> 1;
    for (const end = upper + width; upper < end; upper += 2, lower += 2) {
      const a = pixels[upper]!;
      const b = pixels[upper + 1]!;
      const c = pixels[lower]!;
      const d = pixels[lower + 1]!;
      const redA = a & 255;
      const greenA = (a >>> 8) & 255;
      const blueA = (a >>> 16) & 255;
      const lumaA = (LUMA_R * redA + LUMA_G * greenA + LUMA_B * blueA + LUMA_OFFSET) >> 16;
      planeY[lumaUpper] = lumaA;
      let red = redA * 4;
      let green = greenA * 4;
      let blue = blueA * 4;
      let rounding = CHROMA_OFFSET;
      if (a === b && a === c && a === d) {
        planeY[lumaUpper + 1] = lumaA;
        planeY[lumaLower] = lumaA;
        planeY[lumaLower + 1] = lumaA;
      } else {
        const redB = b & 255;
        const redC = c & 255;
        const redD = d & 255;
        const greenB = (b >>> 8) & 255;
        const greenC = (c >>> 8) & 255;
        const greenD = (d >>> 8) & 255;
        const blueB = (b >>> 16) & 255;
        const blueC = (c >>> 16) & 255;
        const blueD = (d >>> 16) & 255;
        planeY[lumaUpper + 1] = (LUMA_R * redB + LUMA_G * greenB + LUMA_B * blueB + LUMA_OFFSET) >> 16;
        planeY[lumaLower] = (LUMA_R * redC + LUMA_G * greenC + LUMA_B * blueC + LUMA_OFFSET) >> 16;
        planeY[lumaLower + 1] = (LUMA_R * redD + LUMA_G * greenD + LUMA_B * blueD + LUMA_OFFSET) >> 16;
        red = redA + redB + redC + redD;
        green = greenA + greenB + greenC + greenD;
        blue = blueA + blueB + blueC + blueD;
        rounding = CHROMA_DITHER[ditherRow + (chromaX & 7)]!;
      }
      lumaUpper += 2;
      lumaLower += 2;
      planeU[chromaRow * strideU + chromaX] = (U_R * red + U_G * green + U_B * blue + rounding) >> 18;
      planeV[chromaRow * strideV + chromaX] = (V_R * red + V_G * green + V_B * blue + rounding) >> 18;
      chromaX += 1;
    }
  }
}

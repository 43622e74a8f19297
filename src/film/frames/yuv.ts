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

/**
 * Writes the opaque RGBA pixels of a place (rows of `place.width` pixels) into the picture.
 * The place has even sides and lies in the picture.
 */
export function convertPlace(rgba: Uint8ClampedArray, place: Rect, picture: YuvPicture): void {
  const { y: planeY, u: planeU, v: planeV, strideY, strideU, strideV } = picture;
  const { width, height } = place;
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  for (let row = 0; row < height; row += 2) {
    let upper = row * width;
    let lower = upper + width;
    let lumaUpper = (place.y + row) * strideY + place.x;
    let lumaLower = lumaUpper + strideY;
    let chromaU = ((place.y + row) >> 1) * strideU + (place.x >> 1);
    let chromaV = ((place.y + row) >> 1) * strideV + (place.x >> 1);
    for (const end = upper + width; upper < end; upper += 2, lower += 2) {
      const a = pixels[upper]!;
      const b = pixels[upper + 1]!;
      const c = pixels[lower]!;
      const d = pixels[lower + 1]!;
      const redA = a & 255;
      const redB = b & 255;
      const redC = c & 255;
      const redD = d & 255;
      const greenA = (a >>> 8) & 255;
      const greenB = (b >>> 8) & 255;
      const greenC = (c >>> 8) & 255;
      const greenD = (d >>> 8) & 255;
      const blueA = (a >>> 16) & 255;
      const blueB = (b >>> 16) & 255;
      const blueC = (c >>> 16) & 255;
      const blueD = (d >>> 16) & 255;
      planeY[lumaUpper] = (LUMA_R * redA + LUMA_G * greenA + LUMA_B * blueA + LUMA_OFFSET) >> 16;
      planeY[lumaUpper + 1] = (LUMA_R * redB + LUMA_G * greenB + LUMA_B * blueB + LUMA_OFFSET) >> 16;
      planeY[lumaLower] = (LUMA_R * redC + LUMA_G * greenC + LUMA_B * blueC + LUMA_OFFSET) >> 16;
      planeY[lumaLower + 1] = (LUMA_R * redD + LUMA_G * greenD + LUMA_B * blueD + LUMA_OFFSET) >> 16;
      lumaUpper += 2;
      lumaLower += 2;
      const red = redA + redB + redC + redD;
      const green = greenA + greenB + greenC + greenD;
      const blue = blueA + blueB + blueC + blueD;
      planeU[chromaU] = (U_R * red + U_G * green + U_B * blue + CHROMA_OFFSET) >> 18;
      planeV[chromaV] = (V_R * red + V_G * green + V_B * blue + CHROMA_OFFSET) >> 18;
      chromaU += 1;
      chromaV += 1;
    }
  }
}

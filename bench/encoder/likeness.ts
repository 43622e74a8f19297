import type { Format } from "../../src/artifacts/timeline.ts";
import type { YuvPicture } from "../../src/film/frames/yuv.ts";

type Plane = { bytes: Uint8Array; stride: number };

/** Constants of SSIM for 64 samples of 8 bit (Wang et al. 2004), as FFmpeg's filter has them. */
const C1 = 0.01 * 0.01 * 255 * 255 * 64;
const C2 = 0.03 * 0.03 * 255 * 255 * 64 * 63;

/** Mean SSIM of two planes over windows of 8 × 8 samples, every 4 samples. */
function ssimOfPlane(one: Plane, other: Plane, width: number, height: number): number {
  const columns = width >> 2;
  const rows = height >> 2;
  // For each block of 4 × 4: both sums, the sum of all squares, the sum of products.
  const sums = [new Int32Array(columns * 4), new Int32Array(columns * 4)];
  let total = 0;
  for (let row = 0; row < rows; row += 1) {
    const now = sums[row & 1]!;
    const above = sums[1 - (row & 1)]!;
    now.fill(0);
    for (let line = 0; line < 4; line += 1) {
      const startOne = (row * 4 + line) * one.stride;
      const startOther = (row * 4 + line) * other.stride;
      for (let x = 0; x < columns * 4; x += 1) {
        const a = one.bytes[startOne + x]!;
        const b = other.bytes[startOther + x]!;
        const at = x & ~3;
        now[at]! += a;
        now[at + 1]! += b;
        now[at + 2]! += a * a + b * b;
        now[at + 3]! += a * b;
      }
    }
    if (row === 0) continue;
    for (let column = 0; column + 1 < columns; column += 1) {
      const at = column * 4;
      const sum = (field: number): number =>
        now[at + field]! + now[at + 4 + field]! + above[at + field]! + above[at + 4 + field]!;
      const a = sum(0);
      const b = sum(1);
      const variances = sum(2) * 64 - a * a - b * b;
      const covariance = sum(3) * 64 - a * b;
      total += ((2 * a * b + C1) * (2 * covariance + C2)) / ((a * a + b * b + C1) * (variances + C2));
    }
  }
  return total / ((rows - 1) * (columns - 1));
}

function planesOf({ y, u, v, strideY, strideU, strideV }: YuvPicture): [Plane, Plane, Plane] {
  return [
    { bytes: y, stride: strideY },
    { bytes: u, stride: strideU },
    { bytes: v, stride: strideV },
  ];
}

/** SSIM of two pictures, luma weighted four times as its samples are. 1 where they are the same. */
export function ssim(one: YuvPicture, other: YuvPicture, { width, height }: Format): number {
  const [y, u, v] = planesOf(one).map((plane, index) =>
    ssimOfPlane(
      plane,
      planesOf(other)[index]!,
      index === 0 ? width : width / 2,
      index === 0 ? height : height / 2,
    ),
  ) as [number, number, number];
  return (4 * y + u + v) / 6;
}

const BLOCK = 16;
/** More spread of luma than this in a block is detail, in which no band shows. */
const SMOOTH = 4;

/**
 * How far the mean of smooth blocks is from what was drawn, in steps of luma; the worst of a hundred. A gradient
 * whose dither is lost shows bands, whose edges are half a step off; one whose dither is kept has its mean.
 */
export function bandError(drawn: YuvPicture, decoded: YuvPicture, { width, height }: Format): number {
  const errors: number[] = [];
  for (let top = 0; top + BLOCK <= height; top += BLOCK) {
    for (let left = 0; left + BLOCK <= width; left += BLOCK) {
      let low = 255;
      let high = 0;
      let error = 0;
      for (let y = top; y < top + BLOCK; y += 1) {
        for (let x = left; x < left + BLOCK; x += 1) {
          const value = drawn.y[y * drawn.strideY + x]!;
          if (value < low) low = value;
          if (value > high) high = value;
          error += decoded.y[y * decoded.strideY + x]! - value;
        }
      }
      // A block of one shade has no gradient.
      if (high > low && high - low <= SMOOTH) errors.push(Math.abs(error) / BLOCK ** 2);
    }
  }
  errors.sort((a, b) => a - b);
  return errors[Math.floor(errors.length * 0.99)] ?? 0;
}

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import type { Rect } from "../../artifacts/timeline.ts";
import { convertPlace } from "./yuv.ts";
import type { YuvPicture } from "./yuv.ts";

const WIDTH = 96;
const HEIGHT = 64;
/** No value of limited range: where it still stands, nothing was written. */
const UNTOUCHED = 255;

type Pixel = [red: number, green: number, blue: number];

function emptyPicture(width = WIDTH, height = HEIGHT): YuvPicture {
  return {
    y: new Uint8Array(width * height).fill(UNTOUCHED),
    u: new Uint8Array((width * height) / 4).fill(UNTOUCHED),
    v: new Uint8Array((width * height) / 4).fill(UNTOUCHED),
    strideY: width,
    strideU: width / 2,
    strideV: width / 2,
  };
}

/** Y'CbCr by the book (ITU-R BT.709-6, items 3.2 to 3.5), before it is rounded. */
function byTheBook([red, green, blue]: Pixel): { y: number; u: number; v: number } {
  const luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  return {
    y: 16 + 219 * luma,
    u: 128 + (224 * (blue / 255 - luma)) / 1.8556,
    v: 128 + (224 * (red / 255 - luma)) / 1.5748,
  };
}

function rgbaOf(pixels: readonly Pixel[]): Uint8Array {
  return Uint8Array.from(pixels.flatMap((pixel) => [...pixel, 255]));
}

/** Even sides, anywhere in the picture. */
const place: fc.Arbitrary<Rect> = fc
  .record({
    x: fc.nat(WIDTH / 2 - 1),
    y: fc.nat(HEIGHT / 2 - 1),
    width: fc.integer({ min: 1, max: WIDTH / 2 }),
    height: fc.integer({ min: 1, max: HEIGHT / 2 }),
  })
  .map(({ x, y, width, height }) => ({
    x: 2 * x,
    y: 2 * y,
    width: 2 * Math.min(width, WIDTH / 2 - x),
    height: 2 * Math.min(height, HEIGHT / 2 - y),
  }));

const channel = fc.integer({ min: 0, max: 255 });
const pixel: fc.Arbitrary<Pixel> = fc.tuple(channel, channel, channel);
/** Few colours, so that many blocks are of one. */
const pixelsOf = ({ width, height }: Rect): fc.Arbitrary<Pixel[]> =>
  fc
    .array(pixel, { minLength: 1, maxLength: 4 })
    .chain((colors) =>
      fc.array(fc.constantFrom(...colors), { minLength: width * height, maxLength: width * height }),
    );

const painted = place.chain((rect) => fc.record({ rect: fc.constant(rect), pixels: pixelsOf(rect) }));

describe("pixels to Y'CbCr", () => {
  it("gives what the standard says, to half a step of luma and one of chroma, and writes nowhere else", () => {
    fc.assert(
      fc.property(painted, ({ rect, pixels }) => {
        const picture = emptyPicture();
        convertPlace(rgbaOf(pixels), rect, picture);
        const inside = (x: number, y: number): number | null => {
          const [column, row] = [x - rect.x, y - rect.y];
          const isIn = column >= 0 && row >= 0 && column < rect.width && row < rect.height;
          return isIn ? row * rect.width + column : null;
        };
        for (let y = 0; y < HEIGHT; y += 1)
          for (let x = 0; x < WIDTH; x += 1) {
            const found = picture.y[y * WIDTH + x]!;
            const at = inside(x, y);
            if (at === null) assert.equal(found, UNTOUCHED);
            else
              assert.ok(
                Math.abs(found - byTheBook(pixels[at]!).y) < 0.51,
                `luma ${found}, column ${x}, row ${y}`,
              );
            if (x % 2 === 1 || y % 2 === 1) continue;
            const block = (y / 2) * (WIDTH / 2) + x / 2;
            const [u, v] = [picture.u[block]!, picture.v[block]!];
            if (at === null) assert.deepEqual([u, v], [UNTOUCHED, UNTOUCHED]);
            else {
              const four = [at, at + 1, at + rect.width, at + rect.width + 1].map((i) =>
                byTheBook(pixels[i]!),
              );
              const mean = (of: (one: { u: number; v: number }) => number): number =>
                four.reduce((sum, one) => sum + of(one), 0) / 4;
              assert.ok(
                Math.abs(u - mean((one) => one.u)) < 1.01 && Math.abs(v - mean((one) => one.v)) < 1.01,
              );
            }
          }
      }),
      { numRuns: 200 },
    );
  });

  it("rounds a flat area alike everywhere", () => {
    const rect = { x: 6, y: 10, width: 62, height: 30 };
    fc.assert(
      fc.property(pixel, (color) => {
        const picture = emptyPicture();
        convertPlace(rgbaOf(Array.from({ length: rect.width * rect.height }, () => color)), rect, picture);
        const written = (plane: Uint8Array): number =>
          new Set(plane.filter((value) => value !== UNTOUCHED)).size;
        assert.deepEqual([picture.y, picture.u, picture.v].map(written), [1, 1, 1]);
        const { u, v } = byTheBook(color);
        const block = (rect.y / 2) * (WIDTH / 2) + rect.x / 2;
        assert.ok(Math.abs(picture.u[block]! - u) < 0.51 && Math.abs(picture.v[block]! - v) < 0.51);
      }),
    );
  });

  it("shows a shade between two steps of chroma as both, in their shares", () => {
    // Two greys with a breath of blue, so that no block is of one colour.
    const [one, other]: Pixel[] = [
      [100, 100, 101],
      [101, 101, 102],
    ];
    const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, index) => (index % 2 === 0 ? one! : other!));
    const picture = emptyPicture();
    convertPlace(rgbaOf(pixels), { x: 0, y: 0, width: WIDTH, height: HEIGHT }, picture);
    const mean = picture.u.reduce((sum, value) => sum + value, 0) / picture.u.length;
    assert.deepEqual(
      [...new Set(picture.u)].sort((a, b) => a - b),
      [128, 129],
    );
    assert.ok(Math.abs(mean - byTheBook(one!).u) < 0.02, `mean ${mean}`);
  });

  it("gives the same bytes for a place by itself as for all of a picture, also a large one", () => {
    const [width, height] = [3840, 64];
    let seed = 1;
    const rgba = new Uint8Array(width * height * 4).map((_, index) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return index % 4 === 3 ? 255 : seed >> 16;
    });
    const [whole, parts] = [emptyPicture(width, height), emptyPicture(width, height)];
    convertPlace(rgba, { x: 0, y: 0, width, height }, whole);
    for (const [x, right] of [
      [0, 638],
      [638, 640],
      [640, 3838],
      [3838, 3840],
    ] as const) {
      const rows = Array.from({ length: height }, (_, y) =>
        rgba.subarray((y * width + x) * 4, (y * width + right) * 4),
      );
      convertPlace(Buffer.concat(rows), { x, y: 0, width: right - x, height }, parts);
    }
    for (const plane of ["y", "u", "v"] as const) assert.deepEqual(parts[plane], whole[plane]);
  });
});

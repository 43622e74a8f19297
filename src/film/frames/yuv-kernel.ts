import { assemble, i16x8, i32, i32x4, repeatWhile, u8x16, v128 } from "./wasm-code.ts";
import type { Code } from "./wasm-code.ts";

/**
 * RGB → BT.709 Y'CbCr, limited range (ITU-R BT.709-6, items 3.2 to 3.5), in 16.16 fixed point; the
 * luma weights sum to 219/255 and each chroma row to 0, so that greys have no tint.
 */
export const LUMA = { red: 11966, green: 40254, blue: 4064, offset: (16 << 16) + (1 << 15) } as const;
export const U = { red: -6596, green: -22188, blue: 28784 } as const;
export const V = { red: 28784, green: -26145, blue: -2639 } as const;
/** Of the sum of four pixels: two bits more. */
export const CHROMA_OFFSET = (128 << 18) + (1 << 17);
/** Pixels of a row that are worked on at once: rows of what the kernel writes are a multiple of it. */
export const STEP = 8;

/** Two numbers of 16 bits in one of 32. */
const pair = (low: number, high: number): number => (low & 0xffff) | (high << 16);
const weights = (low: number, high: number): Code => v128.splat(pair(low, high));

/** Red and blue of four pixels as halves of a lane; and green, beside alpha. */
const redBlue = (pixels: Code): Code => v128.and(pixels, v128.splat(0x00ff00ff));
const green = (pixels: Code): Code => redBlue(i32x4.shiftRightUnsigned(pixels, 8));

/** Green's weight does not fit into 16 bits with a sign: half of it, twice. */
const luma = (rb: Code, g: Code): Code =>
  i32x4.shiftRight(
    i32x4.add(
      i32x4.add(
        i32x4.dot(rb, weights(LUMA.red, LUMA.blue)),
        i32x4.shiftLeft(i32x4.dot(g, weights(LUMA.green / 2, 0)), 1),
      ),
      v128.splat(LUMA.offset),
    ),
    16,
  );

const chroma = (rb: Code, g: Code, rounding: Code, of: typeof U | typeof V): Code =>
  i32x4.shiftRight(
    i32x4.add(
      i32x4.add(i32x4.dot(rb, weights(of.red, of.blue)), i32x4.dot(g, weights(of.green, 0))),
      rounding,
    ),
    18,
  );

/** Lanes of one or two vectors as bytes. */
const bytes = (low: Code, high: Code): Code => {
  const halves = i16x8.fromLanes(low, high);
  return u8x16.fromLanes(halves, halves);
};

/**
 * Converts two rows of pixels, `STEP` columns at a time, until `upper` reaches `end`; what lies beyond the row is
 * converted too, and left lying. All parameters are addresses, but `phase`: the byte of the pattern's row (sixteen
 * numbers of 32 bits, 8 and the same 8) at which the first column begins.
 */
const kernel = assemble({
  parameters: ["upper", "end", "lower", "lumaUpper", "lumaLower", "u", "v", "pattern", "phase"],
  vectors: [
    ...(["a", "b", "c", "d", "redBlueA", "redBlueB", "redBlueC", "redBlueD"] as const),
    ...(["greenA", "greenB", "greenC", "greenD", "redBlue", "green", "rounding", "first"] as const),
  ],
  body: (at) => [
    repeatWhile(
      i32.lessThan(at.upper.get, at.end.get),
      at.a.set(v128.load(at.upper.get)),
      at.b.set(v128.load(at.upper.get, 16)),
      at.c.set(v128.load(at.lower.get)),
      at.d.set(v128.load(at.lower.get, 16)),
      at.redBlueA.set(redBlue(at.a.get)),
      at.redBlueB.set(redBlue(at.b.get)),
      at.redBlueC.set(redBlue(at.c.get)),
      at.redBlueD.set(redBlue(at.d.get)),
      at.greenA.set(green(at.a.get)),
      at.greenB.set(green(at.b.get)),
      at.greenC.set(green(at.c.get)),
      at.greenD.set(green(at.d.get)),
      v128.store8(
        at.lumaUpper.get,
        bytes(luma(at.redBlueA.get, at.greenA.get), luma(at.redBlueB.get, at.greenB.get)),
      ),
      v128.store8(
        at.lumaLower.get,
        bytes(luma(at.redBlueC.get, at.greenC.get), luma(at.redBlueD.get, at.greenD.get)),
      ),
      // The sum of each block: the two rows, then the columns side by side.
      at.redBlueA.set(i16x8.add(at.redBlueA.get, at.redBlueC.get)),
      at.redBlueB.set(i16x8.add(at.redBlueB.get, at.redBlueD.get)),
      at.redBlue.set(
        i16x8.add(
          i32x4.evens(at.redBlueA.get, at.redBlueB.get),
          i32x4.odds(at.redBlueA.get, at.redBlueB.get),
        ),
      ),
      at.greenA.set(i16x8.add(at.greenA.get, at.greenC.get)),
      at.greenB.set(i16x8.add(at.greenB.get, at.greenD.get)),
      at.green.set(
        i16x8.add(i32x4.evens(at.greenA.get, at.greenB.get), i32x4.odds(at.greenA.get, at.greenB.get)),
      ),
      // Where the four are the same the rounding is fair, elsewhere it follows the pattern.
      at.first.set(i32x4.evens(at.a.get, at.b.get)),
      at.rounding.set(
        v128.select(
          v128.splat(CHROMA_OFFSET),
          v128.load(i32.add(at.pattern.get, at.phase.get)),
          v128.and(
            i32x4.equal(at.first.get, i32x4.odds(at.a.get, at.b.get)),
            v128.and(
              i32x4.equal(at.first.get, i32x4.evens(at.c.get, at.d.get)),
              i32x4.equal(at.first.get, i32x4.odds(at.c.get, at.d.get)),
            ),
          ),
        ),
      ),
      at.first.set(chroma(at.redBlue.get, at.green.get, at.rounding.get, U)),
      v128.store4(at.u.get, bytes(at.first.get, at.first.get)),
      at.first.set(chroma(at.redBlue.get, at.green.get, at.rounding.get, V)),
      v128.store4(at.v.get, bytes(at.first.get, at.first.get)),
      at.upper.set(i32.add(at.upper.get, i32.const(STEP * 4))),
      at.lower.set(i32.add(at.lower.get, i32.const(STEP * 4))),
      at.lumaUpper.set(i32.add(at.lumaUpper.get, i32.const(STEP))),
      at.lumaLower.set(i32.add(at.lumaLower.get, i32.const(STEP))),
      at.u.set(i32.add(at.u.get, i32.const(STEP / 2))),
      at.v.set(i32.add(at.v.get, i32.const(STEP / 2))),
      // The pattern is eight numbers wide.
      at.phase.set(i32.and(i32.add(at.phase.get, i32.const((STEP / 2) * 4)), i32.const(31))),
    ),
  ],
});

/** What we use of the engine's; its types come with those of browsers alone. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object) => { exports: unknown };
};

export type YuvKernel = {
  /** Pages of 64 kB; to grow it gives it another buffer. */
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  run: (
    upper: number,
    end: number,
    lower: number,
    lumaUpper: number,
    lumaLower: number,
    u: number,
    v: number,
    pattern: number,
    phase: number,
  ) => void;
};

export function openYuvKernel(): YuvKernel {
  return new WebAssembly.Instance(new WebAssembly.Module(kernel)).exports as YuvKernel;
}

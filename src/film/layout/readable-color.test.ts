import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { contrastRatio, mixColors, readableOn } from "./readable-color.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("contrast is that of WCAG", () => {
  assert.equal(contrastRatio("#000000", "#ffffff"), 21);
  assert.equal(contrastRatio("#777777", "#777777"), 1);
  assert.ok(Math.abs(contrastRatio("#767676", "#fff") - 4.54) < 0.01);
});

test("any colour becomes readable on light and dark grounds, and one that is stays as it is", () => {
  fc.assert(
    fc.property(color, fc.constantFrom("#FBF9F4", "#F1ECE1", "#0B1020", "#101A30"), (ink, ground) => {
      const readable = readableOn(ink, ground);
      assert.ok(contrastRatio(readable, ground) >= 4.5, readable);
      assert.equal(readableOn(readable, ground), readable);
      if (contrastRatio(ink, ground) >= 4.5) assert.equal(readable, ink);
    }),
  );
});

test("a mix starts at one colour and ends at the other", () => {
  fc.assert(
    fc.property(color, color, (from, to) => {
      assert.equal(mixColors(from, to, 0), from);
      assert.equal(mixColors(from, to, 1), to);
    }),
  );
});

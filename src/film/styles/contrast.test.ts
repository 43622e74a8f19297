import assert from "node:assert/strict";
import test from "node:test";
import { contrast, mix, readableOn } from "./contrast.ts";

test("contrast as WCAG defines it", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.ok(Math.abs(contrast("#767676", "#ffffff") - 4.54) < 0.01);
});

test("a colour that cannot be read is moved until it can, and stays near its hue", () => {
  const moved = readableOn("#FFD400", "#FFFFFF");
  assert.ok(contrast(moved, "#ffffff") >= 4.5);
  const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(moved.slice(at, at + 2), 16));
  assert.ok((red ?? 0) > (blue ?? 0) + 40, moved);
  assert.equal(mix("#000000", "#ffffff", 0), "#000000");
});

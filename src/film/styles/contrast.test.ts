import assert from "node:assert/strict";
import test from "node:test";
import { cleanLecture } from "./clean-lecture.ts";
import { contrast, mix, readableOn } from "./contrast.ts";
import { scienceExplainer } from "./science-explainer.ts";

test("contrast as WCAG defines it", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.ok(Math.abs(contrast("#767676", "#ffffff") - 4.54) < 0.01);
});

test("every text colour of every style reads on its ground and its panels", () => {
  const format = { width: 1920, height: 1080, fps: 30 as const };
  for (const { name, color } of [cleanLecture(format), scienceExplainer(format)]) {
    const texts = [color.text, color.muted, color.primary, color.accent, color.positive, color.negative];
    for (const text of [...texts, ...color.hues]) {
      for (const ground of [color.background, color.surface]) {
        assert.ok(
          contrast(text, ground) >= 4.5,
          `${name}: ${text} on ${ground} is ${contrast(text, ground)}`,
        );
      }
    }
    assert.ok(contrast(color.onPrimary, color.primary) >= 4.5);
  }
});

test("a colour that cannot be read is moved until it can, and stays near its hue", () => {
  const moved = readableOn("#FFD400", "#FFFFFF");
  assert.ok(contrast(moved, "#ffffff") >= 4.5);
  const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(moved.slice(at, at + 2), 16));
  assert.ok((red ?? 0) > (blue ?? 0) + 40, moved);
  assert.equal(mix("#000000", "#ffffff", 0), "#000000");
});

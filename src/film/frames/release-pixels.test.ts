import assert from "node:assert/strict";
import { test } from "node:test";
import type { Segment } from "../../artifacts/timeline.ts";
import { makeFramePainter } from "./frame-painter.ts";
import { releasePixels } from "./release-pixels.ts";

const bounds = { x: 0, y: 0, width: 512, height: 256 };
const segment: Segment = {
  name: "scene-1",
  kind: "scene",
  sceneIndex: 1,
  frames: 2,
  layers: [{ id: "ground", bounds, paint: [{ kind: "rect", ...bounds, fill: "#abcdef" }], tracks: {} }],
};

test("pixels of a painter are given back at once, and the next are whole again", () => {
  const painter = makeFramePainter(segment);
  const before = process.memoryUsage().arrayBuffers;
  for (let time = 0; time < 50; time += 1) {
    const pixels = painter.pixels(0, bounds);
    assert.deepEqual([pixels.length, ...pixels.subarray(-4)], [512 * 256 * 4, 0xab, 0xcd, 0xef, 255]);
    releasePixels(pixels);
    assert.equal(pixels.length, 0);
  }
  // 26 MB were read; without a turn of the event loop no collector was needed to let them go.
  assert.ok(process.memoryUsage().arrayBuffers - before < 5 * 2 ** 20);
  painter.close();
});

test("a part of someone's memory stays", () => {
  const all = new Uint8Array(64).fill(7);
  releasePixels(all.subarray(8, 16));
  assert.deepEqual([all.length, all[8]], [64, 7]);
});

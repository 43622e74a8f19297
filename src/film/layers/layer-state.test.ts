import assert from "node:assert/strict";
import test from "node:test";
import { layerState, trackValue } from "./layer-state.ts";

test("a track holds before its first and after its last key and passes through every key", () => {
  const track = [
    { frame: 10, value: 5 },
    { frame: 20, value: 15, ease: "linear" as const },
    { frame: 30, value: 0 },
  ];
  assert.equal(trackValue(track, 0, 1), 5);
  assert.equal(trackValue(track, 15, 1), 10);
  assert.equal(trackValue(track, 20, 1), 15);
  assert.ok(trackValue(track, 21, 1) < 12.5, "ease-out runs most of the way early");
  assert.equal(trackValue(track, 99, 1), 0);
});

test("a layer without tracks rests at opacity 1, scale 1, no offset, no inset, value 1", () => {
  const layer = { id: "a", bounds: { x: 0, y: 0, width: 1, height: 1 }, paint: [], tracks: {} };
  assert.deepEqual(layerState(layer, 7), {
    opacity: 1,
    x: 0,
    y: 0,
    scale: 1,
    inset: { left: 0, top: 0, right: 0, bottom: 0 },
    value: 1,
  });
});

import assert from "node:assert/strict";
import test from "node:test";
import type { Layer } from "../../../artifacts/timeline.ts";
import { layerState } from "../../layers/layer-state.ts";
import { contextOf } from "../testing/layout-laws.ts";
import { makeRoom } from "./make-room.ts";

const context = contextOf("clean_lecture", "en");
const cellAt = (x: number, y = 100) => ({ x, y, width: 400, height: 300 });
const layer = (id: string, tracks: Layer["tracks"]): Layer => ({
  id,
  bounds: { x: 0, y: 0, width: 10, height: 10 },
  paint: [],
  tracks,
});
const rises = (frame: number) => ({
  y: [
    { frame, value: 24 },
    { frame: frame + 9, value: 0 },
  ],
});
const placesOf = (layers: Layer[], frame: number) =>
  layers.map((one) => {
    const { x, y } = layerState(one, frame);
    return [x, y];
  });

test("what has come stands in the middle and moves aside before the next comes", () => {
  const layers = makeRoom(
    [
      { layers: [layer("first", rises(10))], cell: cellAt(100), frame: 10 },
      { layers: [layer("second", {})], cell: cellAt(600), frame: 150 },
      { layers: [layer("third", {})], cell: cellAt(1100), frame: 300 },
    ],
    context,
  );
  assert.deepEqual(placesOf(layers, 10)[0], [500, 24], "on its own way in, in the middle");
  assert.deepEqual(placesOf(layers, 130)[0], [500, 0], "at rest there");
  const [moving] = placesOf(layers, 144)[0] ?? [];
  assert.ok(moving !== undefined && moving < 500 && moving > 250, `moving: ${moving}`);
  assert.deepEqual(placesOf(layers, 150), [[250, 0], [250, 0], [0, 0]]); // prettier-ignore
  assert.deepEqual(placesOf(layers, 300), [[0, 0], [0, 0], [0, 0]]); // prettier-ignore
});

test("rows of two fill one after the other", () => {
  const cells = [cellAt(100), cellAt(600), cellAt(100, 500), cellAt(600, 500)];
  const layers = makeRoom(
    cells.map((cell, index) => ({ layers: [layer(`${index}`, {})], cell, frame: 10 + index * 100 })),
    context,
  );
  assert.deepEqual(placesOf(layers, 50)[0], [250, 200]);
  assert.deepEqual(placesOf(layers, 120).slice(0, 2), [[0, 200], [0, 200]]); // prettier-ignore
  assert.deepEqual(placesOf(layers, 400), cells.map(() => [0, 0])); // prettier-ignore
});

test("what comes within a moment or alone has its place from the start", () => {
  const soon = [
    { layers: [layer("first", rises(10))], cell: cellAt(100), frame: 10 },
    { layers: [layer("second", {})], cell: cellAt(600), frame: 40 },
  ];
  assert.deepEqual(
    makeRoom(soon, context),
    soon.flatMap(({ layers }) => layers),
  );
  assert.deepEqual(makeRoom(soon.slice(0, 1), context), soon[0]?.layers);
});

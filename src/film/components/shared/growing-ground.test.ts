import assert from "node:assert/strict";
import test from "node:test";
import type { Layer } from "../../../artifacts/timeline.ts";
import { layerState } from "../../layers/layer-state.ts";
import { contextOf } from "../testing/layout-laws.ts";
import { growingGround } from "./growing-ground.ts";

const WHOLE = { x: 100, y: 200, width: 800, height: 600 };
const paintOf = (rect: typeof WHOLE) => [{ kind: "rect" as const, ...rect, fill: "#FFFFFF" }];

function seenAt(layers: readonly Layer[], frame: number): { bottom: number; opacity: number }[] {
  return layers
    .map((layer) => ({
      bottom: layer.bounds.y + layer.bounds.height,
      opacity: layerState(layer, frame).opacity,
    }))
    .filter(({ opacity }) => opacity > 0);
}

test("a ground reaches as far as what has come, in whatever order, and its edges never double for long", () => {
  const context = contextOf("professional_training");
  const things = [400, 600, 800].map((bottom, at) => ({ bottom, frame: [60, 240, 150][at] ?? 0 }));
  const layers = growingGround("ground", WHOLE, things, paintOf, context);
  assert.equal(layers.length, 2, "what stands on it already needs no more of it");
  assert.deepEqual([50, 100, 300].map((frame) => seenAt(layers, frame).map(({ bottom }) => Math.floor(bottom / 10) * 10)), [[], [400], [800]]); // prettier-ignore
});

test("things that come together have one ground", () => {
  const context = contextOf("professional_training");
  const things = [400, 600, 800].map((bottom, at) => ({ bottom, frame: 60 + at * 3 }));
  assert.equal(growingGround("ground", WHOLE, things, paintOf, context).length, 1);
});

test("two shades are never darker together than one", () => {
  const context = contextOf("product_showcase");
  const things = [400, 800].map((bottom, at) => ({ bottom, frame: 60 + at * 90 }));
  const layers = growingGround("ground", WHOLE, things, paintOf, context);
  for (let frame = 100; frame < 300; frame++) {
    const together = seenAt(layers, frame).reduce((sum, { opacity }) => sum + opacity, 0);
    assert.ok(together > 0.95 && together < 1.05, `${together} at ${frame}`);
  }
});

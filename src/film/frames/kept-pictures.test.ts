import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import type { Layer, Segment } from "../../artifacts/timeline.ts";
import { makeFramePainter } from "./frame-painter.ts";
import { borrowPicture, isWorthKeeping } from "./kept-pictures.ts";

function ground(fill: string, width = 1_280, height = 720): Layer {
  const bounds = { x: 0, y: 0, width, height };
  return { id: "background", bounds, paint: [{ kind: "rect", ...bounds, fill }], tracks: {} };
}

/** Counts how often it is asked to paint. */
function painter(): { paint: () => Canvas; times: () => number } {
  let count = 0;
  return {
    paint: () => {
      count += 1;
      return createCanvas(1_280, 720);
    },
    times: () => count,
  };
}

describe("pictures that stay for the next segment", () => {
  it("are painted once for all who show the same, one after the other or together", () => {
    const { paint, times } = painter();
    const first = borrowPicture(ground("#101"), paint);
    const beside = borrowPicture({ ...ground("#101"), id: "leaving-background" }, paint);
    assert.equal(beside.canvas, first.canvas);
    first.giveBack();
    beside.giveBack();
    assert.equal(borrowPicture(ground("#101"), paint).canvas, first.canvas);
    assert.equal(times(), 1);
  });

  it("are others where the colour is another, or the size", () => {
    const { paint, times } = painter();
    for (const layer of [ground("#202"), ground("#203"), ground("#202", 1_080, 1_080)])
      borrowPicture(layer, paint).giveBack();
    assert.equal(times(), 3);
  });

  it("go when others come, the one first that was not asked for longest, but never from under someone", () => {
    const { paint, times } = painter();
    const held = borrowPicture(ground("#300"), paint);
    for (let shade = 1; shade < 9; shade += 1) borrowPicture(ground(`#30${shade}`), paint).giveBack();
    assert.equal(held.canvas.width, 1_280);
    assert.equal(borrowPicture(ground("#300"), paint).canvas, held.canvas);
    assert.equal(times(), 9);
    borrowPicture(ground("#301"), paint).giveBack();
    assert.equal(times(), 10);
  });

  it("may be given back twice, as painters are closed twice", () => {
    const { paint } = painter();
    const [one, other] = [borrowPicture(ground("#400"), paint), borrowPicture(ground("#400"), paint)];
    one.giveBack();
    one.giveBack();
    for (let shade = 1; shade < 9; shade += 1) borrowPicture(ground(`#40${shade}`), paint).giveBack();
    assert.equal(other.canvas.width, 1_280);
  });

  it("are large, and ours alone: a caller's picture lies where one segment knows", () => {
    assert.ok(isWorthKeeping(ground("#500")));
    assert.ok(!isWorthKeeping(ground("#500", 300, 200)));
    const { bounds } = ground("#500");
    const image = { kind: "image" as const, key: "blob", source: bounds, ...bounds };
    assert.ok(!isWorthKeeping({ ...ground("#500"), paint: [image] }));
  });

  it("show in a later segment what they showed in the first", () => {
    const segment: Segment = {
      name: "scene-1",
      kind: "scene",
      sceneIndex: 1,
      frames: 2,
      layers: [ground("#123456")],
    };
    const place = { x: 0, y: 0, width: 16, height: 16 };
    const pixels = [1, 2, 3].map(() => {
      const one = makeFramePainter(segment);
      const found = one.pixels(0, place);
      one.close();
      one.close();
      return found;
    });
    assert.deepEqual([...pixels[0]!.subarray(0, 4)], [0x12, 0x34, 0x56, 255]);
    assert.deepEqual(pixels[1], pixels[0]);
    assert.deepEqual(pixels[2], pixels[0]);
  });
});

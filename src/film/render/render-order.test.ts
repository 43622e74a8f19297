import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Layer, Segment, Track } from "../../artifacts/timeline.ts";
import { movingFrames } from "../damage/frame-damage.ts";
import { renderOrder } from "./render-order.ts";

const bounds = { x: 0, y: 0, width: 64, height: 64 };

function layer(...opacities: Track[]): Layer[] {
  return opacities.map((opacity, index) => ({
    id: `layer-${index}`,
    bounds,
    paint: [],
    tracks: { opacity },
  }));
}

const fade = (from: number, to: number): Track => [
  { frame: from, value: 0 },
  { frame: to, value: 1 },
];

function segment(name: string, frames: number, layers: Layer[]): Segment {
  return { name, kind: "scene", sceneIndex: 1, frames, layers };
}

describe("the order in which segments are made", () => {
  it("begins with what has most to draw, not with what plays longest", () => {
    const segments = [
      segment("rests", 900, []),
      segment("busy", 60, layer(fade(0, 50))),
      segment("passage", 12, layer(fade(0, 12))),
      segment("one entrance", 300, layer(fade(20, 28))),
    ];
    assert.deepEqual(renderOrder(segments), [1, 2, 3, 0]);
  });

  it("has every segment once, and keeps the film's order among equals", () => {
    const segments = Array.from({ length: 5 }, (_, index) => segment(`same ${index}`, 40, layer(fade(3, 9))));
    assert.deepEqual(renderOrder(segments), [0, 1, 2, 3, 4]);
    assert.deepEqual(renderOrder([]), []);
  });

  it("counts a frame once in which several things move, and none beyond the segment", () => {
    assert.equal(movingFrames(segment("together", 100, layer(fade(10, 20), fade(10, 20), fade(15, 25)))), 15);
    // A part that was cut from a scene has tracks that begin before it and end behind it.
    assert.equal(movingFrames(segment("cut", 10, layer(fade(-5, 3), fade(8, 30)))), 5);
  });
});

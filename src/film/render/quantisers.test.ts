import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Fill, Segment } from "../../artifacts/timeline.ts";
import { damageOf } from "../damage/frame-damage.ts";
import { planFrames } from "./quantisers.ts";

const FORMAT = { width: 320, height: 192, fps: 30 } as const;
const SHADE: Fill = {
  kind: "linear",
  from: [0, 0],
  to: [320, 0],
  stops: [
    { at: 0, color: "#000" },
    { at: 1, color: "#013" },
  ],
};

/** A block that enters from frame 10 to 20, on a ground of its own. */
function segment(fill: Fill, kind: Segment["kind"], frames: number): Segment {
  const ground = { x: 0, y: 0, width: 320, height: 192 };
  const block = { x: 64, y: 64, width: 64, height: 64 };
  return {
    name: kind,
    kind,
    sceneIndex: 1,
    frames,
    layers: [
      { id: "background", bounds: ground, paint: [{ kind: "rect", ...ground, fill }], tracks: {} },
      {
        id: "block",
        bounds: block,
        paint: [{ kind: "rect", ...block, fill: "#fff" }],
        tracks: {
          opacity: [
            { frame: 10, value: 0 },
            { frame: 20, value: 1, ease: "linear" },
          ],
        },
      },
    ],
  };
}

function plan(one: Segment) {
  return planFrames(one, FORMAT.fps, damageOf(one, FORMAT));
}

describe("quantisers", () => {
  it("what rests is coded finely, what passes coarsely, what is held not at all", () => {
    const planned = plan(segment(SHADE, "scene", 60)).map(({ quantiser }) => quantiser);
    const passing = Array.from({ length: 9 }, () => 24);
    const held = (count: number) => Array.from({ length: count }, () => null);
    assert.deepEqual(planned, [12, ...held(10), ...passing, 12, ...held(39)]);
  });

  it("plain grounds need less", () => {
    const planned = plan(segment("#fff", "scene", 60));
    assert.deepEqual([planned[0]?.quantiser, planned[12]?.quantiser, planned[20]?.quantiser], [21, 26, 21]);
  });

  it("a passage is gone before anyone looks at it, its first and its last frame too", () => {
    const planned = plan(segment(SHADE, "transition", 22));
    assert.equal(planned[0]?.quantiser, 15);
    assert.equal(planned[20]?.quantiser, 24);
  });

  it("a key frame in the middle of a rest is coded as finely as the rest", () => {
    const planned = plan(segment(SHADE, "scene", 400));
    assert.deepEqual(planned[300], { places: [], key: true, quantiser: 12 });
  });
});

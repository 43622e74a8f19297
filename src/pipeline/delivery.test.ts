import assert from "node:assert/strict";
import test from "node:test";
import { countMade } from "./delivery.ts";
import { DEFAULT_FORMAT, type PlannedSegment } from "./film-job.ts";

function part(name: string, sceneIndex: number, reused: boolean): PlannedSegment {
  const kind = name.startsWith("scene") ? "scene" : "transition";
  return { hash: name, name, kind, sceneIndex, frames: 60, reused };
}

test("a scene counts as reused when all of its parts are; transitions count by their seconds alone", () => {
  const segments = [
    part("scene-0.1", 0, true),
    part("scene-0.2", 0, true),
    part("transition-0-1", 1, false),
    part("scene-1.1", 1, true),
    part("scene-1.2", 1, false),
    part("transition-1-2", 2, true),
    part("scene-2", 2, true),
  ];
  assert.deepEqual(countMade({ segments, format: DEFAULT_FORMAT }), {
    scenesMade: 1,
    scenesReused: 2,
    secondsMade: 4,
  });
});

import assert from "node:assert/strict";
import { it } from "node:test";
import type { Segment } from "../../artifacts/timeline.ts";
import { jobMegabytes, jobMilliseconds } from "./job-limits.ts";

const HD = { width: 1920, height: 1080, fps: 30 } as const;
const UHD = { width: 3840, height: 2160, fps: 30 } as const;

function segment(frames: number): Segment {
  return { name: "scene-1", kind: "scene", sceneIndex: 1, frames, layers: [] };
}

it("a piece of a second may not take minutes, a long one of many px may", () => {
  const seconds = (frames: number, format: typeof HD | typeof UHD): number =>
    jobMilliseconds({ segment: segment(frames), format, outFile: "", files: {} }) / 1000;
  assert.ok(seconds(30, HD) < 30);
  assert.ok(seconds(30, HD) > 15);
  assert.ok(seconds(1800, UHD) > 1_000);
});

it("a picture of 2160p counts for more memory than one of 1080p", () => {
  const megabytes = (format: typeof HD | typeof UHD): number =>
    jobMegabytes({ segment: segment(30), format, outFile: "", files: {} });
  assert.ok(megabytes(HD) > 150 && megabytes(HD) < 200);
  assert.ok(megabytes(UHD) > 380 && megabytes(UHD) < 480);
});

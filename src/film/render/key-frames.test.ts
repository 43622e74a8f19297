import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { isKeyFrame, SHORTEST_SEGMENT } from "./key-frames.ts";
import { renderSegment } from "./render-segment.ts";

it("a segment opens with a key frame, never ends with one, and has one at least every eleven seconds", () => {
  for (const fps of [24, 25, 30, 60]) {
    for (let frames = SHORTEST_SEGMENT; frames < 25 * fps; frames += 1) {
      const keys = Array.from({ length: frames }, (_, frame) => frame).filter((frame) =>
        isKeyFrame(frame, frames, fps),
      );
      assert.equal(keys[0], 0);
      assert.ok(keys.at(-1)! < frames - 1, `${frames} frames at ${fps}`);
      const ends = [...keys.slice(1), frames];
      assert.ok(ends.every((end, index) => end - keys[index]! <= 11 * fps));
    }
  }
});

it("a segment of one frame is refused: its neighbour's key frame would follow its own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "one-frame-"));
  try {
    const segment = { name: "scene-7", kind: "scene", sceneIndex: 7, frames: 1, layers: [] } as const;
    const format = { width: 320, height: 180, fps: 24 } as const;
    await assert.rejects(
      renderSegment({ ...segment, layers: [] }, format, join(folder, "one")),
      /scene-7 has 1 frames; the least is 2/,
    );
    assert.deepEqual(readdirSync(folder), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

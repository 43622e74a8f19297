import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { joined, split } from "./join-scenes.ts";

const ring: StoryScene = {
  index: 2,
  title: "Rain",
  role: "section",
  sources: [],
  narration: [
    "The sea warms.",
    "Vapour rises.",
    "Rain falls.",
    "Streams run to the sea.",
    "Then it begins again.",
  ],
  visual: {
    kind: "process",
    heading: "Rain",
    steps: ["The sea warms", "Vapour rises", "Rain falls", "Streams run to the sea"].map(
      (title, sentence) => ({
        title,
        cue: { sentence, offset: 0 },
      }),
    ),
    cycle: true,
    closing: { sentence: 4, offset: 0 },
  },
};

test("half of a ring is steps in a line, and so are two rings", () => {
  const halves = split(ring);
  assert.ok(halves !== null);
  for (const { visual } of [...halves, joined(ring, ring)].filter((scene) => scene !== null)) {
    assert.ok(visual.kind === "process");
    assert.equal(visual.cycle, false);
    assert.equal(visual.closing, undefined);
  }
});

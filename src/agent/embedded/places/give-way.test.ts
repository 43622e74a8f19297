import assert from "node:assert/strict";
import test from "node:test";
import type { Place } from "../../../artifacts/place.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { besideOf } from "../illustrations/beside-thoughts.ts";
import { givingWayToPlaces } from "./give-way.ts";

const told = (place: Place, illustration: string): StoryScene => ({
  index: 1,
  title: "A passage",
  role: "section",
  narration: ["One."],
  place,
  visual: { kind: "statement", text: "One.", illustration, more: [{ text: "Two.", illustration: null }] },
  sources: [],
});
const seen = (place: Place, drawing: string) => {
  const [scene] = givingWayToPlaces([told(place, drawing)]);
  return scene?.visual.kind === "statement" ? besideOf(scene.visual) : [];
};

test("a key is seen in place of roofs and fields, and gives way to the sea and to mountains", () => {
  assert.deepEqual(seen("town", "key"), ["key", null]);
  assert.deepEqual(seen("fields", "scissors"), ["scissors", null]);
  assert.deepEqual(seen("sea", "key"), [null, null]);
  assert.deepEqual(seen("mountains", "scissors"), [null, null]);
  assert.deepEqual(seen("sea", "lighthouse"), ["lighthouse", null]);
});

import assert from "node:assert/strict";
import test from "node:test";
import type { Place } from "../../../artifacts/place.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { besideOf } from "../illustrations/beside-thoughts.ts";
import { isNamedDrawing } from "../illustrations/plain-things.ts";
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

test("an opening keeps what its title names, wherever that is", () => {
  const opening: StoryScene = {
    ...told("sea", "otter"),
    visual: { kind: "title", title: "Why sea otters save kelp forests", illustration: "otter" },
  };
  const shown = (scenes: StoryScene[]) => scenes.map(({ visual }) => (visual.kind === "title" ? visual.illustration : null)); // prettier-ignore
  const isNamed = (drawing: string, title: string) => isNamedDrawing(drawing, title, "en");
  assert.deepEqual(shown(givingWayToPlaces([opening], isNamed)), ["otter"]);
  const unnamed: StoryScene = {
    ...opening,
    visual: { kind: "title", title: "The strait", illustration: "otter" },
  };
  assert.deepEqual(shown(givingWayToPlaces([unnamed], isNamed)), [undefined]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene, Storyboard, Visual } from "../artifacts/storyboard.ts";
import { checkStoryboard } from "./check-storyboard.ts";

const filmOf = (visual: Visual, view?: string): Storyboard => ({
  version: 1,
  title: "A film",
  language: "en",
  style: "clean_lecture",
  scenes: [
    {
      index: 1,
      title: "A scene",
      role: "section",
      narration: ["Something is said."],
      visual,
      sources: [],
      ...(view === undefined ? {} : { view }),
    } as StoryScene,
  ],
  degradations: [],
});

test("a view stands beside titles, thoughts and whole scenes, and nowhere where one thing is drawn", () => {
  assert.deepEqual(
    checkStoryboard(filmOf({ kind: "title", title: "One", illustration: "kitchen-view" })),
    [],
  );
  assert.deepEqual(checkStoryboard(filmOf({ kind: "statement", text: "One", illustration: "kitchen-view" })), []); // prettier-ignore
  const list: Visual = { kind: "bullets", heading: "A list", items: [{ label: "One" }] };
  assert.deepEqual(checkStoryboard(filmOf(list, "kitchen-view")), []);
  assert.match(checkStoryboard(filmOf(list, "kitchen")).join(), /"kitchen" is no view/);
  const item: Visual = { ...list, items: [{ label: "One", illustration: "kitchen-view" }] };
  assert.match(checkStoryboard(filmOf(item)).join(), /"kitchen-view" is no illustration of the set/);
  const row: Visual = { kind: "statement", text: "One", things: [{ illustration: "kitchen-view" }] };
  assert.match(checkStoryboard(filmOf(row)).join(), /"kitchen-view" is no illustration of the set/);
});

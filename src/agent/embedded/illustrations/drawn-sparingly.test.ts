import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { besideOf } from "./beside-thoughts.ts";
import { drawnSparingly, oftenestIn } from "./drawn-sparingly.ts";

const title = (illustration?: string): StoryScene => scene({ kind: "title", title: "Goats", ...(illustration === undefined ? {} : { illustration }) }); // prettier-ignore
const told = (...thoughts: [text: string, drawing: string | null][]): StoryScene => {
  const [[text, first] = ["", null], ...rest] = thoughts;
  const more = rest.map(([later, illustration]) => ({ text: later, illustration }));
  return scene({ kind: "statement", text, ...(first === null ? {} : { illustration: first }), more });
};
function scene(visual: Visual): StoryScene {
  return { index: 1, role: "section", title: "", narration: ["Said."], visual, sources: [] };
}
const shown = (scenes: readonly StoryScene[]): (string | null)[] =>
  drawnSparingly({ title: "Goats", language: "en", scenes }).flatMap(({ visual }) =>
    visual.kind === "statement" ? besideOf(visual) : [],
  );

test("a film bears one drawing on two pages, a long one on three", () => {
  const pages = (count: number): StoryScene[] =>
    Array.from({ length: count }, () => told(["It rains", null]));
  assert.deepEqual(
    [1, 8, 17, 23, 24, 40].map((count) => oftenestIn(pages(count))),
    [2, 2, 2, 2, 3, 3],
  );
});

test("what a film bears stays as it is, and so does what is no statement", () => {
  const film = [title("goat"), told(["A goat eats leaves", "goat"], ["It rains", null])];
  assert.deepEqual(drawnSparingly({ title: "Goats", language: "en", scenes: film }), film);
});

test("pages that only go on about a thing are the first to go, then those beside one that shows it", () => {
  const film = [
    title("goat"),
    told(
      ["A goat eats leaves", "goat"],
      ["It is quick", "goat"],
      ["It rains", null],
      ["The goat sleeps", "goat"],
    ),
    told(["Rain falls", null], ["So it goes", "goat"], ["And on", null], ["A goat is sold", "goat"]),
  ];
  assert.deepEqual(shown(film), [null, null, null, null, null, null, null, "goat"]);
});

test("each drawing is counted by itself, and an empty film is none", () => {
  const film = [
    title("goat"),
    told(["The goat", "goat"], ["The cow", "cow"]),
    told(["Hens", "chicken"], ["The cow", "cow"]),
    told(["It rains", null], ["The goat", "goat"]),
  ];
  assert.deepEqual(shown(film), [null, "cow", "chicken", "cow", null, "goat"]);
  assert.deepEqual(drawnSparingly({ title: "", language: "en", scenes: [] }), []);
});

test("a painted place is held through pages that follow each other, and comes twice at most", () => {
  const film = [
    title("kitchen-view"),
    told(
      ["We bake", "kitchen-view"],
      ["And wait", "kitchen-view"],
      ["It rains", null],
      ["We bake", "kitchen-view"],
    ),
    told(["We bake", "kitchen-view"], ["The shop", "shop-view"]),
  ];
  assert.deepEqual(shown(film), ["kitchen-view", "kitchen-view", null, null, null, "shop-view"]);
  assert.deepEqual(shown([title(), ...film.slice(1)]), [
    "kitchen-view",
    "kitchen-view",
    null,
    "kitchen-view",
    null,
    "shop-view",
  ]);
});

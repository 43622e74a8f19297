import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { emblemsLeft, emblemsOf } from "./emblems.ts";
import type { NamedFilm } from "./named-in-film.ts";

const scenesOf = (...visuals: Visual[]): StoryScene[] =>
  visuals.map((visual, at) => ({
    index: at + 1,
    role: at === 0 ? "opening" : "section",
    title: "A scene",
    narration: ["What is said."],
    visual,
    sources: [],
  }));

const scenes = (...visuals: Visual[]): NamedFilm => ({
  title: "A film",
  language: "en",
  scenes: scenesOf(...visuals),
});

const opening: Visual = { kind: "title", title: "Pickles", illustration: "amphora" };
const salt: Visual = { kind: "statement", text: "Add salt", illustration: "salt" };

test("a film's grounds wear what it opens on first, then what it shows most", () => {
  const later: Visual = {
    kind: "statement",
    text: "A pepper",
    illustration: "hot-pepper",
    more: [{ text: "Salt again", illustration: "salt" }],
  };
  assert.deepEqual(emblemsOf(scenes(opening, later, salt)), ["amphora", "salt", "hot-pepper"]);
});

test("things in a row, items of a list and what goes round are shown too", () => {
  const row: Visual = {
    kind: "statement",
    text: "Bread, cheese and figs",
    things: [{ illustration: "bread" }, { illustration: "cheese-wedge" }],
  };
  const list: Visual = {
    kind: "bullets",
    heading: "Bring",
    items: [{ label: "A tent", illustration: "tent" }, { label: "Time" }],
  };
  assert.deepEqual(emblemsOf(scenes(row, list)), ["bread", "cheese-wedge", "tent"]);
  const words = [{ label: "A tent", illustration: "tent" }, { label: "Time" }, { label: "Patience" }];
  assert.deepEqual(emblemsOf(scenes({ ...list, items: words })), []);
});

test("outlines are left out where there are enough drawings of areas", () => {
  const drawn = (illustration: string): Visual => ({ kind: "statement", text: illustration, illustration });
  const outline = "kettle";
  assert.deepEqual(emblemsOf(scenes(opening, drawn(outline))), ["amphora", outline]);
  assert.ok(!emblemsOf(scenes(opening, drawn(outline), salt, drawn("tent"))).includes(outline));
});

test("a film of many things wears seven of them, one of none wears nothing", () => {
  const names = ["salt", "tent", "bread", "tomato", "fire", "onion", "garlic", "carrot", "potato"];
  const all = names.map((illustration): Visual => ({ kind: "statement", text: "A", illustration }));
  assert.equal(emblemsOf(scenes(...all)).length, 7);
  assert.deepEqual(emblemsOf(scenes({ kind: "statement", text: "Nothing to see" })), []);
});

test("after an edit what no scene shows is worn no more, and nothing new is", () => {
  const left = emblemsLeft(["amphora", "salt"], scenes(opening, { ...salt, illustration: "tent" }));
  assert.deepEqual(left, ["amphora"]);
});

test("what frightens stays where it is spoken of, and of two drawings alike one is worn", () => {
  const names = ["fountain-pen", "kitchen-knife", "syringe", "pen", "books", "open-book"];
  const all = names.map((illustration): Visual => ({ kind: "statement", text: "A", illustration }));
  assert.deepEqual(emblemsOf(scenes(...all)), ["fountain-pen", "books"]);
});

test("what stands beside a prohibition is no emblem", () => {
  const never: Visual = { kind: "statement", text: "Never with tea", illustration: "teapot", warns: true };
  assert.deepEqual(emblemsOf(scenes(opening, never, salt)), ["amphora", "salt"]);
});

test("a painted place is no sign, and one alone leaves what is shown beside it", () => {
  const place: Visual = { kind: "title", title: "School", illustration: "classroom-view" };
  const later: Visual = { kind: "statement", text: "In class", illustration: "classroom-view" };
  assert.deepEqual(emblemsOf(scenes(place, later)), []);
  assert.deepEqual(emblemsOf(scenes(place, salt)), ["salt"]);
});

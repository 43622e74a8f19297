import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene, Visual } from "../../artifacts/storyboard.ts";
import { withSecondGrounds } from "./second-grounds.ts";

const scenes = (...visuals: Visual[]): StoryScene[] =>
  visuals.map((visual, at) => ({
    index: at + 1,
    title: "A scene",
    role: at === 0 ? ("opening" as const) : ("section" as const),
    narration: ["It is told."],
    visual,
    sources: [],
  }));
const title: Visual = { kind: "title", title: "A story" };
const words: Visual = { kind: "statement", text: "It is told" };
const drawn: Visual = { kind: "statement", text: "A bee", illustration: "honeybee" };
const quote: Visual = { kind: "quote", text: "So it was" };
const figure: Visual = { kind: "number", figures: [] };

function groundsOf(...visuals: Visual[]): string {
  return withSecondGrounds(scenes(...visuals))
    .map(({ visual }) => ("ground" in visual ? "2" : "1"))
    .join("");
}

const under = (heading: string): Visual => ({ kind: "statement", text: "It is told", heading });

test("a scene of words turns its ground where the film turns, and nowhere else", () => {
  assert.equal(groundsOf(title, words, words, words, figure), "11111");
  assert.equal(groundsOf(title, words, words, quote, words, words), "111212");
  assert.equal(groundsOf(title, under("One"), under("One"), under("Two"), under("Two")), "11121");
  // Never two after each other, and the last may turn.
  assert.equal(groundsOf(title, under("One"), under("Two"), under("Three"), under("Three")), "11211");
  assert.equal(groundsOf(title, words, words, words), "1112");
});

test("what begins with a reserve turns", () => {
  const told = scenes(title, words, words, words, figure).map((scene, at) =>
    at === 2 ? { ...scene, narration: ["But nobody came."] } : scene,
  );
  const seen = withSecondGrounds(told);
  assert.equal(seen.map(({ visual }) => ("ground" in visual ? "2" : "1")).join(""), "11211");
});

test("a picture is a change in itself, and a drawing stands on the style's own ground", () => {
  assert.equal(groundsOf(title, words, figure, words, figure, quote), "111111");
  assert.equal(groundsOf(title, words, drawn, words), "1112");
});

test("a death is told on the first ground", () => {
  const told = scenes(title, words, quote, words, quote).map((scene, at) =>
    at === 2 ? { ...scene, narration: ["He was killed at his post."] } : scene,
  );
  const seen = withSecondGrounds(told, (sentence) => sentence.includes("killed"));
  assert.equal(seen.map(({ visual }) => ("ground" in visual ? "2" : "1")).join(""), "11112");
});

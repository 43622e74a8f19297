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

test("scenes of words that follow each other change their ground in turn", () => {
  assert.equal(groundsOf(title, words, words, words, quote), "11212");
});

test("a picture is a change in itself, and a drawing stands on the style's own ground", () => {
  assert.equal(groundsOf(title, words, figure, words, figure, quote), "111111");
  assert.equal(groundsOf(title, words, drawn, words), "1112");
});

test("a death is told on the first ground, and the turn comes behind it", () => {
  const told = scenes(title, words, words, words).map((scene, at) =>
    at === 2 ? { ...scene, narration: ["He was killed at his post."] } : scene,
  );
  const seen = withSecondGrounds(told, (sentence) => sentence.includes("killed"));
  assert.equal(seen.map(({ visual }) => ("ground" in visual ? "2" : "1")).join(""), "1112");
});

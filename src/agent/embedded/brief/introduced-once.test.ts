import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const listOf = (brief: string, language: string) => {
  const scene = film(brief, language).scenes.find(({ visual }) => visual.kind === "bullets");
  assert.ok(scene?.visual.kind === "bullets");
  return {
    heading: scene.visual.heading,
    labels: scene.visual.items.map(({ label }) => label),
    said: scene.narration.join(" "),
  };
};

test("what introduces a list is its heading and none of its points", () => {
  const pack = listOf("# Hut\n\n## What to pack:\n\n- What to pack:\n- A map\n- A whistle\n", "en");
  assert.deepEqual([pack.heading, pack.labels], ["What to pack", ["A map", "A whistle"]]);
  const german = listOf("# Hütte\n\n## Was mitkommt\n\n- Was mitkommt\n- Eine Karte\n- Eine Pfeife\n", "de");
  assert.deepEqual(german.labels, ["Eine Karte", "Eine Pfeife"]);
});

test("a list that bears the film's title again is not announced by it twice", () => {
  const steps = "- Close the shutters\n- Turn off the gas\n- Sweep the floor\n";
  const hut = listOf(`# Before you leave the hut\n\nBefore you leave the hut:\n\n${steps}`, "en");
  assert.doesNotMatch(hut.said, /Before you leave/u);
  assert.equal(hut.labels.length, 3);
});

test("points that only resemble their heading stay, and so does a heading that decides what they say", () => {
  const kept = listOf("# Hut\n\n## What to pack\n\n- What to pack first\n- A map\n- A whistle\n", "en");
  assert.equal(kept.labels.length, 3);
  const two = listOf("# Hut\n\n## Map\n\n- Map\n- Whistle\n\n## Rules\n\n- No dogs\n- No fires\n", "en");
  assert.equal(two.labels.length, 2);
});

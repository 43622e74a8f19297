import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { markWarnings } from "./mark-warnings.ts";

const FILM = { title: "The workshop", language: "en", style: "clean_lecture" } as const;

const scene = (text: string, ...more: string[]): StoryScene => ({
  index: 1,
  title: "",
  role: "section",
  narration: [text, ...more],
  visual: {
    kind: "statement",
    text,
    ...(more.length === 0 ? {} : { more: more.map((one) => ({ text: one })) }),
  },
  sources: [],
});

const marksOf = (scenes: readonly StoryScene[]): boolean[] =>
  scenes.flatMap(({ visual }) =>
    visual.kind === "statement" ? [visual, ...(visual.more ?? [])].map(({ warns }) => warns === true) : [],
  );

test("each thought that forbids is marked, and no other", () => {
  const scenes = [
    scene("The saw is new.", "Never leave it running."),
    scene("Do not open the lid.", "It is hot."),
  ];
  assert.deepEqual(marksOf(markWarnings(scenes, FILM)), [false, true, true, false]);
});

test("no story and no obituary has a sign", () => {
  const scenes = [scene("Never leave the saw running.")];
  assert.deepEqual(marksOf(markWarnings(scenes, { ...FILM, style: "cinematic_story" })), [false]);
  assert.deepEqual(marksOf(markWarnings(scenes, { ...FILM, title: "In memory of Ida" })), [false]);
});

test("where most thoughts would warn, only those do that forbid without exception, or none", () => {
  const plain = ["lid", "door", "box", "gate", "case"].map((thing) => scene(`Do not open the ${thing}.`));
  const firm = ["lid", "door", "box", "gate", "case", "bag"].map((thing) =>
    scene(`Never open the ${thing}.`),
  );
  const told = [scene("It is hot.")];
  assert.deepEqual(marksOf(markWarnings([...plain, firm[0] ?? scene(""), ...told], FILM)), [false, false, false, false, false, true, false]); // prettier-ignore
  assert.ok(marksOf(markWarnings([...firm, ...told], FILM)).every((warns) => !warns));
  // Four of four are a short list of rules.
  assert.ok(marksOf(markWarnings(plain.slice(0, 4), FILM)).every((warns) => warns));
});

test("scenes whose marks are right already, or may not change, are what they were", () => {
  const [first = scene("")] = markWarnings([scene("Never open the lid.", "It is hot.")], FILM);
  const stale = { ...first, visual: { ...first.visual, text: "It opens by itself." } } as StoryScene;
  assert.equal(markWarnings([first], FILM)[0], first);
  assert.equal(markWarnings([stale], FILM, () => false)[0], stale);
  assert.deepEqual(markWarnings([stale], FILM)[0]?.visual, { kind: "statement", text: "It opens by itself.", more: [{ text: "It is hot." }] }); // prettier-ignore
});

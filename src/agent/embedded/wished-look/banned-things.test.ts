import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { readBrief } from "../brief/read-brief.ts";
import { bannedDrawings, withoutBanned } from "./banned-things.ts";

const bannedIn = (prompt: string, language = "en", title = ""): string[] => [
  ...bannedDrawings({ prompt, brief: readBrief(prompt), title, language }),
];

test("what a brief bans from its film is not drawn", () => {
  for (const [prompt, language, drawing] of [
    ["## Avoid\nNo jokes about toilets, please.", "en", "toilet"],
    ["Please don't start with a sunset and a church.", "en", "church"],
    ["## Look\n- Keine Traktoren, bitte.", "de", "tractor"],
    ["## Ce que nous aimerions\nPas de vampire, pas de château, s'il vous plaît.", "fr", "castle"],
    ["## Aspetto\nNiente gabbiani e niente ancore.", "it", "anchor"],
  ] as const)
    assert.ok(bannedIn(prompt, language).includes(drawing), prompt);
});

test("what is forbidden to viewers, said of words or named by the title is drawn all the same", () => {
  assert.deepEqual(bannedIn("Kein Pinsel gehört in heißes Wasser.", "de"), []);
  assert.deepEqual(bannedIn("No flag may fly below the town hall's."), []);
  assert.deepEqual(bannedIn("Never show your key to anyone."), []);
  assert.deepEqual(bannedIn("## Avoid\nDon't say the word church."), []);
  assert.ok(!bannedIn("## Look\nNo owls in glasses.", "en", "How an owl hears").includes("owl"));
});

test("scenes lose what is banned wherever it stands, and nothing of theirs takes its place", () => {
  const scene = {
    index: 1,
    role: "section",
    title: "A",
    narration: ["A."],
    visual: {
      kind: "statement",
      text: "A.",
      illustration: "bell",
      more: [{ text: "B.", illustration: "church" }, { text: "C." }],
    },
    sources: [],
  } as StoryScene;
  const [left] = withoutBanned([scene], new Set(["church"]));
  assert.deepEqual(left?.visual, {
    kind: "statement",
    text: "A.",
    illustration: "bell",
    more: [{ text: "B.", illustration: null }, { text: "C." }],
  });
  assert.equal(withoutBanned([scene], new Set())[0], scene);
});

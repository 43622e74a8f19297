import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { markApart } from "./apart.ts";

const scene = (visual: StoryScene["visual"], ...narration: string[]): StoryScene => ({
  index: 1,
  title: "",
  role: "section",
  narration,
  visual,
  sources: [],
});

test("scenes that name another thing than the film's subject, or what is grave, are apart from it", () => {
  const apart = (language: string, illustration: string, ...sentences: string[]) =>
    markApart(
      [
        scene({ kind: "title", title: "The film", illustration }, "The film."),
        ...sentences.map((text) => scene({ kind: "statement", text }, text)),
      ],
      language,
    ).map(({ isApart }) => isApart === true);
  const said = ["The van needs repairs.", "The bread is in the van.", "It took five years.", "Two men died."];
  assert.deepEqual(apart("en", "bread", ...said), [false, true, false, false, true]);
  assert.deepEqual(apart("de", "bread", "Das Fahrrad ist neu.", "Das dauerte lange."), [false, true, false]);
  assert.deepEqual(apart("ja", "bread", "自転車があります。", "五年かかりました。"), [false, true, false]);
});

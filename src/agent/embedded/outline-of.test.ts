import assert from "node:assert/strict";
import test from "node:test";
import { SCENE_TYPES } from "../../artifacts/outline.ts";
import { outlineOfStoryboard } from "../edits/outline-of-storyboard.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { makeEmbeddedPlanner } from "./planner.ts";

test("a figure drawn to scale is a diagram to callers, in the outline and after an edit: its types are the contract's", async () => {
  const planner = makeEmbeddedPlanner();
  const request = {
    prompt:
      "# A ladder\n\nLadders slip.\n\n## The rule\n\nThe foot of the ladder stands one metre out from the wall for every four metres up.\n",
    targetLanguage: "en",
    duration: "short" as const,
    style: "auto" as const,
    estimateSeconds: estimateByCharacters,
  };
  const result = await planner.outline(request);
  assert.ok(result.kind === "outline");
  const storyboard = await planner.script(request, result.outline);
  assert.ok(storyboard.scenes.some(({ visual }) => visual.kind === "sketch"));
  const edited = outlineOfStoryboard(
    storyboard,
    result.outline,
    storyboard.scenes.map(({ index }) => index),
    (text) => estimateByCharacters(text, "en"),
  );
  for (const { scenes } of [result.outline, edited]) {
    const types = scenes.map(({ type }) => type);
    assert.ok(types.includes("diagram"), types.join());
    assert.ok(
      types.every((type) => SCENE_TYPES.includes(type)),
      types.join(),
    );
  }
});

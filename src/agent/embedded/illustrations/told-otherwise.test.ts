import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";

const drawn = (prompt: string, language: string): string =>
  film(prompt, language)
    .scenes.map(({ visual }) => JSON.stringify(visual))
    .join("\n");

test("a word in another sense has no drawing of its usual one", () => {
  const bank = drawn(
    "# טיפה שמצילה פג\n\nחלב אם מגן על התינוק. לכן קיים בנק החלב.\n\n## מה קורה לחלב\n\nהחלב נשאב בבית ונאסף על ידי שליח. במעבדה החלב עובר פסטור.",
    "he",
  );
  assert.doesNotMatch(bank, /"cow"/u);
  const farm = drawn(
    "# The cow\n\nOur cows give milk twice a day. The dairy bottles the milk by noon.\n\n## In the dairy\n\nThe milk is cooled at once. A lorry takes it to town.",
    "en",
  );
  assert.match(farm, /"cow"/u);
});

test("what is only near such a word vetoes nothing", () => {
  assert.equal(drawingsOtherwise(["The bishop drilled a hole.", "A cow gives milk."]).size, 0);
  assert.deepEqual([...drawingsOtherwise(["The heat pump dries the washing."])], ["thermometer"]);
  assert.ok(drawingsOtherwise(["妈妈的母乳可以冷冻保存。"]).has("cow"));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const sceneOf = (items: readonly string[], language = "en") =>
  film(`# The girl who followed the water\n\n## Eleven days\n${items.map((item, at) => `${at + 1}. ${item}`).join("\n")}\n`, language).scenes[1]; // prettier-ignore

test("days that count themselves have no second count, neither on the screen nor in the voice", () => {
  const long = sceneOf([
    "Day 1: She wakes on the forest floor, alone.",
    "Days 5 to 9: She hears rescue planes, but no one sees her. She follows a creek to a river, because water leads to people.",
    "Day 11: Forest workers walk in.",
  ]);
  assert.equal(long?.visual.kind, "table");
  assert.deepEqual(long.visual.rows.map(([time]) => time), ["Day 1", "Days 5 to 9", "Day 11"]); // prettier-ignore
  assert.match(long.visual.rows[1]?.[1] ?? "", /water leads to people/u);
  assert.ok(long.narration.includes("She follows a creek to a river, because water leads to people."));
  assert.ok(long.narration.every((sentence) => !/^(?:First|Second|Finally)/u.test(sentence)));
  const short = sceneOf(["Tag 1: Der Teig ruht", "Tag 2: Wir formen Brote", "Tag 3: Wir backen"], "de");
  assert.equal(short?.visual.kind, "timeline");
  assert.deepEqual(short.visual.events.map(({ date }) => date), ["Tag 1", "Tag 2", "Tag 3"]); // prettier-ignore
});

test("steps that only name a time, and items without one, stay steps", () => {
  assert.equal(sceneOf(["Wake up early", "Day 2: walk on", "Rest by the river"])?.visual.kind, "process");
});

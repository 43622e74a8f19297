import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const last = (table: string) => film(`# Below zero\n\n## Where we go\n\n${table}\n`).scenes.at(-1);
const DEPTHS = "| Place | Country | Height (m) |\n|---|---|---|\n| Dead Sea | Jordan | -430 |\n| Lake Assal | Djibouti | -155 |\n| Zuidplaspolder | Netherlands | -7 |"; // prettier-ignore

test("heights below the sea are bars in the order given, with their unit, whatever word stands beside each", () => {
  const scene = last(DEPTHS);
  assert.ok(scene?.visual.kind === "chart");
  assert.deepEqual(scene.visual.series[0]?.values, [-430, -155, -7]);
  assert.equal(scene.visual.unit, "m");
  assert.match(scene.visual.categories[1] ?? "", /^Lake Assal/u);
  assert.ok(scene.narration.some((line) => line.includes("Djibouti")), "the country is heard"); // prettier-ignore
});

test("a table without anything below nought stays one", () => {
  assert.equal(last(DEPTHS.replaceAll("| -", "| "))?.visual.kind, "table");
});

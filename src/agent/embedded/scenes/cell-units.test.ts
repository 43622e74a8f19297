import assert from "node:assert/strict";
import { test } from "node:test";
import { labelSentence } from "../english/list-narration.ts";
import { unitOf, withUnit } from "./cell-units.ts";
import { saysUnknown } from "./spoken-cell.ts";

test("a year in the brackets of a head is when it was counted, and no unit", () => {
  assert.equal(unitOf("Before (2003)"), "");
  assert.deepEqual(withUnit("4", "Before (2003)", "en"), { value: "4", name: "Before" });
  assert.deepEqual(withUnit("4", "Sales (2019–21)", "en"), { value: "4", name: "Sales (2019–21)" });
  assert.deepEqual(withUnit("5.5", "Population (million)", "en"), { value: "5.5 million", name: "Population" }); // prettier-ignore
});

test("a word for what is not known is told, a dash is not", () => {
  for (const cell of ["unknown", "unbekannt", "不明"]) assert.ok(saysUnknown(cell), cell);
  for (const cell of ["–", "n/a", "", "42", "yes"]) assert.ok(!saysUnknown(cell), cell);
});

test("what a thing does is not what its label is", () => {
  assert.equal(labelSentence("Flowing grain", "the auger runs and pulls you down"), "Flowing grain: the auger runs and pulls you down"); // prettier-ignore
  assert.equal(labelSentence("A bridge", "a hard crust over an empty space breaks under your feet"), "A bridge: a hard crust over an empty space breaks under your feet"); // prettier-ignore
  assert.equal(labelSentence("Bilge", "the space below the floor"), "Bilge is the space below the floor");
});

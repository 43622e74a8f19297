import assert from "node:assert/strict";
import test from "node:test";
import { FORMULA_RUN } from "./formula-run.ts";
import { numbersInRtl } from "../timeline/numbers-in-rtl.ts";
import { tied, TIE } from "./ties.ts";

const formulas = (text: string): string[] => text.match(new RegExp(FORMULA_RUN, "gu")) ?? [];

test("a formula within a sentence is found whole, without the stop behind it", () => {
  assert.deepEqual(formulas("We solve x² − 5x + 6 = 0."), ["x² − 5x + 6 = 0"]);
  assert.deepEqual(formulas("for n > 100, and a + b stays"), ["n > 100", "a + b"]);
  for (const plain of ["Income = 5 people", "I + you = love", "3 × 4 = 12", "A tree – an ash"])
    assert.deepEqual(formulas(plain), [], plain);
});

test("no line ends within it, and a line from right to left keeps its order", () => {
  assert.ok(tied("We solve x² − 5x + 6 = 0").includes(["x²", "−", "5x", "+", "6", "=", "0"].join(TIE)));
  const text = "נפתור את המשוואה x² − 5x + 6 = 0.";
  const [change] = numbersInRtl(text, "he");
  assert.ok(change !== undefined && change.from <= text.indexOf("x²"));
  assert.deepEqual(numbersInRtl(text, "en"), []);
});

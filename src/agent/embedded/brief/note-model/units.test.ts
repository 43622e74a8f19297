import assert from "node:assert/strict";
import test from "node:test";
import { unitsOf } from "./units.ts";

const saidIn = (text: string): string[] => unitsOf(text, text).map(({ said }) => said);

test("formulas are no units, on one line, over several and within a sentence", () => {
  const alone = "$$A = P\\left(1 + \\frac{r}{100}\\right)^n$$\n- P is the amount you start with";
  assert.deepEqual(saidIn(alone), ["P is the amount you start with"]);
  assert.deepEqual(saidIn("$$\na^2 + b^2\n= c^2\n$$\nThat is all."), ["That is all."]);
  const within = "The sum $A = P\\left(1 + \\frac{r}{100}\\right)^n$ grows.";
  assert.deepEqual(saidIn(within), [within]);
});

test("a remark in brackets is a unit, beside amounts of money too", () => {
  assert.deepEqual(saidIn("It costs $5 (please check the amount) and not $6."), [
    "It costs $5",
    "(please check the amount)",
    "and not $6.",
  ]);
});

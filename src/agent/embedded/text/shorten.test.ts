import assert from "node:assert/strict";
import test from "node:test";
import { hardLabel } from "./shorten.ts";

test("a label ends with a clause and never within a number", () => {
  const long =
    "A 50 ft Super 8 reel is only 3 min 20 sec long – but it is 3,600 separate pictures (72 frames per foot)";
  assert.doesNotMatch(hardLabel(long, 9), /\b3$/u);
  assert.match(hardLabel(long, 9), /3,600/u);
});

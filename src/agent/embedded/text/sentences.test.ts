import assert from "node:assert/strict";
import test from "node:test";
import { splitSentences, withoutStop } from "./sentences.ts";

test("a stop is taken from the end, and no dot of an ellipsis or an abbreviation", () => {
  assert.equal(withoutStop("A sip and another. "), "A sip and another");
  assert.equal(withoutStop("លើសពី ១៥ ភាគរយ។"), "លើសពី ១៥ ភាគរយ");
  assert.equal(withoutStop("לגימה ועוד לגימה..."), "לגימה ועוד לגימה...");
  assert.equal(withoutStop("Wait…"), "Wait…");
  assert.equal(withoutStop("open at 9 a.m."), "open at 9 a.m.");
});

test("a year opens a sentence behind a figure, and ends a date that is written with stops", () => {
  assert.deepEqual(splitSentences("2022 waren es 17, 2023 dann 12. 2024 waren es nur noch 9.", "de"), [
    "2022 waren es 17, 2023 dann 12.",
    "2024 waren es nur noch 9.",
  ]);
  for (const whole of ["Am 24. 12. 2024 fand es statt.", "Das Fest vom 3. bis 12. Juni 2024 war gut."])
    assert.deepEqual(splitSentences(whole, "de"), [whole]);
});

import assert from "node:assert/strict";
import test from "node:test";
import { withoutStop } from "./sentences.ts";

test("a stop is taken from the end, and no dot of an ellipsis or an abbreviation", () => {
  assert.equal(withoutStop("A sip and another. "), "A sip and another");
  assert.equal(withoutStop("លើសពី ១៥ ភាគរយ។"), "លើសពី ១៥ ភាគរយ");
  assert.equal(withoutStop("לגימה ועוד לגימה..."), "לגימה ועוד לגימה...");
  assert.equal(withoutStop("Wait…"), "Wait…");
  assert.equal(withoutStop("open at 9 a.m."), "open at 9 a.m.");
});

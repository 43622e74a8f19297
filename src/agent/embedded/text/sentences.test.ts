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

test("in Korean what is written to a closing mark says of the quotation what it is", () => {
  const told = '손님들이 가장 많이 묻는 것은 "나한테는 어느 게 맞아요?"입니다.';
  assert.deepEqual(splitSentences(`${told} 답은 셋입니다.`, "ko"), [told, "답은 셋입니다."]);
  assert.deepEqual(splitSentences('"어디 가요?" 그가 물었다.', "ko").length, 2);
});

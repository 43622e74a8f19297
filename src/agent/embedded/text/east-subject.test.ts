import assert from "node:assert/strict";
import { test } from "node:test";
import { eastSubject } from "./east-subject.ts";

const of = (text: string, amount: string, base: string) => {
  const start = text.indexOf(amount);
  return eastSubject(text, { start, end: start + amount.length }, base);
};

test("what an amount is of stands before it, where its sentence says no more", () => {
  assert.equal(of("湯の温度は40度から42度です。", "40度から42度", "ja"), "湯の温度");
  assert.equal(of("館の高さは約48メートルです。", "48メートル", "ja"), "館の高さ");
  assert.equal(of("평균 수온은 18도입니다.", "18도", "ko"), "평균 수온");
  assert.equal(of("桥的总长约为1200米。", "1200米", "zh"), "桥的总长");
});

test("a sentence that says more is no label", () => {
  assert.equal(of("大人は800円、子どもは400円です。", "800円", "ja"), null);
  assert.equal(of("昨年は3万人が訪れました。", "3万人", "ja"), null);
  assert.equal(of("该市有1200座桥，其中一半是石桥。", "1200座", "zh"), null);
  assert.equal(of("The bridge is 48 metres.", "48 metres", "en"), null);
});

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
  assert.equal(of("値段はどれも100円から300円です。", "100円から300円", "ja"), "値段");
  assert.equal(of("参加費はいずれも500円です。", "500円", "ja"), "参加費");
  assert.equal(of("가격은 모두 5,000원입니다.", "5,000원", "ko"), "가격");
  assert.equal(of("价格都是5元。", "5元", "zh"), "价格");
});

test("a sentence that says more is no label", () => {
  assert.equal(of("大人は800円、子どもは400円です。", "800円", "ja"), null);
  assert.equal(of("昨年は3万人が訪れました。", "3万人", "ja"), null);
  assert.equal(of("该市有1200座桥，其中一半是石桥。", "1200座", "zh"), null);
  assert.equal(of("The bridge is 48 metres.", "48 metres", "en"), null);
});

import assert from "node:assert/strict";
import test from "node:test";
import { topicRows } from "./topic-rows.ts";

const rowsOf = (sentence: string, language: string): string[] =>
  topicRows(sentence, language)?.rows.map(({ name, value }) => `${name} | ${value}`) ?? [];

test("what has a day, an hour or a price of its own, told in a row, is rows", () => {
  assert.deepEqual(
    rowsOf("燃やすごみは毎週月曜と木曜、資源プラスチックは水曜、びん・缶は第2・第4金曜、燃やさないごみは第1火曜だけです。", "ja"),
    ["燃やすごみ | 毎週月曜と木曜", "資源プラスチック | 水曜", "びん・缶 | 第2・第4金曜", "燃やさないごみ | 第1火曜だけ"],
  );
  assert.deepEqual(rowsOf("45リットルが10枚450円、30リットルが300円、15リットルが150円で、スーパーやコンビニで買えます。", "ja"), [
    "45リットル | 10枚450円", "30リットル | 300円", "15リットル | 150円",
  ]);
  assert.deepEqual(rowsOf("일반 쓰레기는 월요일과 목요일, 플라스틱은 수요일, 병과 캔은 금요일입니다.", "ko"), [
    "일반 쓰레기 | 월요일과 목요일", "플라스틱 | 수요일", "병과 캔 | 금요일",
  ]);
  assert.deepEqual(rowsOf("厨余垃圾每周一和周四，塑料周三，玻璃每月5日。", "zh"), [
    "厨余垃圾 | 每周一和周四", "塑料 | 周三", "玻璃 | 每月5日",
  ]);
  assert.deepEqual(rowsOf("厨余垃圾周一和周四，塑料周三，玻璃周五。", "zh"), [
    "厨余垃圾 | 周一和周四", "塑料 | 周三", "玻璃 | 周五",
  ]);
}); // prettier-ignore

test("what only tells, or tells of one thing, is none", () => {
  for (const [language, sentence] of [
    ["ja", "水は低い所に流れ、風は山を越え、雨は海に帰ります。"],
    ["ja", "月曜は休み、火曜は会議です。"],
    ["ja", "祖母は月曜に来て、母は火曜に帰り、私は「水曜」まで待ちました。"],
    ["ko", "그는 월요일에 왔습니다."],
    ["zh", "周一开会，周二出差，周三休息。"],
    ["ja", `${"山は月曜、".repeat(400)}川は火曜です。`],
  ] as const)
    assert.deepEqual(rowsOf(sentence, language), [], sentence.slice(0, 40));
});

test("two prices are rows, where nothing else is told", () => {
  assert.deepEqual(rowsOf("出店料は一区画500円、机の貸し出しは一台200円です。", "ja"), ["出店料 | 一区画500円", "机の貸し出し | 一台200円"]);
  assert.deepEqual(rowsOf("수강료는 4회에 4만 원이고, 재료비는 회당 5,000원입니다.", "ko"), ["수강료 | 4회에 4만 원", "재료비 | 회당 5,000원"]);
  assert.deepEqual(rowsOf("打印每张0.5元，复印每张0.3元，扫描免费。", "zh"), []);
  assert.deepEqual(rowsOf("昨年は500円、今年は600円です。", "ja"), []);
}); // prettier-ignore

test("what all prices are for heads them", () => {
  const told = topicRows("수리비는 살 하나에 1,000원, 손잡이는 2,000원, 천은 3,000원입니다.", "ko");
  assert.equal(told?.of, "수리비");
  assert.deepEqual(told.rows.map(({ name, value }) => `${name} | ${value}`), ["살 하나 | 1,000원", "손잡이 | 2,000원", "천 | 3,000원"]);
}); // prettier-ignore

test("rooms by their names, and how many each of them holds", () => {
  const text = "2階の「さくら」と「もみじ」は4人用、3階の「ふじ」は8人用、地下の「いちょう」は30人用です。";
  const rows = topicRows(text, "ja")?.rows ?? [];
  assert.deepEqual(
    rows.map(({ name, value }) => [name, value]),
    [
      ["2階の「さくら」と「もみじ」", "4人用"],
      ["3階の「ふじ」", "8人用"],
      ["地下の「いちょう」", "30人用"],
    ],
  );
  assert.ok(rows.every(({ name, offset }) => text.startsWith(name, offset)));
  assert.equal(topicRows("彼は「行く」と言い、彼女は「行かない」と答え、私は「待つ」と言った。", "ja"), null);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { easternShares } from "./eastern-shares.ts";

function rows(sentence: string): string[] | null {
  return easternShares(sentence, "zh")?.map(({ name, value }) => `${name} ${value}`) ?? null;
}

for (const [sentence, expected] of [
  ["一楼不用出钱，二楼每户出8千元，六楼每户出4万元。", ["一楼 不用出钱", "二楼 每户8千元", "六楼 每户4万元"]],
  [
    "三楼每户出1万元，四楼每户出2万元，五楼每户出3万元。",
    ["三楼 每户1万元", "四楼 每户2万元", "五楼 每户3万元"],
  ],
  ["甲班免费，乙班交300元，丙班交500元。", ["甲班 免费", "乙班 300元", "丙班 500元"]],
] as const)
  test(`each price belongs to its own clause: ${sentence}`, () => {
    assert.deepEqual(rows(sentence), expected);
  });

for (const sentence of [
  "一楼不用出钱，二楼每户出8千元。",
  "一楼不用出钱，二楼每户出8千元，大家都同意。",
  "一楼不用出钱，小王每户出8千元，六楼每户出4万元。",
  "二楼出8千元，四楼收2万元，六楼出4万元。",
  "一楼要不要出钱？二楼每户出8千元，六楼每户出4万元。",
])
  test(`not surely a row of shares: ${sentence}`, () => {
    assert.equal(rows(sentence), null);
  });

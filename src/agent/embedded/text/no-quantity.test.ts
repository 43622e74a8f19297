import assert from "node:assert/strict";
import { test } from "node:test";
import { findFigures } from "./figures.ts";
import { isNoQuantity } from "./no-quantity.ts";

const counted = (text: string, language: string): string[] =>
  findFigures(text, language)
    .filter((found) => !isNoQuantity(found, text, language))
    .map(({ figure }) => figure.display);

test("what an amount is for one of is no amount", () => {
  assert.deepEqual(counted("1人あたり年に140本でした。", "ja"), ["140"]);
  assert.deepEqual(counted("1台につき3200円かかります。", "ja"), ["3200円"]);
  assert.deepEqual(counted("평균 1인당 30리터를 씁니다.", "ko"), ["30리터"]);
  assert.deepEqual(counted("每1户补贴500元。", "zh"), ["500元"]);
});

test("an amount of people is one", () => {
  assert.deepEqual(counted("講師は1人です。", "ja"), ["1人"]);
  assert.deepEqual(counted("참가자는 12명입니다.", "ko"), ["12명"]);
});

test("figures that number a thing or name a day are no amounts", () => {
  assert.deepEqual(counted("See chapter 4 for the 12 rules.", "en"), ["12"]);
  assert.deepEqual(counted("6月1日に開きます。", "ja"), []);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { findFigures } from "./figures.ts";

test("digits with scales between them are one number, and 年間 one unit", () => {
  for (const [text, language, display, value] of [
    ["これまでに2万4千個をお届けしました", "ja", "2万4千", 24_000],
    ["3万5千人が来ました", "ja", "3万5千人", 35_000],
    ["資本金は1億2千万円です", "ja", "1億2千万円", 120_000_000],
    ["売上は1億2000万円", "ja", "1億2000万円", 120_000_000],
    ["利用者は1万2000人", "ja", "1万2000人", 12_000],
    ["모두 3만 5천 명이 왔습니다", "ko", "3만 5천 명", 35_000],
    ["10年間無料で修理します", "ja", "10年間", 10],
    ["重5千克", "zh", "5千克", 5],
  ] as const) {
    const [found] = findFigures(text, language);
    assert.deepEqual([found?.figure.display, found?.figure.value], [display, value], text);
  }
});

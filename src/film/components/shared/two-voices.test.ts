import assert from "node:assert/strict";
import test from "node:test";
import { contextOf } from "../testing/layout-laws.ts";
import { inTwoVoices } from "./two-voices.ts";

test("what stands below a point begins with no mark, written with a blank behind it or without", () => {
  for (const [text, number, language, behind] of [
    ["客服电话400-820-5517，每天早上9点到晚上9点", "400-820-5517", "zh", /^每天/u],
    ["Call us on 01632 960 188, every day from nine", "01632 960 188", "en", /^every/u],
  ] as const) {
    const start = text.indexOf(number);
    const point = { start, end: start + number.length };
    const context = contextOf("product_showcase", language, { width: 1080, height: 1080, fps: 30 });
    const voices = inTwoVoices({ text, emphasis: [], point }, 90, { width: 800, height: 700 }, context);
    assert.match(voices?.after?.source ?? "", behind);
  }
});

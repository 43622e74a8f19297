import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "./sentences.ts";

test("in Thai a stop shortens a word and ends nothing", () => {
  for (const text of [
    "เรือเที่ยวแรกออก 06.15 น. ถึงเกาะ 7.40 น. ทุกวันยกเว้นวันพระ",
    "วัดนี้บูรณะครั้งใหญ่ในปี พ.ศ. 2489 โดยชาวบ้านทั้งตำบล",
  ])
    assert.deepEqual(splitSentences(text, "th"), [text]);
});

test("whoever says a quotation is not parted from it", () => {
  const said = '"ฝนปีนี้มาช้ากว่าทุกปีที่เคยเห็น" ป้าบุญมี ชาวนาที่ทำนามาสี่สิบปีเล่าให้ฟัง';
  assert.deepEqual(splitSentences(said, "th"), [said]);
  const two = '"ฝนปีนี้มาช้ากว่าทุกปีที่เคยเห็น" ป้าบุญมีเล่า ชาวนาสี่สิบครอบครัวย้ายไปปลูกมันแทนข้าว';
  assert.equal(splitSentences(two, "th").length, 2);
});

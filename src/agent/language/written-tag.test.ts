import assert from "node:assert/strict";
import test from "node:test";
import { countWord } from "../embedded/phrases/count-words.ts";
import { phrasesFor } from "../embedded/phrases/phrases.ts";
import { writtenTag } from "./written-tag.ts";

test("Chinese is written as its country writes it", () => {
  for (const tag of ["zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-HK", "yue"])
    assert.equal(writtenTag(tag), "zh-Hant", tag);
  for (const tag of ["zh", "zh-CN", "zh-SG", "zh-Hans-TW", "ja", "en-US", "zh-?"])
    assert.equal(writtenTag(tag), tag);
});

test("words of ours in a film for Taiwan are traditional ones", () => {
  assert.equal(phrasesFor("zh-TW").last, "最後，");
  assert.equal(phrasesFor("zh-CN").last, "最后，");
  assert.equal(countWord(2, "zh-HK"), "兩");
});

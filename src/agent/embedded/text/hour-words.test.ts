import assert from "node:assert/strict";
import { test } from "node:test";
import { hanNumber, numberOfHour } from "./hour-words.ts";

test("hours in words count what they say", () => {
  for (const [word, hour] of [
    ["七", 7],
    ["两", 2],
    ["十", 10],
    ["十九", 19],
    ["二十四", 24],
    ["다섯", 5],
    ["열두", 12],
    ["पांच", 5],
    ["छः", 6],
    ["बारह", 12],
    ["कितने", null],
    ["", null],
  ] as const)
    assert.equal(numberOfHour(word), hour, word);
  assert.equal(hanNumber("四十五"), 45);
  assert.equal(hanNumber("百"), null);
});

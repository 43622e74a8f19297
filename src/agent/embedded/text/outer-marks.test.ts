import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOuterMarks } from "./outer-marks.ts";

test("marks around all words go, those around a part of them become marks within others", () => {
  for (const [text, language, left] of [
    ["“Bread has time.”", "en", "Bread has time."],
    [
      '"I don\'t know, let me check" is the best sentence a waiter can say.',
      "en",
      "‘I don't know, let me check’ is the best sentence a waiter can say.",
    ],
    ["„Brot hat Zeit“", "de", "Brot hat Zeit"],
    ["„Moin“ sagt hier jeder.", "de", "‚Moin‘ sagt hier jeder."],
    ["« Reviens » est un mot court.", "fr", "“Reviens” est un mot court."],
    ["« Le pain a le temps »", "fr", "Le pain a le temps"],
    ["「ぬか床」", "ja", "ぬか床"],
    ["cut off before”", "en", "cut off before"],
    ["no marks at all", "en", "no marks at all"],
    ['"Yes" and "no"', "en", "‘Yes’ and ‘no’"],
    ["“He said “no” twice.”", "en", "He said “no” twice."],
  ] as const)
    assert.equal(withoutOuterMarks(text, language), left, text);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { quoted } from "./quote.ts";

test("marks around all that is said give way to the film's own, and those around a part of it stay", () => {
  for (const [text, expected] of [
    ["‘Bread has time’", "“Bread has time”"],
    ['"Bread has time"', "“Bread has time”"],
    ["‘It isn’t the dogs’ bowl’", "“It isn’t the dogs’ bowl”"],
    [
      "‘I don't know, but I will find out’ is always a good answer.",
      "“‘I don't know, but I will find out’ is always a good answer.”",
    ],
    ["Say ‘yes’", "“Say ‘yes’”"],
    ["‘Yes’ is better than ‘no’", "“‘Yes’ is better than ‘no’”"],
    ["‘Bread has time", "“Bread has time”"],
    ["", "“”"],
  ] as const)
    // prettier-ignore
    assert.equal(quoted(text, ["“", "”"]), expected);
});

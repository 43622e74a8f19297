import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { matchesOf } from "./matches.ts";

const PATTERNS = [
  /\p{L}+/gu,
  /(?<first>\p{L})\p{L}*(?=\s|$)/gu,
  /x*/gu,
  /x*/g,
  /(?=é|😀)/giu,
  /(?:(?<a>ab)|(?<b>ba))?/gi,
  /^|$/gmu,
  /(?<=a)b|\d{2}/gy,
];

test("matches are those that matchAll finds, with their places and groups", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "x", "É", "😀", "\ud83d", "7", " ", "\n") });
  fc.assert(
    fc.property(letters, fc.constantFrom(...PATTERNS), (text, pattern) => {
      pattern.lastIndex = 0;
      const expected = [...text.matchAll(pattern)];
      // A search that another left half done begins anew.
      pattern.lastIndex = 1;
      const found = matchesOf(pattern, text);
      assert.deepEqual(found, expected);
      assert.deepEqual(
        found.map(({ index, groups }) => [index, groups]),
        expected.map(({ index, groups }) => [index, groups]),
      );
      assert.equal(pattern.lastIndex, 0);
    }),
  );
});

test("a pattern that finds one match only is refused, as by matchAll", () => {
  assert.throws(() => matchesOf(/a/u, "aa"), TypeError);
});

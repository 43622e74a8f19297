import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isTitleLine } from "./title-line.ts";

describe("A line that may be a title", () => {
  test("has few words and ends no sentence", () => {
    for (const line of ["How tides work", "Why is the sky blue?", "潮汐是怎么来的", "The plan:"])
      assert.ok(isTitleLine(line, 10), line);
  });

  test("is no sentence, and none that goes on, in any script", () => {
    for (const line of [
      "We close early.",
      "Dear all,",
      "各位同事，",
      "春が来た。",
      "Գարուն է։",
      "मौसम बदल गया।",
      "ጤና ይስጥልኝ።",
    ])
      assert.ok(!isTitleLine(line, 10), line);
  });

  test("is one line of no more words than are asked for", () => {
    assert.ok(!isTitleLine("One line\nand another", 10));
    assert.ok(!isTitleLine("one two three four five six", 5));
  });
});

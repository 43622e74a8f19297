import assert from "node:assert/strict";
import { test } from "node:test";
import { asks, asksByMark } from "./leading.ts";

test("a question is one in any quotation marks, and without a mark where a language leaves it away", () => {
  for (const text of ["Why?", "“Why?”", "「なぜ？」", "彼は『なぜ？』", " لماذا؟ "])
    assert.ok(asksByMark(text), text);
  for (const text of ["Because.", "Why? Because.", "音は何ですか。"]) assert.ok(!asksByMark(text), text);
  assert.ok(asks("音は何ですか。"));
});

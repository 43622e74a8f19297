import assert from "node:assert/strict";
import { test } from "node:test";
import { numberedHeads } from "./numbered-heads.ts";

test("headings that count a text's parts are its parts", () => {
  const counted = "# T\n\n## 1. It paused\na\n\n## 2. The jump\nb\n\n## 3. Strong but brief\nc\n";
  const found = numberedHeads(counted).map(({ start, end }) => counted.slice(start, end));
  assert.deepEqual(found, ["## 1. It paused", "## 2. The jump", "## 3. Strong but brief"]);
  assert.deepEqual(numberedHeads("## 1. One\n## 3. Three\n## 4. Four\n"), []);
  assert.deepEqual(numberedHeads("## 1. One\n## 2. Two\n"), []);
});

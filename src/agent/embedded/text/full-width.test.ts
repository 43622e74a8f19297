import assert from "node:assert/strict";
import { test } from "node:test";
import { fullWidth } from "./full-width.ts";

test("a narrow comma behind a figure is wide between East Asian words", () => {
  assert.equal(fullWidth("合格率为98%,比去年高"), "合格率为98%，比去年高");
  assert.equal(fullWidth("拨打12345,说明地址"), "拨打12345，说明地址");
  assert.equal(fullWidth("定員は20,先着順"), "定員は20、先着順");
});

test("one that groups digits, or stands in Latin words, stays", () => {
  for (const text of ["共12,500人", "坐标为3,4", "in 2020,中国 was closed", "a,b"])
    assert.equal(fullWidth(text), text);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { parseRange } from "./ranges.ts";

test("a range that is given lies within the file", () => {
  fc.assert(
    fc.property(fc.nat(50), fc.option(fc.nat(60)), fc.option(fc.nat(60)), (bytes, first, last) => {
      const range = parseRange(`bytes=${first ?? ""}-${last ?? ""}`, bytes);
      if (first === null && last === null) return assert.equal(range, null);
      if (range === null) return assert.ok(first !== null && last !== null && last < first);
      if (range === "unsatisfiable")
        return assert.ok(first === null ? last === 0 || bytes === 0 : first >= bytes);
      assert.ok(0 <= range.start && range.start <= range.end && range.end < bytes);
      if (first !== null) assert.equal(range.start, first);
    }),
  );
});

test("what is not one range of bytes is ignored", () => {
  for (const header of [undefined, "", "bytes", "bytes=a-b", "items=0-1", "bytes=0-1,2-3", "bytes=3-1"]) {
    assert.equal(parseRange(header, 10), null, header);
  }
});

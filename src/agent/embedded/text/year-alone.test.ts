import assert from "node:assert/strict";
import { test } from "node:test";
import { isYearAlone } from "./year-alone.ts";

test("four digits from 1500 to 2099 and nothing else are a year", () => {
  for (const year of ["1500", "1968", "2026", "2099"]) assert.ok(isYearAlone(year), year);
  for (const other of ["", "1499", "2100", "1,968", "1968 m", "in 1968", "19680", "968"])
    assert.ok(!isYearAlone(other), other);
});

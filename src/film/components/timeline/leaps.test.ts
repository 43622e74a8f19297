import assert from "node:assert/strict";
import test from "node:test";
import { leapsBetween } from "./leaps.ts";

test("the axis breaks where far more years pass than between the other events, in any digits", () => {
  assert.deepEqual([...leapsBetween(["1899", "1904", "1905", "1914", "1956"])], [3]);
  assert.deepEqual([...leapsBetween(["सन् १८५७", "१८५८", "१९४७"])], []);
  assert.deepEqual([...leapsBetween(["March 1710", "May 1711", "1712", "since 2015"])], [2]);
  assert.deepEqual([...leapsBetween(["March 2021", "2023", "May 2026"])], []);
  assert.deepEqual([...leapsBetween(["Monday", "Tuesday", "2026"])], []);
  assert.deepEqual([...leapsBetween(["1956", "1904", "1899"])], []);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkDuration, durationFindings } from "./check-duration.ts";

const FORECAST = { code: "duration_below_range", message: "forecast" };
const OTHER = { code: "brief_shortened", message: "left something out" };

test("a forecast that did not come true is dropped", () => {
  assert.deepEqual(checkDuration([FORECAST, OTHER], "short", 60), [OTHER]);
});

test("a film outside of its range says so, with its own length", () => {
  const [other, short] = checkDuration([OTHER, FORECAST], "short", 59.4);
  assert.deepEqual(other, OTHER);
  assert.equal(short?.code, "duration_below_range");
  assert.match(short?.message ?? "", /59 seconds/);
  assert.equal(checkDuration([], "deep", 600.5).at(0)?.code, "duration_above_range");
});

test("a length outside of its range without a reason is a defect of the film", () => {
  assert.deepEqual(durationFindings([], "short", 61), []);
  assert.deepEqual(
    durationFindings([], "short", 40).map(({ severity, code }) => [severity, code]),
    [["error", "duration_range"]],
  );
  assert.deepEqual(durationFindings([FORECAST], "short", 40), []);
  assert.equal(durationFindings([OTHER], "deep", 700).length, 1);
});

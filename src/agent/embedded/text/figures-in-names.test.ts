import assert from "node:assert/strict";
import { test } from "node:test";
import { findFigures } from "./figures.ts";

test("a number in a name counts nothing", () => {
  for (const name of ["Skyfarer 5G", "a 4K picture", "in 3D", "the G7", "on A4", "H2O", "vitamin B12"])
    assert.deepEqual(findFigures(name, "en"), [], name);
  assert.equal(findFigures("5 g of salt", "en").length, 1);
  assert.equal(findFigures("£4k a month", "en").length, 1);
});

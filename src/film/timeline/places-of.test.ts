import assert from "node:assert/strict";
import { test } from "node:test";
import { placesOf } from "./places-of.ts";

test("a scene that names no place is where the one before it was, the first ones where the film goes first", () => {
  assert.deepEqual(placesOf([{}, { place: "sea" }, {}, { place: "ice" }, {}]), [
    "sea",
    "sea",
    "sea",
    "ice",
    "ice",
  ]);
  assert.deepEqual(placesOf([{}, {}]), [null, null]);
});

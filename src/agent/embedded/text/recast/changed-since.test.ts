import assert from "node:assert/strict";
import { test } from "node:test";
import { changedSince } from "./changed-since.ts";

test("who changed and since when is the label of by how much, with its sign", () => {
  for (const [before, after, label, sign] of [
    ["Sales rose ", " on last year.", "Sales on last year", "+"],
    ["Sales rose by ", " compared with last year.", "Sales, compared with last year", "+"],
    ["Our costs fell about ", " over two years.", "Our costs, over two years", "−"],
    ["Returns are down ", " year on year.", "Returns, year on year", "−"],
  ] as const)
    assert.deepEqual(changedSince(before, after), { label, sign }, before);
});

test("a level, two changes and a longer sentence keep their own words", () => {
  for (const [before, after] of [
    ["Sales rose to ", " on last year."],
    ["Sales rose ", " and costs fell 3%."],
    ["Sales rose ", ", which nobody expected."],
    ["We sold ", " on Sunday."],
  ] as const)
    assert.equal(changedSince(before, after), null, before + after);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { idleLabel } from "./idle-label.ts";

test("what repeats the heading or only joins a figure to the one before names nothing", () => {
  assert.equal(idleLabel("Total", "Total"), true);
  for (const label of ["Soit", "czyli", "das sind", "o sea", "ou seja,", "то есть", "つまり", "أي"])
    assert.equal(idleLabel(label, "Kosten"), true, label);
});

test("names stay, also those that begin with such a word or stand within the heading", () => {
  for (const label of ["Total", "Soit par habitant", "or so each", "Orders", "per inhabitant", "総額"])
    assert.equal(idleLabel(label, "Total cost"), false, label);
});

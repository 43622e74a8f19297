import assert from "node:assert/strict";
import { test } from "node:test";
import { boldHeadsOfTold, quotedRuns, tellsOfHeading, tornFromQuotation } from "./told-by-form.ts";
import { unitsOf } from "./units.ts";

test("the sentences of one quotation are notes together or not at all", () => {
  const source = 'Colin fell in 2019. "I was reaching for the last screw. I\'d have saved myself eleven seconds."\n';
  const units = unitsOf(source, source);
  const runs = quotedRuns(source);
  assert.equal(runs.length, 1);
  const last = units.at(-1);
  assert.ok(last !== undefined);
  assert.equal(tornFromQuotation(runs, units, (unit) => unit === last)(last), true);
  assert.equal(tornFromQuotation(runs, units, (unit) => unit !== units[0])(last), false);
  // A word in marks is no quotation of several sentences.
  assert.deepEqual(quotedRuns('Please do not say "journey". Thank you.'), []);
}); // prettier-ignore

test("a bold line over a list that tells heads it; over a list of wishes it goes with them", () => {
  const source = "Intro.\n\n**Check before you climb (one minute)**\n1. Feet: clean.\n2. Rungs: dry.\n";
  const units = unitsOf(source, source);
  const heads = [...boldHeadsOfTold(source, units, () => false)].map(({ said }) => said);
  assert.deepEqual(heads, ["**Check before you climb", "(one minute)"]);
  assert.equal(boldHeadsOfTold(source, units, () => true).size, 0);
  const plain = "**Bold words** within a sentence.\n\n- one\n- two\n";
  assert.equal(boldHeadsOfTold(plain, unitsOf(plain, plain), () => false).size, 0);
});

test("what says something of the one its heading names is told, a label is not", () => {
  const units = (text: string) => unitsOf(text, text);
  const told = units("## Selam\nSelam is 34. She got in.\n");
  assert.equal(tellsOfHeading(told, 1), true);
  assert.equal(tellsOfHeading(told, 2), false);
  assert.equal(tellsOfHeading(units("## Colours\nColours: dark green.\n"), 1), false);
});

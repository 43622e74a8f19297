import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { overWholeAmounts } from "./whole-amounts.ts";

const marks = (text: string, parts: readonly string[], base: string): string[] =>
  overWholeAmounts(
    text,
    parts.map((part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })),
    base,
  ).map(({ start, end }) => text.slice(start, end));

test("a share in words is one amount, and each of them is marked", () => {
  const text =
    "Twenty-five years ago perhaps one bottle in twenty was affected; nowadays the trade reckons on one or two in a hundred";
  assert.deepEqual(marks(text, ["Twenty-five years", "twenty was"], "en"), [
    "Twenty-five years",
    "one bottle in twenty",
    "one or two in a hundred",
  ]);
  assert.deepEqual(marks("Früher war eine Flasche von zwanzig verdorben", ["zwanzig verdorben"], "de"), ["eine Flasche von zwanzig"]); // prettier-ignore
  assert.deepEqual(marks("Eleven people in four counties fell ill", ["Eleven people"], "en"), ["Eleven people"]); // prettier-ignore
  assert.deepEqual(marks("Fifteen in twenty passed", ["twenty passed"], "en"), ["Fifteen in twenty"]);
  assert.deepEqual(marks("One visit in twenty years is enough", ["twenty years"], "en"), ["twenty years"]);
});

test("a measure of two units is one amount", () => {
  assert.deepEqual(marks("과녁은 가로 2미터, 세로 2미터 67센티미터이고", ["67센티미터"], "ko"), [
    "2미터 67센티미터",
  ]);
  assert.deepEqual(marks("It stands 5 feet 11 inches tall", ["11 inches"], "en"), ["5 feet 11 inches"]);
  assert.deepEqual(marks("It weighs 12 kg and 3 people carry it", ["12 kg"], "en"), ["12 kg"]);
});

test("of sums in one text all are marked", () => {
  const text = "Full £195, half £90, junior £40 and social £25";
  assert.deepEqual(marks(text, ["£195", "£40"], "en"), ["£195", "£90", "£40", "£25"]);
  assert.deepEqual(marks(text, [], "en"), []);
});

test("a statement marks no number with a verb", () => {
  const visual = shown("Twenty-five years ago perhaps one bottle in twenty was affected, because nobody screened the corks then.", "en"); // prettier-ignore
  assert.doesNotMatch(JSON.stringify(visual), /twenty was"/u);
});

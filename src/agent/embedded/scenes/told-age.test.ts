import assert from "node:assert/strict";
import { test } from "node:test";
import { datedSentences } from "./dated-sentences.ts";
import { toldAge } from "./told-age.ts";

test("an age opens a sentence in many languages", () => {
  for (const [base, sentence, date] of [
    ["en", "At 12 she helped dig out a skeleton.", "At 12"],
    ["de", "Mit 17 Jahren ging sie nach Wien.", "Mit 17 Jahren"],
    ["fr", "À 23 ans, elle part pour l'Inde.", "À 23 ans"],
    ["es", "A los 15 años dejó la escuela.", "A los 15 años"],
    ["ru", "В 30 лет он открыл школу.", "В 30 лет"],
    ["ja", "17歳で佐原の商家の婿になります。", "17歳"],
    ["ko", "24살에 파리로 갔다.", "24살"],
    ["zh", "35岁时他离开了北京。", "35岁"],
  ] as const)
    assert.equal(toldAge(sentence, base)?.date, date, sentence);
});

test("an hour, a price and a number of things are no age", () => {
  for (const sentence of [
    "At 12 the bell rings.",
    "At 12.50 it is cheap.",
    "At 3 p.m. they close.",
    "At 900 she flew.",
  ])
    assert.equal(toldAge(sentence, "en"), null, sentence);
});

test("ages stand between the years of a life, and one sentence without a date breaks no row", () => {
  const life = [
    "Mary Anning was born in Lyme Regis in 1799.",
    "At 12 she helped dig out an ichthyosaur.",
    "In 1823 she found the first complete plesiosaur.",
    "The Geological Society did not admit women.",
    "She died in 1847.",
  ];
  const dated = datedSentences(life, "en");
  assert.deepEqual(
    [...(dated?.values() ?? [])].map(({ date }) => date),
    ["1799", "At 12", "1823", "1847"],
  );
  // Two years among six sentences are no history.
  assert.equal(
    datedSentences(["It opened in 1990.", "A.", "B.", "C.", "It closed in 1995.", "D."], "en"),
    null,
  );
});

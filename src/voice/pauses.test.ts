import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateSeconds } from "./estimate.ts";
import { pauseAfter } from "./pauses.ts";

test("an answer is awaited as long as it takes to look for it, in any language", () => {
  const usual = pauseAfter("How long is the rope?");
  for (const answer of [
    "Answer: 12 metres.",
    "The answer is: 12 metres.",
    "Lösung: 12 Meter.",
    "Respuesta: 12 metros.",
    "Réponse : 12 mètres.",
    "Ответ: 12 метров.",
    "الجواب: 12 مترا.",
    "תשובה: 12 מטר.",
    "उत्तर: 12 मीटर।",
    "答案：12 米。",
    "答え：12メートル。",
  ])
    assert.ok(pauseAfter("How long is the rope?", answer) >= 3 * usual, answer);
});

test("what only speaks of answers waits for none", () => {
  for (const next of [
    "Answers arrive within a day.",
    "The answer surprised everyone.",
    "Answering takes time: a day.",
  ])
    assert.equal(pauseAfter("How long is the rope?", next), pauseAfter("How long is the rope?"), next);
});

test("the estimate knows of the time to think", () => {
  const asked = estimateSeconds("How long is the rope? Answer: twelve metres.", "en");
  const told = estimateSeconds("How long is the rope? Length: twelve metres.", "en");
  assert.ok(asked - told > 1, `${asked} s and ${told} s`);
});

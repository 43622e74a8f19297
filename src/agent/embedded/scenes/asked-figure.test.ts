import assert from "node:assert/strict";
import test from "node:test";
import { questionOf } from "./asked-figure.ts";
import type { Striking } from "./striking.ts";

const labelOf = (question: string, display: string): string | null => {
  const figure = { at: 1, figure: { display } } as Striking;
  return questionOf([figure], [{ text: question }, { text: display }] as unknown as Parameters<
    typeof questionOf
  >[1]);
};

test("a figure answers what asks for it, and neither why nor, as a price, how many", () => {
  assert.equal(labelOf("How far out is the foot?", "1.5 m"), "How far out is the foot?");
  assert.equal(labelOf("Was kostet die Führung?", "8 €"), "Was kostet die Führung?");
  for (const [question, display] of [
    ["Wie viele Brote werden aus einem Sack Mehl?", "8 Euro"],
    ["Ile chleba jest z jednego worka mąki?", "12 zł"],
    ["Waarom rust zuurdesem zo lang?", "20 uur"],
    ["Pourquoi le pain lève-t-il ?", "2 h"],
  ] as const)
    assert.equal(labelOf(question, display), null, question);
});

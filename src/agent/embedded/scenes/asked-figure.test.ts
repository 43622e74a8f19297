import assert from "node:assert/strict";
import test from "node:test";
import { findFigures } from "../text/figures.ts";
import { say } from "./draft.ts";
import { questionOf } from "./asked-figure.ts";
import type { Striking } from "./striking.ts";

const labelOf = (question: string, answer: string, language: string): string | null => {
  const [found] = findFigures(answer, language);
  assert.ok(found !== undefined, answer);
  const figure: Striking = { ...found, at: 1, cue: 0, score: 3, label: "" };
  return questionOf([figure], [say(question, 1), say(answer, 1)]);
};

test("a figure answers what asks for it, a sum what asks for a price", () => {
  for (const [language, question, answer] of [
    ["en", "How far out is the foot?", "1.5 m"],
    ["de", "Was kostet die Führung?", "8 €"],
    ["de", "Wie hoch ist der Eintrittspreis?", "8 Euro"],
    ["fr", "Quel est le prix de ce livre ?", "12 €"],
    ["ru", "Сколько стоит билет?", "300 рублей"],
    ["ar", "بكم التذكرة؟", "٢٠ ريالًا"],
    ["hu", "Mi az ára?", "900 Ft"],
  ] as const)
    assert.equal(labelOf(question, answer, language), question);
});

test("no figure answers why, and no sum how many, who or what else", () => {
  for (const [language, question, answer] of [
    ["de", "Wie viele Brote werden aus einem Sack Mehl?", "8 Euro"],
    ["de", "Welche Anzahl an Broten gibt ein Sack?", "8 Euro"],
    ["es", "¿Cuántos años hará el árbol?", "8 euros"],
    ["fr", "Qui veut savoir d'où vient le pain ?", "8 euros"],
    ["pl", "Ile chleba jest z jednego worka mąki?", "12 zł"],
    ["nl", "Waarom rust zuurdesem zo lang?", "20 uur"],
    ["fr", "Pourquoi le pain lève-t-il ?", "2 heures"],
    ["ro", "De ce crește pâinea?", "2 ore"],
    ["fi", "Miksi leipä kohoaa?", "2 tuntia"],
  ] as const)
    assert.equal(labelOf(question, answer, language), null, question);
});

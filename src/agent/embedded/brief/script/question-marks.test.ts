import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";
import { withoutQuestionMarks } from "./question-marks.ts";

const told = (source: string): string => {
  const text = withoutQuestionMarks(source);
  assert.equal(text.length, source.length, source);
  return text.replace(/[ \u00A0]+/gu, " ").replace(/^ | $/gmu, "").replaceAll(/\n+/gu, "\n");
}; // prettier-ignore

test("marks of questions and answers go, in many languages, and a question heads its answer", () => {
  for (const [q, a] of [
    ["Q. ", "A. "], ["Q: ", "A: "], ["Q1: ", "A1: "], ["**Q:** ", "**A:** "], ["F: ", "A: "], ["Frage: ", "Antwort: "],
    ["Question : ", "Réponse : "], ["P: ", "R: "], ["Domanda: ", "Risposta: "], ["Vraag: ", "Antwoord: "], ["Fråga: ", "Svar: "],
    ["K: ", "V: "], ["P: ", "O: "], ["Otázka: ", "Odpověď: "], ["Kérdés: ", "Válasz: "], ["Întrebare: ", "Răspuns: "],
    ["Вопрос: ", "Ответ: "], ["П: ", "В: "], ["Soru: ", "Cevap: "], ["سؤال: ", "جواب: "], ["س: ", "ج: "], ["ש: ", "ת: "],
    ["प्रश्न: ", "उत्तर: "], ["Hỏi: ", "Đáp: "], ["Tanya: ", "Jawab: "], ["Q1．", "A1．"], ["질문: ", "답변: "],
  ] as const)
    assert.equal(told(`${q}How deep is it?\n${a}Three metres.\n\n${q}Is it cold?\n${a}Only in May.`), "## How deep is it?\nThree metres.\n## Is it cold?\nOnly in May.", q);
  assert.equal(told("问：码头几点开？\n答：六点开门。\n\n问：湖水冷吗？\n答：五月很冷。"), "码头几点开？\n六点开门。\n湖水冷吗？\n五月很冷。");
  assert.equal(told("Q: How deep? A: Three metres.\nQ: Cold? A: Only in May."), "## How deep?\nThree metres.\n## Cold?\nOnly in May.");
}); // prettier-ignore

test("a quiz, a list of letters, one question and measures stay as they are", () => {
  for (const source of [
    "Q1. What is red?\nA. Stop\nB. Warning\nC. No entry\n\nQ2. What is blue?\nA. Must\nB. May\nC. Must not",
    "A. The jetty\nB. The lake\nC. The hut",
    "Q: What is a black hole?\n\nA place where light cannot leave.",
    "P: 40 g of feed\nK: 20 g of potash\nN: 60 g of nitrogen",
    "F: 451 degrees\nA: 4 amperes",
    "В: 20 см\nШ: 30 см",
  ])
    assert.equal(withoutQuestionMarks(source), source);
});

test("a film asks each question and answers it without a letter", () => {
  const { scenes, title } = film("Ear wax: what patients ask us\n\nQ. Is ear wax dirty?\nA. No. It protects the ear. Most ears clean themselves.\n\nQ. What should I try first?\nA. Olive oil drops, three times a day. Lie with the blocked ear up.\n\nQ. Still blocked after two weeks?\nA. Book with Sister Ifeoma, on Tuesdays and Friday mornings."); // prettier-ignore
  const all = [title, ...scenes.flatMap(({ narration }) => narration)].join(" ");
  assert.doesNotMatch(`${all} ${JSON.stringify(scenes)}`, /(?<!\p{L})[QA]\. /u);
  assert.match(all, /What should I try first\? Olive oil/u);
});

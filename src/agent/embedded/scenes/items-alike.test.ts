import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

function said(items: readonly string[], language: string): string[] {
  const list = items.map((item) => `- ${item}`).join("\n");
  return film(`# Film\n\n## X\n\n${list}`, language)
    .scenes.flatMap(({ narration }) => narration)
    .map(plain);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s/gu, " ");
}

const APART: [language: string, items: string[]][] = [
  ["ar", ["يجفف 120 كيلوغراماً في الدفعة", "ثلاثة أيام بدل ثمانية", "شبك ناعم يمنع الحشرات"]],
  ["ar", ["يطوى بسهولة", "لا يصدأ أبداً", "ضمان سنتين"]],
  ["he", ["מייבש 120 קילו במחזור אחד", "שלושה ימים במקום שמונה", "רשת עדינה נגד חרקים"]],
  ["fa", ["در هر نوبت ۱۲۰ کیلو خشک می‌کند", "سه روز به جای هشت روز", "توری ریز دارد"]],
  ["fr", ["Sèche 120 kg par fournée", "Trois jours au lieu de huit", "Se plie dans une caisse"]],
  ["es", ["Seca 120 kg por tanda", "Tres días en vez de ocho", "No se oxida"]],
];

const TOGETHER: [language: string, items: string[]][] = [
  ["ar", ["ملح", "طحين", "ماء دافئ"]],
  ["he", ["מלח", "קמח", "מים חמים"]],
  ["fr", ["trois œufs", "du sel", "un peu de farine"]],
  ["es", ["3 huevos", "sal", "un poco de harina"]],
  ["ru", ["соль", "мука", "тёплая вода"]],
];

test("items that are clauses, or of different kinds, are sentences of their own", () => {
  for (const [language, items] of APART) {
    const sentences = said(items, language);
    for (const item of items.map(plain)) {
      const found = sentences.find((one) => one.includes(item)) ?? "";
      assert.ok(
        !items.map(plain).some((other) => other !== item && found.includes(other)),
        `${item}: ${found}`,
      );
      assert.notEqual(found, "", item);
    }
  }
});

test("a few things of one kind are named in one sentence", () => {
  for (const [language, items] of TOGETHER) {
    const sentences = said(items, language);
    const [first = ""] = items;
    const found = sentences.find((one) => one.toLowerCase().includes(first)) ?? "";
    assert.ok(
      items.every((item) => found.toLowerCase().includes(item)),
      `${language}: ${sentences.join(" | ")}`,
    );
  }
});

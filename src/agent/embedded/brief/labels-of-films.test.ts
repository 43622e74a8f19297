import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

const LABELS: readonly [language: string, opening: string, audience: string, goal: string][] = [
  ["tr", "İzleyici: yeni gelen stajyerler. Amaç: ilk hafta kaybolmasınlar.", "yeni gelen stajyerler", "ilk hafta kaybolmasınlar"],
  ["tr", "Hedef kitle: yeni gelen stajyerler. Hedef: ilk hafta kaybolmasınlar.", "yeni gelen stajyerler", "ilk hafta kaybolmasınlar"],
  ["ru", "Для кого: новые стажёры. Задача: в первую неделю никто не теряется.", "новые стажёры", "в первую неделю никто не теряется"],
  ["ru", "Целевая аудитория: новые стажёры. Цель: в первую неделю никто не теряется.", "новые стажёры", "в первую неделю никто не теряется"],
  ["uk", "Глядачі: нові стажери. Завдання: першого тижня ніхто не губиться.", "нові стажери", "першого тижня ніхто не губиться"],
  ["el", "Κοινό-στόχος: νέοι ασκούμενοι. Σκοπός: να μη χάνονται την πρώτη εβδομάδα.", "νέοι ασκούμενοι", "να μη χάνονται την πρώτη εβδομάδα"],
  ["he", "קהל היעד: מתמחים חדשים. יעד: שלא ילכו לאיבוד בשבוע הראשון.", "מתמחים חדשים", "שלא ילכו לאיבוד בשבוע הראשון"],
  ["ar", "الفئة المستهدفة: متدربون جدد. الغاية: ألا يضيعوا في الأسبوع الأول.", "متدربون جدد", "ألا يضيعوا في الأسبوع الأول"],
  ["fa", "بینندگان: کارآموزان تازه. هدف: هفته اول گم نشوند.", "کارآموزان تازه", "هفته اول گم نشوند"],
]; // prettier-ignore

for (const [language, opening, audience, goal] of LABELS)
  test(`the usual labels of an audience and a goal are known: ${opening.slice(0, 16)} (${language})`, () => {
    const brief = readBrief(`${opening}\n\n# Film\n\n## A\n\nBir.`);
    assert.deepEqual([brief.audience, brief.goal], [audience, goal]);
  });

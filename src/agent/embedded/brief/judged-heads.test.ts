import assert from "node:assert/strict";
import { test } from "node:test";
import { areTwoTimes, judgedTones } from "./judged-heads.ts";

const GOOD_AND_BAD: [language: string, good: string, bad: string][] = [
  ["en", "Do", "Don’t"],
  ["en", "Yes", "No"],
  ["en", "✅ Do this:", "❌ Don't do this:"],
  ["en", "Green flags", "Red flags"],
  ["de", "Richtig", "Falsch"],
  ["de", "Vorteile", "Nachteile"],
  ["fr", "À faire", "À éviter"],
  ["fr", "A\u0300 faire", "A\u0300 e\u0301viter"],
  ["es", "Sí", "No"],
  ["it", "Da fare", "Da evitare"],
  ["pt", "O que fazer", "O que não fazer"],
  ["nl", "Wel doen", "Niet doen"],
  ["pl", "Wolno", "Nie wolno"],
  ["ru", "Можно", "Нельзя"],
  ["tr", "Doğru", "Yanlış"],
  ["ar", "افعل", "لا تفعل"],
  ["he", "מותר", "אסור"],
  ["hi", "क्या करें", "क्या न करें"],
  ["zh", "好", "坏"],
  ["zh", "应该", "不应该"],
  ["ja", "良い例", "悪い例"],
  ["ko", "해야 할 것", "하지 말아야 할 것"],
  ["sv", "Gör så här", "Gör inte så här"],
  ["en", "Food waste accepted", "Not accepted"],
  ["fr", "Déchets acceptés", "Refusés"],
  ["nl", "Wel in de bak", "Niet in de bak"],
];

test("heads that say right and wrong are judged in either order, in many languages", () => {
  for (const [language, good, bad] of GOOD_AND_BAD) {
    assert.deepEqual(judgedTones([good, bad]), ["positive", "negative"], `${language}: ${good}`);
    assert.deepEqual(judgedTones([bad, good]), ["negative", "positive"], `${language}: ${bad}`);
  }
});

test("heads that only sound so are not: directions, times, plans, one half of a pair", () => {
  const others = [
    ["Left", "Right"],
    ["Before", "After"],
    ["Good plan", "Basic plan"],
    ["Yes", "Maybe"],
    ["Pro", "Basic"],
    ["Pro", "Free", "Con"],
    ["No", "Name"],
    ["Do", "Re"],
    ["Vorher", "Nachher"],
    ["Oui", "Non-fumeurs"],
    ["Yes", "Yes"],
    ["Sí", "Non"],
    ["", ""],
  ];
  for (const heads of others) assert.equal(judgedTones(heads), null, heads.join(" | "));
});

test("two times of one thing are known, and are no judgement", () => {
  for (const heads of [
    ["Before", "After"],
    ["Vorher", "Nachher"],
    ["До этого", "После"],
    ["Önce", "Sonra"],
  ])
    assert.equal(areTwoTimes(heads), true, heads.join(" | "));
  assert.equal(areTwoTimes(["After", "Before"]), false);
  assert.equal(areTwoTimes(["Before lunch", "After lunch"]), false);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { withRequiredText } from "./required-text.ts";

test("words that have to stand in a film are told, and not that they have to", () => {
  for (const [line, said] of [
    [
      'Must include on screen: "6% is an example. Investments can fall."',
      "6% is an example. Investments can fall.",
    ],
    ["Pflichthinweis: „Zu Risiken fragen Sie Ihren Arzt.“", "Zu Risiken fragen Sie Ihren Arzt."],
    ["Mention obligatoire à l’écran : « Pour votre santé, bougez plus »", "Pour votre santé, bougez plus."],
    ["Texto obligatorio en pantalla: «Lea las instrucciones»", "Lea las instrucciones."],
    ["Обязательно на экране: «Не является офертой»", "Не является офертой."],
    ["画面に必ず表示：「個人の感想です」", "個人の感想です。"],
  ] as const) {
    const text = withRequiredText(`The money grows.\n\n${line}`);
    assert.equal(text.length, line.length + 18);
    assert.equal(text.replace(/[\s\u00A0]+/gu, " ").trim(), `The money grows. ${said}`);
  }
});

test("what is said in other sentences stays", () => {
  for (const source of [
    'Please show this to Ana: she said "not before noon" twice.',
    'The sign must include: a name, a date and "Keep out".',
    "Disclaimer: no duck was harmed.",
  ])
    assert.equal(withRequiredText(source), source);
});

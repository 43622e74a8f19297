import assert from "node:assert/strict";
import { test } from "node:test";
import { saidWithin } from "./said-within.ts";

test("whoever speaks within the marks is named beside the words", () => {
  const cases: [string, string, string][] = [
    [
      "On ne répare pas le temps, disait le dernier maître horloger, on l'écoute.",
      "On ne répare pas le temps, on l'écoute.",
      "Le dernier maître horloger",
    ],
    [
      "El mar no se compra, decía mi abuela, se pide prestado.",
      "El mar no se compra, se pide prestado.",
      "Mi abuela",
    ],
    ["Il pane non si butta, diceva Assunta, si bacia.", "Il pane non si butta, si bacia.", "Assunta"],
    [
      "O rio é velho, dizia o mestre Tomás, mas não esquece.",
      "O rio é velho, mas não esquece.",
      "O mestre Tomás",
    ],
  ];
  for (const [quoted, words, speaker] of cases) assert.deepEqual(saidWithin(quoted), { words, speaker });
});

test("nobody is named by a pronoun, a clause without a speaker or words alone", () => {
  for (const quoted of [
    "Le temps, disait-il, ne revient pas.",
    "Il pane, diceva Assunta, non aspetta nessuno.",
    "Viens, dit à sa fille le roi, et regarde.",
    "Le pain, le vin, le sel, tout manque.",
    "",
  ])
    assert.equal(saidWithin(quoted), null, quoted);
});

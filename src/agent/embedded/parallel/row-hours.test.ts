import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { rowHours } from "./row-hours.ts";

const told = (text: string, language: string): string[] | undefined =>
  rowHours(splitSentences(text, language), 0, language)?.days.map(
    ({ date, text: what }) => `${date}: ${what}`,
  );

test("clauses that tell an hour each are a programme of the day", () => {
  for (const [language, text, days] of [
    [
      "en",
      "Last entry is at 20:15, the slides stop at 20:30, everyone is out of the water by 20:45 and we lock the doors at 21:00.",
      [
        "20:15: Last entry",
        "20:30: The slides stop",
        "By 20:45: Everyone is out of the water",
        "21:00: We lock the doors",
      ],
    ],
    [
      "en",
      "Doors open at 6 pm. The first band plays at 7 pm. The bar closes at midnight.",
      ["6 pm: Doors open", "7 pm: The first band plays", "Midnight: The bar closes"],
    ],
    [
      "pt",
      "As portas abrem às 17h00, o concurso de assadores começa às 18h30 e o baile vai até à meia-noite.",
      ["17h00: As portas abrem", "18h30: O concurso de assadores começa", "Até à meia-noite: O baile vai"],
    ],
    [
      "de",
      "Einlass ist um 18.30 Uhr, das Konzert beginnt um 19.30 Uhr, die Bar schließt um 23 Uhr.",
      ["18.30 Uhr: Einlass", "19.30 Uhr: Das Konzert beginnt", "23 Uhr: Die Bar schließt"],
    ],
    [
      "fr",
      "Les portes ouvrent à 14 h, le spectacle commence à 15 h 30 et le goûter est servi à 17 h.",
      ["14 h: Les portes ouvrent", "15 h 30: Le spectacle commence", "17 h: Le goûter est servi"],
    ],
    [
      "es",
      "El autobús sale a las 8:15, la visita empieza a las 10:00 y la comida es a las 14:00.",
      ["8:15: El autobús sale", "10:00: La visita empieza", "14:00: La comida"],
    ],
    [
      "ru",
      "Автобус отходит в 8:15, экскурсия начинается в 10:00, обед в 13:30.",
      ["8:15: Автобус отходит", "10:00: Экскурсия начинается", "13:30: Обед"],
    ],
  ] as const)
    // prettier-ignore
    assert.deepEqual(told(text, language), days);
});

test("hours before what happens", () => {
  assert.deepEqual(told("At 9:00 the gates open, at 11:30 the parade starts and at 13:00 we eat together.", "en"), [
    "9:00: The gates open",
    "11:30: The parade starts",
    "13:00: We eat together",
  ]); // prettier-ignore
});

test("what tells no programme stays a sentence", () => {
  for (const [language, text] of [
    ["en", "Water boils at 100 degrees, tin melts at 232, lead at 327."],
    ["en", "The pool is open from 9 to 21, the hall from 10 to 22, and the café from 8 to 20."],
    ["en", "It opens at 9:00, closes at 17:00 and opens again at 19:00."],
    ["en", "The train leaves at 9:40, the next at 8:10, the last at 7:00."],
    ["en", "At 12 she left school, at 16 she married, at 20 she was a widow."],
    ["en", "Is the doctor there at 9:00, the nurse at 10:00 and the porter at 11:00?"],
    ["de", "Er aß um 12 Uhr, schlief bis 15 Uhr und las dann lange."],
  ] as const)
    // prettier-ignore
    assert.equal(told(text, language), undefined, text);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { colonRow } from "./colon-row.ts";
import { pricesAt } from "./read-rows.ts";
import { addsUp } from "./total-behind.ts";

const ROWS = [
  ["fr", "Pour nos 46 élèves : 5 980 euros de transport, 11 500 euros d'hébergement, 3 220 euros de cours et de matériel.", "Total : 20 700 euros, soit 450 euros par élève.", ["Transport", "Hébergement", "Cours et matériel"]],
  ["en", "For our 46 pupils: £5,980 for transport, £11,500 for lodging and £3,220 for ski lessons.", "Total: £20,700, that is £450 per pupil.", ["Transport", "Lodging", "Ski lessons"]],
  ["de", "Für unsere 46 Kinder: 5.980 Euro für den Bus, 11.500 Euro für Essen, 3.220 Euro für den Skikurs.", "Insgesamt 20.700 Euro, also 450 Euro pro Kind.", ["Für den Bus", "Essen", "Für den Skikurs"]],
  ["es", "Para 46 alumnos: 5.980 euros de transporte, 11.500 euros de alojamiento y 3.220 euros de clases.", "Total: 20.700 euros.", ["Transporte", "Alojamiento", "Clases"]],
] as const; // prettier-ignore
for (const [language, row, total, labels] of ROWS)
  test(`sums that the next sentence adds up are parts of it: ${language}`, () => {
    const found = colonRow(row, language, "", total);
    assert.equal(found?.shows.form, "sum");
    assert.deepEqual(found.shows.parts.map(({ label }) => label), labels); // prettier-ignore
    assert.equal(colonRow(row, language, "", ""), null);
  });

test("below a heading that speaks of costs they are compared without a total", () => {
  const row = "Pour tous : 5 980 euros de transport, 11 500 euros de repas, 3 220 euros de cours.";
  assert.equal(colonRow(row, "fr", "Ce que cela coûte")?.shows.form, "bars");
});

test("another total, another word and no number add nothing up", () => {
  assert.equal(addsUp("Total: £20,000.", [5980, 11_500, 3220], "en"), false);
  assert.equal(addsUp("We paid £20,700.", [5980, 11_500, 3220], "en"), false);
  assert.equal(addsUp("Total: a lot.", [1, 2, 3], "en"), false);
  assert.equal(addsUp("", [], "en"), false);
});

test("one sum said twice is no list of prices", () => {
  const sentences = ["Total : 20 700 euros, soit 450 euros par élève."];
  assert.equal(pricesAt({ sentences, language: "fr", headings: ["Ce que cela coûte"] }, 0), null);
});

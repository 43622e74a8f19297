import assert from "node:assert/strict";
import { test } from "node:test";
import { rowOfValues } from "./row-of-values.ts";

const row = (text: string, language: string): string[] | undefined =>
  rowOfValues(text, language)?.points.map(({ label, display }) => `${label}=${display}`);

test("years that are named by their order, or from today, are a course", () => {
  for (const [language, text, points] of [
    [
      "en",
      "In the first year 214 items came in, in the second 367 and this year 502.",
      ["Year 1=214", "Year 2=367", "This year=502"],
    ],
    [
      "de",
      "Im ersten Jahr kamen 214 Geräte, im zweiten 367 und dieses Jahr 502.",
      ["Jahr 1=214", "Jahr 2=367", "Dieses Jahr=502"],
    ],
    [
      "fr",
      "La première année, 214 objets sont arrivés, la deuxième 367 et cette année 502.",
      ["Année 1=214", "Année 2=367", "Cette année=502"],
    ],
    [
      "es",
      "El primer año llegaron 214 objetos, el segundo 367 y este año 502.",
      ["Año 1=214", "Año 2=367", "Este año=502"],
    ],
    [
      "ru",
      "В первый год принесли 214 вещей, во второй 367, в этом году 502.",
      ["1-й год=214", "2-й год=367", "В этом году=502"],
    ],
  ] as const)
    // prettier-ignore
    assert.deepEqual(row(text, language), points, language);
});

test("visitors, times and helpers in their order are no years", () => {
  for (const text of [
    "The first visitor paid £3, the second visitor £5, and the third £9.",
    "First we sold 40 kg, the second time 30 kg.",
  ])
    assert.equal(row(text, "en")?.some((one) => one.startsWith("Year")) ?? false, false, text);
});

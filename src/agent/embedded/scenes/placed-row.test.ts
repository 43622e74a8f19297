import assert from "node:assert/strict";
import { test } from "node:test";
import { placedRow } from "./placed-row.ts";

const row = (sentence: string, language: string): string | null => {
  const told = placedRow([sentence], 0, language);
  return told === null ? null : `${told.measure}: ${told.points.map(({ label, display }) => `${label}=${display}`).join(", ")}`; // prettier-ignore
};

test("one measure at several places is a row", () => {
  for (const [language, sentence, told] of [
    [
      "en",
      "The water is 28 degrees in the big pool, 33 in the children's pool and 38 in the hot tub.",
      "Water: Big pool=28 degrees, Children's pool=33 degrees, Hot tub=38 degrees",
    ],
    [
      "en",
      "The noise was 62 dB in the hall, 71 dB at the bar, and 94 dB on the dance floor.",
      "Noise: Hall=62 dB, Bar=71 dB, Dance floor=94 dB",
    ],
    [
      "de",
      "Das Wasser hat im großen Becken 28 Grad, im Kinderbecken 33 und im Whirlpool 38.",
      "Wasser: Im großen Becken=28 Grad, Im Kinderbecken=33 Grad, Im Whirlpool=38 Grad",
    ],
    [
      "fr",
      "L'eau est à 28 degrés dans le grand bassin, 33 dans la pataugeoire et 38 dans le spa.",
      "Eau: Grand bassin=28 degrés, Pataugeoire=33 degrés, Spa=38 degrés",
    ],
    [
      "es",
      "El agua está a 28 grados en la piscina grande, 33 en la infantil y 38 en el jacuzzi.",
      "Agua: Piscina grande=28 grados, Infantil=33 grados, Jacuzzi=38 grados",
    ],
    [
      "ru",
      "Температура воды в большом бассейне 28 °C, в детском 33 °C и в джакузи 38 °C.",
      "Температура воды: В большом бассейне=28 °C, В детском=33 °C, В джакузи=38 °C",
    ],
  ] as const)
    // prettier-ignore
    assert.equal(row(sentence, language), told);
});

test("what is no measure of one thing at several places stays a sentence", () => {
  for (const sentence of [
    "It is 28 degrees in the big pool, 33 in the children's pool and 38 in the hot tub.",
    "The water is 28 degrees in the big pool and 33 in the children's pool.",
    "The shop is open 9 hours in summer, 7 in spring and 5 in winter.",
    "The walk is 3 km in the valley, then climbs 400 m in the forest and 900 m on the ridge.",
    "The water is not 28 degrees in the big pool, 33 in the small one and 38 in the tub.",
    "Anna was 28 metres in front, 33 in the lead and 38 in despair, which nobody saw.",
  ])
    assert.equal(row(sentence, "en"), null, sentence);
});

import assert from "node:assert/strict";
import test from "node:test";
import { alikeAmounts } from "./alike-amounts.ts";

function bars(sentence: string, language: string, headed = true): string | null {
  const found = alikeAmounts(sentence, language, headed);
  return found?.shows.parts.map(({ label, display }) => `${label}: ${display}`).join(" | ") ?? null;
}

test("one measure of several things is a bar for each, whatever the verb", () => {
  for (const [language, sentence, told] of [
    [
      "en",
      "A diesel van emits 210 grams per kilometre, the electric van 52 grams per kilometre on today's power.",
      "Diesel van: 210 g | Electric van, on today's power: 52 g",
    ],
    [
      "en",
      "Heating the water for one bath takes 5.8 kWh, and a short shower takes 1.4 kWh.",
      "Heating the water for one bath: 5.8 kWh | Short shower: 1.4 kWh",
    ],
    [
      "fr",
      "Un chat dort 13 heures par jour, un koala 20 heures et une girafe à peine 2 heures.",
      "Chat: 13 heures | Koala: 20 heures | Girafe: 2 heures",
    ],
    [
      "de",
      "Der Dieselbus verbraucht 38 Liter, der Hybridbus 29 Liter und der kleine Bus 18 Liter.",
      "Der Dieselbus: 38 Liter | Der Hybridbus: 29 Liter | Der kleine Bus: 18 Liter",
    ],
    [
      "de",
      "Für ein Kilo Bergkäse braucht man 11 Liter Milch, für ein Kilo Butter 22 Liter Milch.",
      "Bergkäse: 11 Liter | Butter: 22 Liter",
    ],
    [
      "es",
      "En 2023 se produjeron casi 599 millones de litros de tequila y apenas unos 12 millones de mezcal.",
      "Tequila: ≈599 millones | Mezcal: ≈12 millones",
    ],
    [
      "en",
      "Between 2003 and 2008 bus ridership rose 15.1%, subway ridership 3.3%.",
      "Bus ridership: +15.1% | Subway ridership: +3.3%",
    ],
  ] as const)
    assert.equal(bars(sentence, language), told, sentence);
});

test("no bars for what has no size, for two that are alike, and where a clause says more than its name", () => {
  for (const [language, sentence] of [
    ["en", "The train leaves from platform 4, the bus from stop 12."],
    ["en", "The youngest is 5 years old, the oldest 11."],
    ["en", "The oven is 200 degrees, the grill 250 degrees."],
    ["en", "The left lane is 3.0 metres wide, the right lane 3.1 metres."],
    ["en", "Take 200 g of flour and 100 g of sugar."],
    ["en", "The ferry carries 300 people an hour, and the old bridge was closed after 900 days."],
    ["en", "The plan is 40 tonnes of steel? The other 90 tonnes of wood?"],
    ["de", "Der Tequila bringt 599 Millionen Liter, der Mezcal 12 Milliarden Liter."],
    ["de", "Der Bus fährt um 8 Uhr, der Zug um 9 Uhr."],
    ["it", "Il bus parte tra 5 minuti, il treno tra 10 minuti."],
    ["es", "En 2010 perdimos el 30 % del agua; hoy perdemos el 12 %."],
    ["ro", "Ședința din 4 decembrie, sala 21, ora 14.10."],
    ["es", "De cada 100 litros que salen de la planta, se pierden 31."],
    ["es", "De 100 litros salen 40 litros, se pierden 31 litros."],
    ["ru", "Ферзь стоит 9 пешек, ладья 5, слон 3."],
    ["en", "A kitchen knife costs £6, a bread knife £9."],
  ] as const)
    assert.equal(bars(sentence, language), null, sentence);
});

test("without a heading of the brief what is measured stands above the bars, or there are none", () => {
  const ferry = "The ferry carries 300 people an hour, the old bridge 900 and the planned bridge 2,400.";
  assert.equal(alikeAmounts(ferry, "en", false)?.lead, "People an hour");
  assert.equal(bars("Heating one bath takes 5.8 kWh, and a short shower takes 1.4 kWh.", "en", false), null);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { labelledPrice } from "./labelled-price.ts";

test("a label with an amount of money is a row, in any language", () => {
  for (const [language, sentence, name, price] of [
    ["en", "Day ticket: £14.", "Day ticket", "£14"],
    ["de", "Abholung im Laden: kostenlos.", "Abholung im Laden", "kostenlos"],
    ["cs", "Dospělí: 120 Kč.", "Dospělí", "120 Kč"],
    ["hu", "Felnőtt jegy: 2 500 Ft.", "Felnőtt jegy", "2 500 Ft"],
    ["fi", "Aikuiset: 12 € päivässä.", "Aikuiset", "12 € päivässä"],
    ["sv", "Vuxna: från 90 kronor.", "Vuxna", "från 90 kronor"],
  ] as const)
    assert.deepEqual(labelledPrice(sentence, language), { name, price, offset: 0, of: "" }, sentence);
});

test("a label that something else follows is none", () => {
  for (const [language, sentence] of [
    ["en", "Note: a ticket of £14 is valid for a day and may be returned."],
    ["de", "Ergebnis: 120 Besucher."],
    ["de", "Anna sagte: Ich gebe dir 20 €."],
    ["cs", "Dospělí: 120 Kč, děti 60 Kč."],
    ["en", "Cost: £10, but only on Mondays."],
    ["pl", "Otwarte: 9.00–17.00."],
    ["en", "Wales: £3.1 million."],
    ["ru", "Север: 4,5 млн рублей."],
  ] as const)
    assert.equal(labelledPrice(sentence, language), null, sentence);
});

test("labels with prices in a row are cards, and each is said as it is written", () => {
  const { scenes } = film(
    "# Půjčovna\n\n## Kolik to stojí\n\nKolo: 250 Kč. Elektrokolo: 600 Kč. Helma: 40 Kč. Zámek: zdarma.\n\n## Kdy\n\nMáme otevřeno od dubna do října.",
    "cs",
  );
  const scene = scenes.find(({ narration }) => narration.some((text) => text.includes("Helma")));
  assert.ok(scene?.visual.kind === "number" || scene?.visual.kind === "table", scene?.visual.kind);
  assert.ok(
    scene.narration.join(" ").endsWith("Kolo: 250 Kč. Elektrokolo: 600 Kč. Helma: 40 Kč. Zámek: zdarma."),
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

const whole = (text: string, language: string): void => {
  const visual = shown(text, language);
  assert.equal(visual.kind, "statement", JSON.stringify(visual));
};

test("no figure is set large that would say something else than its sentence", () => {
  for (const [language, text] of [
    [
      "en",
      "Most of the damage we see (roughly 6 out of 10 claims last season) is from boats with two lines and no springs.",
    ],
    ["hi", "सबसे ज़्यादा एसी लेता है, आधे से भी ज़्यादा।"],
    ["en", "More than half of the electricity goes into the air conditioning."],
    ["de", "Mehr als die Hälfte der Energie geht in die Kühlung."],
    ["bn", "আমরা টিনের চালের সঙ্গে পাইপ আর ২,০০০ লিটারের একটি ট্যাংক বসাই।"],
    ["ko", "배송비는 마포구, 서대문구는 무료, 은평구는 2,000원이에요."],
    ["en", "If the paint is too thick: 20 ml of water, stirred in slowly."],
    ["de", "Wenn die Farbe zu dick ist: 20 ml Wasser, langsam eingerührt."],
    ["en", "Last year that came to £1.9 million."],
    ["en", "Cacao grows within 20 degrees of the equator, in the shade of taller trees."],
    ["fr", "Le pont fait 486 mètres de long."],
    ["de", "Kakao wächst innerhalb von 20 Grad vom Äquator."],
    ["es", "El cacao crece a menos de 20 grados del ecuador."],
    ["fr", "L’an dernier, cela représentait 1,9 million d’euros."],
    ["en", "Delivery is free in the old town, and £4 in all the villages around it."],
  ] as const)
    // prettier-ignore
    whole(text, language);
});

test("what says the same by itself still is", () => {
  for (const [language, text, display] of [
    ["en", "Two thirds of the visitors come on foot.", "2/3"],
    ["de", "Zwei Drittel der Besucher kommen zu Fuß.", "2/3"],
    ["en", "The new bridge cost £2.3 million.", "£2.3 million"],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "number", text);
    assert.equal(visual.figures[0]?.figure.display.replaceAll(/[\u00A0\u202F]/gu, " "), display);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { wordFormulaTex } from "./word-formula.ts";

test("an equation of words on its own line is a formula with its quotient as a fraction", () => {
  for (const [line, tex] of [
    ["Gross margin = (revenue − cost of goods) ÷ revenue", "\\text{Gross margin} = \\frac{\\text{revenue} - \\text{cost of goods}}{\\text{revenue}}"],
    ["Geschwindigkeit = Strecke / Zeit", "\\text{Geschwindigkeit} = \\frac{\\text{Strecke}}{\\text{Zeit}}"],
    ["Taux de marge = (prix − coût) ÷ prix × 100", "\\text{Taux de marge} = \\frac{\\text{prix} - \\text{coût}}{\\text{prix}} \\times 100"],
    ["Скорость = путь / время", "\\text{Скорость} = \\frac{\\text{путь}}{\\text{время}}"],
  ] as const)
    assert.equal(wordFormulaTex(line), tex, line);
}); // prettier-ignore

test("sums of words, numbers alone, addresses and choices are none", () => {
  for (const line of [
    "Assets = liabilities + equity",
    "speed = 20 / 4",
    "The price = good and/or bad",
    "home = http://a.example/b",
    "Body = read / write, then wait",
    "Half = (open",
  ])
    assert.equal(wordFormulaTex(line), null, line);
});

test("it is shown as a formula and read in words, and so is one of letters that is nearly equal", () => {
  const [, margin] = film("# Margins\n\n## The margin\nGross margin = (revenue − cost of goods) ÷ revenue\n\nThat was 50 percent last year and is 45 percent now.\n", "en").scenes; // prettier-ignore
  assert.equal(margin?.visual.kind, "formula");
  assert.ok(
    margin.narration.join(" ").includes("Gross margin equals revenue minus cost of goods, all over revenue."),
  );
  const compost = film("# Le compost\n\n## La bonne formule\nLe rapport idéal entre carbone et azote est d'environ trente pour un :\n\nC / N ≈ 30\n\nSi le tas sent mauvais, ajoutez des feuilles mortes.\n", "fr").scenes; // prettier-ignore
  const formula = compost.find(({ visual }) => visual.kind === "formula")?.visual;
  assert.equal(formula?.kind === "formula" ? formula.tex : "", "\\frac{C}{N} \\approx 30");
});

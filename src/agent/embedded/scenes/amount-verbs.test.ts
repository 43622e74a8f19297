import assert from "node:assert/strict";
import test from "node:test";
import { shown } from "../plan.fixture.ts";
import { namesNoAmount, withoutAmountVerb } from "./amount-verbs.ts";

test("a card names the thing whose amount stands above it", () => {
  for (const [label, base, name] of [
    ["Die Einnahmen lagen", "de", "Die Einnahmen"],
    ["Our costs came to", "en", "Our costs"],
    ["Les recettes s’élevaient", "fr", "Les recettes"],
    ["Los gastos sumaron", "es", "Los gastos"],
    ["Расходы составили", "ru", "Расходы"],
    ["The Ziel is near", "en", "The Ziel is near"],
  ] as const)
    assert.equal(withoutAmountVerb(label, base), name);
  assert.ok(namesNoAmount("Das kostet", "de") && namesNoAmount("It was", "en"));
  assert.ok(!namesNoAmount("Das Dach kostet", "de"));
  const income = shown("Die Einnahmen lagen bei 186 Euro, die Ausgaben bei 241 Euro.", "de");
  assert.ok(income.kind === "number");
  assert.deepEqual(
    income.figures.map(({ label }) => label),
    ["Die Einnahmen", "Die Ausgaben"],
  );
});

test("half of it, or half the battle, is no share", () => {
  for (const [text, language] of [
    ["Teeth are only half of it.", "en"],
    ["Finding the leak is half the battle.", "en"],
    ["Das ist nur die Hälfte der Wahrheit.", "de"],
    ["Bien couper, c'est la moitié du travail.", "fr"],
  ] as const)
    assert.notEqual(shown(text, language).kind, "number", text);
  assert.equal(shown("Half of the pupils walk to school.", "en").kind, "number");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { findFigures } from "./figures.ts";
import { measuredThing } from "./measured-thing.ts";

function thing(text: string, language: string): string | null {
  const [found] = findFigures(text, language);
  assert.ok(found !== undefined, text);
  return measuredThing(found, text, language);
}

test("the thing that a measure belongs to, in many languages", () => {
  for (const [language, text, expected] of [
    ["it", "Un serbatoio da 5.000 metri cubi raccoglie l'acqua.", "serbatoio"],
    ["it", "Il comune ha costruito una cisterna da 800 litri dietro la scuola.", "cisterna"],
    ["es", "Un depósito de 5.000 m³ guarda el agua.", "depósito"],
    ["fr", "Un réservoir de 5 000 m³ d'eau alimente trois villages.", "réservoir d'eau"],
    ["pt", "Um depósito de 5.000 metros cúbicos abastece as casas.", "depósito"],
    ["de", "Ein Tank mit 5.000 Kubikmetern versorgt die Häuser.", "Tank"],
    ["nl", "Een tank van 3.000 liter vangt het regenwater op.", "tank"],
    ["sv", "En tank på 3 000 liter samlar regnvattnet.", "tank"],
    ["pl", "Zbiornik o pojemności 5000 metrów sześciennych zasila domy.", "Zbiornik"],
    ["ru", "Бак объёмом 3000 литров собирает дождь.", "Бак"],
    ["ja", "5000リットルの貯水槽が畑に水を送ります。", "貯水槽"],
  ] as const)
    assert.equal(thing(text, language), expected, text);
});

test("null where the noun is the measure, a verb stands before, or something is counted", () => {
  for (const [language, text] of [
    ["en", "A loss of 300 tonnes hit the village."],
    ["fr", "Une superficie de 300 hectares a brûlé."],
    ["de", "Ein Lkw mit 40 Tonnen Kies steht im Hof."],
    ["es", "El pueblo vive con 300 litros al día."],
    ["it", "Un gruppo di 12 persone guida il coro."],
  ] as const)
    assert.equal(thing(text, language), null, text);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { approximatorBefore } from "./approximators.ts";
import { dangles } from "./dangling.ts";

test("what says that a number is not exact is found right before it", () => {
  for (const [language, before, said] of [
    ["fr", "Quelque ", "quelque"], ["en", "In the UK roughly ", "roughly"], ["ru", "Здесь живёт около ", "около"],
    ["es", "Hoy lo visitan unas ", "unas"], ["ar", "تبلغ ملوحته نحو ", "نحو"], ["en", "They talked about ", null],
    ["de", "Die Drohne fliegt über ", null], ["en", "There are ", null],
  ] as const)
    assert.equal(approximatorBefore(before, language), said, before);
}); // prettier-ignore

test("a label that names its thing by somebody else's is none", () => {
  for (const [language, label] of [["ar", "ملوحته"], ["en", "Its length"], ["de", "Seine Fläche"], ["it", "La sua altezza media"], ["ru", "Его глубина"]] as const)
    assert.ok(dangles(label, language), label);
  for (const [language, label] of [["ar", "كمية المياه"], ["en", "Italy's length"], ["de", "Seinebrücken"]] as const)
    assert.ok(!dangles(label, language), label);
}); // prettier-ignore

import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { isSetRight } from "./set-right.ts";

test("what is said once more by what it is not stays one sentence", () => {
  for (const [language, text] of [
    ["it", "E qui viene il punto: la pasta si cuoce DENTRO, insieme alle patate, non a parte!!"],
    ["en", "Here is the trick: the pasta cooks INSIDE, with the potatoes, not in its own pot!"],
    ["de", "Und das ist der Punkt: die Nudeln kochen DRIN, mit den Kartoffeln, nicht daneben!"],
    ["fr", "Et voilà le secret : les pâtes cuisent DEDANS, avec les pommes de terre, pas à côté !"],
    ["es", "Y aquí está el truco: la pasta se cuece DENTRO, con las patatas, no aparte."],
  ] as const)
    assert.notEqual(shown(text, language).kind, "bullets", text);
});

test("facts and things in a row stay a row, though one of them is denied", () => {
  assert.equal(isSetRight(["free entry", "dogs welcome", "not suitable for prams"], "Good to know: free entry, dogs welcome, not suitable for prams."), false); // prettier-ignore
  assert.equal(
    isSetRight(["no glass", "no phones", "no food"], "Rules: no glass, no phones, no food!"),
    false,
  );
  assert.equal(isSetRight(["with milk", "with sugar", "with lemon"], "Tea: with milk, with sugar, with lemon."), false); // prettier-ignore
  assert.equal(isSetRight(["", "", ""], ""), false);
  assert.equal(shown("It needs three things: water, carbon dioxide and light.", "en").kind, "bullets");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { keySentence } from "./key-sentence.ts";

const BICYCLE =
  "W 1817 roku baron przejechał przez Mannheim na maszynie bez pedałów. Rower zmienił nie tylko drogi. Od słowa „rover” pochodzi „rower”. Człowiek na rowerze zużywa mniej energii. Dzisiejszy rower ma przerzutki.";

test("a short sentence about the word that a text comes back to names it", () => {
  assert.equal(keySentence(BICYCLE, "pl"), "Rower zmienił nie tylko drogi");
});

test("a word that is told of twice, and a sentence with a figure or a question, name nothing", () => {
  assert.equal(keySentence(BICYCLE.replace("Rower zmienił", "Czy rower zmienił"), "pl"), null);
  assert.equal(keySentence(BICYCLE.replace("nie tylko drogi", "wszystko w 1885"), "pl"), null);
  assert.equal(keySentence("Rower zmienił drogi. Rower jest dobry.", "pl"), null);
});

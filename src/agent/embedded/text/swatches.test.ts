import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { swatchOf } from "./colour-names.ts";

const RED = "#d92d20";

test("words that name a colour and nothing else are shown as it", () => {
  const named: readonly (readonly [language: string, words: string, swatch: string | null])[] = [
    ["en", "Red", RED],
    ["en", "Moss green", "#2e9e4f"],
    ["en", "Redwood", null],
    ["en", "Red meat", null],
    ["de", "Dunkelblau", null],
    ["de", "Rot", RED],
    ["fr", "Blanche", "#ffffff"],
    ["pl", "Zielony", "#2e9e4f"],
    ["ru", "красная", RED],
    ["he", "אדום", RED],
    ["ar", "الأحمر", RED],
    ["hi", "लाल", RED],
    ["ja", "赤色", RED],
    ["ko", "빨간색", RED],
  ];
  for (const [language, words, swatch] of named) assert.equal(swatchOf(words, language), swatch, words);
});

test("a list by colours is marked by them, and one with another thing among them is not", () => {
  const list = (last: string) => `Boards by colour\n- Red: raw meat\n- Blue: fish\n- ${last}: bread`;
  const swatches = (text: string) => {
    const visual = shown(text, "en");
    return visual.kind === "bullets" ? visual.items.map(({ swatch }) => swatch) : visual.kind;
  };
  assert.deepEqual(swatches(list("White")), [RED, "#1f6fd6", "#ffffff"]);
  assert.deepEqual(swatches(list("Wood")), [undefined, undefined, undefined]);
});

test("a thing that a colour is for is marked by that colour, also in a row of prose", () => {
  for (const [language, text] of [
    [
      "es",
      "Tablas de cortar por color: la roja para carne cruda, la azul para pescado y la verde para verdura.",
    ],
    ["de", "Die Bretter: Rot für Fleisch, Blau für Fisch, Grün für Gemüse."],
    ["en", "The boards: red for meat, blue for fish and green for vegetables."],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "bullets", text);
    assert.deepEqual(visual.items.map(({ swatch }) => swatch), [RED, "#1f6fd6", "#2e9e4f"], text); // prettier-ignore
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { lifeTold } from "./life-told.ts";
import { namedBusiness } from "./named-business.ts";

test("a life that is told from birth to death names its film", () => {
  for (const [language, name, ...told] of [
    ["en", "Rosa Bonheur", "A small figure sits sketching.", "Rosa Bonheur was born in Bordeaux on 16 March 1822.", "She died at By in 1899."],
    ["de", "Clara Schumann", "Clara Schumann wurde 1819 in Leipzig geboren.", "Sie starb 1896 in Frankfurt."],
    ["fr", "Marie de Gournay", "Marie de Gournay naît à Paris en 1565.", "Elle meurt en 1645."],
    ["es", "Gabriela Mistral", "Gabriela Mistral nació en Vicuña.", "Murió en Nueva York."],
    ["ru", "Анна Павлова", "Анна Павлова родилась в Петербурге.", "Она умерла в Гааге."],
  ] as const)
    assert.equal(lifeTold(told, language), name);
}); // prettier-ignore

test("no death, two births, a first name alone and a late child name none", () => {
  const later = Array.from({ length: 8 }, () => "The mill turned.");
  for (const told of [
    ["Rosa Bonheur was born in Bordeaux."],
    ["Rosa Bonheur was born in 1822.", "Juliette Bonheur was born in 1830.", "Rosa died in 1899."],
    ["Rosa was born in 1822.", "She died in 1899."],
    ["Ada Miller was born in Selby and steers the ferry.", "She walks her dog on the far side."],
    [...later, "Ada Miller was born in 1880.", "He died in 1890."],
    [],
  ])
    assert.equal(lifeTold(told, "en"), null);
  const season = ["Anna Meier wurde 1980 in Ulm geboren.", "Dies ist ihre dritte Saison."];
  assert.equal(lifeTold(season, "de"), null);
});

test("a shop is named where its address stands behind it", () => {
  const asked = (said: string): string | null => namedBusiness([said]);
  assert.equal(asked("Please make a film for the screen in our window, Whetstone & Daughter, 14 Bridge Lane, Hebden Bridge."), "Whetstone & Daughter"); // prettier-ignore
  assert.equal(asked("Bitte einen Film für unser Schaufenster, Messer Knoll, Lange Gasse 14, Ulm."), "Messer Knoll"); // prettier-ignore
  assert.equal(asked("Please make a film for our window, 14 Bridge Lane, Hebden Bridge."), null);
  assert.equal(asked("Please make a film for our window in Hebden Bridge, 14 seconds long."), null);
});

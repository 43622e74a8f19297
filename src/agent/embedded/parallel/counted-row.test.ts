import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { countedRow } from "./counted-row.ts";

const read = (sentence: string, language: string): string[] =>
  (countedRow(sentence, language)?.parts ?? []).map(({ label, figure }) => `${figure.display} ${label}`);

test("three counts of different things are figures, each with what it counts", () => {
  for (const [language, sentence, ...wanted] of [
    ["en", "We pulled 3.2 tonnes out of the Stour: 61 tyres, 19 trolleys and one upright piano.", "61 Tyres", "19 Trolleys", "1 Upright piano"],
    ["en", "The recipe is short: 200 g of flour, 3 eggs and 500 ml of milk.", "200 g Flour", "3 Eggs", "500 ml Milk"],
    ["de", "Das Ergebnis der Sammlung: 45 Fahrräder, 12 Einkaufswagen und ein Klavier.", "45 Fahrräder", "12 Einkaufswagen", "1 Klavier"],
    ["es", "La biblioteca presta más que libros: 300 juegos, 40 guitarras y dos telescopios.", "300 Juegos", "40 Guitarras", "2 Telescopios"],
    ["zh", "今年我们修好了很多东西：32辆自行车、18台风扇和7台收音机。", "32辆 自行车", "18台 风扇", "7台 收音机"],
  ] as const)
    assert.deepEqual(read(sentence, language), wanted, sentence);
}); // prettier-ignore

test("what says more than how many of what stays as it is", () => {
  for (const [language, sentence] of [
    ["en", "The rules are simple: 2 players start, 3 cards each go to everyone and 1 stays in the middle."],
    ["en", "The score was clear: 3 goals for us, 2 for them and 1 own goal."],
    ["en", "Call us at any time: 24 hours a day, 7 days a week, 365 days a year."],
    ["en", "The votes came in: 45 percent yes, 30 percent no and 25 percent blank."],
    ["en", "In the crash many people died: 12 adults, 3 children and 2 firemen."],
    ["en", "The menu is short: 12 pounds soup, 14 euros pasta and 20 euros steak."],
    ["en", "We have: 12 dogs and 40 cats."],
    ["fr", "Voici le jeu : 2 joueurs commencent, 3 attendent et 4 regardent."],
    ["de", "So geht es: 2 beginnen, 3 warten und 4 schauen zu."],
    ["ru", "За день собрали: 40 мешков, 15 шин и 2 холодильника."],
    ["en", `${"a, ".repeat(50)}: ${"1 x, ".repeat(4000)}`],
  ] as const)
    assert.deepEqual(read(sentence, language), [], sentence.slice(0, 80));
});

test("they stand side by side below what they are of", () => {
  const visual = shown("Last year you pulled a lot of rubbish out of the Stour: 61 tyres, 19 trolleys and one upright piano.", "en"); // prettier-ignore
  assert.ok(visual.kind === "number");
  assert.deepEqual(visual.figures.map(({ label }) => label), ["Tyres", "Trolleys", "Upright piano"]); // prettier-ignore
});

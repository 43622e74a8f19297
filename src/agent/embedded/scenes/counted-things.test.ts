import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";
import { countedThings } from "./counted-things.ts";

/** "label=display" of each thing. */
function counts(sentence: string, language: string): string[] | null {
  const told = countedThings(sentence, language);
  return told === null ? null : told.points.map(({ label, display }) => `${label}=${display}`);
}

const COUNTED: [language: string, sentence: string, row: string[]][] = [
  ["en", "The library lent 14,200 novels, 8,100 comics and 1,900 games.", ["Novels=14,200", "Comics=8,100", "Games=1,900"]],
  ["en", "Last year we repaired chargers 512 times, clothing 398, lamps 240 and bicycles 95.", ["Chargers=512 times", "Clothing=398 times", "Lamps=240 times", "Bicycles=95 times"]],
  ["en", "In 2023 volunteers pulled out 1900 bottles, 1400 cans and 41 tyres from the river.", ["Bottles=1900", "Cans=1400", "Tyres=41"]],
  ["en", "Handed out in May: 820 loaves, 410 bags of rice and 260 tins of fish.", ["Loaves=820", "Bags of rice=410", "Tins of fish=260"]],
  ["en", "840 novels, 310 comics and 120 films were lent last year.", ["Novels=840", "Comics=310", "Films=120"]],
  ["de", "Im letzten Jahr haben wir 512 Ladegeräte, 398 Jacken und 240 Lampen repariert.", ["Ladegeräte=512", "Jacken=398", "Lampen=240"]],
  ["de", "Im Mai verkaufte der Laden 320 gebrauchte Bücher, 210 Platten und 95 Spiele an einem Tag.", ["Gebrauchte Bücher=320", "Platten=210", "Spiele=95"]],
  ["de", "Repariert wurden Ladegeräte 512 Mal, Kleidung 398 Mal und Lampen 240 Mal.", ["Ladegeräte=512 Mal", "Kleidung=398 Mal", "Lampen=240 Mal"]],
  ["fr", "La bibliothèque a prêté 14 200 romans, 8 100 bandes dessinées et 1 900 jeux.", ["Romans=14 200", "Bandes dessinées=8 100", "Jeux=1 900"]],
  ["es", "Los voluntarios plantaron 3.200 robles, 2.100 pinos y 900 arces en dos años.", ["Robles=3.200", "Pinos=2.100", "Arces=900"]],
  ["it", "I volontari hanno piantato 3.200 querce, 2.100 pini e 900 aceri in due anni.", ["Querce=3.200", "Pini=2.100", "Aceri=900"]],
  ["pt", "Os voluntários plantaram 3.200 carvalhos, 2.100 pinheiros e 900 áceres.", ["Carvalhos=3.200", "Pinheiros=2.100", "Áceres=900"]],
  ["nl", "Vorig jaar repareerden we 512 opladers, 240 lampen en 120 stuks speelgoed.", ["Opladers=512", "Lampen=240", "Stuks speelgoed=120"]],
  ["sv", "I maj sålde butiken 320 böcker, 210 skivor och 95 spel.", ["Böcker=320", "Skivor=210", "Spel=95"]],
  ["da", "I maj solgte butikken 320 bøger, 210 plader og 95 spil.", ["Bøger=320", "Plader=210", "Spil=95"]],
  ["nb", "I mai solgte butikken 320 bøker, 210 plater og 95 spill.", ["Bøker=320", "Plater=210", "Spill=95"]],
  ["tr", "Gönüllüler 3.200 meşe, 2.100 çam ve 900 akçaağaç dikti.", ["Meşe=3.200", "Çam=2.100", "Akçaağaç=900"]],
  ["hi", "स्वयंसेवकों ने 3,200 बरगद, 2,100 नीम और 900 आम लगाए।", ["बरगद=3,200", "नीम=2,100", "आम=900"]],
]; // prettier-ignore

for (const [language, sentence, row] of COUNTED)
  test(`what was done alike with several things is counted: ${sentence}`, () =>
    assert.deepEqual(counts(sentence, language), row));

const NOT_ALIKE: [why: string, language: string, sentence: string][] = [
  ["what somebody has is of all kinds", "en", "The firm has 320 employees, 14 offices and 3 factories."],
  ["what somebody has, in German", "de", "Das verkaufte Haus hat 12 Zimmer, 10 Fenster und 3 Türen."],
  ["a unit among counts", "en", "The bakery sold 640 rolls, 310 loaves and 2 km of pastry."],
  ["a part of the others", "en", "We sold 300 tickets, 120 programmes and 40 of them online."],
  ["more told of one", "en", "We repaired 30 lamps, 20 of which were new, and 10 chairs."],
  ["the dead", "en", "They counted 12 deaths, 40 injuries and 300 lost sheep."],
  ["a few of each", "en", "We washed 3 plates, 2 cups and 1 spoon."],
  ["two things", "en", "We sold 300 tickets and 120 programmes."],
  ["prices", "en", "We sold tickets for €12, €8 and €5."],
  ["times of one thing", "de", "Die Feuerwehr rückte 120 Mal aus, 40 Mal nachts und 12 Mal vergeblich."],
  ["phone numbers", "en", "We repaired the line: call 555 1234, 555 9876 or 555 4321."],
  ["a question", "en", "Have we sold 300 tickets, 120 programmes and 40 books?"],
];

for (const [why, language, sentence] of NOT_ALIKE)
  test(`no counts, ${why}: ${sentence}`, () => assert.equal(countedThings(sentence, language), null));

test("counts of a passage are a chart that comes with its words, under what was done", () => {
  const row = "The library lent 14,200 novels, 8,100 comics, 6,400 films and 1,900 games.";
  const { scenes } = film(`# The library\n\n## Our year\n\nIt was a good one for us. ${row}\n`);
  const scene = scenes.find(({ visual }) => visual.kind === "chart");
  assert.ok(scene?.visual.kind === "chart");
  assert.equal(scene.visual.heading, "Our year");
  assert.equal(scene.visual.series[0]?.name, "What the library lent");
  assert.deepEqual(scene.visual.series[0].values, [14_200, 8100, 6400, 1900]);
  assert.equal(scene.narration.at(-1), row);
  assert.deepEqual(
    scene.visual.cues?.map((cue) => row.slice(cue?.offset, (cue?.offset ?? 0) + 4)),
    ["14,2", "8,10", "6,40", "1,90"],
  );
});

test("stock of different kinds stays cards", () =>
  assert.equal(shown("Our club has 320 members, 14 teams and 3 pitches.", "en").kind, "number"));

import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const told = (rows: string, lead = "The count:"): string =>
  film(`# Counted\n\nWe counted all of it.\n\n## Numbers\n\n${lead}\n\n${rows}\n\n## End\n\nThat was all.`)
    .scenes.filter(({ visual }) => visual.kind === "chart")
    .flatMap(({ narration }) => narration)
    .join(" ");

test("what is several has no verb of one, and keeps the order in which it falls", () => {
  const falling = told("- Eggs: 8,000\n- Fry: 4,500\n- Parr: 650\n- Smolts: 200\n- Adults that return: 4");
  assert.match(falling, /Eggs: 8,000\. Fry: 4,500\. Parr: 650\. Smolts: 200\. Adults that return: 4\.$/u);
  const mixed = told("- Buses: 40\n- Cars: 300\n- Walkers: 120\n- Bikes: 90\n- Trains: 10");
  assert.match(mixed, /Cars: 300\. Walkers: 120\. Bikes: 90\. Buses: 40\. Trains: 10\.$/u);
});

test("names are told as the first and the last of them", () => {
  const towns = told("- Naples: 40\n- Rome: 300\n- Milan: 120\n- Turin: 90\n- Athens: 10");
  assert.match(towns, /Rome comes first, with 300, followed by Milan/u);
  assert.match(towns, /Athens comes last, with 10/u);
});

for (const [language, lead, rows] of [
  [
    "en",
    "How many survive? A typical count, starting with 8,000 eggs:",
    "- Eggs: 8,000\n- Fry: 4,500\n- Parr: 650\n- Smolts: 200\n- Adults: 4",
  ],
  [
    "de",
    "Wie viele überleben? Eine übliche Zählung, ausgehend von 8.000 Eiern:",
    "- Eier: 8.000\n- Brut: 4.500\n- Parr: 650\n- Smolts: 200\n- Rückkehrer: 4",
  ],
  [
    "fr",
    "Combien survivent ? Un décompte habituel, à partir de 8 000 œufs :",
    "- Œufs : 8 000\n- Alevins : 4 500\n- Tacons : 650\n- Smolts : 200\n- Adultes : 4",
  ],
] as const)
  // prettier-ignore
  test(`a figure that only leads into the rows below it is no hero: ${language}`, () => {
    const { scenes } = film(`# Film\n\n## A\n\n${lead}\n\n${rows}\n\n## B\n\nEnd of it.\n`, language);
    const kinds = scenes.map(({ visual }) => visual.kind);
    assert.ok(!kinds.includes("number") && kinds.includes("chart"), kinds.join());
  });

test("a figure that a sentence tells for itself stays one", () => {
  const { scenes } = film(
    "# Film\n\n## A\n\nEvery year 8,000 eggs are laid here.\n\n## B\n\nEnd of it all.\n",
    "en",
  );
  assert.equal(scenes[1]?.visual.kind, "number");
});

test("of a ring the largest and the smallest part are told, never its top, and of few parts all", () => {
  const { scenes } = film(
    "# Vergadering\n\nEen verslag.\n\n## Uitgaven\n\n| Post | Bedrag |\n|---|---|\n| Pacht | € 9.450 |\n| Water | € 3.120 |\n| Onderhoud | € 2.880 |\n| Verzekering | € 1.140 |\n| Compost | € 1.060 |\n| Totaal | € 17.650 |\n\n## Slot\n\nDat was alles.\n",
    "nl",
  );
  const spoken = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.match(
    spoken,
    /De grootste: Pacht met € 9\.450\. Dan Water met € 3\.120, Onderhoud met € 2\.880 en Verzekering met € 1\.140\. De kleinste: Compost met € 1\.060\./u,
  );
  assert.doesNotMatch(spoken, /bovenaan|onderaan/iu);
});

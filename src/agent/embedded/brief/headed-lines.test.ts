import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

test("dated lines below a head are one course, each date with its own line", () => {
  const { scenes } = film(
    "# Chór\n\nŚpiewamy od 1987 roku.\n\nPlan sezonu\n11 listopada – pieśni patriotyczne na rynku, na stojąco, ubrać się ciepło\n24 listopada – św. Cecylia, msza w kościele Jezusowym\n20 grudnia – koncert kolęd, 19.00\nmarzec – warsztaty emisji głosu z panią Haliną (cały weekend, 120 zł)\nmaj – wyjazd do Ołomuńca, autobus, dwa noclegi\n\nNut czytać nie trzeba.\n",
    "pl",
  );
  const timeline = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "timeline");
  assert.ok(timeline?.kind === "timeline");
  assert.equal(timeline.heading, "Plan sezonu");
  assert.deepEqual(
    timeline.events.map(({ date }) => date),
    ["11 listopada", "24 listopada", "20 grudnia", "Marzec", "Maj"],
  );
});

test("lines of figures below a head are figures of one scene", () => {
  const { scenes } = film(
    "Le canal\n\nUn canal relie la mer.\n\nEn chiffres\n240 km de long\n63 écluses\n12 000 ouvriers, dont beaucoup de femmes\n42 000 platanes, plantés surtout au XIXe siècle\n\nAujourd'hui\nDes promeneurs et des vélos.\n",
    "fr",
  );
  const numbers = scenes.map(({ visual }) => visual).filter((visual) => visual.kind === "number");
  assert.equal(numbers.length, 1);
  assert.equal(numbers[0]?.heading, "En chiffres");
  assert.equal(numbers[0]?.figures.length, 4);
});

test("a verse, or a sentence that was broken before a figure, has no head", () => {
  for (const text of [
    "We counted the boats that morning, and of those\n12 came back by noon,\n30 came back at night\nand the rest we never saw.",
    "The road was long\n3 days we walked.\n4 nights we slept.\n5 times it rained.",
  ])
    assert.ok(
      film(`# Boats\n\n${text}\n`).scenes.every(({ visual }) => visual.kind !== "number"),
      text,
    );
});

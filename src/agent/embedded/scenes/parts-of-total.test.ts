import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const listed = (heading: string, items: string[], language = "en", intro = "We mend chairs for a town.") => {
  const { scenes } = film(
    `# Chairs\n\n${intro}\n\n## ${heading}\n${items.map((item) => `- ${item}`).join("\n")}\n\n## End\n\n${intro}\n`,
    language,
  );
  const visual = scenes.find(
    (scene) => "heading" in scene.visual && scene.visual.heading === heading,
  )?.visual;
  return visual?.kind === "chart" ? visual.chart : visual?.kind;
};

test("amounts that come to what their heading says is all are drawn, whatever words their names have", () => {
  const income = ["Grants £760,000", "Donations £512,000", "Sales of spare parts and repairs £398,000", "Legacies £172,000"]; // prettier-ignore
  assert.equal(listed("Where the money came from (total £1,842,000)", income), "bar");
  const costs = ["Tubazioni 1,7 milioni", "Pompe 0,9 milioni", "Lavori 0,4 milioni", "Progetto 0,2 milioni"];
  assert.ok(["bar", "column"].includes(listed("I costi (totale 3,2 milioni di euro)", costs, "it", "Abbiamo rifatto i canali del consorzio.") ?? "")); // prettier-ignore
});

test("shares that come to a hundred are a ring", () => {
  const asked = ["Dictionaries 31 percent", "Crime novels 27 percent", "Law books 22 percent", "Everything else 20 percent"]; // prettier-ignore
  assert.equal(listed("What readers ask for", asked), "donut");
  // Each of its own households.
  assert.notEqual(listed("Who heats with wood", ["Norway 40 percent", "Italy 30 percent", "Spain 30 percent"]), "donut"); // prettier-ignore
});

test("prices, and amounts that come to something else, stay a list", () => {
  assert.notEqual(listed("Our services", ["Haircut £22", "Colour £48", "Beard £12"]), "bar");
  assert.notEqual(listed("Sold by 2025", ["Haircut £22", "Colour £48", "Beard £12"]), "bar");
  assert.notEqual(listed("Left over (£400 in all)", ["Grants £76", "Donations £51", "Sales £39"]), "bar");
  assert.notEqual(listed("Asked for", ["Books 31 percent", "Music 27 percent", "Law 12 percent"]), "donut");
});

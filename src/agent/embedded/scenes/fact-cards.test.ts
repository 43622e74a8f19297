import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const pictured = (table: string, language = "en") => {
  const { scenes } = film(`# The wheel\n\n## A new idea\n\n${table}\n`, language);
  return scenes.at(-1)?.visual;
};

test("facts that measure each another thing are large figures with their names", () => {
  const visual = pictured("| Fact | Value |\n|---|---|\n| Height | 35 m |\n| Water | 500,000 litres |\n| Opened | 2002 |\n| Cost | £84.5 million |"); // prettier-ignore
  assert.ok(visual?.kind === "number");
  assert.equal(visual.heading, "A new idea");
  assert.deepEqual(visual.figures.map(({ figure, label }) => `${label}: ${figure.display}`), ["Height: 35 m", "Water: 500,000 litres", "Opened: 2002", "Cost: £84.5 million"]); // prettier-ignore
  // A year is not counted up to.
  assert.equal(visual.figures[2]?.figure.value, null);
});

test("metres and pieces in digits of another script stand on no common scale", () => {
  const visual = pictured("| البيان | القيمة |\n|---|---|\n| الطول | ٤٣٫٤ مترًا |\n| العرض | ٥٫٩ أمتار |\n| عدد القطع | ١٢٢٤ قطعة |", "ar"); // prettier-ignore
  assert.ok(visual?.kind === "number", visual?.kind);
  assert.deepEqual(visual.figures.map(({ figure }) => figure.display), ["٤٣٫٤ مترًا", "٥٫٩ أمتار", "١٢٢٤ قطعة"]); // prettier-ignore
});

test("facts of one unit are compared, and what is no single figure is a table without heads that say nothing", () => {
  const one = pictured("| Fact | Value |\n|---|---|\n| Height | 35 m |\n| Lift | 24 m |\n| Length | 60 m |");
  assert.equal(one?.kind, "chart");
  const words = pictured("| Fact | Value |\n|---|---|\n| Height | 35 m |\n| Builder | a firm in Fife |\n| Cost | £84.5 million |"); // prettier-ignore
  assert.ok(words?.kind === "table");
  assert.deepEqual(words.columns.map(({ label }) => label), ["", ""]); // prettier-ignore
  const named = pictured("| Dish | Price of a plate |\n|---|---|\n| Soup | 5 m |\n| Bread | 2 kg |");
  assert.notEqual(named?.kind, "number");
});

test("no heading is made of columns that say nothing", () => {
  const { scenes } = film("# The wheel\n\n## A new idea\n\nThe Queen opened the wheel in May. It is the only one in the world, and it turns all day long.\n\n| Fact | Value |\n|---|---|\n| Height | 35 m |\n| Lift | 24 kg |\n| Water | 5 litres |\n| Power | 1.5 kWh |\n| Cost | £84 |"); // prettier-ignore
  for (const { visual, title } of scenes) {
    assert.doesNotMatch(title, /by fact/iu);
    assert.ok(!("heading" in visual) || !/by fact/iu.test(visual.heading ?? ""));
  }
});

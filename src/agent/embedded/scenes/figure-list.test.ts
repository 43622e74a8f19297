import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

function section(heading: string, items: readonly string[]) {
  const { scenes } = film(`# The company\n\n## ${heading}\n${items.map((item) => `- ${item}`).join("\n")}\n`);
  return scenes[1]?.visual;
}

test("a short list whose items begin with what they count is large figures, each with its words", () => {
  const LISTS: readonly [heading: string, items: string[], cards: string[]][] = [
    ["Numbers we are proud of", ["84% keep their pair after the trial.", "11,400 people fitted since 2024.", "26 hours on one charge."], ["84% / keep their pair after the trial", "11,400 people / fitted since 2024", "26 hours / on one charge"]],
    ["In numbers", ["7 watts at full brightness", "94 out of 100 for colour rendering", "10-year guarantee"], ["7 watts / at full brightness", "94 out of 100 / for colour rendering", "10 year / guarantee"]],
    ["Unsere Zahlen", ["37 Filialen in vier Ländern", "9 Minuten bis zur Antwort"], ["37 / Filialen in vier Ländern", "9 Minuten / bis zur Antwort"]],
  ]; // prettier-ignore
  for (const [heading, items, cards] of LISTS) {
    const visual = section(heading, items);
    assert.equal(visual?.kind, "number", heading);
    const { figures } = visual;
    assert.deepEqual(figures.map(({ figure, label }) => `${figure.display} / ${label}`), cards); // prettier-ignore
    assert.ok(figures.every(({ cue }) => cue !== undefined));
  }
});

test("what goes into a dish, what is done, and more than are seen at once stay a list", () => {
  for (const [heading, items] of [
    ["The dough", ["500 g flour", "300 ml water", "10 g salt"]],
    ["Who helps", ["3 cooks in the kitchen", "2 drivers on the road"]],
    ["Results", ["84% stay", "70% call again", "60% tell a friend", "50% come back", "9% move"]],
    ["Who stays", ["84% stay", "70% call again", "60% tell a friend", "50% come back"]],
    ["Results", ["84% stay, and 12% of them for ten years: more than ever", "70% call again"]],
    ["結果", ["84%の人が使い続けています", "1200人が試しました"]],
  ] as const)
    assert.notEqual(section(heading, items)?.kind, "number", items.join(" "));
});

test("four under a heading of numbers are seen at once, with what each says behind a comma", () => {
  const items = ["38 litres a day for a family of four", "6 hours from sink to hose", "12 watts, less than a lamp", "2 filters a year"]; // prettier-ignore
  const visual = section("In numbers", items);
  assert.ok(visual?.kind === "number");
  assert.deepEqual(
    visual.figures.map(({ figure, label }) => `${figure.display} | ${label}`),
    ["38 litres a day | for a family of four", "6 hours | from sink to hose", "12 watts | less than a lamp", "2 | filters a year"], // prettier-ignore
  );
});

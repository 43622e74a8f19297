import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const section = (items: readonly string[], language = "en") =>
  film(`# Lifting\n\n## Yes and no\n${items.map((item) => `- ${item}`).join("\n")}\n`, language).scenes[1]
    ?.visual;

test("a list that says by each label whether it is so has two sides, a good one and a bad one", () => {
  for (const [language, items, titles] of [
    [
      "en",
      ["**Yes:** gloves and shoes", "**No:** a load that hides the way", "**Yes:** a cart"],
      ["Yes", "No"],
    ],
    ["pl", ["**Tak:** rękawice i buty", "**Nie:** szarpanie w pośpiechu"], ["Tak", "Nie"]],
    ["en", ["**Do:** lift with your legs", "**Don’t:** turn your back"], ["Do", "Don’t"]],
    ["ru", ["**Можно:** надевать перчатки", "**Нельзя:** толкать груз"], ["Можно", "Нельзя"]],
  ] as const) {
    const visual = section(items, language);
    assert.equal(visual?.kind, "comparison", titles.join());
    assert.deepEqual(visual.sides.map(({ title, tone }) => [title, tone]), [[titles[0], "positive"], [titles[1], "negative"]]); // prettier-ignore
    assert.equal(visual.sides.flatMap(({ points }) => points).length, items.length);
    assert.ok(visual.sides.every(({ points }) => points.every(({ cue }) => cue !== undefined)));
  }
});

test("with one of the two alone, or another label among them, it stays a list", () => {
  for (const items of [
    ["**Yes:** gloves and shoes", "**Yes:** a cart"],
    ["**Yes:** gloves and shoes", "**No:** haste", "**Maybe:** a second person"],
  ])
    assert.notEqual(section(items)?.kind, "comparison", items.join());
});

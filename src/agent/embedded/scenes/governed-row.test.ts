import assert from "node:assert/strict";
import { test } from "node:test";
import type { Visual } from "../../../artifacts/storyboard.ts";
import { shown } from "../plan.fixture.ts";
import { governedRow } from "./governed-row.ts";

const labels = (visual: Visual): string[] =>
  visual.kind === "bullets" ? visual.items.map(({ label }) => label) : [];

test("what governs a row stands above all of it, and no part is told alone", () => {
  for (const [text, heading, parts] of [
    ["Please never put in meat, cooked food or cat litter.", "Please never put in", ["Meat", "Cooked food", "Cat litter"]],
    ["Avoid car dashboards, pillows and saunas.", "Avoid", ["Car dashboards", "Pillows", "Saunas"]],
    ["Bake it without sugar, additives or haste.", "Bake it without", ["Sugar", "Additives", "Haste"]],
  ] as const) {
    const visual = shown(text, "en");
    assert.equal(visual.kind === "bullets" && visual.heading, heading, text);
    assert.deepEqual(labels(visual), parts);
    assert.ok(!("toDo" in visual), "what is forbidden is not ticked");
  }
}); // prettier-ignore

test("commands in a row stay a list; what a place or a condition says of all of it stays a sentence", () => {
  assert.equal(
    labels(shown("Unplug the heater, lock the door, and leave the key with Ann.", "en")).length,
    3,
  );
  for (const text of [
    "Never bring glass bottles, phones or wet swimsuits into the hot room.",
    "If it smells, there is too much green or not enough air.",
    "When it rains, bees hide, rest or sleep.",
  ])
    assert.equal(shown(text, "en").kind, "statement", text);
});

test("under a heading of the section a lead that forbids stands above its list", () => {
  for (const [language, lead, row] of [
    ["de", "Nicht erlaubt sind", "Glasflaschen, Grills, Hunde und Drohnen"],
    ["pl", "Do torby prosimy nie wkładać", "ręczników, jedzenia, kremów i kluczy"],
    ["ru", "На берегу нельзя", "разводить костры, мыть машины, шуметь ночью"],
    ["ja", "持ち込めないもの", "飲み物、食べ物、傘、ペット"],
  ] as const) {
    for (const body of [`${lead}: ${row}.`, `${lead}:\n${row.split(/[,、]/u).map((one) => `- ${one.trim()}`).join("\n")}`]) {
      const visual = shown(body, language);
      assert.equal(visual.kind === "bullets" && visual.heading, lead, body);
    }
  }
}); // prettier-ignore

test("what a pronoun points back to is no first thing of a row", () => {
  const parts = ["Use them in demos", "tests", "benchmarks"].map((text, at) => ({ text, offset: at * 20 }));
  assert.equal(governedRow(parts), null);
});

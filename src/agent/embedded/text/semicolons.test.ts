import assert from "node:assert/strict";
import { test } from "node:test";
import { breathsOf } from "./breaths.ts";
import { splitAtSemicolons } from "./semicolons.ts";

test("a long sentence is said as two where each half has a verb of its own", () => {
  assert.deepEqual(
    splitAtSemicolons(
      "The turbines on the ridge are busy mostly at night and through the long winter months; the panels on the roofs of the school and the depot are at their best at noon and in summer.",
      "en",
    ),
    [
      "The turbines on the ridge are busy mostly at night and through the long winter months.",
      "The panels on the roofs of the school and the depot are at their best at noon and in summer.",
    ],
  );
});

test("a sentence that is no longer than a voice carries is said and read whole, in every language", () => {
  for (const [sentence, base] of [
    ["Few people regret a late train; they regret a cold platform.", "en"],
    ["Niemand ärgert sich über eine Pause; Gäste über kalten Kaffee schon.", "de"],
    ["Nadie se enfada por una puerta cerrada; los vecinos sí por el ruido.", "es"],
    ["لا أحد يغضب من باب مغلق؛ الجيران من الضجيج نعم.", "ar"],
  ] as const) {
    assert.deepEqual(splitAtSemicolons(sentence, base), [sentence]);
    assert.deepEqual(
      breathsOf(sentence, base).map(({ text }) => text),
      [sentence],
    );
  }
});

test("halves that lack a verb stay with the sentence, however long it is", () => {
  const row =
    "Each tree has its own height on the slope of the mountain: beech stands lowest, where the snow melts in the first week of March; then larch and birch; then, at the very top, dwarf pine, which bends under any load.";
  assert.deepEqual(splitAtSemicolons(row, "en"), [row]);
  const short =
    "Beech comes first, where the snow has gone by early March; after it, larch; then, near the top, dwarf pine.";
  assert.deepEqual(
    breathsOf(short, "en").map(({ text }) => text),
    [short],
  );
});

test("half a subject behind a comma is no clause of its own", () => {
  const said =
    "Households with a garden of their own, and anybody who keeps rabbits or hens for more than one season, may ask for a second bin.";
  assert.deepEqual(
    breathsOf(said, "en").map(({ text }) => text),
    [said],
  );
});

test("what was and what is are told apart at a semicolon, however short", () => {
  assert.deepEqual(splitAtSemicolons("We ship around 40 times a week; in 2021 it was 3.", "en"), [
    "We ship around 40 times a week.",
    "In 2021 it was 3.",
  ]);
  assert.deepEqual(
    splitAtSemicolons("Das Netz versorgt 4.380 Häuser; vor fünf Jahren waren es 2.910.", "de"),
    ["Das Netz versorgt 4.380 Häuser.", "Vor fünf Jahren waren es 2.910."],
  );
  for (const whole of [
    "We ship 40 times a week; in 2021 it was 3 people.",
    "We ship 40 times a week; it is never 3.",
    "We ship 40 of 60 times a week; in 2021 it was 3.",
    "We ship often; in 2021 it was 3.",
  ])
    assert.deepEqual(splitAtSemicolons(whole, "en"), [whole]);
});

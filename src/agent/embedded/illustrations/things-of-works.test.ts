import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { emblemsOf } from "./emblems.ts";
import { fittingIn } from "./fits-film.ts";
import { readerFor } from "./lexicons.ts";
import { tellsOfToday } from "./out-of-time.ts";
import { plainThings } from "./plain-things.ts";
import { judgeFor } from "./stands-for.ts";

const namedIn = (text: string, base: string): string[] => [
  ...new Set(plainThings(text, base).map(({ drawing }) => drawing)),
];

/** Whether a drawing may be seen in a film of these sentences. */
function fits(drawing: string, title: string, told: readonly string[], base: string): boolean {
  const reader = readerFor(base);
  assert.ok(reader);
  const judge = judgeFor(title, told, reader);
  return fittingIn({ title, told, about: [], hasCode: false, judge })(drawing);
}

test("barges, locks, pallets, boards and motors have drawings of their own", () => {
  const cases: [language: string, text: string, drawing: string][] = [
    ["en", "A barge leaves the upper gondola.", "barge"],
    ["en", "Run a trial with 500 pallets.", "pallet"],
    ["en", "Wood shrinks in dry winter air.", "planks"],
    ["en", "The motors turn it slowly.", "electric-motor"],
    ["en", "Every extinguisher is checked once a year.", "fire-extinguisher"],
    ["fr", "Margot habite une péniche.", "barge"],
    ["de", "Das Schiff wartet vor der Schleuse.", "canal-lock"],
    ["es", "La esclusa tarda diez minutos.", "canal-lock"],
    ["ja", "貨物船が港に入ります。", "cargo-ship"],
    ["ru", "По каналу идут баржи.", "barge"],
  ];
  for (const [base, text, drawing] of cases) assert.ok(namedIn(text, base).includes(drawing), text);
});

test("a tool, a cloud of stars or a wind that bears a thing's name shows none of it", () => {
  const cases: [text: string, drawing: string][] = [
    ["Slip a darning mushroom under the hole.", "mushroom"],
    ["He developed a plate of the Large Magellanic Cloud.", "cloud"],
    ["She looked at photographic plates.", "fork-and-knife-with-plate"],
    ["It lies a kilometre under a Japanese mountain.", "mountain"],
    ["It is blowing 35 knots tonight.", "knot"],
    ["She kept a tin of buttons.", "canned-food"],
    ["Anna wound twelve reels of thread.", "film-projector"],
  ];
  for (const [text, drawing] of cases) assert.ok(!namedIn(text, "en").includes(drawing), text);
  assert.ok(namedIn("Open a tin of tomatoes.", "en").includes("canned-food"));
  assert.ok(!namedIn("Eingraben: Die Form steht in der Grube.", "de").includes("blackbird"));
});

test("what a film speaks of tells which thing a word is not", () => {
  assert.ok(!fits("ladder", "The piano", ["The piano plays all scales."], "en"));
  assert.ok(!fits("tiger", "Le tigre", ["Le moustique tigre pique le jour."], "fr"));
  assert.ok(!fits("pineapple", "Mezcal", ["La piña del agave se cuece."], "es"));
  assert.ok(!fits("barge", "The lake", ["Our boat lies at the pier."], "en"));
  assert.ok(fits("barge", "The canal", ["The boat waits.", "Barges go first."], "en"));
  assert.ok(fits("ladder", "In the orchard", ["Lean the ladder on the tree."], "en"));
});

test("a sentence of a film of old times may tell of today", () => {
  assert.ok(tellsOfToday("La bombilla de hoy cabe en una mano", "es"));
  assert.ok(tellsOfToday("Gaia has measured them since 2013", "en"));
  assert.ok(!tellsOfToday("In 1838 Bessel used a telescope", "en"));
  assert.ok(!tellsOfToday("Il le connaît, ma mère aussi", "fr"));
});

test("what is counted twice and shown once is no sign of a film", () => {
  const statement = (index: number, text: string, illustration?: string): StoryScene =>
    ({
      index,
      title: "",
      role: "section",
      narration: [text],
      visual: { kind: "statement", text, ...(illustration !== undefined && { illustration }) },
    }) as unknown as StoryScene;
  const scenes = [
    statement(1, "The council tore the road down in two years."),
    statement(2, "Birds were counted before the works began."),
    statement(3, "Traders had to move out of the quarter."),
    statement(4, "Counting birds is easier than counting traders.", "bird"),
    statement(5, "Most of the water is pumped."),
  ];
  assert.deepEqual(emblemsOf({ title: "The elevated road", language: "en", scenes }), []);
});

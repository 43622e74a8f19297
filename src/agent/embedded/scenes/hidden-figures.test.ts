import assert from "node:assert/strict";
import test from "node:test";
import type { Figure } from "../../../artifacts/cue.ts";
import { shown } from "../plan.fixture.ts";
import { say, withCue, type Candidate } from "./draft.ts";
import { hidesFigures } from "./hidden-figures.ts";

const figureOf = (display: string, value: number): Figure => ({
  display,
  value,
  decimals: 0,
  prefix: "",
  suffix: " kg",
});

const textOf = (body: string, language: string): string => JSON.stringify(shown(body, language));

test("a sentence that is shown shows all its figures, or stands whole", () => {
  const members = textOf(
    "74 Mitglieder haben zusammen 2.900 Stunden gearbeitet: Hecken geschnitten, Bänke gestrichen, Pommes verkauft und den Beckenrand abgedichtet.",
    "de",
  );
  assert.ok(members.includes("74 Mitglieder haben zusammen 2.900 Stunden"), members);
  const stones = textOf(
    "Il te faut une pierre à eau de grain 1000, une pierre de grain 6000, un guide d'affûtage et une bande de cuir.",
    "fr",
  );
  assert.ok(stones.includes("1000") && stones.includes("6000"), stones);
});

test("what leads up to a figure, and the year of one, may be heard alone", () => {
  const grown = shown("In 2024 the ferry carried 48,200 passengers. In 2019 there were 31,500.", "en");
  assert.deepEqual(grown.kind === "chart" ? grown.series[0]?.displays : null, ["31,500", "48,200"]);
  const told = [
    say("The tank holds 90 litres."),
    say("It gained 74 kilograms.", 1, [{ key: "figure:0", offset: 10 }]),
  ];
  const kilograms: Candidate = {
    kind: "number",
    score: 1,
    utterances: told,
    visual: (cueOf) => ({
      kind: "number",
      heading: "The tank",
      figures: [withCue({ figure: figureOf("74 kg", 74), label: "It gained" }, cueOf("figure:0"))],
    }),
  };
  assert.equal(hidesFigures(kilograms, told), false);
  const both = [say("It gained 74 kilograms of 90.", 1, [{ key: "figure:0", offset: 10 }])];
  assert.equal(hidesFigures(kilograms, both), true);
});

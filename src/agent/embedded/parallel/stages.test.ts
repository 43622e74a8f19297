import assert from "node:assert/strict";
import { test } from "node:test";
import { namedGroups } from "./named-groups.ts";
import { stagesIn } from "./stages.ts";

test("amounts that come one after the other are stages of what the sentence names", () => {
  for (const [language, sentence, lead, ...wanted] of [
    ["en", "Production rolls out 5%, then 25%, then 100%.", "Production rolls out", "5%", "25%", "100%"],
    ["de", "Der Zuschuss sinkt: erst 40 Prozent, dann 30 Prozent, dann 20 Prozent.", "Der Zuschuss sinkt", "40 %", "30 %", "20 %"],
    ["es", "El descuento sube al 5 %, luego al 10 %, luego al 20 %.", "El descuento sube", "5 %", "10 %", "20 %"],
    ["fr", "On plonge à 5 mètres, puis 10 mètres, puis 20 mètres.", "On plonge", "5 m", "10 m", "20 m"],
  ] as const) {
    const found = stagesIn(sentence, language);
    assert.deepEqual([found?.lead, ...(found?.parts ?? []).map(({ label }) => label)], [lead, ...wanted]);
  }
}); // prettier-ignore

test("other measures, two amounts, and what is said between or behind them are no stages", () => {
  for (const [language, sentence] of [
    ["en", "We used 5%, then 25 litres, then 100%."],
    ["en", "It fell by 5%, then rose by 25%, then fell by 10%."],
    ["en", "Bake it for 5 minutes, then 25 minutes."],
    ["en", "Add 5%, then 25%, then 100% of what is left."],
    ["en", "Was it 5%, then 25%, then 100%?"],
    ["en", "Walk 5, then 6, then 7."],
    ["en", "5%, then 25%, then 100%."],
    ["en", `Add ${"5%, then ".repeat(800)}9%.`],
  ] as const)
    assert.equal(stagesIn(sentence, language), null, sentence.slice(0, 60));
});

const groups = (sentence: string, language: string): (string | null)[][] =>
  (namedGroups(sentence, language)?.parts ?? []).map(({ label, detail }) => [label, detail]);

test("groups with a name each are cards of what they do", () => {
  assert.deepEqual(groups("Team Red takes the mill to the bridge, Team Blue the bridge to the weir, and Team Green the weir.", "en"), [
    ["Team Red", "Takes the mill to the bridge"], ["Team Blue", "The bridge to the weir"], ["Team Green", "The weir"],
  ]);
  assert.deepEqual(groups("Gruppe Rot übernimmt den Wald, Gruppe Blau das Ufer, Gruppe Grün den Spielplatz.", "de"), [
    ["Gruppe Rot", "Übernimmt den Wald"], ["Gruppe Blau", "Ufer"], ["Gruppe Grün", "Spielplatz"],
  ]);
  assert.deepEqual(groups("Bay one is for fresh scraps, bay two is resting, bay three is ready to use.", "en"), [
    ["Bay one", "For fresh scraps"], ["Bay two", "Resting"], ["Bay three", "Ready to use"],
  ]);
  assert.deepEqual(groups("Halle 1 ist für die Kleinen, Halle 2 ist für die Großen, Halle 3 bleibt zu.", "de"), [
    ["Halle 1", "Für die Kleinen"], ["Halle 2", "Für die Großen"], ["Halle 3", "Bleibt zu"],
  ]);
}); // prettier-ignore

test("clauses that begin otherwise, or name no group, are none", () => {
  for (const [language, sentence] of [
    ["en", "The team that wins gets a cup, the team that loses helps, the team in the middle cheers."],
    ["en", "The dog barks at night, the cat sleeps all day, the bird sings at dawn."],
    ["en", "Team Red takes the mill, Team Blue the bridge."],
    ["en", "Team Red takes the mill, the others rest, Team Green sleeps a lot."],
    ["en", "Team Red takes the mill, Team Red takes the bridge, Team Red takes the weir."],
    ["en", `Team Red ${"takes the mill, Team Blue ".repeat(900)}`],
  ] as const)
    assert.deepEqual(groups(sentence, language), [], sentence.slice(0, 60));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { withoutReally } from "./measured-subject.ts";

function figures(text: string, language: string): string[] {
  const visual = shown(text, language);
  return visual.kind === "number" ? visual.figures.map(({ figure, label }) => `${figure.display} | ${label}`) : [visual.kind]; // prettier-ignore
}

test("a part that is measured is what its measure is of, and no figure itself", () => {
  assert.deepEqual(figures("Le quart du méridien mesure en réalité 10 002 kilomètres.", "fr"), ["10 002 km | Le quart du méridien"]); // prettier-ignore
  assert.deepEqual(figures("A third of them voted.", "en"), ["1/3 | A third of them voted"]);
});

test("no label ends with what only rounds its figure, or stands for each", () => {
  for (const [text, language] of [
    ["Le mètre est donc trop court d'environ 0,2 millimètre, l'épaisseur de deux feuilles de papier.", "fr"],
    ["A maré sobe e desce duas vezes em cada 24 horas e 50 minutos.", "pt"],
  ] as const)
    assert.deepEqual(figures(text, language), ["statement"], text);
});

test("what only insists is left out of a label", () => {
  assert.equal(withoutReally("Le quart du méridien mesure en réalité", "fr"), "Le quart du méridien mesure");
  assert.equal(withoutReally("reality shows", "en"), "reality shows");
});

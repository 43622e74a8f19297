import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { excludedThings } from "./excluded-things.ts";
import { namedThings } from "./named-things.ts";

test("things that are out are told apart from what is in", () => {
  for (const [language, text, count] of [
    ["en", "Not cooking oil, liquids such as milk, packaging, garden waste or nappies.", 5],
    ["de", "Nicht hinein Speiseöl, Milch, Verpackungen oder Windeln.", 4],
    ["fr", "Pas de couches, verre, plastique ou huile.", 4],
    ["es", "Nada de aceite, leche, envases ni pañales.", 4],
    ["it", "Niente olio, latte, imballaggi o pannolini.", 4],
    ["nl", "Geen olie, melk, verpakkingen of luiers.", 4],
    ["ru", "Кроме масла, молока, упаковки и подгузников.", 4],
  ] as const)
    assert.equal(excludedThings(text, language)?.parts.length, count, text);
});

test("a sentence that goes on to say what is so excludes nothing", () => {
  for (const [language, text] of [
    ["en", "Not only fast, cheap and light, but also quiet."],
    ["en", "Not a push message, a mail or a text: a real call."],
    ["en", "Not everyone likes it, some leave early and others stay."],
    ["de", "Nicht jeder mag Lärm, Licht und Leute."],
    ["fr", "Pas de bruit, mais du calme et de la lumière."],
  ] as const)
    assert.equal(excludedThings(text, language), null, text);
});

test("a long row of short things behind a colon is a list under its lead", () => {
  const row =
    "All cooked and raw food: meat, fish and bones, dairy, bread, rice, fruit and vegetable peelings, tea bags, coffee grounds and anything past its date (take it out of the packaging first).";
  assert.equal(namedThings(row, "en")?.parts.length, 9);
  const { scenes } = film(
    `# Food waste\n\n## What goes in\n\n${row}\n\n**Not** cooking oil, liquids such as milk, packaging, garden waste or nappies.\n`,
  );
  const lists = scenes.flatMap(({ visual }) => (visual.kind === "bullets" ? [visual] : []));
  assert.deepEqual(
    lists.map(({ heading, denied }) => [heading, denied ?? false]),
    [
      ["All cooked and raw food", false],
      ["Not", true],
    ],
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

test("a figure's label is no relative clause: the name before it takes the pronoun's place", () => {
  for (const [language, text, label] of [
    [
      "en",
      "It is stripped every nine years, mostly in Portugal, which makes about half of the world's supply.",
      "Portugal makes about half of the world's supply",
    ],
  ] as const) {
    // prettier-ignore
    const visual = shown(text, language);
    assert.equal(visual.kind, "number", text);
    assert.equal(visual.kind === "number" && visual.figures[0]?.label, label);
  }
});

test("where no name does, the figure is told by its sentence", () => {
  for (const [language, text] of [
    ["en", "They were sold to the old mill, which makes about half of the world's supply."],
    ["de", "Sie kommt aus Portugal, das etwa die Hälfte der Welternte liefert."],
    ["fr", "Il vient du Portugal, qui produit la moitié du liège mondial."],
    ["it", "Arriva dal Portogallo, che produce la metà del sughero mondiale."],
    ["es", "Viene de una finca vieja, que produce la mitad del corcho mundial."],
    ["ru", "Её везут из Португалии, которая даёт половину мирового урожая."],
    ["nl", "Het komt uit Portugal, dat de helft van de wereldoogst levert."],
  ] as const) {
    const visual = shown(text, language);
    const labels = visual.kind === "number" ? visual.figures.map((one) => one.label) : [];
    for (const one of labels)
      assert.doesNotMatch(one, /^(?:which|who|das|die|qui|che|que|котор|dat)(?!\p{L})/iu, text);
  }
});

test("a ring of counts is read on from its figure, and says it once", () => {
  for (const [text, label] of [
    ["38 of the 46 have reordered.", "have reordered"],
    ["14 of the 20 were repaired.", "were repaired"],
  ] as const) {
    const visual = shown(text, "en");
    assert.equal(visual.kind === "number" && visual.figures[0]?.label, label, JSON.stringify(visual));
  }
});

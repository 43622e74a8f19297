import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const kinds = (text: string, language: string): string[] =>
  film(`# Film\n\n## A\n\n${text}\n`, language).scenes.map(({ visual }) => visual.kind);

test("what reserves something against a passage is no side beside it", () => {
  for (const [language, text] of [
    [
      "it",
      "Quando andare: fine ottobre, quando i faggi sono rossi. Ma prenotate: in quelle settimane il biglietto va a ruba.",
    ],
    [
      "en",
      "When to go: late October, when the beeches are red. But book ahead: in those weeks the tickets go fast.",
    ],
    [
      "de",
      "Beste Zeit: Ende Oktober, wenn die Buchen rot sind. Aber reserviert: in diesen Wochen sind die Karten schnell weg.",
    ],
    [
      "fr",
      "Quand partir : fin octobre, quand les hêtres sont rouges. Mais réservez : ces semaines-là les billets partent vite.",
    ],
  ] as const)
    // prettier-ignore
    assert.ok(!kinds(text, language).includes("comparison"), text);
});

test("two things of one kind still are", () => {
  assert.ok(
    kinds(
      "Cork: it breathes, but it can spoil a wine. Screwcap: it keeps tight, but nobody loves it.",
      "en",
    ).includes("comparison"),
  );
});

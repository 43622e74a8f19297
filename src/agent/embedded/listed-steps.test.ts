import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

const listed = (items: readonly string[], mark: (at: number) => string): string =>
  items.map((item, at) => `${mark(at)} ${item}.`).join("\n");

const FRENCH = ["Fermez l'eau", "Ouvrez le robinet", "Posez un seau", "Dévissez le bol", "Retirez la cartouche", "Nettoyez le bol", "Graissez le joint", "Placez la nouvelle cartouche", "Revissez le bol", "Ouvrez l'eau"]; // prettier-ignore
const GERMAN = ["Den Sauerteig füttern", "Mehl und Wasser mischen", "Den Teig ruhen lassen", "Salz unterkneten", "Den Teig falten", "Drei Stunden warten", "Den Laib formen", "Über Nacht reifen lassen", "Den Ofen vorheizen", "Den Laib einschneiden", "Fünfzig Minuten backen"]; // prettier-ignore
const HINDI = ["मिट्टी जोतिए", "खाद मिलाइए", "क्यारियाँ बनाइए", "बीज भिगोइए", "नाली खोदिए", "बीज डालिए", "मिट्टी से ढकिए", "पानी दीजिए", "पुआल बिछाइए", "पुआल हटाइए"]; // prettier-ignore

test("a list under a heading of steps is one procedure, told and shown by its numbers", () => {
  for (const [language, heading, items, mark, ninth] of [
    ["fr", "Les étapes", FRENCH, () => "-", "Étape 9"],
    ["de", "So geht es", GERMAN, (at: number) => `${at + 1}.`, "Schritt 9"],
    ["hi", "कदम", HINDI, (at: number) => `${at + 1}.`, "चरण 9"],
  ] as const) {
    const { scenes } = film(`# Film\n\n## ${heading}\n${listed(items, mark)}\n`, language);
    const shown = scenes.flatMap(({ visual }) => (visual.kind === "process" ? [visual.steps.length] : []));
    assert.deepEqual(shown, [items.length], language);
    const told = scenes.flatMap(({ narration }) => narration);
    assert.equal(told.filter((sentence) => sentence.startsWith(ninth)).length, 1, language);
  }
});

test("very many steps go on with their numbers in the next picture", () => {
  const items = Array.from({ length: 19 }, (_, at) => `Turn the ${at % 2 === 0 ? "left" : "right"} wheel once more`); // prettier-ignore
  const { scenes } = film(`# Film\n\n## The steps\n${listed(items, (at) => `${at + 1}.`)}\n`);
  const shown = scenes.flatMap(({ visual }) => (visual.kind === "process" ? [visual] : []));
  assert.deepEqual(shown.map(({ steps, first = 1 }) => [first, steps.length]), [[1, 10], [11, 9]]); // prettier-ignore
  assert.ok(scenes.some(({ narration }) => narration[0]?.startsWith("Step 11: ")));
});

test("what is counted in prose up to eleven stays one row", () => {
  const words = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth", "Eleventh"]; // prettier-ignore
  const told = words.map((word, at) => `${word}, turn wheel number ${["a", "b", "c"][at % 3] ?? ""} by hand.`).join(" "); // prettier-ignore
  const { scenes } = film(`# Film\n\n## The steps\n${told}\n`);
  assert.deepEqual(scenes.flatMap(({ visual }) => (visual.kind === "process" ? [visual.steps.length] : [])), [11]); // prettier-ignore
});

test("a few points under such a heading stay points", () => {
  const { scenes } = film(
    "# Film\n\n## The steps\n- They are wide.\n- They are made of oak.\n- They creak.\n",
  );
  assert.ok(scenes.every(({ visual }) => visual.kind !== "process"));
});

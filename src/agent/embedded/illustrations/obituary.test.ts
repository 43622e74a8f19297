import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { illustrate } from "./illustrate.ts";
import { isObituary } from "./obituary.ts";

test("a text that begins with somebody's death is an obituary, in each language", () => {
  for (const [language, sentence] of [
    ["en", "Ingrid Halvorsen, who kept the light, has died at the age of 93."],
    ["de", "Unser Ehrenvorsitzender Karl Ott ist am 3. Mai nach langer Krankheit gestorben."],
    ["fr", "Notre ami Paul s’est éteint dimanche."],
    ["es", "Falleció ayer doña Rosa Vidal."],
    ["it", "È morta a novant’anni la maestra Elda."],
    ["pl", "Zmarł Jan Nowak, zegarmistrz z ulicy Długiej."],
    ["ru", "Скончалась наша учительница Анна Петровна."],
    ["ja", "祖母が冬に亡くなりました。"],
    ["ar", "توفي معلمنا في الشتاء."],
  ] as const)
    assert.equal(isObituary([sentence], language), true, sentence);
});

test("a text that only tells of death on its way is none", () => {
  for (const [language, sentence] of [
    ["en", "Mosquitoes kill more people than any other animal."],
    ["en", "The old cable car died of rust."],
    ["de", "Die Uhr war alt, und die Feder war neu."],
    ["fr", "La mer Morte est salée."],
    ["es", "El teatro murió con el cine."],
  ] as const)
    assert.equal(isObituary([sentence], language), false, sentence);
});

const thought = (index: number, text: string): StoryScene => ({
  index,
  title: text,
  role: index === 1 ? "opening" : "section",
  narration: [text],
  visual: index === 1 ? { kind: "title", title: text } : { kind: "statement", text },
  sources: [],
});

test("nothing is drawn beside the thoughts of an obituary, and a year running is no running shoe", () => {
  const drawnIn = (texts: string[]) =>
    illustrate(
      texts.map((text, at) => thought(at + 1, text)),
      { title: texts[0] ?? "", language: "en" },
    )
      .slice(1)
      .flatMap(({ visual }) => ("illustration" in visual ? [visual.illustration] : []));
  const life = ["Goats climbed on the roof of the house.", "The kettle was always on."];
  assert.notDeepEqual(drawnIn(["Ingrid’s house", "Ingrid lives on an island.", ...life]), []);
  assert.deepEqual(drawnIn(["Ingrid’s house", "Ingrid has died at the age of 93.", ...life]), []);
  assert.deepEqual(
    drawnIn(["Leakage report", "Leakage fell for the third year running.", "We missed our target."]),
    [],
  );
});

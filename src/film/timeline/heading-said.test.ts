import assert from "node:assert/strict";
import test from "node:test";
import { saysHeading } from "./heading-said.ts";

test("a heading is said as it is written, before its first point, or as a question made of it", () => {
  for (const [heading, sentence] of [
    ["Chill it quickly", "Chill it quickly: four steps."],
    ["How a leaf makes food", "How does a leaf make food?"],
    ["Cómo conseguir la Compostela", "¿Cómo conseguir la Compostela?"],
    ["揺れたら", "揺れたら：まず、姿勢を低くする。"],
    ["पानी का रास्ता", "पानी का रास्ता।"],
  ] as const)
    assert.equal(saysHeading(heading, [sentence]), true, heading);
});

test("what only shares a word with its heading does not say it", () => {
  for (const [heading, sentence] of [
    ["The loop", "Each pass of the machine compares two values."],
    ["Трудности строителей", "Вечная мерзлота, тайга без дорог, лёд и разливы рек."],
    ["揺れたら", "まず、姿勢を低くする。"],
  ] as const)
    assert.equal(saysHeading(heading, [sentence, heading]), false, heading);
});

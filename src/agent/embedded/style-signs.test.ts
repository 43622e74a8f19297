import assert from "node:assert/strict";
import test from "node:test";
import type { StyleName } from "../../artifacts/style.ts";
import type { VisualKind } from "../../artifacts/storyboard.ts";
import { chooseStyle } from "./choose-style.ts";

type Case = [style: StyleName, language: string, audience: string | null, title: string, text: string];

const CASES: readonly Case[] = [
  ["professional_training", "de", "Lagermitarbeitende, Jahresunterweisung", "Sicher auf der Leiter", "Nie auf die obersten Sprossen treten."],
  ["professional_training", "sv", "nya lokalvårdare, första veckan", "Rätt kemikalie", "Blanda aldrig klor med syra."],
  ["professional_training", "zh", "新来的仓库工人", "叉车旁边怎么走", "发现地面有油，立即报告班长。"],
  ["cinematic_story", "ru", "туристов, которые едут впервые", "Кругобайкалка", "Старый вокзал и музей."],
  ["cinematic_story", "fr", "touristes", "Bandol en un jour", "La vieille ville descend jusqu'au port."],
  ["cinematic_story", "ja", null, "尾道の一日", "はじめて訪れる方へ。夕暮れの路地を歩きます。"],
  ["clean_lecture", "en", null, "A first loaf", "Mix 500 g flour and 10 g salt, knead the dough, and bake it in the oven."],
  ["clean_lecture", "uk", null, "Сирники", "Три ложки борошна, 500 г сиру. Смажте на сковороді 5 хвилин."],
  ["product_showcase", "de", null, "Der Stuhl, der mitwächst", "219 Euro, fünf Jahre Garantie, ab Juni im Fachhandel."],
  ["science_explainer", "it", null, "Perché le foglie cambiano colore", "Senza clorofilla restano i pigmenti gialli."],
  // For whom it is decides less than what it is of, where they only visit.
  ["science_explainer", "en", "visitors of a small maritime museum", "Why the sea breathes twice a day", "The Moon and its tides move with the rotation. Atmosphere and gravity play their part, and the orbit."],
  // A baker's life is no recipe, why bread rises no instruction, and a visitor is nobody who is trained.
  ["cinematic_story", "en", null, "The baker of Lyon", "She was born in a village, grew up by the oven, and kept her flour dry through the siege."],
  ["clean_lecture", "en", "patients in the waiting room", "The new opening hours", "We open at eight."],
]; // prettier-ignore

const KINDS: readonly VisualKind[] = ["title", "statement"];

test("auto weighs what a brief speaks of and for whom it is", () => {
  for (const [style, language, audience, title, said] of CASES) {
    const text = [audience, title, said].filter((part) => part !== null).join("\n");
    const choice = chooseStyle("auto", null, text, KINDS, false, [], { audience, title, language });
    assert.equal(choice.style, style, `${title}: ${choice.reason}`);
  }
});

test("a recipe with two quotations is told step by step, not as a story", () => {
  const kinds: readonly VisualKind[] = ["title", "process", "quote", "quote"];
  assert.equal(chooseStyle("auto", null, "Nothing of any list.", kinds).style, "clean_lecture");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";
import { spelledTimes } from "./text/spelled-times.ts";

function marked(body: string, language: string): string[] {
  const { scenes } = film(`# Film\n\n## A\n\n${body}\n`, language);
  return scenes.flatMap(({ visual }) => {
    if (visual.kind === "process") return visual.steps.flatMap(({ title, emphasis = [] }) => emphasis.map(({ start, end }) => title.slice(start, end))); // prettier-ignore
    if (visual.kind === "bullets") return visual.items.flatMap(({ label, emphasis = [] }) => emphasis.map(({ start, end }) => label.slice(start, end))); // prettier-ignore
    return [];
  });
}

test("how long steps take stands out in them, written in digits or words", () => {
  assert.deepEqual(marked("1. Pétrissez la pâte pendant 12 minutes.\n2. Laissez-la reposer 45 minutes sous un linge.\n3. Façonnez sans forcer.", "fr"), ["12 minutes", "45 minutes"]); // prettier-ignore
  assert.deepEqual(marked("1. اغلِ الماء ثم اخفض النار.\n2. اتركها على نار هادئة خمس عشرة دقيقة.\n3. ارفعها عن النار خمس دقائق حتى يهبط البن.", "ar"), ["خمس عشرة دقيقة", "خمس دقائق"]); // prettier-ignore
});

test("one amount in a list is a chance, and counts are none of its measures", () => {
  assert.deepEqual(marked("1. Knead the dough for 12 minutes.\n2. Let it rest under a cloth.\n3. Shape it gently.", "en"), []); // prettier-ignore
  assert.deepEqual(
    marked("1. Call the two neighbours.\n2. Bring three chairs.\n3. Close the door.", "en"),
    [],
  );
});

test("times that are written out", () => {
  for (const [language, text, times] of [
    ["de", "Lassen Sie es zehn Minuten ruhen", ["zehn Minuten"]],
    ["de", "Zwölf Minuten backen", ["Zwölf Minuten"]],
    ["sv", "Låt den vila i tolv timmar", ["tolv timmar"]],
    ["en", "the second of May", []],
    ["ja", "二分ほど待つ", ["二分ほど"]],
    ["ja", "十分に待つ", []],
    ["pl", "Odstaw na 1 minutę", ["1 minutę"]],
  ] as const)
    assert.deepEqual(spelledTimes(text, language).map(({ start, end }) => text.slice(start, end)), times, text); // prettier-ignore
});

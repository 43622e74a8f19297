import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { withoutSceneLabels } from "./scene-labels.ts";

const left = (source: string): string =>
  withoutSceneLabels(source)
    .replaceAll(/^[^\S\n]+/gmu, "")
    .trim();

test("labels of a script's scenes go, with the remark in brackets behind them, and what they head stays", () => {
  for (const [label, other] of [
    ["Scene 1", "Scene 2 (kitchen, late afternoon)"],
    ["## Slide 1 (no change)", "## Slide 2"],
    ["KEY MESSAGE 1", "KEY MESSAGE 2"],
    ["Szene 1:", "Szene 2 (Küche, abends)"],
    ["Scène n° 1", "Scène n° 2"],
    ["Escena 1", "Escena 2"],
    ["Cena 1 (cozinha, fim de tarde)", "Cena 2"],
    ["Slajd 1.", "Slajd 2."],
    ["**Кадр 1.**", "**Кадр 2.**"],
    ["Sahne 1", "Sahne 2"],
    ["المشهد 1", "المشهد 2"],
    ["סצנה 1", "סצנה 2"],
    ["दृश्य 1", "दृश्य 2"],
    ["シーン1（海女小屋、夜明け前）", "シーン2"],
    ["【镜头一】", "【镜头二】"],
    ["장면 1", "장면 2"],
    ["Cảnh 1", "Cảnh 2"],
  ] as const)
    assert.equal(left(`${label}\nThe jetty is open.\n\n${other}\nNobody swims alone.`), "The jetty is open.\n\n\nNobody swims alone.", label);
  assert.equal(left("Кадр 1. Нашёл машину на карте?\nКадр 2. Обойди её."), "Нашёл машину на карте?\nОбойди её.");
}); // prettier-ignore

test("one number alone, sentences that begin so and the scenes of a play are told", () => {
  for (const text of [
    "Scene 1\nThe jetty is open.",
    "Slide 1 is for toddlers.\nSlide 2 is for schoolchildren.",
    "The play has two acts.\n\nScene 1\nThree witches meet.\n\nScene 2\nThe king hears of the battle.",
    "Step 1\nOpen the lid.\n\nStep 2\nPour in the water.",
  ])
    assert.equal(withoutSceneLabels(text), text);
});

test("a film of a numbered script is called after none of its labels", () => {
  const { title, scenes } = film(
    "Кадр 1. Нашёл машину на карте? Забронируй её, первые 20 минут ожидания бесплатны.\n\nКадр 2. Обойди автомобиль и сфотографируй с четырёх сторон. Царапины, которые ты отметил, на тебя не запишут.\n\nКадр 3. Открой двери кнопкой в приложении. Ключ лежит в бардачке.",
  );
  const heard = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.doesNotMatch(`${title} ${heard}`, /Кадр/u);
  assert.match(heard, /Забронируй её.+Царапины.+Ключ лежит/u);
});

test("any text keeps its length, and all but labels", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("Scene 1", "Scene 2 (night)", "Slide 3: costs", "A line.", "", "# Head"), { maxLength: 8 }),
      (lines) => {
        const source = lines.join("\n");
        const text = withoutSceneLabels(source);
        assert.equal(text.length, source.length);
        assert.equal(text.includes("A line."), source.includes("A line."));
        assert.equal(text.includes("costs"), source.includes("costs"));
      },
    ),
  ); // prettier-ignore
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookSentences } from "./look-sentences.ts";
import { wishedLook } from "./wished-look.ts";

const lookOf = (prompt: string, language = "en") => wishedLook(lookSentences(prompt, language));

test("below its heading or by its label a look is read: codes, the ground, what is shunned", () => {
  const brand = lookOf(
    "**Look**\n- Brand colours: dark blue #14284B and orange #F28C28, white background\n- NO sepia",
  );
  assert.deepEqual(brand.codes, ["#14284B", "#F28C28"]);
  assert.equal(brand.ground, "light");
  assert.equal(brand.paper, "#FFFFFF");
  assert.ok(brand.shunned.has("sepia"));
  for (const [prompt, language, colorway, ground] of [
    ["The end.\n\nDark background, thin light lines, no cartoons.", "en", null, "dark"],
    ["## What we'd like to see\n- A herbarium sheet: cream paper, dull greens.", "en", "leaf", "light"],
    ["## 6. Gestaltung\nStreng. Farben: Grau, Schwarz, Signalgelb nur für Warnungen.", "de", "slate", null],
    ["Pour l'image : un seul rouge, un fond écru.", "fr", "ember", "light"],
    ["## Cómo me lo imagino\nColores de barro: rojo ladrillo, amarillo.", "es", "ember", null],
    ["## Aspetto\nSfondo scuro, con poche linee d'oro.", "it", "gold", "dark"],
    ["## 말투와 색\n색은 회사 색인 짙은 초록과 흰색을 써 주세요.", "ko", "leaf", "light"],
    ["## যা চাই না\nরং হোক নীল আর সবুজ।", "bn", "sea", null],
    ["## デザイン\n配色は抹茶色と白。背景は明るく。", "ja", "leaf", "light"],
    ["## Как это должно выглядеть\nТёмный фон, приглушённые синие цвета.", "ru", "sea", "dark"],
  ] as const) {
    const found = lookOf(prompt, language);
    assert.equal(found.colorway, colorway, prompt);
    assert.equal(found.ground, ground, prompt);
  }
});

test("what is not wished is shunned, and chooses nothing", () => {
  const brown = lookOf("I've no views on colour. My daughter says not brown.");
  assert.equal(brown.colorway, null);
  assert.ok(brown.shunned.has("gold") && brown.shunned.has("clay"));
  assert.equal(lookOf("צבעים: כחול, ובשום פנים לא אדום.", "he").colorway, "sea");
});

test("colours that are told of choose nothing", () => {
  for (const text of [
    "The town flag is green, white and red. On a dark background the white stripe shows from a mile away.",
    "In 1931 a darker red replaced the old one: #8B1A1A in today's notation.",
    "- Colours: red, black, green",
    "## Colours\n\nThe chair comes in green and in white.",
    "| Colour | Code |\n|---|---|\n| Our blue | #14284B |",
    "Auf weißem Hintergrund wirkt ein Grau dunkler. Aus Rot und Gelb wird Orange.",
    "Background: we are a light-hearted charity.",
  ]) {
    const { colorway, codes, ground, shunned } = lookOf(text);
    assert.deepEqual([colorway, codes, ground, shunned.size], [null, [], null, 0], text);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { speakTex } from "./speak-tex.ts";

test("a mark above a letter is said, and a letter has the accent of its name", () => {
  for (const [language, tex, words] of [
    ["es", "\\dot{\\varepsilon} = A\\,\\tau^{3}", "épsilon punto es igual a A tau al cubo"],
    ["en", "\\dot{\\varepsilon} = A\\,\\tau^{3}", "epsilon dot equals A tau cubed"],
    ["de", "\\hat{x} + \\bar{y}", "x Dach plus y quer"],
    ["fr", "\\ddot{x} = \\vec{g}", "x deux points égale vecteur g"],
    ["ru", "\\dot{\\varepsilon}", "эпсилон с точкой"],
    // Without words for it the letter is said as before.
    ["ja", "\\hat{x}", "x"],
  ] as const)
    assert.equal(speakTex(tex, language), words, `${language} ${tex}`);
});

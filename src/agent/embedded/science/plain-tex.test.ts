import assert from "node:assert/strict";
import { test } from "node:test";
import { plainTex } from "./plain-tex.ts";

test("a formula in plain characters has the signs of mathematics, with room around them", () => {
  for (const [tex, plain] of [
    ["x^2 - 5x + 6 = 0", "x² − 5x + 6 = 0"],
    ["b^2-4ac", "b² − 4ac"],
    [String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`, "x = (−b ± √(b² − 4ac))/(2a)"],
    [String.raw`t = \sqrt{2h/g}`, "t = √(2h/g)"],
    [String.raw`\sqrt{2}`, "√2"],
    [String.raw`\Delta > 0`, "Δ > 0"],
    [String.raw`\lceil \log_2(n+1) \rceil`, "⌈log₂(n + 1)⌉"],
    ["e^{-x}", "e^(−x)"],
    ["10^{-3}", "10⁻³"],
    ["-b", "−b"],
    ["25 - 24 = 1", "25 − 24 = 1"],
  ] as const)
    assert.equal(plainTex(tex), plain, tex);
});

test("a hyphen within a word is no minus", () => {
  assert.equal(plainTex(String.raw`\text{half-life} = 5`), "half-life = 5");
});

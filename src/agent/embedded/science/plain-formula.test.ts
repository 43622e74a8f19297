import assert from "node:assert/strict";
import { test } from "node:test";
import { formulasInText, plainFormulaTex } from "./plain-formula.ts";
import { speakTex } from "./speak-tex.ts";

test("a formula in plain characters is set and said as one", () => {
  for (const [line, tex] of [
    ["V₂ = V₁ × T₂ / T₁", "V_{2} = V_{1} \\times \\frac{T_{2}}{T_{1}}"],
    ["E = ½ m v²", "E = \\frac{1}{2} m v^{2}"],
    ["c = √(a² + b²)", "c = \\sqrt{a^{2} + b^{2}}"],
    ["Q_hot = Q_cold + W", "Q_{\\text{hot}} = Q_{\\text{cold}} + W"],
    ["v_{max} = a · t_1", "v_{\\text{max}} = a \\cdot t_{1}"],
    ["ρ = m / V", "\\rho = \\frac{m}{V}"],
  ] as const)
    assert.equal(plainFormulaTex(line), tex);
  const speed = plainFormulaTex("v = 331 + 0.6 · T") ?? "";
  assert.equal(speakTex(speed, "en"), "v equals 331 plus 0.6 times T");
});

test("what may be code, a sum or words is none", () => {
  for (const line of ["a = b", "my_sum = a_list + 1", "const a = b", "2 + 2 = 4", "3 × 4 = 12", "total = price × count", "H₂O = water", "10 × 10"])
    assert.equal(plainFormulaTex(line), null, line);
}); // prettier-ignore

test("a formula within a sentence is found, and nothing beside it", () => {
  for (const [text, ...formulas] of [
    ["The force of the strike follows from F = m · a. The club is light.", "F = m · a"],
    ["Ohm's law, U = R · I, holds here", "U = R · I"],
    ["Einstein wrote E = mc² and c is the speed of light.", "E = mc²"],
    ["Newton: F = ma. The rest follows.", "F = ma"],
    ["Es gilt v = s / t (in m/s).", "v = s / t"],
    ["La aire d'un cercle est A = πr² – le disque entier.", "A = πr²"],
    ["pythagoras a² + b² = c² in jedem rechtwinkligen Dreieck", "a² + b² = c²"],
    ["La fuerza es F = 3 · 5 N en total"],
    ["2 × 6 = 12 eggs, and the size = large"],
    ["We have 3 × 4 = 12 a day"],
    ["A = on and B = off"],
  ] as const)
    assert.deepEqual(formulasInText(text).map(({ start, end }) => text.slice(start, end)), formulas, text); // prettier-ignore
});

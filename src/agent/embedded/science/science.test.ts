import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { parseReaction } from "./chemistry.ts";
import { ledSymbol } from "./led-symbol.ts";
import { plainTex } from "./plain-tex.ts";
import { speakReaction } from "./speak-reaction.ts";
import { speakTex } from "./speak-tex.ts";
import { texLexicon } from "./tex-lexicon.ts";

function said(line: string, language = "en"): string | null {
  const reaction = parseReaction(line, language);
  return reaction === null ? null : speakReaction(reaction, language);
}

test("reactions are read as sentences", () => {
  assert.equal(
    said("6 CO2 + 6 H2O + light -> C6H12O6 + 6 O2"),
    "Six molecules of carbon dioxide and six of water, with light, become one of glucose and six of oxygen.",
  );
  assert.equal(said("2 H2 + O2 → 2 H2O"), "Two molecules of hydrogen and one of oxygen become two of water.");
  assert.equal(said("CO₂ + H₂O ⇌ H₂CO₃"), "Carbon dioxide and water can turn into carbonic acid, and back.");
  assert.equal(said("2 H2 + O2 -> 2 H2O", "de"), "Wasserstoff und Sauerstoff werden zu Wasser.");
});

test("what is no reaction is left alone", () => {
  for (const line of [
    "A -> B",
    "x + y = z",
    "Paris -> London",
    "I + you = we",
    "1 + 1 = 2",
    "No -> Yes",
    "a => b + c",
  ]) {
    assert.equal(parseReaction(line, "en"), null, line);
  }
});

test("the TeX of a reaction has real subscripts", () => {
  assert.equal(
    parseReaction("2 H2 + O2 -> 2 H2O", "en")?.tex,
    "2\\,\\mathrm{H_{2}} + \\mathrm{O_{2}} \\rightarrow 2\\,\\mathrm{H_{2}O}",
  );
});

const FORMULAS: [tex: string, language: string, said: string][] = [
  ["E = mc^2", "en", "E equals m c squared"],
  ["\\lceil \\log_2(n+1) \\rceil", "en", "the logarithm to base 2 of n plus 1, rounded up"],
  ["\\frac{1}{2} g t^2", "en", "one half g t squared"],
  ["T = 2\\pi\\sqrt{\\frac{l}{g}}", "en", "T equals 2 pi times the square root of l over g"],
  ["\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}", "en", "minus b plus or minus the square root of b squared minus 4 a c, all over 2 a"],
  ["\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}", "en", "the sum from i equals 1 to n of i equals n times n plus 1, all over 2"],
  ["\\sqrt[3]{x}", "en", "the cube root of x"],
  ["a^2 + b^2 = c^2", "de", "a Quadrat plus b Quadrat gleich c Quadrat"],
  ["a^2 + b^2 = c^2", "zh", "a 的平方 加 b 的平方 等于 c 的平方"],
]; // prettier-ignore
for (const [tex, language, said] of FORMULAS) {
  test(`${tex} in ${language}`, () => assert.equal(speakTex(tex, language), said));
}

test("any text is read without throwing, in linear time", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => typeof plainTex(text) === "string"));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("\\frac", "{", "}", "^", "_", "x", "\\sqrt", "[", "]", "(", "\\log")),
      (parts) => {
        speakTex(parts.join(""), "en");
      },
    ),
  );
});

test("a matrix is said row by row and shown in one line", () => {
  const tex = String.raw`A = \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`;
  assert.equal(speakTex(tex, "en"), "A equals the matrix 1, 2, then 3, 4");
  assert.equal(speakTex(tex, "de"), "A gleich die Matrix 1, 2, dann 3, 4");
  assert.equal(plainTex(tex), "A = (1 2; 3 4)");
  assert.equal(plainTex(String.raw`\det A = ad - bc`), "det A = ad − bc");
});

test("what is raised is said as a whole, and a function is multiplied with the fraction before it", () => {
  assert.equal(
    speakTex("\\left(1 - e^{-kn/m}\\right)^k", "en"),
    "1 minus e to the power of minus k n over m, all to the power of k",
  );
  assert.equal(speakTex("(a+b)^2", "de"), "a plus b, das Ganze zum Quadrat");
  assert.equal(speakTex("f(x)^2", "fr"), "f x au carré");
  assert.equal(speakTex("C(t) = C_0", "en"), "C of t equals C 0");
  assert.equal(speakTex("P(A) \\cdot k(1+r)", "de"), "P von A mal k mal 1 plus r");
  assert.equal(speakTex("\\frac{m}{n}\\ln 2", "en"), "m over n times the natural logarithm of 2");
});

test("what a sentence begins to define is the name of the symbol that the formula goes on with", () => {
  const led = (tex: string, text: string, language: string) => ledSymbol(tex, [text], language)?.text ?? null;
  assert.equal(
    led("p \\approx 2^n", "After n insertions the false positive rate is about:", "en"),
    "false positive rate",
  );
  assert.equal(led("T = 2\\pi", "Für kleine Winkel ist die Periode:", "de"), null);
  assert.equal(led("v = s/t", "La vitesse est:", "fr"), "vitesse");
  assert.equal(led("v = s/t", "The speed of the car is:", "en"), "speed of the car");
  assert.equal(led("a + b", "The sum is:", "en"), null);
  assert.equal(
    led("f = v/2L", "Since the frequency is the speed over the wavelength,      .", "en"),
    "frequency",
  );
  assert.equal(led("f = v/2L", "振動数は速さを波長で割ったものなので、      となります。", "ja"), "振動数");
  assert.equal(led("f = v/2L", "振動数は速さを波長で割ったものです。", "ja"), null);
  assert.equal(led("f = v/2L", "式は次のとおりなので、      となります。", "ja"), null);
});

test("no sign that one language says is silent in another", () => {
  const signs = (language: string) => Object.keys(texLexicon(language)?.signs ?? {});
  for (const language of ["de", "fr", "es", "zh"])
    assert.deepEqual(
      signs("en").filter((sign) => !signs(language).includes(sign)),
      [],
      language,
    );
  assert.equal(speakTex("(10 - (s \\bmod 10)) \\bmod 10", "en"), "10 minus s modulo 10 modulo 10");
  assert.equal(speakTex("F \\propto \\frac{M}{d^3}", "es"), "F es proporcional a M sobre d al cubo");
  assert.equal(speakTex("90^\\circ", "fr"), "90 degrés");
});

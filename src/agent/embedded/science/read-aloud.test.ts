import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { speakTex, stateTex } from "./speak-tex.ts";

const SPEED = "v = \\sqrt{\\frac{T}{\\rho}}";
const ENERGY = "E = \\frac{m v^2}{2}";

test("a school's formulas are said in the languages of films", () => {
  const cases: [language: string, tex: string, said: string][] = [
    ["it", ENERGY, "E è uguale a m v al quadrato, tutto fratto 2"],
    ["pt", SPEED, "v é igual a raiz quadrada de T sobre rho"],
    ["nl", ENERGY, "E is m v kwadraat gedeeld door 2"],
    ["sv", ENERGY, "E är lika med m v i kvadrat, alltihop delat med 2"],
    ["pl", SPEED, "v równa się pierwiastek z T przez rho"],
    ["da", ENERGY, "E er lig med m v i anden, det hele divideret med 2"],
    ["nb", SPEED, "v er lik kvadratroten av T delt på rho"],
    ["fi", "P = U \\times I", "P on yhtä kuin U kertaa I"],
    ["cs", "v = \\frac{s}{t}", "v se rovná s děleno t"],
    ["hu", ENERGY, "E egyenlő m v a négyzeten, az egész per 2"],
    ["ru", SPEED, "v равно корень из T делить на ро"],
    ["uk", SPEED, "v дорівнює корінь із T поділити на ро"],
    ["tr", ENERGY, "E eşittir m v kare bölü 2"],
    ["ar", SPEED, "v يساوي الجذر التربيعي لـ T على رو"],
    ["he", ENERGY, "E שווה m v בריבוע חלקי 2"],
    ["hi", "E = P \\times \\frac{t}{1000}", "E बराबर P गुणा t बटा 1000"],
    ["ja", SPEED, "v は ルート ロー 分の T です"],
    ["ko", SPEED, "v 이퀄 루트 로 분의 T"],
    ["ja", "x = -b", "x は マイナス b です"],
    ["ja", "a - b = 0", "a 引く b イコール 0"],
    ["en", "f = \\frac{1}{2L}\\sqrt{T}", "f equals 1 over 2 L times the square root of T"],
  ];
  for (const [language, tex, said] of cases) assert.equal(stateTex(tex, language), said, language);
});

test("a formula with a sign that a language has no word for is not said without it", () => {
  for (const tex of ["\\sum_{i=1}^{n} i", "n!", "a \\propto b", "\\lim_{x \\to 0} x", "A = \\begin{pmatrix} 1 & 2 \\end{pmatrix}"])
    for (const language of ["ja", "hi", "tr", "ar"]) assert.equal(speakTex(tex, language), null, `${language} ${tex}`); // prettier-ignore
});

test("a sentence that runs on into its formula is said in one with it, and with what ends it", () => {
  const said = (text: string, language: string) =>
    film(text, language).scenes.find(({ visual }) => visual.kind === "formula")?.narration ?? [];
  const japanese = said(
    `# 弦\n\n振動数は速さを波長で割ったものなので、\n\n$$f = \\frac{v}{2L}$$\n\nとなります。この式から三つのことがわかります。長さが半分になれば音は高くなります。\n`,
    "ja",
  );
  assert.deepEqual(japanese.slice(0, 1), [
    "振動数は速さを波長で割ったものなので、f は 2 L 分の v となります。",
  ]);
  const english = said(`# Strings\n\nSince frequency is speed over wavelength,\n\n$$f = \\frac{v}{2L}$$\n\nA short string is high.\n`, "en"); // prettier-ignore
  assert.equal(english[0], "Since frequency is speed over wavelength, f equals v over 2 L.");
  const korean = said(`# 현\n\n진동수는 속력을 파장으로 나눈 것이므로,\n\n$$f = \\frac{v}{2L}$$\n\n입니다. 현이 짧으면 소리가 높습니다.\n`, "ko"); // prettier-ignore
  assert.equal(korean[0], "진동수는 속력을 파장으로 나눈 것이므로, f 이퀄 2 L 분의 v입니다.");
});

test("a paragraph behind a formula that is a sentence of its own stays one", () => {
  const text = `# 力\n\n## 法則\n\n力は次の式で表せます。\n\n$$F = m a$$\n\nとても短い式です。しかし力学のほとんどはここから始まります。\n`;
  const narration = new Set(film(text, "ja").scenes.flatMap((scene) => scene.narration));
  assert.ok(narration.has("とても短い式です。"));
  assert.ok(narration.has("F は m a です。"));
});

test("Russian and Ukrainian words of a formula stand in the case that the ones before them ask for", () => {
  const half = "N = N_0 \\cdot \\left(\\frac{1}{2}\\right)^{t/5730}";
  assert.equal(speakTex(half, "ru"), "N равно N 0 умножить на одну вторую в степени t, делённое на 5730");
  assert.equal(speakTex(half, "uk"), "N дорівнює N 0 помножити на одну другу у степені t, поділене на 5730");
  assert.equal(speakTex("\\frac{1}{2}", "ru"), "одна вторая");
});

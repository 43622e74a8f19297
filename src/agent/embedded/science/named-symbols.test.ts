import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { explainedSymbols } from "./explained-symbols.ts";

const named = (tex: string, language: string, ...sentences: string[]): string =>
  explainedSymbols(tex, [], language, sentences)
    .map((one) => `${one.tex}=${one.text}`)
    .join(" ");
const STRING = "v = \\sqrt{\\frac{T}{L}}";

test("symbols that were named before a formula uses them are explained, in the languages of legends", () => {
  const cases: [language: string, sentences: string[], expected: string][] = [
    ["en", ["The speed v depends on the tension T.", "The length of the string L is fixed."], "v=speed T=tension L=length of the string"],
    ["de", ["Die Geschwindigkeit v hängt von der Spannung T ab.", "Die Länge der Saite L bleibt."], "v=Geschwindigkeit T=Spannung L=Länge der Saite"],
    ["fr", ["La vitesse v dépend de la tension T.", "La longueur de la corde L est fixe."], "v=vitesse T=tension L=longueur de la corde"],
    ["es", ["La velocidad v depende de la tensión T y de la longitud L."], "v=velocidad T=tensión L=longitud"],
    ["it", ["La velocità v dipende dalla tensione T e dalla lunghezza L."], "v=velocità T=tensione L=lunghezza"],
    ["pt", ["A velocidade v depende da tensão T."], "v=velocidade T=tensão"],
    ["nl", ["De snelheid v hangt af van de spanning T."], "v=snelheid T=spanning"],
    ["ru", ["Скорость v растёт.", "Натяжение T создаёт колок."], "v=скорость T=натяжение"],
    ["ja", ["弦を伝わる波の速さ v は、張力 T と、弦の長さ L で決まります。"], "v=弦を伝わる波の速さ T=張力 L=弦の長さ"],
    ["ja", ["張力を T とし、弦の長さを L とします。"], "T=張力 L=弦の長さ"],
    ["zh", ["波速v由张力T和弦的长度L决定。"], "v=波速 T=张力 L=弦的长度"],
    ["ko", ["속력 v는 장력 T와 현의 길이 L에 따라 달라집니다."], "v=속력 T=장력 L=현의 길이"],
    ["hi", ["तरंग की चाल v, तनाव T और डोरी की लंबाई L पर निर्भर है।"], "v=तरंग की चाल T=तनाव L=डोरी की लंबाई"],
    ["ar", ["تعتمد السرعة v على الشد T وعلى طول الوتر L."], "v=السرعة T=الشد L=طول الوتر"],
    ["he", ["המהירות v תלויה בכוח T ובאורך המיתר L."], "v=המהירות T=כוח L=אורך המיתר"],
  ]; // prettier-ignore
  for (const [language, sentences, expected] of cases)
    assert.equal(named(STRING, language, ...sentences), expected, language);
});

test("what only stands before a symbol names nothing", () => {
  const none: [language: string, sentence: string][] = [
    ["en", "If we choose T and then L, we get v."],
    ["en", "Let us call the number T and the point L."],
    ["de", "Wenn T wächst, wächst auch v."],
    ["fr", "On en déduit v, puis T."],
    ["ja", "このとき v が大きくなると、T も L も変わります。"],
    ["ja", "点 T と点 L を結びます。"],
    ["ja", "弦の長さ L がちょうど波長の半分になります。"],
    ["zh", "如果T变大，那么v也变大。"],
    ["ko", "만약 T가 커지면 v도 커집니다."],
    ["hi", "जब T बढ़ता है तो v बढ़ता है।"],
    ["ru", "Если v растёт, то T растёт."],
    ["it", "La forza a un certo punto T cresce."],
  ];
  for (const [language, sentence] of none) assert.equal(named(STRING, language, sentence), "", sentence);
});

test("what a film said longest ago gives way to what it said last, and amounts of an example are no names", () => {
  assert.equal(named("F = m a", "en", "The force F acts on the mass m.", "Now the thrust F moves the load m."), "F=thrust m=load"); // prettier-ignore
  assert.equal(named("F = m a", "en", "m is 3 kg."), "");
});

test("a legend has what its formula defines and what an earlier passage explained; its heading is whole or absent", () => {
  const { scenes } = film(
    `# ギターの弦\n\n基本振動では、弦の長さ L がちょうど波長の半分になります。\n\n弦を伝わる波の速さ v は、張力 T と、1メートルあたりの質量 ρ で決まります。\n\n$$v = \\sqrt{\\frac{T}{\\rho}}$$\n\n振動数は速さを波長で割ったものなので、\n\n$$f = \\frac{1}{2L}\\sqrt{\\frac{T}{\\rho}}$$\n\nとなります。短い弦は高い音が出ます。\n`,
    "ja",
  );
  const formulas = scenes.flatMap(({ visual }) => (visual.kind === "formula" ? [visual] : []));
  assert.deepEqual(
    formulas.map(({ symbols }) => symbols?.map(({ text }) => text)),
    [
      ["弦を伝わる波の速さ", "張力", "1メートルあたりの質量"],
      ["振動数", "弦の長さ", "張力", "1メートルあたりの質量"],
    ],
  );
  assert.deepEqual(formulas.map(({ heading }) => heading), ["", ""]); // prettier-ignore
});

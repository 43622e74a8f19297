import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { explainedSymbols } from "./explained-symbols.ts";
import { symbolsOf } from "./formula-symbols.ts";

const said = (tex: string, sentence: string, language = "en"): string =>
  explainedSymbols(tex, [sentence], language)
    .map((one) => `${one.tex}=${one.text}`)
    .join(" ");
const FORCE = "F = m a";

test("where, with, verbs, articles alone and lists explain symbols, in many languages", () => {
  const three = (force: string, mass: string, acceleration: string) =>
    `F=${force} m=${mass} a=${acceleration}`;
  const english = three("force", "mass", "acceleration");
  const cases: [language: string, sentence: string, expected: string][] = [
    ["en", "Where F is the force, m the mass and a the acceleration.", english],
    ["en", "It is F equals m a, where F is the force, m is the mass and a is the acceleration.", english],
    ["en", "With F the force, m the mass, and a the acceleration.", english],
    ["en", "F stands for force, m for mass and a for acceleration.", english],
    ["en", "F is force, m is mass and a is acceleration.", english],
    ["en", "Here, F denotes the net force on a body and m its mass.", "F=net force on a body m=mass"],
    ["en", "F: force.", "F=force"],
    ["en", "And a: acceleration in metres per second squared.", "a=acceleration in metres per second squared"],
    ["de", "Dabei ist F die Kraft, m die Masse und a die Beschleunigung.", three("Kraft", "Masse", "Beschleunigung")],
    ["de", "wobei F die Kraft ist, m die Masse und a die Beschleunigung.", three("Kraft", "Masse", "Beschleunigung")],
    ["de", "Hier steht F für die Kraft, m für die Masse und a für die Beschleunigung.", three("Kraft", "Masse", "Beschleunigung")],
    ["de", "Mit F der Kraft, m der Masse und a der Beschleunigung.", three("Kraft", "Masse", "Beschleunigung")],
    ["fr", "où F est la force, m la masse et a l’accélération.", three("force", "masse", "accélération")],
    ["fr", "F désigne la force, m la masse et a l'accélération.", three("force", "masse", "accélération")],
    ["es", "donde F es la fuerza, m la masa y a la aceleración.", three("fuerza", "masa", "aceleración")],
    ["es", "siendo F la fuerza, m la masa y a la aceleración.", three("fuerza", "masa", "aceleración")],
    ["it", "dove F è la forza, m la massa e a l'accelerazione.", three("forza", "massa", "accelerazione")],
    ["pt", "onde F é a força, m é a massa e a é a aceleração.", three("força", "massa", "aceleração")],
    ["nl", "waarbij F de kracht is, m de massa en a de versnelling.", three("kracht", "massa", "versnelling")],
    ["da", "hvor F er kraften, m er massen og a er accelerationen.", three("kraften", "massen", "accelerationen")],
    ["nb", "der F er kraften, m er massen og a er akselerasjonen.", three("kraften", "massen", "akselerasjonen")],
    ["fi", "missä F on voima, m on massa ja a kiihtyvyys.", three("voima", "massa", "kiihtyvyys")],
    ["cs", "kde F je síla, m hmotnost a a zrychlení.", three("síla", "hmotnost", "zrychlení")],
    ["hu", "ahol F az erő, m a tömeg és a a gyorsulás.", three("erő", "tömeg", "gyorsulás")],
    ["ru", "где F — сила, m — масса, a — ускорение.", three("сила", "масса", "ускорение")],
    ["ru", "Здесь F это сила, m это масса и a это ускорение.", three("сила", "масса", "ускорение")],
    ["zh", "其中F是力，m是质量，a是加速度。", three("力", "质量", "加速度")],
    ["zh", "F 表示力，m 表示质量，a 代表加速度。", three("力", "质量", "加速度")],
    ["ja", "ここでFは力、mは質量、aは加速度です。", three("力", "質量", "加速度")],
    ["ko", "여기서 F는 힘이고 m은 질량, a는 가속도입니다.", "F=힘 a=가속도"],
    ["ko", "F는 힘을 나타냅니다.", "F=힘"],
    ["ar", "حيث F هي القوة و m هي الكتلة و a هي التسارع.", three("القوة", "الكتلة", "التسارع")],
    ["he", "כאשר F הוא הכוח, m היא המסה ו-a היא התאוצה.", three("הכוח", "המסה", "התאוצה")],
    ["hi", "जहाँ F बल है, m द्रव्यमान है और a त्वरण है।", three("बल", "द्रव्यमान", "त्वरण")],
  ]; // prettier-ignore
  for (const [language, sentence, expected] of cases)
    assert.equal(said(FORCE, sentence, language), expected, `${language}: ${sentence}`);
});

test("what tells how a symbol is, or only uses it, explains nothing", () => {
  const none = [
    "m is constant and a is large, so F is a thing of beauty.",
    "A mass m moves.",
    "F grows when a grows.",
    "If m is twice as large, F is too.",
    "A force is a push or a pull.",
    "F represents how strong the push is.",
    "",
  ];
  for (const sentence of none) assert.equal(said(FORCE, sentence), "", sentence);
  assert.equal(said(FORCE, "a tömeg nő.", "hu"), "");
  assert.equal(said(FORCE, "kde m je konstantní.", "cs"), "");
  assert.equal(said(FORCE, "где m постоянна.", "ru"), "");
  assert.equal(said(FORCE, "m은 커지고 a는 작아집니다.", "ko"), "");
});

test("a symbol may be explained by its amount; what is only calculated explains nothing", () => {
  const period = "T = 2\\pi\\sqrt{\\frac{L}{g}}";
  const cases: [language: string, sentence: string, expected: string][] = [
    ["en", "Here L is the length of the string in metres and g is 9.81 m/s².", "L=length of the string in metres g=9.81 m/s²"],
    ["en", "where L is the length and g = 9.81 m/s².", "L=length g=9.81 m/s²"],
    ["en", "With g ≈ 9.8 m/s² on Earth.", "g=9.8 m/s² on Earth"],
    ["en", "g is about 9.81 m/s².", "g=about 9.81 m/s²"],
    ["de", "Dabei ist L die Länge, und g beträgt 9,81 m/s².", "L=Länge g=9,81 m/s²"],
    ["de", "wobei L die Länge und g = 9,81 m/s² ist.", "L=Länge g=9,81 m/s²"],
    ["fr", "où L est la longueur et g vaut 9,81 m/s².", "L=longueur g=9,81 m/s²"],
    ["es", "donde L es la longitud y g = 9,81 m/s².", "L=longitud g=9,81 m/s²"],
    ["it", "dove L è la lunghezza e g vale 9,81 m/s².", "L=lunghezza g=9,81 m/s²"],
    ["pt", "onde L é o comprimento e g = 9,81 m/s².", "L=comprimento g=9,81 m/s²"],
    ["nl", "waarbij L de lengte is en g = 9,81 m/s².", "L=lengte g=9,81 m/s²"],
    ["ru", "где L — длина, а g = 9,81 м/с².", "L=длина g=9,81 м/с²"],
    ["pl", "gdzie L to długość, a g wynosi 9,81 m/s².", "L=długość g=9,81 m/s²"],
    ["zh", "其中L是摆长，g是9.81 m/s²。", "L=摆长 g=9.81 m/s²"],
    ["ja", "ここでLは長さ、gは9.81 m/s²。", "L=長さ g=9.81 m/s²"],
  ]; // prettier-ignore
  for (const [language, sentence, expected] of cases)
    assert.equal(said(period, sentence, language), expected, `${language}: ${sentence}`);
  for (const sentence of [
    "For a string of one metre T = 2.0 s.",
    "If L is 4 m, T is 4 s.",
    "T is 2 or more.",
    "After a while g is 3 times as large as it was on the ground below.",
  ])
    assert.equal(said(period, sentence), "", sentence);
});

test("Greek letters and indices are found as they are said and as they are written", () => {
  const wave = "\\lambda = \\frac{h}{p}";
  const written = "λ is the wavelength, h is Planck's constant and p is the momentum.";
  assert.equal(said(wave, written), "\\lambda=wavelength h=Planck's constant p=momentum");
  assert.equal(said(wave, "Where lambda is the wavelength."), "\\lambda=wavelength");
  const speed = "v_1 = v_0 + a t";
  for (const name of ["v_0", "v0", "v₀", "v 0"])
    assert.equal(said(speed, `Where ${name} is the speed at the start.`), "v_{0}=speed at the start", name);
  assert.deepEqual(
    symbolsOf("E_\\text{kin} = \\tfrac{1}{2} m \\vec{v}^2 + \\sin(\\alpha x_{n})", "en").map(
      ({ tex }) => tex,
    ),
    ["E_{\\text{kin}}", "m", "\\vec{v}", "\\alpha", "x_{n}"],
  );
});

test("a legend comes word by word as it is said; without an explanation there is none", () => {
  const { scenes } = film(
    "# Force\n\n## Law\n\n$$F = m a$$\n\nwhere $m$ is the mass and $a$ the acceleration.\n",
  );
  const scene = scenes.find(({ visual }) => visual.kind === "formula");
  assert.ok(scene?.visual.kind === "formula");
  const { symbols = [] } = scene.visual;
  assert.deepEqual(
    symbols.map(({ text, cue }) => [text, scene?.narration[cue?.sentence ?? -1]?.slice(cue?.offset).startsWith(text)]),
    [["mass", true], ["acceleration", true]],
  ); // prettier-ignore
  const bare = film("# Force\n\n## Law\n\n$$F = m a$$\n\nIt is the second law of motion.\n").scenes;
  assert.equal(
    bare.some(({ visual }) => "symbols" in visual),
    false,
  );
});

test("no text makes it fail, and every explanation stands in its sentence", () => {
  const piece = fc.constantFrom(
    "F",
    "m",
    "a",
    " ",
    " is ",
    "the ",
    ", ",
    "where ",
    "=",
    ":",
    " and ",
    "mass",
    "—",
    "是",
    "\\",
    "(",
    ".",
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 24 }),
      fc.constantFrom("en", "de", "fr", "ru", "zh", "ar", "xx"),
      (pieces, language) => {
        const sentence = pieces.join("");
        for (const { offset, text } of explainedSymbols(FORCE, [sentence], language)) {
          assert.ok(offset >= 0 && offset < sentence.length);
          assert.ok(text.trim() !== "" && sentence.includes(text.slice(0, 3)));
        }
      },
    ),
  );
});

test("what you put in is what a symbol stands for; how it is, is not", () => {
  const said = explainedSymbols("A = P(1 + r)^n", ["Here A is what you end up with, P is what you put in and r is the interest per year."], "en"); // prettier-ignore
  assert.deepEqual(said.map(({ text }) => text), ["what you end up with", "what you put in", "interest per year"]); // prettier-ignore
});

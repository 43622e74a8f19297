import assert from "node:assert/strict";
import test from "node:test";
import { plainThings } from "./plain-things.ts";
import { namesEarth, withSmallLights } from "./sky-names.ts";

const drawn = (base: string, text: string): string[] => [
  ...new Set(plainThings(text, base).map(({ drawing }) => drawing)),
];

test("the planet is told from the ground by its capital, or by a word of its own", () => {
  for (const [base, text] of [
    ["en", "The Earth leans as it travels around the Sun."],
    ["fr", "La Terre tourne autour du Soleil."],
    ["es", "La sombra de la Tierra cubre la Luna."],
    ["de", "Der Mond dreht sich um die Erde."],
    ["pl", "Księżyc krąży wokół Ziemi."],
    ["ru", "Луна вращается вокруг Земли."],
    ["he", "הירח מקיף את כדור הארץ."],
    ["ja", "地球の大きさを知りたい。"],
    ["ko", "달이 지구의 그림자에 가려집니다."],
    ["hi", "पृथ्वी सूर्य का चक्कर लगाती है।"],
  ] as const)
    assert.ok(namesEarth(text, base), text);
  for (const [base, text] of [
    ["en", "Turn the earth and water it."],
    ["en", "It is the deepest lake on Earth."],
    ["fr", "Retournez la terre avant l'hiver."],
    ["fr", "Il est parti en Terre de Feu."],
    ["de", "Die Erde im Beet muss feucht sein."],
    ["ko", "강남지구 재개발이 시작됩니다."],
    ["tr", "Bu yıl Dünya Kupası burada."],
    ["zh", "这是地球上最大的湖。"],
  ] as const)
    assert.ok(!namesEarth(text, base), text);
});

test("sun and moon are known in capital letters, and not in names", () => {
  assert.deepEqual(drawn("en", "The Moon crosses that shadow."), ["full-moon"]);
  assert.ok(drawn("it", "La Terra gira intorno al Sole.").includes("sun"));
  assert.equal(withSmallLights("We met at the Sun Inn.", "en"), "We met at the Sun Inn.");
  assert.equal(withSmallLights("Viven en la Costa del Sol.", "es"), "Viven en la Costa del Sol.");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { isGrave } from "./grave-words.ts";

test("death, war and hunger are told in each language's own words", () => {
  for (const [language, sentence] of [
    ["en", "Eleven men drowned that night."],
    ["de", "Im Krieg wurde die Glocke eingeschmolzen."],
    ["fr", "Son frère est mort en mer."],
    ["es", "Murieron dos pastores."],
    ["it", "La guerra finì in aprile."],
    ["ru", "В войну фабрика делала хлеб."],
    ["ar", "وماتت الأم في الشتاء."],
    ["he", "אחרי המלחמה חזרו הביתה."],
    ["hi", "उसी साल पिता की मृत्यु हुई।"],
    ["ja", "祖父は冬に亡くなりました。"],
    ["ko", "전쟁이 끝났다."],
  ] as const)
    assert.equal(isGrave(sentence, language), true, sentence);
});

test("what only looks like such a word in another language is none", () => {
  for (const [language, sentence] of [
    ["de", "Die Uhr war alt, und die Feder war neu."],
    ["en", "The mort and the morte are no words here; the warm stove is."],
    ["it", "La fama della bottega era grande."],
    ["en", "The oldest fame goes to the bell."],
    ["nl", "De tuin had rode tulpen."],
    ["ar", "يستغرق الطريق ساعتين."],
    ["he", "הטבע כאן יפה."],
    ["sv", "Det var en varm dag i hamnen."],
  ] as const)
    assert.equal(isGrave(sentence, language), false, sentence);
});

test("where a language's words are not known every sentence may be grave", () => {
  assert.equal(isGrave("Ny andro dia tsara.", "mg"), true);
});

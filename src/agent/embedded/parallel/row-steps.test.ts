import assert from "node:assert/strict";
import { test } from "node:test";
import { phrasesFor } from "../phrases/phrases.ts";
import { rowSteps } from "./row-steps.ts";

test("things that hang on the first one's verb are no steps", () => {
  for (const [language, heading, text] of [
    ["es", "Cómo se hacen", "Sírvelos con patatas fritas de bolsa, de las buenas, y un albariño bien frío."],
    ["fr", "Comment faire", "Servez-les avec des frites, de bonnes frites, et un blanc bien frais."],
    ["it", "Come si fa", "Serviteli con le patatine fritte, di quelle buone, e un bianco freddo."],
    ["pt", "Como se faz", "Sirva com batatas fritas, das boas, e um vinho branco bem frio."],
    ["de", "So geht es", "Serviere sie mit Kartoffelchips, von den guten, und einem kalten Weißwein."],
  ] as const)
    assert.equal(rowSteps([text], 0, language, heading), null, text);
});

test("what is done one after the other still is", () => {
  for (const [language, heading, text, count] of [
    ["es", "Cómo se hacen", "Lava los mejillones, ábrelos al vapor y cuela el caldo.", 3],
    ["de", "So geht es", "Zwiebeln fein schneiden, ein Ei aufschlagen und alles gut verrühren.", 3],
    ["it", "Come si fa", "Lavate le cozze, scaldate l'olio e unite le cozze.", 3],
  ] as const)
    assert.equal(rowSteps([text], 0, language, heading)?.parts.length, count, text);
});

test("when a row is done goes with its first step", () => {
  for (const [language, heading, text, first] of [
    ["ja", "使い方", "使い終わったら、机を拭き、椅子を元に戻し、ホワイトボードを消してください。", "使い終わったら、机を拭き"],
    ["zh", "怎么做", "用完以后，擦干净桌子，把椅子摆好，把白板擦掉。", "用完以后，擦干净桌子"],
  ] as const) {
    const found = rowSteps([text], 0, language, heading);
    assert.equal(found?.parts.length, 3, text);
    assert.equal(found?.parts[0]?.label, first, text);
  }
}); // prettier-ignore

test("the words between steps say that one follows, not how long after", () => {
  for (const language of ["en", "de", "fr", "es", "it", "pt", "nl", "ru", "pl"]) {
    const { ordinals } = phrasesFor(language);
    for (const word of ordinals) assert.doesNotMatch(word, /más tarde|plus tard|più tardi|mais tarde|spät|later|позже|później/iu); // prettier-ignore
  }
});

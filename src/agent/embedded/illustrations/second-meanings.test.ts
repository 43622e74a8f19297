import assert from "node:assert/strict";
import test from "node:test";
import { EVERYDAY_NOUNS } from "./everyday-nouns.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { namedDrawings } from "./named-drawings.fixture.ts";

/** Words whose forms or letters are also something else, in sentences that mean that. */
const OTHERS: [base: string, sentence: string][] = [
  ["en", "Staging bakes for half an hour."],
  ["en", "He swallowed it, ducked, and coated it twice."],
  ["fr", "Pierre Méchain part vers le sud."],
  ["fr", "Ils arrêtent Pierre de la Vigne."],
  ["en", "It was drawn by Rose Valland."],
  ["de", "Herr Fuchs, Frau Vogel und Familie Wolf kommen heute."],
  ["de", "Gemäht wird, wenn der Tau noch auf dem Gras liegt."],
  ["fr", "Mme Lapin et M. Renard prennent la parole."],
  ["de", "Buchen Sie jetzt, und stellen Sie eine Schale auf den Balkon."],
  ["de", "Der Kiefer schmerzt nach dem Eingriff."],
  ["es", "Es posible que haya una carpa junto al escenario."],
  ["fr", "Nous allons à Milan, dit-elle : coucou !"],
  ["nl", "In den beginne was er niets."],
  ["pt", "A viagem durava cerca de noventa dias."],
  ["pl", "Śledź nas w internecie."],
  ["ru", "Белки и углеводы: что ели наши предки, какой такой стиль и стрижка."],
  ["ru", "Комната наполнилась паром."],
  ["uk", "Білки будують м’язи."],
  ["sv", "Hon läser en bok."],
  ["tr", "Her sütun ayrı bir anlam taşır."],
  ["ja", "リスクを避けて、アドレスとウイスキーのリストを作る。"],
  ["zh", "他在钓鱼执法。"],
  ["ko", "그렇게 가게 된다."],
  ["ar", "هذا عقاب شديد."],
];

test("a word's other meaning is not drawn", () => {
  for (const [base, sentence] of OTHERS) {
    assert.deepEqual(namedDrawings(base, sentence), [], `${base}: ${sentence}`);
  }
});

test("each language stands once, with drawings that there are, none of them twice", () => {
  for (const list of [KIND_WORDS, EVERYDAY_NOUNS]) {
    const lines = list.trim().split("\n");
    const languages = lines.map((line) => line.slice(0, line.indexOf(":")));
    assert.deepEqual(languages, [...new Set(languages)]);
    for (const line of lines) {
      const fields = line.slice(line.indexOf(":") + 2).split("; ");
      const drawings = fields.map((field) => field.split("=")[0] ?? "");
      assert.deepEqual(drawings, [...new Set(drawings)], line.slice(0, 2));
      for (const drawing of drawings) assert.ok(isIllustration(drawing), drawing);
      for (const field of fields) assert.match(field, /^[a-z0-9-]+=[^=]+$/u);
    }
  }
});

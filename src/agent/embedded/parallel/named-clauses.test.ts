import assert from "node:assert/strict";
import { test } from "node:test";
import { namedClauses } from "./named-clauses.ts";
import { rowSteps } from "./row-steps.ts";

test("what clauses say that several things are is a list of them, and never a topic's particle", () => {
  const read = (sentence: string, language: string) => {
    const found = namedClauses(sentence, language);
    return found === null ? null : [found.lead, ...found.parts.map(({ label }) => label)];
  };
  const japanese = "よくある失敗は、影が写り込むことと、レシートの端が切れることです。";
  assert.deepEqual(read(japanese, "ja"), ["よくある失敗", "影が写り込むこと", "レシートの端が切れること"]);
  assert.equal(rowSteps([japanese], 0, "ja", "アプリの使い方"), null);
  assert.deepEqual(read("Die häufigsten Fehler sind, dass der Teig zu warm steht und dass er zu kurz ruht.", "de"), [
    "Die häufigsten Fehler",
    "Dass der Teig zu warm steht",
    "Dass er zu kurz ruht",
  ]);
  assert.deepEqual(read("Les erreurs fréquentes sont que l'ombre tombe sur le ticket et que le bord est coupé.", "fr"), [
    "Les erreurs fréquentes",
    "L'ombre tombe sur le ticket",
    "Le bord est coupé",
  ]);
  assert.equal(read("Das Problem ist, dass niemand fragt und dass alle es wissen.", "de"), null);
  assert.equal(read("私の失敗は、早く帰ったことと、手紙を書かなかったことです。", "ja"), null);
}); // prettier-ignore

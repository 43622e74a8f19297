import assert from "node:assert/strict";
import { test } from "node:test";
import { orderedClauses } from "./ordered-clauses.ts";

function read(sentence: string, language: string): string[] | null {
  const found = orderedClauses(sentence, language);
  return found === null ? null : [found.lead, ...found.parts.map(({ label, detail }) => label + (detail === null ? "" : ` | ${detail}`))];
} // prettier-ignore

test("what one sentence tells in order is steps, under what stands before them", () => {
  assert.deepEqual(read("What happens is mostly waiting, to be honest, you dig in February when it's horrible, then you sow in April, after that you weed until you're sick of it, and finally in August there are too many courgettes.", "en"), ["What happens is mostly waiting, to be honest", "You dig in February when it's horrible", "You sow in April", "You weed until you're sick of it", "In August there are too many courgettes"]);
  assert.deepEqual(read("Quand les enfants arrivent, d'abord ils se lavent les mains, ensuite ils donnent à manger aux poules, et à la fin chacun repart avec un petit fromage, même s'il ne ressemble à rien.", "fr"), ["Quand les enfants arrivent", "Ils se lavent les mains", "Ils donnent à manger aux poules", "Chacun repart avec un petit fromage | même s'il ne ressemble à rien"]);
  // The verb is turned behind the word, which stays.
  assert.deepEqual(read("Wer kommt, meldet sich zuerst am Empfang, dann wird das Tier gewogen, danach geht es ins Zimmer und zum Schluss bekommen Sie einen Zettel mit.", "de"), ["", "Wer kommt, meldet sich zuerst am Empfang", "Dann wird das Tier gewogen", "Danach geht es ins Zimmer", "Zum Schluss bekommen Sie einen Zettel mit"]);
  assert.deepEqual(read("Zeytinler ekimde elle toplanır, önce yıkanır, sonra taşta ezilir, ardından sıkılır.", "tr"), ["Zeytinler ekimde elle toplanır", "Yıkanır", "Taşta ezilir", "Sıkılır"]);
  assert.deepEqual(read("修伞先要检查骨架，然后换掉断的零件，接着缝好布面，最后撑开淋一次水。", "zh"), ["", "修伞先要检查骨架", "换掉断的零件", "缝好布面", "撑开淋一次水"]);
}); // prettier-ignore

test("things in a row and stories are no steps", () => {
  for (const [language, sentence] of [
    ["en", "The chimney of the Commercial appears first, then the church steps, then the stumps of the poplars along the river."],
    ["it", "Prima il disegno su carta da zucchero, poi la sbozzatura, infine i vuoti."],
    ["es", "Y así pusieron la primera fuente, después el parque, más tarde la biblioteca y por último el huerto."],
    ["pl", "Najpierw piekły razem chleb, potem robiły przetwory na zimę, a później zaczęły uczyć młodsze."],
    ["en", "He came in, then he sat down by the fire, then he told us everything, and finally he wept."],
    ["de", "Zuerst kam die Flut, dann wurde alles still."],
  ] as const)
    assert.equal(read(sentence, language), null);
}); // prettier-ignore

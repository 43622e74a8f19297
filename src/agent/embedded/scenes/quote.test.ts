import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

test("a quotation that a said-clause interrupts is one, with its clause", () => {
  for (const [language, text, whole, who] of [
    ["en", '"A light does not ask who is out there," she told a radio reporter. "It is just lit."', "A light does not ask who is out there. It is just lit", "she told a radio reporter"],
    ["de", "„Ein Licht fragt nicht, wer da draußen ist“, sagte sie einer Reporterin. „Es brennt einfach.“", "Ein Licht fragt nicht, wer da draußen ist. Es brennt einfach", "sagte sie einer Reporterin"],
    ["fr", "« Une lumière ne demande pas qui est dehors », disait-elle à une journaliste. « Elle est allumée, c'est tout. » La lampe fut automatisée en 1997.", "Une lumière ne demande pas qui est dehors. Elle est allumée, c'est tout", "disait-elle à une journaliste"],
    ["ru", "«Свет не спрашивает, кто там снаружи», — сказала она журналистке. «Он просто горит».", "Свет не спрашивает, кто там снаружи. Он просто горит", "сказала она журналистке"],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "quote", text);
    assert.deepEqual([visual.text, visual.attribution], [whole, who]);
  }
}); // prettier-ignore

test("where it cannot be told how its halves join, it stands as it is written", () => {
  const text = "“A light,” she told a radio reporter, “does not ask who is out there.”";
  const visual = shown(text, "en");
  assert.equal(visual.kind, "statement");
  assert.equal(visual.text, text);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { hasAlternatives } from "./condition-alternatives.ts";
import { pointOf } from "./point.ts";

const CASES = [
  ["hi", "अगर तेज़ बुखार हो, बच्चा लगातार तीन घंटे से ज़्यादा रोए या सुस्त हो जाए तो तुरंत 108 पर फ़ोन करें"],
  [
    "en",
    "If there is a high fever, the child cries for more than three hours or is listless, call 108 at once",
  ],
  [
    "de",
    "Wenn das Kind hohes Fieber hat, länger als drei Stunden schreit oder schlapp ist, rufen Sie sofort 112 an",
  ],
  [
    "fr",
    "Si l'enfant a une forte fièvre, pleure plus de trois heures ou est très fatigué, appelez le 15 sans attendre",
  ],
  ["es", "Si el niño tiene fiebre alta, llora más de tres horas o está decaído, llame al 112 de inmediato"],
  ["ru", "Если у ребёнка высокая температура, он плачет больше трёх часов или вялый, сразу звоните 103"],
] as const;

test("a case with several alternatives stays one text", () => {
  for (const [base, text] of CASES) {
    assert.equal(hasAlternatives(text, base), true, text);
    assert.equal(pointOf(text, base), null, text);
  }
});

test("a case of one thing has none, and what is to be done may be either", () => {
  for (const [base, text] of [
    ["en", "If it sinks in an hour, wait or ring the office"],
    ["de", "Wenn es regnet, kommt mit Schirm oder Jacke"],
    ["en", "We sell bread, cake or rolls, call us"],
  ] as const)
    assert.equal(hasAlternatives(text, base), false, text);
});

test("the number to be called in such a case stands out", () => {
  const [base, text] = CASES[0];
  const visual = shown(`हल्का बुखार हो सकता है। ${text}।`, base);
  assert.ok(visual.kind === "statement");
  const all = [visual, ...(visual.more ?? [])];
  const one = all.find((thought) => thought.text.includes("108"));
  assert.ok(one !== undefined && one.point === undefined);
  assert.deepEqual(
    one.emphasis?.map(({ start, end }) => one.text.slice(start, end)),
    ["108"],
  );
});

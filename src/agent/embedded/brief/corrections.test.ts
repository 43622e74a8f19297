import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutSlips } from "./corrections.ts";

const squeezed = (text: string): string => text.replace(/\s+/gu, " ").trim();

test("a slip goes with the words that take it back, and what puts it right is told", () => {
  for (const [said, told] of [
    [
      "riposa 14 ore, in forno alle 8... no scusate, alle 4 del mattino si accende il forno, alle 8 il pane è in vetrina.",
      "riposa 14 ore, alle 4 del mattino si accende il forno, alle 8 il pane è in vetrina.",
    ],
    ["From 1 March the lane is one-way, no wait, from 1 April.", "From 1 April the lane is one-way."],
    [
      "Un tram toutes les 8 minutes en semaine, pardon, toutes les 6 minutes en semaine.",
      "Un tram toutes les 6 minutes en semaine.",
    ],
    ["Hay 60 plazas de estudio, digo, 64, y 12 ordenadores.", "Hay 64 plazas de estudio, y 12 ordenadores."],
    ["1974, Quatsch, 1976 hat er die Laube gebaut.", "1976 hat er die Laube gebaut."],
    ["Er war Lehrer, Quatsch, Schreiner in Ulm.", "Er war Schreiner in Ulm."],
    ["open van 9 tot 5, nee sorry, tot half 6", "open van 9 tot half 6"],
    ["У нас 60 ульев, нет, простите, 56, и тонна мёда.", "У нас 56 ульев, и тонна мёда."],
    ["Otwieramy o 9, nie, przepraszam, o 10 rano.", "Otwieramy o 10 rano."],
    ["Bir üye 5 kitap alabilir, pardon, 6 kitap alabilir.", "Bir üye 6 kitap alabilir."],
    ["席は24席、いや、26席です。", "席は26席です。"],
    ["一碗茶十五块，不对，十八块，可以坐一整天。", "一碗茶十八块，可以坐一整天。"],
    ["손님은 40명, 아니, 45명입니다.", "손님은 45명입니다."],
    ["العدد 120، عفواً، 140 زائراً كل يوم.", "العدد 140 زائراً كل يوم."],
    ["ב-2010, סליחה, ב-2012 שקלנו את הקמח.", "ב-2012 שקלנו את הקמח."],
    ["We meet on Monday, no sorry, Tuesday, at 7 pm.", "We meet on Tuesday, at 7 pm."],
    ["It is run by Anna Berg, sorry, Maria Berg.", "It is run by Maria Berg."],
    ["The doors open at 9. No, sorry, at 10.", "The doors open at 10."],
  ] as const) {
    const text = withoutSlips(said);
    assert.equal(squeezed(text), told);
    assert.equal(text.length, said.length);
  }
});

test("who is sorry about something takes nothing back", () => {
  for (const said of [
    'He said "No, sorry, we close at 5, come at 9" and left.',
    "The shop was closed, sorry, but we found another.",
    "No, sorry, that is not how it works. We open at 9.",
    "We are closed on Monday, sorry, but come on Tuesday.",
    "Tickets cost 12 euros (sorry, no cards).",
    "Richtig oder falsch: 5 Gramm reichen.",
    "Pardon, monsieur, dit-elle, 5 minutes.",
    "Non è un gioco, scusate, è una cosa seria.",
  ])
    assert.equal(withoutSlips(said), said);
});

test("neither is heard nor shown", () => {
  const plan = film(
    "# The mill\n\nThe mill was built in 1848. It was turned by the stream, and later by steam.\n\nIn 1907, sorry, 1909, the wheel was taken down and sold to a farm in Kent.\n",
  );
  const all = JSON.stringify(plan.scenes.map(({ narration, visual }) => ({ narration, visual })));
  assert.doesNotMatch(all, /1907|sorry/u);
  assert.match(all, /In 1909, the wheel was taken down/u);
});

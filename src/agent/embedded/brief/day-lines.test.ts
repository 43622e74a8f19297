import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

function told(lines: string, language: string): string[] {
  const plan = film(`A title of its own\n\nA first sentence about it.\n\n${lines}\n`, language);
  return plan.scenes.slice(2).map(({ visual }) => {
    if (visual.kind === "timeline")
      return visual.events.map(({ date, text }) => `${date}: ${text}`).join(" | ");
    if (visual.kind === "statement") return `${visual.heading ?? ""}: ${[visual.text, ...(visual.more ?? []).map(({ text }) => text)].join(" | ")}`; // prettier-ignore
    return visual.kind;
  });
}

test("a line for each day in small letters is a programme, and no line goes on in another's sentence", () => {
  assert.deepEqual(told("montag: Ankunft. Abends singen wir\ndienstag: die Männer proben. Die Frauen auch\nmittwoch: Wanderung\nzum Steg", "de"), ["Montag: Ankunft. Abends singen wir | Dienstag: Die Männer proben. Die Frauen auch | Mittwoch: Wanderung zum Steg"]); // prettier-ignore
});

test("days of which much is told stand above it", () => {
  const scenes = told("segunda: crachá e armário. Almoço com a equipe.\nterça: higiene. Lavar as mãos por 40 segundos, touca sempre, nada de anel, brinco ou esmalte. Se tiver ferida na mão avise antes de entrar na cozinha.\nquarta: as dietas", "pt"); // prettier-ignore
  assert.equal(scenes.length, 3);
  assert.match(scenes[0] ?? "", /^Segunda: Crachá e armário\b.*Almoço com a equipe\.?$/u);
  assert.match(scenes[1] ?? "", /^Terça: Higiene\b/u);
  assert.match(scenes[2] ?? "", /^Quarta: As dietas$/u);
});

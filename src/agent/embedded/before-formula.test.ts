import assert from "node:assert/strict";
import { test } from "node:test";
import { onlyNamesFormula, tellsAmounts } from "./before-formula.ts";
import { film } from "./plan.fixture.ts";

const LAW = "$\\log_{10} E = 4.8 + 1.5M$";

for (const [language, prose, lead] of [
  ["zh", "震级每增加1级,能量约增加到31.6倍;增加2级,正好是1000倍。", "公式是:"],
  [
    "en",
    "Each step releases 31.6 times as much energy; two steps release exactly 1,000 times as much.",
    "The formula:",
  ],
  [
    "de",
    "Jede Stufe setzt 31,6-mal so viel Energie frei. Zwei Stufen sind genau 1000-mal so viel.",
    "Die Formel lautet:",
  ],
  [
    "fr",
    "Chaque degré libère 31,6 fois plus d’énergie. Deux degrés en libèrent 1 000 fois plus.",
    "La formule :",
  ],
] as const)
  // prettier-ignore
  test(`figures told before a formula are seen first, and what only names it is not said: ${language}`, () => {
    const { scenes } = film(`# Film\n\n## A\n\n${prose} ${lead}\n\n${LAW}\n\n## B\n\nEnd.\n`, language);
    const at = scenes.findIndex(({ visual }) => visual.kind === "formula");
    assert.ok(at > 1);
    assert.equal(scenes[at]?.narration.length, 1);
    const seen = JSON.stringify(scenes.slice(1, at).map(({ visual }) => visual));
    assert.match(seen, /31[.,]6/u);
    assert.match(seen, /1[.,  ]?000/u);
  });

test("a sentence that introduces a formula runs on into it", () => {
  const { scenes } = film(
    `# Film\n\n## A\n\nIt depends on its length only. The period is:\n\n$T = 2\\pi\\sqrt{l/g}$\n\n## B\n\nEnd.\n`,
  );
  assert.equal(scenes[1]?.visual.kind, "formula");
  assert.equal(scenes[1]?.narration[1], "The period is:");
  const dated = film(`# Film\n\n## A\n\nIn 1905 Albert Einstein wrote down one short line:\n\n$E = mc^2$\n\n## B\n\nEnd.\n`); // prettier-ignore
  assert.equal(dated.scenes[1]?.visual.kind, "formula");
});

test("names of a formula, and amounts, are told from sentences and years", () => {
  for (const text of ["The formula:", "公式是：", "Die Formel lautet:", "La formule :", "La fórmula es:", "공식:", "Формула:"])
    assert.ok(onlyNamesFormula(text), text); // prettier-ignore
  for (const text of ["The period is:", "Here is the formula:", "Die Formel von Einstein kennt jeder:", "公式很短。"])
    assert.ok(!onlyNamesFormula(text), text); // prettier-ignore
  assert.ok(!tellsAmounts("In 1905 he wrote it."));
  assert.ok(tellsAmounts("It is 31.6 times as much."));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";

/** Sentences of which one amount would have stood on a card while others were told. */
const WHOLE: [language: string, text: string][] = [
  ["en", "Tuning is £75, if the piano has not been done for two years it is £95 because it needs a pitch raise."],
  ["en", "A dough made with 500 g of flour ferments about 8 g of sugar, enough for a little over two litres of gas."],
  ["en", "From 25 °C (298 K) to 95 °C (368 K) the gas grows by only 23 percent."],
  ["fr", "Le chantier a coûté 3,2 millions d'euros, dont 1,1 million payé par la région."],
]; // prettier-ignore

for (const [language, text] of WHOLE)
  test(`all amounts of a sentence are seen: ${text}`, () => {
    const visual = JSON.stringify(shown(text, language));
    for (const amount of text.match(/\d[\d.,]*\d|\d/gu) ?? []) assert.ok(visual.includes(amount), visual);
  });

test("no card stands while other sentences are told", () => {
  const { scenes } = film(
    "# Latarnia\n\nDziś latarnię odwiedza około 40 tysięcy turystów rocznie. Henryk mieszka w Smołdzinie, sześć kilometrów dalej. Z okna kuchni widzi błysk.\n",
    "pl",
  );
  const last = scenes.at(-1)?.visual;
  assert.ok(last?.kind === "statement" && JSON.stringify(last).includes("Z okna kuchni widzi błysk"));
});

test("a unit of several words is never cut", () => {
  for (const [language, text, unit] of [
    ["he", "השטח גדל מ-420 ל-960 מטרים רבועים.", "960 מטרים רבועים"],
    ["es", "El local mide 160 metros cuadrados.", "160 metros cuadrados"],
    ["en", "Last year the boiler used 41,000 kilowatt hours of gas.", "41,000 kilowatt hours"],
  ] as const)
    assert.match(JSON.stringify(shown(text, language)), new RegExp(`"display":"${unit}"`, "u"));
});

test("a row of bare numbers under what is counted is a chart with all of them", () => {
  const row = "Employees: 4 in 1946, 38 in 1963, 210 in 1989, 640 in 2024.";
  const { scenes } = film(
    `# A firm\n\nIt measures the sea from Bergen and Lagos.\n\n${row}\n\nIt is still there.\n`,
  );
  const visual = scenes.find(({ narration }) => narration.includes(row))?.visual;
  assert.ok(visual?.kind === "chart" && visual.heading === "Employees", JSON.stringify(visual));
  assert.deepEqual(visual.series[0]?.values, [4, 38, 210, 640]);
});

test("an amount that is given with its margin is marked from the margin's own word on", () => {
  for (const [language, text, marked] of [
    ["ru", "Значит, костёр погас примерно 6560 лет назад, плюс-минус 40 лет.", "плюс-минус 40 лет"],
    ["en", "The fire went out about 6,560 years ago, plus or minus 40 years.", "plus or minus 40 years"],
  ] as const) {
    const visual = shown(text, language);
    assert.ok(visual.kind === "statement", visual.kind);
    const seen = (visual.emphasis ?? []).map(({ start, end }) => visual.text.slice(start, end));
    assert.ok(!seen.some((part) => /^(?:minus|минус)/u.test(part)), seen.join(" | "));
    assert.ok(seen.includes(marked) || !seen.some((part) => part.includes("40")), seen.join(" | "));
  }
});

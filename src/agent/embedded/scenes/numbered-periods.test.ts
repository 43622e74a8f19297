import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { areTimes } from "./time-labels.ts";

const shown = (language: string, head: string, rows: readonly string[]) => {
  const line = head.replaceAll(/[^|]+/gu, "---");
  const table = [head, line, ...rows].map((row) => `| ${row} |`).join("\n");
  const scene = film(`# Film\n\n## A\n\n${table}\n\n## B\n\nEnd.\n`, language).scenes[1];
  assert.ok(scene !== undefined);
  return { visual: scene.visual, told: scene.narration.join(" ") };
};
const FIVE = ["1|82000 €|31000 €", "2|14000 €|31000 €", "3|14000 €|33000 €", "4|19000 €|33000 €", "5|14000 €|35000 €"]; // prettier-ignore

for (const [language, period, first] of [
  ["de", "Jahr", "Jahr 1"],
  ["fr", "Année", "Année 1"],
  ["es", "Mes", "Mes 1"],
  ["ru", "Месяц", "Месяц 1"],
  ["tr", "Hafta", "Hafta 1"],
  ["zh", "年|自建机房|云服务", "第1年"],
  ["ja", "年|自社のサーバー|クラウド", "1年目"],
  ["ko", "년|자체 서버|클라우드", "1년차"],
  ["he", "שנה", "שנה 1"],
] as const)
  test(`rows numbered under a period are times: ${language}`, () => {
    const { visual } = shown(language, period.includes("|") ? period : `${period}|A|B`, FIVE);
    assert.equal(visual.kind, "chart");
    assert.ok(visual.kind === "chart");
    assert.equal(visual.chart, "line");
    assert.equal(visual.categories[0], first);
    assert.ok(areTimes(visual.categories, language));
  });

test("a few of them are columns, told in their year", () => {
  const { visual, told } = shown("en", "Year|Own room|Cloud", ["1|€82,000|€31,000", "2|€14,000|€31,000", "3|€14,000|€33,000"]); // prettier-ignore
  assert.equal(visual.kind === "chart" && visual.chart, "column");
  assert.match(told, /In year 1, own room €82,000 and cloud €31,000\./u);
});

test("rooms, steps that are no run, and words beside are no course over time", () => {
  for (const [head, rows] of [
    ["Room|Area|Seats", ["1|80|30", "2|70|20", "3|60|10"]],
    ["Day|Place|What", ["1|Oslo|Arrival", "2|Bergen|Boat"]],
    ["Year|Area|Seats", ["1|80|30", "4|70|20", "2|60|10"]],
  ] as const)
    assert.notEqual(shown("en", head, rows).visual.kind, "chart", head);
});

test("quarters in Roman figures are told in their order, losses too", () => {
  for (const [language, head, first] of [
    ["pl", "Kwartał|Wynik", "Kwartał I"],
    ["es", "Trimestre|Resultado", "Trimestre I"],
  ] as const) {
    const { visual, told } = shown(language, head, ["I|-4,2", "II|—", "III|-1,1", "IV|-0,6"]);
    assert.ok(visual.kind === "chart");
    assert.equal(visual.categories[0], first);
    assert.ok(areTimes(visual.categories, language));
    assert.ok(told.indexOf("4,2") < told.indexOf("1,1") && told.indexOf("1,1") < told.indexOf("0,6"), told);
  }
});

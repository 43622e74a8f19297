import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

function rows(language: string, heads: string, cells: readonly string[]) {
  const table = [`| ${heads} |`, "|---|---|", ...cells.map((row) => `| ${row} |`)].join("\n");
  const scene = film(`# A\n\n## B\n${table}\n`, language).scenes[1];
  assert.ok(scene);
  return scene;
}

test("years of service and a notice in months are said with their units in every row", () => {
  for (const [language, heads, said] of [
    ["de", "Jahre im Betrieb | Frist in Monaten", ["2 Jahre im Betrieb: Frist 1 Monat.", "5 Jahre im Betrieb: 2 Monate.", "8 Jahre im Betrieb: 3 Monate."]],
    ["en", "Years of service | Notice in weeks", ["2 years of service: notice 1 week.", "5 years of service: 2 weeks.", "8 years of service: 3 weeks."]],
    ["es", "Años de servicio | Preaviso en meses", ["2 años de servicio: preaviso 1 mes.", "5 años de servicio: 2 meses.", "8 años de servicio: 3 meses."]],
  ] as const)
    assert.deepEqual(rows(language, heads, ["2 | 1", "5 | 2", "8 | 3"]).narration.slice(-3), said, language);
}); // prettier-ignore

test("a rule's steps are columns and no slope", () => {
  const { visual } = rows("de", "Jahre im Betrieb | Frist in Monaten", ["2 | 1", "5 | 2", "8 | 3", "10 | 4", "12 | 5", "15 | 6", "20 | 7"]); // prettier-ignore
  assert.equal(visual.kind, "chart");
  assert.notEqual(visual.chart, "line");
});

test("the weeks of a plan are numbered where one word is one week and several", () => {
  for (const [language, heads, said] of [
    ["hi", "सप्ताह | दूरी (किमी)", "सप्ताह 3: 8 किमी।"],
    ["ja", "週 | 距離（km）", "第3週：8 km。"],
    ["en", "Week | Distance (km)", "Week 3: 8 km."],
  ] as const)
    assert.equal(rows(language, heads, ["1 | 6", "3 | 8", "5 | 11"]).narration.at(-2), said, language);
});

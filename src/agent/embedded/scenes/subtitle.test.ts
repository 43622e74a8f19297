import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const chartOf = (lead: string, language = "en") => {
  const { scenes } = film(
    `# Trade\n\nTwo countries make two things.\n\n## Ricardo's numbers\n\n${lead}\n\n| | Cloth | Wine |\n|---|---|---|\n| England | 100 | 120 |\n| Portugal | 90 | 80 |\n\n## End\n\nThat was all.\n`,
    language,
  );
  const chart = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "chart");
  assert.ok(chart?.kind === "chart");
  return chart;
};

test("what a table of several columns measures stands on its chart", () => {
  const chart = chartOf("Workers needed for one year to make one unit:");
  assert.equal(chart.measure, "Workers needed for one year to make one unit");
  assert.equal(
    chartOf("Arbeiter für ein Jahr je Einheit:", "de").measure,
    "Arbeiter für ein Jahr je Einheit",
  );
});

test("what only points at the table is no measure", () => {
  for (const lead of ["Here are the numbers:", "This is what they need:", "Look at these:"])
    assert.equal(chartOf(lead).measure, undefined, lead);
});

const oneMeasure = (lead: string, head: string, language = "en") => {
  const { scenes } = film(
    `# Methane\n\nIt warms the air.\n\n## The jump\n\n${lead}\n\n| Year | ${head} |\n|---|---|\n| 2018 | 8.7 |\n| 2019 | 9.7 |\n| 2020 | 14.8 |\n| 2021 | 17.7 |\n\n## End\n\nThat was all.\n`,
    language,
  );
  const chart = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "chart");
  assert.ok(chart?.kind === "chart");
  return chart;
};

test("the unit that stands above a table of one measure stands on its chart, and what each year added is columns", () => {
  const chart = oneMeasure("Rise within each year, parts per billion:", "Increase");
  assert.equal(chart.series[0]?.name, "Rise within each year, parts per billion");
  assert.equal(chart.chart, "column");
  assert.equal(oneMeasure("Global mean of the air:", "Level").series[0]?.name, "Level");
  assert.equal(oneMeasure("Global mean of the air:", "Level").chart, "line");
  // The column says it itself.
  const itself = oneMeasure("All stations together, litres:", "Runoff (litres)");
  assert.deepEqual([itself.series[0]?.name, itself.unit], ["Runoff", "litres"]);
});

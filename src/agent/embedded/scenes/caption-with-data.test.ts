import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const TABLE =
  "| Month | Rain |\n|---|---|\n| January | 99 |\n| April | 64 |\n| July | 4 |\n| October | 101 |\n";
const LEAD = "Rainfall by month in 2023, in millimetres";

const told = (brief: string) =>
  film(brief, "en").scenes.map(({ visual, narration }) => ({ kind: visual.kind, narration }));

test("what a chart counts is said while the chart is seen, and has no page of its own", () => {
  const [, chart, ...others] = told(`# Lisbon\n\n## Rain in the city\n\n${LEAD}:\n\n${TABLE}`);
  assert.equal(chart?.kind, "chart");
  assert.ok(chart.narration.includes(`${LEAD}.`), chart.narration.join(" | "));
  assert.deepEqual(others, []);
});

test("sentences before it keep their page", () => {
  const [, said, chart] = told(
    `# Lisbon\n\n## Rain in the city\n\nThe climate of Lisbon is mild. Most rain falls in winter. ${LEAD}:\n\n${TABLE}`,
  );
  assert.equal(said?.kind, "statement");
  assert.ok(!said.narration.includes(`${LEAD}.`));
  assert.equal(chart?.kind, "chart");
  assert.equal(chart.narration[0], `${LEAD}.`);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const visuals = (prompt: string, language = "en") =>
  film(prompt, language).scenes.map(({ visual }) => visual);

test("how many of always as many is bars drawn up to the whole, below what leads into them", () => {
  const chart = visuals(
    "# Audit\n\nWe watched the work.\n\nCount from the audit in February (40 jobs watched):\nNotify 38 / 40\nShut down 36 / 40\nIsolate air 22 / 40\nTried to start 19 / 40\n\nSo we are bad on air.\n",
  ).find(({ kind }) => kind === "chart");
  assert.ok(chart?.kind === "chart");
  assert.equal(chart.chart, "bar");
  assert.equal(chart.outOf, 40);
  assert.deepEqual(chart.series[0]?.values, [38, 36, 22, 19]);
  assert.deepEqual(chart.series[0]?.displays, ["38/40", "36/40", "22/40", "19/40"]);
  assert.equal(chart.highlight, undefined);
  assert.match(chart.heading + (chart.series[0]?.name ?? ""), /audit in February/u);
});

test("marks and dates out of different wholes are no bars", () => {
  for (const list of [
    "- Bread 4/5\n- Service 7/10\n- Price 3/5",
    "- Opening 3/4\n- Closing 9/4\n- Holiday 30/4",
    "- Flat 2/3\n- Flat 1/3",
  ])
    assert.ok(
      visuals(`# Notes\n\nWhat we saw.\n\n## Marks\n\n${list}\n\n## End\n\nThat is all.\n`).every(
        (visual) => visual.kind !== "chart" || visual.outOf === undefined,
      ),
      list,
    );
});

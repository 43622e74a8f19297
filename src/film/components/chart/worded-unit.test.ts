import assert from "node:assert/strict";
import test from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { contextOf } from "../testing/layout-laws.ts";
import { textsOf } from "../testing/sample-chart.ts";
import { chart } from "./chart.ts";
import { withWordedUnit } from "./worded-unit.ts";

const chartOf = (displays: string[], form: ChartVisual["chart"] = "line"): ChartVisual => ({
  kind: "chart",
  heading: "Was hat es gebracht?",
  chart: form,
  categories: displays.map((_, at) => `${2019 + 2 * at}`),
  series: [{ name: "", values: displays.map((display) => Number.parseFloat(display)), displays }],
});
const shown = (visual: ChartVisual): [string[], string | undefined] => {
  const { series, unit } = withWordedUnit(visual);
  return [series[0]?.displays ?? [], unit];
};

test("what all marks count in stands once, and the marks are numbers", () => {
  assert.deepEqual(shown(chartOf(["4 Fischarten", "5 Fischarten", "13 Fischarten"])), [["4", "5", "13"], "Fischarten"]); // prettier-ignore
  assert.deepEqual(shown(chartOf(["1 Fischart", "5 Fischarten", "13 Fischarten"])), [["1", "5", "13"], "Fischarten"]); // prettier-ignore
  assert.deepEqual(shown(chartOf(["1,200 visitors", "", "900 visitors", "850 visitors"])), [["1,200", "", "900", "850"], "Visitors"]); // prettier-ignore
});

test("units, magnitudes and different things stay at their numbers", () => {
  for (const displays of [
    ["4 km", "5 km", "6 km"],
    ["4 million", "5 million", "6 million"],
    ["4 миллиона", "5 миллионов", "6 миллионов"],
    ["4 Hunde", "5 Katzen", "6 Pferde"],
    ["4 Fischarten", "5", "6 Fischarten"],
    ["4 Fischarten", "5 Fischarten"],
  ])
    assert.deepEqual(shown(chartOf(displays)), [displays, undefined]);
  assert.deepEqual(shown(chartOf(["4 Fischarten", "5 Fischarten", "6 Fischarten"], "donut"))[1], undefined);
});

test("no label of a narrow frame is broken within a word", async () => {
  const visual = { ...chartOf(["4 Fische", "5 Fische und Muscheln", "13 Bodenlebewesen"]), highlight: 2 };
  for (const [width, height] of [
    [1920, 1080],
    [1080, 1920],
    [1080, 1080],
  ] as const) {
    const { layers } = await chart.layout(
      visual,
      contextOf("science_explainer", "de", { width, height, fps: 30 }),
    );
    assert.match(textsOf(layers).join(" "), /Bodenlebewesen/u, `${width}×${height}`);
  }
});

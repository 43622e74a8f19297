import assert from "node:assert/strict";
import test from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { layerNamed, SOLAR } from "../testing/sample-chart.ts";
import { chartColors, markColors, seenDistance } from "./chart-colors.ts";
import { chartData } from "./chart-data.ts";
import { chart } from "./chart.ts";

test("categories that are colours are shown in them", async () => {
  const visual: ChartVisual = {
    ...SOLAR,
    categories: ["Blue", "Green", "Red"],
    series: [{ name: "Light absorbed", values: [90, 20, 80], displays: ["90%", "20%", "80%"] }],
  };
  const { layers } = await chart.layout(visual, contextOf());
  const fills = [1, 2, 3].map((index) => {
    const paint = layerNamed(layers, `bar-${index}`).paint[0];
    return paint?.kind === "path" && typeof paint.fill === "string" ? paint.fill : "";
  });
  const channels = fills.map((fill) => [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16)));
  assert.deepEqual(
    channels.map((channel) => channel.indexOf(Math.max(...channel))),
    [2, 1, 0],
  );
});

test("metals of medals are shown in theirs, whichever they are named in", async () => {
  for (const names of [
    ["Gold", "Silver", "Bronze"],
    ["Or", "Argent", "Bronze"],
    ["金メダル", "銀メダル", "銅メダル"],
  ]) {
    const visual: ChartVisual = {
      ...SOLAR,
      chart: "stacked",
      categories: ["France", "Japan"],
      series: names.map((name) => ({ name, values: [16, 20], displays: ["16", "20"] })),
    };
    const colors = chartColors(chartData(visual, "en"), contextOf().theme);
    const [gold, silver, bronze] = [0, 1, 2].map((series) => saturationOf(colors(series, 0).fill));
    assert.ok(silver !== undefined && silver < 0.2, `silver is grey: ${silver}`);
    assert.ok((gold ?? 0) > 0.6 && (bronze ?? 0) > 0.4);
  }
});

function saturationOf(fill: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
  return 1 - Math.min(...channels) / Math.max(...channels);
}

test("fills that stand beside each other are told apart by any eye, in every style", () => {
  for (const style of STYLE_NAMES) {
    const fills = Array.from({ length: 5 }, (_, count) => markColors(count + 2, contextOf(style).theme));
    for (const marks of fills)
      marks
        .slice(1)
        .forEach(({ fill }, at) => assert.ok(seenDistance(fill, marks[at]?.fill ?? "") > 0.08, style));
  }
});

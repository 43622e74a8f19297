import assert from "node:assert/strict";
import test from "node:test";
import type { ChartVisual } from "../../../artifacts/storyboard.ts";
import { assertLawful, contextOf, FORMATS, STYLE_NAMES } from "../testing/layout-laws.ts";
import { layerNamed, SOLAR, textsOf } from "../testing/sample-chart.ts";
import { chart } from "./chart.ts";

const BRIDGES: ChartVisual = {
  kind: "chart",
  heading: "Too slender",
  chart: "bar",
  categories: ["Golden Gate", "George Washington", "Tacoma Narrows"],
  series: [
    { name: "Main span", values: [1280, 1067, 853], displays: ["1,280", "1,067", "853"] },
    { name: "Deck width", values: [27, 32, 12], displays: ["27", "32", "12"] },
  ],
  unit: "m",
  ownScales: true,
};

test("measures of very different size each have a chart of their own, named with their unit, in every frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const layout = await chart.layout(BRIDGES, context);
      assertLawful(layout, context);
      const texts = textsOf(layout.layers).join(" ");
      assert.ok(texts.includes("Main span, m") && texts.includes("Deck width, m"), `${style}: ${texts}`);
      const [widest, own] = [
        layerNamed(layout.layers, "measure-1-bar-1"),
        layerNamed(layout.layers, "measure-2-bar-2"),
      ].map(({ bounds }) => bounds);
      const alike = (a = 0, b = 0) => Math.abs(a - b) < 3 + a * 0.25;
      assert.ok(alike(widest?.height, own?.height) && alike(widest?.width, own?.width), style);
    }
});

test("lines are named from the start, and the point that is lowest has its value and its year", async () => {
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "line",
    categories: ["2003", "2010", "2019", "2020", "2023"],
    series: [{ name: "", values: [74, 272, 347, 54, 446], displays: ["74", "272", "347", "54", "446"] }],
    unit: "",
  };
  const context = contextOf("cinematic_story");
  const told = textsOf((await chart.layout(visual, context)).layers);
  for (const text of ["54", "2019", "2020"]) assert.ok(told.includes(text), text);

  const series = ["Before", "After"].map((name, at) => ({
    name,
    values: [80, 150, 205, 220, 170].map((value) => value - 30 * at),
    displays: ["80", "150", "205", "220", "170"].map((value) => `${Number(value) - 30 * at}`),
  }));
  const cues = [0, 2, 4, 6, 8].map((sentence) => ({ sentence, offset: 0 }));
  const several = { ...visual, categories: ["Oct", "Nov", "Dec", "Jan", "Feb"], series, cues, unit: "m³" };
  const { layers } = await chart.layout(several, contextOf());
  for (const id of ["name-1", "name-2", "ahead"])
    assert.ok((layerNamed(layers, id).tracks.opacity?.[0]?.frame ?? 99) <= contextOf().opening, id);
  assert.ok(textsOf(layers).includes("220") && textsOf(layers).includes("190"), "the peak of each");
  assert.ok(!textsOf(layers).includes("m³") && textsOf(layers).some((text) => /^\d+\sm³$/u.test(text)));
});

import assert from "node:assert/strict";
import test from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
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

const MEDIA: ChartVisual = {
  kind: "chart",
  heading: "What was lent",
  chart: "column",
  categories: ["2022", "2023", "2024"],
  series: [
    { name: "Books", values: [171300, 168900, 174500], displays: ["171,300", "168,900", "174,500"] },
    { name: "E-media", values: [38200, 46700, 58100], displays: ["38,200", "46,700", "58,100"] },
    { name: "Games and toys", values: [14600, 19800, 24300], displays: ["14,600", "19,800", "24,300"] },
    { name: "DVDs", values: [21500, 15200, 9700], displays: ["21,500", "15,200", "9,700"] },
  ],
  ownScales: true,
  highlight: 2,
  findings: [
    { text: "E-media have grown by half, DVDs halved", series: [1], cue: { sentence: 4, offset: 0 } },
    { text: "E-media have grown by half, DVDs halved", series: [3], cue: { sentence: 6, offset: 0 } },
  ],
};

test("four things over three years: small charts in every frame, the newest year in the accent, and lit as they are told", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const { layers, findings } = await chart.layout(MEDIA, context);
      assertLawful({ layers, findings }, context);
      const fillOf = (id: string) => layerNamed(layers, id).paint.map((paint) => ("fill" in paint ? paint.fill : null))[0]; // prettier-ignore
      assert.equal(fillOf("measure-1-bar-3"), fillOf("measure-4-bar-3"), style);
      assert.notEqual(fillOf("measure-1-bar-3"), fillOf("measure-1-bar-2"), style);
      const last = (id: string) => layerNamed(layers, id).tracks.opacity?.at(-1)?.value;
      assert.ok((last("measure-1-value-1") ?? 1) < 0.8 && (last("measure-3") ?? 1) < 0.8, style);
      assert.deepEqual([last("measure-2"), last("measure-4"), last("measure-4-value-3")], [1, 1, 1], style);
    }
  const wide = textsOf((await chart.layout(MEDIA, contextOf("clean_lecture"))).layers).join(" ");
  assert.ok(wide.includes("E-media have grown by half"), "the words of the finding are read");
});

test("a value that is none of the chart's own is a line across it, and no label stands on it", async () => {
  const cue = { sentence: 3, offset: 0 };
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "line",
    categories: ["2020", "2021", "2022", "2023"],
    series: [{ name: "", values: [18, 25, 43, 46], displays: ["18", "25", "43", "46"] }],
    unit: "",
    reference: { value: 44, label: "2019: 44", cue },
  };
  const context = contextOf();
  const { layers } = await chart.layout(visual, context);
  const line = layerNamed(layers, "reference");
  assert.equal(line.tracks.opacity?.[0]?.frame, context.at(cue));
  const ruled = line.paint.find((paint) => paint.kind === "path");
  const y = Number(/^M\S+ (\d+)/u.exec(ruled?.kind === "path" ? ruled.d : "")?.[1]);
  for (const { id, paint } of layers)
    for (const one of paint)
      if (id.startsWith("point-") && one.kind === "text")
        assert.ok(Math.abs(one.y - y) > 8, `${id} on the line`);
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

const YEARS = ["2019-20", "2020-21", "2021-22", "2022-23", "2023-24", "2024-25"];
const PLANT: ChartVisual = {
  kind: "chart",
  heading: "Units consumed, solar generated and bill paid to the supplier, by financial year",
  chart: "column",
  categories: YEARS,
  series: [
    ["Units consumed (kWh)", [102400, 96800, 99500, 104100, 111700, 118900]] as const,
    ["Solar generated (kWh)", [0, 16900, 78200, 80600, 76300, 71800]] as const,
    ["Bill paid to the supplier (Rs lakh)", [11.6, 9.35, 3.1, 3.45, 5.2, 7.05]] as const,
  ].map(([name, values]) => ({ name, values: [...values], displays: values.map(String) })),
  ownScales: true,
};

test("what finds no room together takes turns, and never shares a scale", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const layout = await chart.layout(PLANT, context);
      assertLawful(layout, context);
      const where = `${style} ${format.width}×${format.height}`;
      for (const measure of [1, 2, 3])
        assert.ok(
          layout.layers.some(({ id }) => id.startsWith(`measure-${measure}-`)),
          `${where}: ${measure}`,
        );
      const bill = layout.layers.filter(({ id }) => /^measure-3-(?:bar|column)-\d+$/u.test(id));
      const sides = bill.map(({ bounds }) => Math.max(bounds.height, bounds.width));
      assert.ok(Math.max(...sides) > 60 * context.theme.unit, `${where}: a hairline`);
    }
});

test("measures of different units never share a scale, however many years they run over", async () => {
  for (const [count, kind] of [
    [9, "bar"],
    [12, "column"],
    [24, "column"],
    [40, "line"],
  ] as const)
    // prettier-ignore
    for (const style of STYLE_NAMES)
      for (const format of FORMATS) {
        const context = contextOf(style, "en", format);
        const years = Array.from({ length: count }, (_, at) => 1980 + at);
        const series = [1, 100, 10_000].map((size, nth) => ({
          name: `What was measured in the town as number ${nth + 1} (unit ${nth + 1})`,
          values: years.map((year) => size * (year - 1900)),
          displays: years.map((year) => String(size * (year - 1900))),
        }));
        const layout = await chart.layout({ kind: "chart", heading: "Over the years", chart: kind, categories: years.map(String), series, ownScales: true }, context); // prettier-ignore
        assertLawful(layout, context);
        for (const nth of [1, 2, 3])
          assert.ok(layout.layers.some(({ id }) => id === `measure-${nth}`), `${count} ${style} ${nth}`); // prettier-ignore
      }
});

test("measures of one unit are drawn to one height, the third on its own", async () => {
  const of = (name: string, values: number[]) => ({ name, values, displays: values.map(String) });
  const series = [of("Made (kWh)", [4200, 8100]), of("Used (kWh)", [9800, 9000]), of("Bill (Rs)", [71_000, 38_500])];
  const { layers } = await chart.layout({ kind: "chart", heading: "Our roof", chart: "column", categories: ["2021", "2023"], series, ownScales: true }, contextOf());
  const high = (id: string) => layerNamed(layers, id).bounds.height;
  assert.ok(Math.abs(high("measure-1-bar-1") / high("measure-2-bar-1") - 4200 / 9800) < 0.03);
  assert.ok(Math.abs(high("measure-3-bar-1") - high("measure-2-bar-1")) < 3);
}); // prettier-ignore

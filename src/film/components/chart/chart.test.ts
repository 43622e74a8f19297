import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { assertLawful, contextOf, cues, settings, STYLE_NAMES, textIn } from "../testing/layout-laws.ts";
import { layerNamed, SOLAR, STACK, textsOf } from "../testing/sample-chart.ts";
import { chart } from "./chart.ts";
import { runs } from "../../../../test/support/runs.ts";

const FORMS = ["bar", "column", "line", "area", "donut", "stacked"] as const;

test("columns are as high as their values are large, from zero", async () => {
  const { layers } = await chart.layout(SOLAR, contextOf());
  const heights = [1, 2, 3, 4, 5].map((index) => layerNamed(layers, `bar-${index}`).bounds.height - 2);
  SOLAR.series[0]?.values.forEach((value, index) => {
    const expected = ((heights[4] ?? 0) * (value ?? 0)) / 1631;
    assert.ok(Math.abs((heights[index] ?? 0) - expected) < 3, `${value}: ${heights[index]} for ${expected}`);
  });
});

test("bars are as long as their values are large; negative ones lie beyond zero", async () => {
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "bar",
    categories: ["a", "b", "c", "d"],
    series: [{ name: "", values: [100, -50, null, 25], displays: ["100", "−50", "", "25"] }],
  };
  const { layers } = await chart.layout(visual, contextOf("science_explainer"));
  const [a, b, d] = ["bar-1", "bar-2", "bar-4"].map((id) => layerNamed(layers, id).bounds);
  assert.ok(a && b && d);
  assert.ok(Math.abs((a.width - 2) / (b.width - 2) - 2) < 0.03);
  assert.ok(Math.abs((a.width - 2) / (d.width - 2) - 4) < 0.1);
  assert.ok(Math.abs(b.x + b.width - a.x) <= 4, "both begin at zero");
  assert.equal(
    layers.some(({ id }) => id === "bar-3"),
    false,
  );
  assert.ok(textsOf(layers).includes("–"), "a missing value is said to be missing");
});

test("values are shown exactly as written, in every form of chart", async () => {
  for (const form of ["bar", "column", "line"] as const) {
    const { layers } = await chart.layout({ ...SOLAR, chart: form }, contextOf());
    for (const display of SOLAR.series[0]?.displays ?? [])
      assert.ok(textsOf(layers).includes(display), `${form} ${display}`);
  }
});

test("each category comes at its own cue, and with it its value", async () => {
  const cued = SOLAR.categories.map((_, index) => ({ sentence: index + 2, offset: 0 }));
  const { layers } = await chart.layout({ ...SOLAR, cues: cued }, contextOf());
  const starts = [1, 2, 3, 4, 5].map(
    (index) => layerNamed(layers, `bar-${index}`).tracks.inset?.top?.[0]?.frame,
  );
  assert.deepEqual(starts, [60, 90, 120, 150, 180]);
  const labels = [1, 2, 3, 4, 5].map(
    (index) => layerNamed(layers, `value-${index}`).tracks.opacity?.[0]?.frame ?? 0,
  );
  labels.forEach((frame, index) =>
    assert.ok(frame > (starts[index] ?? 0) && frame < (starts[index] ?? 0) + 15),
  );
});

test("in a valley that reaches the axis a value is told too, where no axis tells it", async () => {
  const values = [205_243, 44_585, 193_245, 233_251, 289_235];
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "line",
    categories: values.map((_, index) => String(2019 + index)),
    series: [{ name: "", values, displays: values.map(String) }],
    highlight: 4,
  };
  for (const style of STYLE_NAMES) {
    const { layers } = await chart.layout(visual, contextOf(style));
    assert.equal(layers.filter(({ id }) => id.startsWith("point-1-")).length, values.length, style);
  }
});

test("a line over many points thins its labels, and bears the values that matter", async () => {
  const values = Array.from({ length: 40 }, (_, index) => 50 + ((index * 37) % 60));
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "line",
    categories: values.map((_, index) => String(1984 + index)),
    series: [{ name: "", values, displays: values.map(String) }],
    highlight: 22,
  };
  const context = contextOf();
  const { layers, findings } = await chart.layout(visual, context);
  assertLawful({ layers, findings }, context);
  const shown = textsOf(layers);
  assert.ok(shown.includes("2006") && shown.includes("2023"), "the highlight and the last");
  assert.ok(shown.includes(String(values[22])));
});

test("areas go on to each point as it is named", async () => {
  const categories = ["2000", "2010", "2020"];
  const series = ["Coal", "Gas"].map((name) => ({ name, values: [1, 2, 3], displays: ["1", "2", "3"] }));
  const named = categories.map((_, index) => ({ sentence: index * 3, offset: 0 }));
  const visual: ChartVisual = { ...STACK, chart: "area", categories, series, cues: named };
  const { layers } = await chart.layout(visual, contextOf());
  const covered = layerNamed(layers, "areas").tracks.inset?.right ?? [];
  const at = (frame: number) => covered.findLast((key) => key.frame <= frame)?.value;
  assert.ok(Math.abs((at(179) ?? 0) - 0.5) < 0.02 && at(220) === 0);
});

test("a line whose ends are named first is drawn at once; what lies on the way comes with its word", async () => {
  const categories = ["2015", "2017", "2019", "2023"];
  const values = [256, 446, 704, 1631];
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "line",
    categories,
    series: [{ name: "", values, displays: values.map(String) }],
    cues: [1, 5, 7, 3].map((sentence) => ({ sentence, offset: 0 })),
  };
  const { layers } = await chart.layout(visual, contextOf());
  const begins = (id: string) => layerNamed(layers, id).tracks.opacity?.[0]?.frame;
  const strokes = layerNamed(layers, "line-1-1").tracks.value ?? [];
  assert.deepEqual([strokes.length, strokes[0]?.frame, strokes[1]?.value], [2, 90, 1]);
  // The first with its word, the last as the line arrives, the others with theirs.
  assert.deepEqual(
    [1, 2, 3, 4].map((point) => begins(`point-1-${point}`)),
    [30, 150, 210, 93],
  );
});

test("a source stands under the marks, once", async () => {
  for (const form of FORMS) {
    const { layers } = await chart.layout({ ...SOLAR, chart: form, source: "Source: Ember" }, contextOf());
    assert.equal(textsOf(layers).filter((text) => text === "Source: Ember").length, 1);
  }
});

test("nothing collides and nothing leaves the frame, whatever the data", async () => {
  const sizes = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(-1e4, 0));
  const charts = settings.chain((setting) =>
    sizes.chain(([count, least]) =>
      fc.record({
        setting: fc.constant(setting),
        visual: fc.record({
          kind: fc.constant("chart" as const),
          heading: textIn(setting[1], 0, 8),
          chart: fc.constantFrom(...FORMS),
          source: fc.constantFrom("", "Source: Ember, Yearly Electricity Data 2024"),
          categories: fc.array(textIn(setting[1], 0, count > 12 ? 2 : 4), {
            minLength: count,
            maxLength: count,
          }),
          series: fc.array(
            fc.record({
              name: textIn(setting[1], 0, 3),
              values: fc.array(
                fc.oneof(
                  { weight: 9, arbitrary: fc.integer({ min: least, max: 1e6 }).map((value) => value / 100) },
                  { weight: 1, arbitrary: fc.constant(null) },
                ),
                { maxLength: count },
              ),
              displays: fc.array(fc.constantFrom("", "7", "1,048", "35.4%", "−12 °C", "about 90 percent"), {
                maxLength: count,
              }),
            }),
            { maxLength: count > 12 ? 2 : 4 },
          ),
          highlight: fc.integer({ min: -1, max: count }),
          cues: fc.array(fc.option(cues), { maxLength: count }),
        }),
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(charts, async ({ setting, visual }) => {
      const context = contextOf(...setting);
      assertLawful(await chart.layout(visual, context), context);
    }),
    { numRuns: runs(45) },
  );
});

test("a line that rises steeply from its first point still tells that value", async () => {
  const wolves: ChartVisual = {
    kind: "chart",
    heading: "The numbers",
    chart: "line",
    categories: ["1995", "2003", "2023"],
    series: [{ name: "", values: [14, 174, 124], displays: ["14 wolves", "174 wolves", "124 wolves"] }],
    highlight: 2,
  };
  for (const style of ["clean_lecture", "product_showcase", "cinematic_story"] as const) {
    const context = contextOf(style);
    const layout = await chart.layout(wolves, context);
    assertLawful(layout, context);
    assert.ok(textsOf(layout.layers).includes("14"), style);
  }
});

test("a line below nought has its values at its points", async () => {
  const values = [-390, -400, -434];
  const displays = ["−390", "−400", "−434"];
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "line",
    unit: "",
    categories: ["1930", "1980", "2020"],
    series: [{ name: "", values, displays }],
    highlight: 2,
  };
  const texts = textsOf((await chart.layout(visual, contextOf())).layers);
  assert.ok(
    displays.every((display) => texts.includes(display)),
    texts.join(", "),
  );
});

test("a missing value among losses hangs with them, clear of the names above", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en", { width: 1080, height: 1080, fps: 25 });
    const losses: ChartVisual = {
      kind: "chart",
      heading: "Result",
      chart: "column",
      categories: ["Q1", "Second quarter", "Q3"],
      series: [{ name: "Result", values: [-1.2, null, -0.4], displays: ["−1.2", "", "−0.4"] }],
    };
    assertLawful(await chart.layout(losses, context), context);
  }
});

test("what the heading has in brackets is not told again above the chart, and money bears its sign", async () => {
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "bar",
    heading: "Where the money came from (2024)",
    unit: "£",
    categories: ["Tickets", "Café"],
    series: [
      { name: "Where the money came from (2024)", values: [71200, 22350], displays: ["71,200", "22,350"] },
    ],
  };
  const texts = textsOf((await chart.layout(visual, contextOf())).layers);
  assert.ok(texts.includes("£71,200") && texts.includes("£22,350"), texts.join(" | "));
  assert.ok(!texts.some((text) => text.startsWith("2024")), texts.join(" | "));
  const added = { ...visual, heading: "Where the money came from" };
  assert.ok(textsOf((await chart.layout(added, contextOf())).layers).some((text) => text.startsWith("2024")));
});

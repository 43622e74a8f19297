import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { ChartVisual } from "../../../artifacts/storyboard.ts";
import type { Layer } from "../../../artifacts/timeline.ts";
import { assertLawful, contextOf, cues, settings, STYLE_NAMES, textIn } from "../testing/layout-laws.ts";
import { chartColors, markColors, seenDistance } from "./chart-colors.ts";
import { chartData } from "./chart-data.ts";
import { chart } from "./chart.ts";

const SOLAR: ChartVisual = {
  kind: "chart",
  heading: "Solar output grew sixfold",
  chart: "column",
  categories: ["2015", "2017", "2019", "2021", "2023"],
  series: [
    {
      name: "World solar generation",
      values: [256, 446, 704, 1048, 1631],
      displays: ["256", "446", "704", "1,048", "1,631"],
    },
  ],
  unit: "TWh",
  highlight: 4,
};

const FORMS = ["bar", "column", "line", "area", "donut", "stacked"] as const;

function layer(layers: Layer[], id: string): Layer {
  const found = layers.find((one) => one.id === id);
  assert.ok(found, `no layer ${id} among ${layers.map((one) => one.id).join(", ")}`);
  return found;
}

function textsOf(layers: Layer[]): string[] {
  return layers.flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])));
}

test("columns are as high as their values are large, from zero", async () => {
  const { layers } = await chart.layout(SOLAR, contextOf());
  const heights = [1, 2, 3, 4, 5].map((index) => layer(layers, `bar-${index}`).bounds.height - 2);
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
  const [a, b, d] = ["bar-1", "bar-2", "bar-4"].map((id) => layer(layers, id).bounds);
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
  const starts = [1, 2, 3, 4, 5].map((index) => layer(layers, `bar-${index}`).tracks.inset?.top?.[0]?.frame);
  assert.deepEqual(starts, [60, 90, 120, 150, 180]);
  const labels = [1, 2, 3, 4, 5].map(
    (index) => layer(layers, `value-${index}`).tracks.opacity?.[0]?.frame ?? 0,
  );
  labels.forEach((frame, index) =>
    assert.ok(frame > (starts[index] ?? 0) && frame < (starts[index] ?? 0) + 15),
  );
});

test("categories that are colours are shown in them", async () => {
  const visual: ChartVisual = {
    ...SOLAR,
    categories: ["Blue", "Green", "Red"],
    series: [{ name: "Light absorbed", values: [90, 20, 80], displays: ["90%", "20%", "80%"] }],
  };
  const { layers } = await chart.layout(visual, contextOf());
  const fills = [1, 2, 3].map((index) => {
    const paint = layer(layers, `bar-${index}`).paint[0];
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

const PARTS: ChartVisual = {
  ...SOLAR,
  chart: "donut",
  categories: ["a", "b", "c"],
  series: [{ name: "", values: [50, 30, 20], displays: ["50%", "30%", "20%"] }],
  highlight: 0,
};

/** Share of the full circle that a stroked arc spans. */
function turn({ paint }: Layer): number {
  const one = paint[0];
  assert.ok(one?.kind === "path");
  const numbers = [...one.d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const [x1 = 0, y1 = 0] = numbers;
  const [x2 = 0, y2 = 0] = numbers.slice(7, 9);
  const [x3 = 0, y3 = 0] = numbers.slice(-2);
  const radius = numbers[2] ?? 1;
  const chord = (dx: number, dy: number) => 2 * Math.asin(Math.min(1, Math.hypot(dx, dy) / 2 / radius));
  return (chord(x2 - x1, y2 - y1) + chord(x3 - x2, y3 - y2)) / (2 * Math.PI);
}

test("a ring's arcs are as long as its parts are large, in every frame", async () => {
  for (const format of [
    { width: 1920, height: 1080, fps: 30 as const },
    { width: 1080, height: 1920, fps: 30 as const },
    { width: 1080, height: 1080, fps: 30 as const },
  ]) {
    const { layers } = await chart.layout(PARTS, contextOf("clean_lecture", "en", format));
    [0.5, 0.3, 0.2].forEach((share, part) =>
      assert.ok(Math.abs(turn(layer(layers, `part-${part + 1}`)) - share) < 0.01),
    );
    for (const text of ["50%", "30%", "20%", "a", "b", "c"]) assert.ok(textsOf(layers).includes(text), text);
  }
});

test("the middle of a ring names its part; where the name has no room, each value stands at its arc", async () => {
  for (const format of [
    { width: 1920, height: 1080, fps: 30 as const },
    { width: 1080, height: 1920, fps: 30 as const },
  ]) {
    const context = contextOf("clean_lecture", "en", format);
    const named = await chart.layout(PARTS, context);
    assert.deepEqual(textsOf([layer(named.layers, "middle")]), ["50%", "a"]);
    const long = "Unabhängigkeitserklärungsfeierlichkeitenvorbereitungen in everything that was left";
    const visual = { ...PARTS, categories: [long, "b", "c"] };
    const { layers } = await chart.layout(visual, context);
    assert.ok(!layers.some(({ id }) => id === "middle"));
    assert.ok(textsOf(layers).includes("50%"));
  }
});

test("percentages that come to less than a hundred leave the ring open", async () => {
  const series = [{ name: "", values: [40, 20, 5], displays: ["40%", "20%", "5%"] }];
  const { layers } = await chart.layout({ ...PARTS, series }, contextOf());
  assert.ok(Math.abs(turn(layer(layers, "part-1")) - 0.4) < 0.01);
  assert.ok(Math.abs(turn(layer(layers, "open")) - 0.35) < 0.01);
});

test("what are no parts of a whole are bars: shares beyond a hundred, something missing or below zero", async () => {
  for (const values of [
    [90, 20, 80],
    [50, null, 20],
    [50, -10, 60],
  ]) {
    const displays = values.map((value) => (value === null ? "" : `${value}%`));
    const visual = { ...PARTS, series: [{ name: "", values, displays }] };
    const { layers } = await chart.layout(visual, contextOf());
    assert.ok(layers.some(({ id }) => id === "bar-1") && !layers.some(({ id }) => id.startsWith("part-")));
  }
});

const STACK: ChartVisual = {
  ...SOLAR,
  chart: "stacked",
  categories: ["2000", "2020"],
  series: [
    { name: "Coal", values: [60, 90], displays: ["60", "90"] },
    { name: "Gas", values: [30, 60], displays: ["30", "60"] },
  ],
};

test("stacked parts are as high as their values, on one another from zero", async () => {
  const { layers } = await chart.layout(STACK, contextOf());
  const [before, after] = ["bar-1", "bar-2"].map((id) => layer(layers, id));
  assert.ok(before && after);
  assert.ok(Math.abs(after.bounds.height / before.bounds.height - 150 / 90) < 0.03);
  assert.equal(before.bounds.y + before.bounds.height, after.bounds.y + after.bounds.height);
  const parts = after.paint.flatMap((one) => (one.kind === "rect" ? [one.height] : []));
  assert.ok(Math.abs((parts[0] ?? 0) / (parts[1] ?? 1) - 1.5) < 0.05);
  for (const text of ["60", "90", "30", "Coal", "Gas", "2000"])
    assert.ok(textsOf(layers).includes(text), text);
});

test("parts are named beside the column that is there first, and as it comes; values wait until theirs has grown", async () => {
  const visual = {
    ...STACK,
    cues: [
      { sentence: 2, offset: 0 },
      { sentence: 6, offset: 0 },
    ],
  };
  for (const language of ["en", "ar"]) {
    const { layers } = await chart.layout(visual, contextOf("clean_lecture", language));
    const [names, first, second, value] = ["names", "bar-1", "bar-2", "value-1"].map((id) =>
      layer(layers, id),
    );
    assert.ok(names && first && second && value);
    const from = ({ bounds }: Layer, { bounds: other }: Layer) =>
      Math.abs(bounds.x + bounds.width / 2 - other.x - other.width / 2);
    assert.ok(from(names, first) < from(names, second), language);
    const starts = (one: Layer) => one.tracks.opacity?.[0]?.frame ?? -1;
    const grown = Object.values(first.tracks.inset ?? {})[0]?.at(-1)?.frame ?? 0;
    assert.ok(starts(names) < starts(layer(layers, "value-2") ?? names) && starts(value) >= grown);
  }
});

test("fills that stand beside each other are told apart by any eye, in every style", () => {
  for (const style of STYLE_NAMES) {
    const fills = Array.from({ length: 5 }, (_, count) => markColors(count + 2, contextOf(style).theme));
    for (const marks of fills)
      marks
        .slice(1)
        .forEach(({ fill }, at) => assert.ok(seenDistance(fill, marks[at]?.fill ?? "") > 0.08, style));
  }
});

test("what cannot be stacked is not: a negative part, or one series", async () => {
  const negative = { name: "Gas", values: [-30, 60], displays: ["−30", "60"] };
  const { layers } = await chart.layout(
    { ...STACK, series: [STACK.series[0] ?? negative, negative] },
    contextOf(),
  );
  assert.ok(
    layers.some(({ id }) => id === "bar-1-2"),
    "columns side by side",
  );
  const alone = await chart.layout({ ...STACK, series: STACK.series.slice(0, 1) }, contextOf());
  assert.ok(textsOf(alone.layers).includes("90"));
});

test("areas go on to each point as it is named", async () => {
  const categories = ["2000", "2010", "2020"];
  const series = ["Coal", "Gas"].map((name) => ({ name, values: [1, 2, 3], displays: ["1", "2", "3"] }));
  const named = categories.map((_, index) => ({ sentence: index * 3, offset: 0 }));
  const visual: ChartVisual = { ...STACK, chart: "area", categories, series, cues: named };
  const { layers } = await chart.layout(visual, contextOf());
  const covered = layer(layers, "areas").tracks.inset?.right ?? [];
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
  const begins = (id: string) => layer(layers, id).tracks.opacity?.[0]?.frame;
  const strokes = layer(layers, "line-1-1").tracks.value ?? [];
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
    { numRuns: 90 },
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
    assert.ok(textsOf(layout.layers).includes("14 wolves"), style);
  }
});

test("a line below nought has its values at its points", async () => {
  const values = [-390, -400, -434];
  const displays = ["−390", "−400", "−434"];
  const visual: ChartVisual = {
    ...SOLAR,
    chart: "line",
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

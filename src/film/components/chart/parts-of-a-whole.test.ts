import assert from "node:assert/strict";
import test from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer } from "../../../artifacts/timeline.ts";
import { contextOf } from "../testing/layout-laws.ts";
import { layerNamed, SOLAR, STACK, textsOf } from "../testing/sample-chart.ts";
import { chart } from "./chart.ts";

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
      assert.ok(Math.abs(turn(layerNamed(layers, `part-${part + 1}`)) - share) < 0.01),
    );
    for (const text of ["50%", "30%", "20%", "a", "b", "c"]) assert.ok(textsOf(layers).includes(text), text);
  }
});

test("a ring whose labels stand at one side stands with them in the middle of the frame", async () => {
  const { layers } = await chart.layout(PARTS, contextOf("clean_lecture"));
  const drawn = layers.filter(({ id }) => /^(?:part|label)-/u.test(id)).map(({ bounds }) => bounds);
  const left = Math.min(...drawn.map(({ x }) => x));
  const right = Math.max(...drawn.map(({ x, width }) => x + width));
  assert.ok(Math.abs((left + right) / 2 - 960) < 40, `from ${left} to ${right}`);
});

test("the middle of a ring names its part; where the name has no room, each value stands at its arc", async () => {
  for (const format of [
    { width: 1920, height: 1080, fps: 30 as const },
    { width: 1080, height: 1920, fps: 30 as const },
  ]) {
    const context = contextOf("clean_lecture", "en", format);
    const named = await chart.layout(PARTS, context);
    assert.deepEqual(textsOf([layerNamed(named.layers, "middle")]), ["50%", "a"]);
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
  assert.ok(Math.abs(turn(layerNamed(layers, "part-1")) - 0.4) < 0.01);
  assert.ok(Math.abs(turn(layerNamed(layers, "open")) - 0.35) < 0.01);
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

test("stacked parts are as high as their values, on one another from zero", async () => {
  const { layers } = await chart.layout(STACK, contextOf());
  const [before, after] = ["bar-1", "bar-2"].map((id) => layerNamed(layers, id));
  assert.ok(before && after);
  assert.ok(Math.abs(after.bounds.height / before.bounds.height - 150 / 90) < 0.03);
  assert.equal(before.bounds.y + before.bounds.height, after.bounds.y + after.bounds.height);
  const parts = after.paint.flatMap((one) => (one.kind === "rect" ? [one.height] : []));
  assert.ok(Math.abs((parts[0] ?? 0) / (parts[1] ?? 1) - 1.5) < 0.05);
  for (const text of ["60", "90", "30", "Coal", "Gas", "2000"])
    assert.ok(textsOf(layers).includes(text), text);
});

test("what the parts of a column come to stands over it, as written, once all of them have grown", async () => {
  const plain = await chart.layout(STACK, contextOf());
  const { layers } = await chart.layout({ ...STACK, totals: ["90", "150 TWh"] }, contextOf());
  for (const [at, text] of ["90", "150 TWh"].entries()) {
    const [bar, total] = [`bar-${at + 1}`, `total-${at + 1}`].map((id) => layerNamed(layers, id));
    assert.ok(bar && total);
    assert.deepEqual(textsOf([total]), [text]);
    assert.ok(total.bounds.y + total.bounds.height <= bar.bounds.y, text);
    const grown = Object.values(bar.tracks.inset ?? {})[0]?.at(-1)?.frame ?? 0;
    assert.ok((total.tracks.opacity?.[0]?.frame ?? -1) >= grown, text);
  }
  assert.ok(!plain.layers.some(({ id }) => id.startsWith("total-")));
  // Totals of another number of columns are none.
  const other = await chart.layout({ ...STACK, totals: ["90"] }, contextOf());
  assert.ok(!other.layers.some(({ id }) => id.startsWith("total-")));
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
      layerNamed(layers, id),
    );
    assert.ok(names && first && second && value);
    const from = ({ bounds }: Layer, { bounds: other }: Layer) =>
      Math.abs(bounds.x + bounds.width / 2 - other.x - other.width / 2);
    assert.ok(from(names, first) < from(names, second), language);
    const starts = (one: Layer) => one.tracks.opacity?.[0]?.frame ?? -1;
    const grown = Object.values(first.tracks.inset ?? {})[0]?.at(-1)?.frame ?? 0;
    assert.ok(starts(names) < starts(layerNamed(layers, "value-2") ?? names) && starts(value) >= grown);
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

test("what the parts come to stands in the middle, and then every part at its arc", async () => {
  for (const language of ["en", "ar"]) {
    const visual = { ...PARTS, total: { label: "Total", display: "€ 400" } };
    const { layers } = await chart.layout(visual, contextOf("clean_lecture", language));
    assert.deepEqual(textsOf([layerNamed(layers, "middle")]), ["€ 400", "Total"]);
    for (const text of ["50%", "30%", "20%"])
      assert.equal(textsOf(layers).filter((one) => one === text).length, 1, text);
  }
});

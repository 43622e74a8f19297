import assert from "node:assert/strict";
import test from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { Format } from "../../../artifacts/timeline.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { chart } from "./chart.ts";
import { areUnevenYears, placesInTime } from "./time-places.ts";

const YEARS = ["1950", "1990", "2000", "2020", "2024"];
const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];

function overYears(form: ChartVisual["chart"], categories = YEARS): ChartVisual {
  const values = categories.map((_, at) => 2.5 + at * 1.4);
  const series = ["Cities", "Villages"].slice(0, form === "area" ? 2 : 1);
  return {
    kind: "chart",
    heading: "People",
    chart: form,
    categories,
    series: series.map((name) => ({ name, values, displays: values.map((value) => value.toFixed(1)) })),
  };
}

test("years and amounts stand in proportion to what lies between them, in any script; other things at even steps", () => {
  assert.deepEqual(placesInTime(["2000", "2010", "2015", "2020"]), [0, 0.5, 0.75, 1]);
  assert.deepEqual(placesInTime(["0", "0.5", "1", "1,5", "4"]), [0, 0.125, 0.25, 0.375, 1]);
  assert.deepEqual(placesInTime(["१९५०", "१९९०", "२०३०"]), [0, 0.5, 1]);
  assert.deepEqual(placesInTime(["٢٠٠٠", "٢٠٠٥", "٢٠٢٠"]), [0, 0.25, 1]);
  assert.deepEqual(placesInTime(["1950年", "1960年", "2000年"]), [0, 0.2, 1]);
  for (const others of [
    ["100", "200", "400"],
    ["2020", "2010", "2000"],
    ["2000", "spring", "2020"],
    ["5000", "6000", "9000"],
  ])
    assert.deepEqual(placesInTime(others), [0, 0.5, 1], others.join(" "));
  assert.deepEqual(placesInTime(["2000"]), [0]);
  assert.equal(areUnevenYears(YEARS), true);
  assert.equal(areUnevenYears(["2015", "2017", "2019"]), false);
  assert.equal(areUnevenYears(["1990", "2020"]), false);
});

test("a line's points, and its years below, keep that proportion in every style and frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const form of ["line", "area", "column"] as const) {
        const context = contextOf(style, "en", format);
        const layout = await chart.layout(overYears(form), context);
        assertLawful(layout, context);
        const names = layout.layers.find(({ id }) => id === "categories")?.paint ?? [];
        const at = new Map(names.flatMap((one) => (one.kind === "text" ? [[one.text, one.x] as const] : [])));
        const [first, middle, last] = ["1950", "1990", "2024"].map((year) => at.get(year));
        assert.ok(first !== undefined && middle !== undefined && last !== undefined, `${style} ${form}`);
        assert.ok(Math.abs((middle - first) / (last - first) - 40 / 74) < 0.05, `${style} ${form}`);
      }
});

test("columns over years with even steps stay columns; over uneven ones they would bend the course", async () => {
  const ids = async (categories: string[]) =>
    (await chart.layout(overYears("column", categories), contextOf())).layers.map(({ id }) => id);
  assert.ok((await ids(["2000", "2010", "2020"])).includes("bar-3"));
  assert.ok((await ids(["1990", "2024"])).includes("bar-2"));
  assert.equal(
    (await ids(YEARS)).some((id) => id.startsWith("bar-")),
    false,
  );
});

test("forty bars stand on one page of a wide frame in every style", async () => {
  const categories = Array.from({ length: 40 }, (_, at) => `Place ${at + 1}`);
  const visual: ChartVisual = { ...overYears("bar"), categories, series: [{ name: "", values: categories.map((_, at) => at + 1), displays: [] }] }; // prettier-ignore
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const { layers } = await chart.layout(visual, context);
    const bars = layers.filter(({ id }) => /^bar-\d+$/.test(id));
    assert.equal(bars.length, 40);
    assert.ok(
      bars.every(({ tracks }) => (tracks.opacity ?? []).every(({ value }) => value !== 0)),
      style,
    );
  }
});

import assert from "node:assert/strict";
import test from "node:test";
import type { ChartData } from "./chart-form.ts";
import { onOwnScales } from "./own-scales.ts";

const table = (axis: string, categories: string[], columns: Record<string, number[]>): ChartData => ({
  chart: "bar",
  axis,
  categories,
  unit: "",
  series: Object.entries(columns).map(([name, values]) => ({ name, values, displays: values.map(String) })),
});

test("columns, or unnamed rows over years, of very different size have scales of their own", () => {
  const bridges = table("Bridge", ["A", "B"], { "Main span": [1280, 853], "Deck width": [27, 12] });
  assert.equal(onOwnScales(bridges, "en")?.ownScales, true);
  const safety = table("", ["Injuries", "Near misses"], { 2022: [9, 112], 2023: [7, 168], 2024: [4, 231] });
  const turned = onOwnScales(safety, "en");
  assert.deepEqual(turned?.categories, ["2022", "2023", "2024"]);
  assert.deepEqual(
    turned?.series.map(({ name, values }) => [name, values]),
    [
      ["Injuries", [9, 7, 4]],
      ["Near misses", [112, 168, 231]],
    ],
  );
});

test("one measure keeps its scale: what grew tenfold, named rows, measures of like size, shares", () => {
  const grown = table("Country", ["A", "B"], { 2000: [20, 30], 2020: [260, 310] });
  assert.equal(onOwnScales(grown, "en"), null);
  const routes = table("Route", ["North", "Freight"], { 2023: [21.4, 3.2], 2024: [22.1, 3.3] });
  assert.equal(onOwnScales(routes, "en"), null);
  assert.equal(onOwnScales(table("Club", ["A", "B"], { Men: [40, 52], Women: [30, 44] }), "en"), null);
  const shares = table("Land", ["A", "B"], { Wald: [60, 55], Wasser: [4, 6] });
  assert.equal(onOwnScales({ ...shares, unit: "%" }, "de"), null);
});

test("named rows leave their common scale where it hides what a small one has done, unless two lead", () => {
  const media = { 2022: [171300, 38200, 21500], 2023: [168900, 46700, 15200], 2024: [174500, 58100, 9700] };
  const own = onOwnScales(table("Medium", ["Books", "E-media", "DVDs"], media), "en");
  assert.deepEqual([own?.categories, own?.highlight], [["2022", "2023", "2024"], 2]);
  const income = { 2022: [41, 62, 9], 2023: [58, 57, 6.5], 2024: [73, 64, 4.2] };
  assert.equal(onOwnScales(table("Source", ["Tours", "Gifts", "Shop"], income), "en"), null);
});

test("measures of very different size, year by year down the rows, are small charts with the newest year leading", () => {
  const years = ["2021", "2022", "2023", "2024"];
  const library = { Besuche: [11400, 17900, 22300, 26750], Veranstaltungen: [14, 46, 71, 93] };
  const apart = onOwnScales({ ...table("Jahr", years, library), chart: "line" }, "de");
  assert.deepEqual([apart?.chart, apart?.ownScales, apart?.highlight], ["column", true, 3]);
  const alike = { Besuche: [11400, 17900, 22300, 26750], Ausleihen: [38200, 41600, 43100, 42800] };
  assert.equal(onOwnScales({ ...table("Jahr", years, alike), chart: "line" }, "de"), null);
});

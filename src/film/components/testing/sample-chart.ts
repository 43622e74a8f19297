import assert from "node:assert/strict";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer } from "../../../artifacts/timeline.ts";

/** One series over years, for tests of charts. */
export const SOLAR: ChartVisual = {
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

/** Two series, one on the other, over two years. */
export const STACK: ChartVisual = {
  ...SOLAR,
  chart: "stacked",
  categories: ["2000", "2020"],
  series: [
    { name: "Coal", values: [60, 90], displays: ["60", "90"] },
    { name: "Gas", values: [30, 60], displays: ["30", "60"] },
  ],
};

/** The layer of that name; there must be one. */
export function layerNamed(layers: readonly Layer[], id: string): Layer {
  const found = layers.find((one) => one.id === id);
  assert.ok(found, `no layer ${id} among ${layers.map((one) => one.id).join(", ")}`);
  return found;
}

/** What layers say, in painter's order. */
export function textsOf(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])));
}

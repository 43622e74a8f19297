import assert from "node:assert/strict";
import test from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { layerNamed, textsOf } from "../testing/sample-chart.ts";
import { chart } from "./chart.ts";

const ACCOUNT: ChartVisual = {
  kind: "chart",
  heading: "The money",
  chart: "bar",
  categories: ["Sales", "Grants", "Costs", "Interest", "Surplus"],
  series: [{ name: "", values: [88200, 15000, 52700, 44500, 6000], displays: ["88,200", "15,000", "52,700", "44,500", "6,000"] }],
  unit: "£",
  groups: [
    { label: "Income", from: 0, to: 1, total: "103,200" },
    { label: "Spending", from: 2, to: 3, total: "97,200" },
    { label: "Surplus", from: 4, to: 4 },
  ],
}; // prettier-ignore

const fillOf = (paint: readonly { kind: string; fill?: unknown }[]): unknown => paint.find(({ fill }) => fill !== undefined)?.fill; // prettier-ignore

test("bars of one group have one colour, and what is left over one of its own; the key says what each comes to", async () => {
  const { layers } = await chart.layout(ACCOUNT, contextOf());
  const fills = [1, 2, 3, 4, 5].map((at) => fillOf(layerNamed(layers, `bar-${at}`).paint));
  assert.equal(fills[0], fills[1]);
  assert.equal(fills[2], fills[3]);
  assert.equal(new Set([fills[0], fills[2], fills[4]]).size, 3);
  const words = textsOf(layers).join(" ");
  assert.match(words, /Income.£103,200/u);
  assert.match(words, /Spending.£97,200/u);
  assert.match(words, /£6,000/u);
});

test("an account is laid out in every style and frame", async () => {
  for (const style of STYLE_NAMES)
    for (const [width, height] of [[1920, 1080], [1080, 1920], [1080, 1080]] as const) {
      const context = contextOf(style, "en", { width, height, fps: 30 });
      assertLawful(await chart.layout(ACCOUNT, context), context);
    }
}); // prettier-ignore

import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../../artifacts/storyboard.ts";
import { layoutVisual } from "../registry.ts";
import { contextOf, FORMATS, STYLE_NAMES } from "../testing/layout-laws.ts";

const SCENES: Visual[] = [
  { kind: "statement", heading: "Ladders", text: "Three points of contact" },
  { kind: "bullets", heading: "Ladders", items: [{ label: "Rungs" }, { label: "Angle" }, { label: "Feet" }] },
  {
    kind: "table",
    heading: "Ladders",
    columns: [
      { label: "Part", align: "start" },
      { label: "Width", align: "end" },
    ],
    rows: [
      ["Rung", "30 cm"],
      ["Foot", "8 cm"],
    ],
  },
  {
    kind: "timeline",
    heading: "Ladders",
    events: [
      { date: "1890", text: "Wood" },
      { date: "1950", text: "Steel" },
    ],
  },
];

test("all headings of a film stand on one axis, whatever is below them", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const axes = new Set<string>();
      for (const visual of SCENES) {
        const { layers } = await layoutVisual(visual, context);
        for (const paint of layers.find(({ id }) => id === "heading")?.paint ?? [])
          if (paint.kind === "text") axes.add(paint.align ?? "left");
      }
      assert.equal(axes.size, 1, `${style} ${format.width}×${format.height}: ${[...axes].join(", ")}`);
    }
});

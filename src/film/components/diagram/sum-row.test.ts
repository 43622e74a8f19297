import assert from "node:assert/strict";
import test from "node:test";
import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";

const SUM: DiagramVisual = {
  kind: "diagram",
  heading: "What goes out",
  sum: true,
  nodes: ["Heat to the room", "Heat from the food", "Electricity used"].map((label, at) => ({
    id: `t${at}`,
    label,
    cue: { sentence: 1, offset: at * 12 },
  })),
  edges: [
    { from: "t0", to: "t1", label: "=" },
    { from: "t1", to: "t2", label: "+" },
  ],
};

test("a sum stands as blocks with its signs, in a row or a column, in every style and frame", async () => {
  for (const style of STYLE_NAMES) {
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
      [1080, 1080],
    ] as const) {
      for (const language of ["en", "ar"]) {
        const context = contextOf(style, language, { width, height, fps: 30 });
        const layout = await layoutVisual(SUM, context);
        const where = `${style} ${width}×${height} ${language}`;
        const nodes = layout.layers.filter(({ id }) => id.startsWith("node-"));
        const signs = layout.layers.filter(({ id }) => id.startsWith("sign-"));
        assert.deepEqual([nodes.length, signs.length], [3, 2], where);
        assert.doesNotThrow(() => assertLawful(layout, context), where);
      }
    }
  }
});

import assert from "node:assert/strict";
import test from "node:test";
import { STYLE_NAMES } from "../../../artifacts/style.ts";
import { bullets } from "../bullets/bullets.ts";
import { contextOf } from "../testing/layout-laws.ts";

test("items that are colours are marked by them, edged where the ground would hide them", async () => {
  const colors = ["#d92d20", "#ffffff", "#1c1c1e"];
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const visual = {
      kind: "bullets" as const,
      heading: "Boards by colour",
      items: colors.map((swatch, at) => ({ label: `Colour ${at + 1}`, detail: "what it is for", swatch })),
    };
    const { layers } = await bullets.layout(visual, context);
    for (const [at, color] of colors.entries()) {
      const paint = layers.find(({ id }) => id === `item-${at + 1}`)?.paint ?? [];
      const field = paint.findIndex(
        (one) => one.kind === "rect" && one.fill === color && one.width === one.height,
      );
      assert.ok(field >= 0, `${style} ${color}`);
      const edge = paint[field - 1];
      const hidden =
        (color === "#ffffff" && !context.theme.dark) || (color === "#1c1c1e" && context.theme.dark);
      if (hidden)
        assert.ok(edge?.kind === "rect" && edge.fill === context.theme.color.muted, `${style} ${color}`);
    }
  }
});

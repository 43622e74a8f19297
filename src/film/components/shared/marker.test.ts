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
      // The head of a card where cards have one, else a field before the words.
      const field = paint.findIndex(
        (one) => (one.kind === "rect" && one.width === one.height && one.fill === color) || (one.kind === "path" && one.fill === color),
      ); // prettier-ignore
      assert.ok(field >= 0, `${style} ${color}`);
      const isHead = paint[field]?.kind === "path";
      const edge = paint[isHead ? field + 1 : field - 1];
      const hidden =
        (color === "#ffffff" && !context.theme.dark) || (color === "#1c1c1e" && context.theme.dark);
      if (hidden)
        assert.ok(edge?.kind === "rect" && edge.fill === context.theme.color.muted, `${style} ${color}`);
    }
  }
});

test("what is never to be done has crosses before it, in every style and frame", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const items = ["Mix them", "Share them", "Leave them wet"].map((label) => ({ label }));
    const { layers } = await bullets.layout(
      { kind: "bullets", heading: "Never", items, denied: true },
      context,
    );
    for (const at of [1, 2, 3]) {
      const paint = layers.find(({ id }) => id === `item-${at}`)?.paint ?? [];
      const { negative } = context.theme.color;
      const inks = JSON.stringify(paint).toLowerCase();
      assert.ok(inks.includes(negative.toLowerCase()), `${style}: ${inks}`);
    }
  }
});

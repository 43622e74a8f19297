import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../../artifacts/storyboard.ts";
import type { Layer, Paint } from "../../../../artifacts/timeline.ts";
import { contrast } from "../../../styles/contrast.ts";
import { layoutVisual } from "../../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../../testing/layout-laws.ts";

const FORMATS = [
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
] as const;
const NEVER: StatementVisual = {
  kind: "statement",
  text: "Never leave the pan alone on the stove.",
  warns: true,
  more: [{ text: "A lid puts a fire out.", cue: { sentence: 5, offset: 0 } }],
};
const plain: StatementVisual = { kind: "statement", text: NEVER.text, more: NEVER.more ?? [] };

const fillsOf = (paint: readonly Paint[]): string[] =>
  paint.flatMap((one) => ("fill" in one && typeof one.fill === "string" ? [one.fill] : []));
const wingsOf = (layers: readonly Layer[]) => layers.filter(({ id }) => id.startsWith("bleed-wing"));
const barOf = (layers: readonly Layer[], id: string) => layers.find((layer) => layer.id === `${id}-bar`);

test("what forbids has its sign and its colour beside it, and what is said next has neither", async () => {
  for (const style of STYLE_NAMES)
    for (const [width, height] of FORMATS) {
      const context = contextOf(style, "en", { width, height, fps: 30 });
      const { theme } = context;
      const scene = await layoutVisual(NEVER, context);
      const { layers } = scene;
      const where = `${style} ${width}×${height}`;
      assertLawful(scene, context);
      if (theme.habit.align === "center") {
        const usual = await layoutVisual(plain, context);
        assert.deepEqual(wingsOf(layers), wingsOf(usual.layers), where);
        continue;
      }
      const [first, ...others] = wingsOf(layers);
      assert.ok(first !== undefined, where);
      assert.ok(fillsOf(first.paint).includes(theme.color.negative), where);
      assert.ok(!others.some(({ paint }) => fillsOf(paint).includes(theme.color.negative)), where);
      const sign = fillsOf(first.paint).at(-1) ?? "";
      assert.ok(contrast(sign, theme.color.negative) >= 4.5, `${where}: ${sign}`);
      if (theme.habit.statement === "bare") continue;
      assert.deepEqual(fillsOf(barOf(layers, "statement")?.paint ?? []), [theme.color.negative], where);
      assert.notDeepEqual(fillsOf(barOf(layers, "statement-2")?.paint ?? []), [theme.color.negative], where);
    }
});

test("no drawing stands beside a prohibition, where it would look offered", async () => {
  const { layers } = await layoutVisual({ ...plain, warns: true, illustration: "candle" }, contextOf("clean_lecture")); // prettier-ignore
  const [first] = wingsOf(layers);
  assert.ok(fillsOf(first?.paint ?? []).includes(contextOf("clean_lecture").theme.color.negative));
  const drawn = layers.filter(({ id }) => id.startsWith("illustration"));
  assert.equal(drawn.length, 0, "nor beside the next thought, which stands alone");
});

import assert from "node:assert/strict";
import test from "node:test";
import type { Format } from "../../../artifacts/timeline.ts";
import { onSecondGround } from "../../styles/second-ground.ts";
import { contrast } from "../../styles/contrast.ts";
import { contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { behindWords } from "./behind-words.ts";

const FORMAT: Format = { width: 1920, height: 1080, fps: 30 };
const page = { from: 10, isPeak: false };

test("words over what stands behind them are read as on their ground, on either ground of the style", () => {
  for (const style of STYLE_NAMES)
    for (const isPeak of [false, true]) {
      const other = onSecondGround(style, FORMAT, "ltr");
      const context = { ...contextOf(style, "en", FORMAT), other, lead: "castle", emblems: ["castle"] };
      const [layer, ...more] = behindWords("seed", { from: 10, isPeak }, context);
      assert.equal(more.length, 0, style);
      if (context.theme.habit.art === "none") {
        assert.equal(layer, undefined, "a story has its light");
        continue;
      }
      assert.ok(layer !== undefined, style);
      const { color } = isPeak ? other : context.theme;
      for (const paint of layer.paint) {
        assert.ok(paint.kind === "path" && typeof paint.fill === "string", style);
        assert.ok(contrast(color.text, paint.fill.slice(0, 7)) >= 4.5, `${style}: ${paint.fill}`);
        assert.ok(contrast(color.primary, paint.fill.slice(0, 7)) >= 3, `${style}: ${paint.fill}`);
      }
    }
});

test("a scene that names nothing shows one of the film's things; a grave film and one without things show none", () => {
  const context = { ...contextOf("clean_lecture", "en", FORMAT), lead: null };
  assert.equal(behindWords("seed", page, { ...context, emblems: ["castle"] }).length, 1);
  assert.equal(behindWords("seed", page, { ...context, emblems: [] }).length, 0);
  assert.equal(behindWords("seed", page, { ...context, emblems: ["castle"], isGrave: true }).length, 0);
});

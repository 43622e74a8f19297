import assert from "node:assert/strict";
import test from "node:test";
import type { Format, Rect } from "../../../artifacts/timeline.ts";
import { onSecondGround } from "../../styles/second-ground.ts";
import { contrast } from "../../styles/contrast.ts";
import { contextOf, isLitStyle, STYLE_NAMES } from "../testing/layout-laws.ts";
import { behindWords } from "./behind-words.ts";

const FORMAT: Format = { width: 1920, height: 1080, fps: 30 };
const WORDS: Rect = { x: 110, y: 300, width: 900, height: 400 };
const page = { from: 10, isPeak: false };

test("words over what stands behind them are read as on their ground, on either ground of the style", () => {
  for (const style of STYLE_NAMES)
    for (const isPeak of [false, true]) {
      const other = onSecondGround(style, FORMAT, "ltr");
      const context = { ...contextOf(style, "en", FORMAT), other, lead: "castle", emblems: ["castle"] };
      const [layer, ...more] = behindWords("seed", WORDS, { from: 10, isPeak }, context);
      assert.equal(more.length, 0, style);
      if (isLitStyle(style)) {
        assert.equal(layer, undefined, "what is lit has its light");
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
  assert.equal(behindWords("seed", WORDS, page, { ...context, emblems: ["castle"] }).length, 1);
  assert.equal(behindWords("seed", WORDS, page, { ...context, emblems: [] }).length, 0);
  assert.equal(
    behindWords("seed", WORDS, page, { ...context, emblems: ["castle"], isGrave: true }).length,
    0,
  );
});

test("no word crosses it, in any frame and either direction; where words leave too little there is none", () => {
  const frames: Format[] = [
    FORMAT,
    { width: 1080, height: 1920, fps: 30 },
    { width: 1080, height: 1080, fps: 30 },
  ];
  for (const format of frames)
    for (const language of ["en", "ar"]) {
      const context = {
        ...contextOf("clean_lecture", language, format),
        lead: "castle",
        emblems: ["castle"],
      };
      const width = Math.round(format.width * 0.55);
      const x = language === "ar" ? format.width - 110 - width : 110;
      const words = { x, y: 200, width, height: 300 };
      const [layer] = behindWords("seed", words, page, context);
      assert.ok(layer !== undefined, `${format.width}×${format.height} ${language}`);
      const { bounds } = layer;
      const apart =
        bounds.x >= words.x + words.width ||
        bounds.x + bounds.width <= words.x ||
        bounds.y >= words.y + words.height ||
        bounds.y + bounds.height <= words.y;
      assert.ok(apart, `${format.width}×${format.height} ${language}: ${JSON.stringify(bounds)}`);
      const whole = { x: 60, y: 60, width: format.width - 120, height: format.height - 120 };
      assert.deepEqual(behindWords("seed", whole, page, context), []);
    }
});

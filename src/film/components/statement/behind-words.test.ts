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

test("words would be read on the light beside them as on their ground, on either ground of the style", () => {
  for (const style of STYLE_NAMES)
    for (const isPeak of [false, true]) {
      const other = onSecondGround(style, FORMAT, "ltr");
      const context = { ...contextOf(style, "en", FORMAT), other, lead: "castle", emblems: ["castle"] };
      const [layer, ...more] = behindWords(WORDS, { from: 10, isPeak }, context);
      assert.equal(more.length, 0, style);
      if (isLitStyle(style)) {
        assert.equal(layer, undefined, "what is lit has its light");
        continue;
      }
      assert.ok(layer !== undefined, style);
      const { color } = isPeak ? other : context.theme;
      const [light] = layer.paint;
      assert.ok(light?.kind === "ellipse" && typeof light.fill === "string", style);
      assert.ok(contrast(color.text, light.fill) >= 4.5, `${style}: ${light.fill}`);
      assert.ok(contrast(color.primary, light.fill) >= 3, `${style}: ${light.fill}`);
    }
});

test("a scene that nothing leads, a grave film and one without things show none", () => {
  const context = { ...contextOf("clean_lecture", "en", FORMAT), lead: "castle" };
  assert.equal(behindWords(WORDS, page, { ...context, emblems: ["castle"] }).length, 1);
  assert.equal(behindWords(WORDS, page, { ...context, emblems: ["castle"], lead: null }).length, 0);
  assert.equal(behindWords(WORDS, page, { ...context, emblems: [] }).length, 0);
  assert.equal(behindWords(WORDS, page, { ...context, emblems: ["castle"], isGrave: true }).length, 0);
});

test("it is whole and no word crosses it, in any frame and either direction; where words leave too little there is none", () => {
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
      const width = Math.round(format.width * 0.5);
      const x = language === "ar" ? format.width - 110 - width : 110;
      const words = { x, y: 200, width, height: 300 };
      const [layer] = behindWords(words, page, context);
      assert.ok(layer !== undefined, `${format.width}×${format.height} ${language}`);
      const { bounds } = layer;
      const apart =
        bounds.x >= words.x + words.width ||
        bounds.x + bounds.width <= words.x ||
        bounds.y >= words.y + words.height ||
        bounds.y + bounds.height <= words.y;
      assert.ok(apart, `${format.width}×${format.height} ${language}: ${JSON.stringify(bounds)}`);
      const isWhole =
        bounds.x >= 0 &&
        bounds.y >= 0 &&
        bounds.x + bounds.width <= format.width &&
        bounds.y + bounds.height <= format.height;
      assert.ok(isWhole, `${format.width}×${format.height} ${language}: ${JSON.stringify(bounds)}`);
      const whole = { x: 60, y: 60, width: format.width - 120, height: format.height - 120 };
      assert.deepEqual(behindWords(whole, page, context), []);
    }
});

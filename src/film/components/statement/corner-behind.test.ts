import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Rect } from "../../../artifacts/timeline.ts";
import { colorwaysOf } from "../../../artifacts/style.ts";
import { colorsOf } from "../../styles/colorways.ts";
import { contrast, leastContrast } from "../../styles/contrast.ts";
import { hasOwnLight } from "../../styles/own-light.ts";
import { onSecondGround } from "../../styles/second-ground.ts";
import { contextOf, LOOKS, SHAPED_LOOKS } from "../testing/layout-laws.ts";
import { cornerBehind } from "./corner-behind.ts";
import { layOutThoughts } from "./statement.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const SEEDS = Array.from({ length: 12 }, (_, at) => `Sentence ${at}`);

/** Where its corner is, and how far it reaches. */
function discOf(d: string): { x: number; y: number; r: number } {
  const [, x, y, r] = /^M(\S+) (\S+)H\S+?A(\d+)/u.exec(d) ?? [];
  return { x: Number(x), y: Number(y), r: Number(r) };
}

test("words alone have a quiet corner where their lines end, which none of them reaches, in the tones of their ground", () => {
  for (const [style, colors, isLit] of LOOKS)
    for (const format of FORMATS)
      for (const language of ["en", "ar"])
        for (const isPeak of [false, true])
          for (const seed of SEEDS) {
            const other = onSecondGround(style, format, language === "ar" ? "rtl" : "ltr");
            const context = { ...contextOf(style, language, format, colors), other };
            const width = Math.round(format.width * 0.6);
            const x = language === "ar" ? format.width - 120 - width : 120;
            const words: Rect = { x, y: Math.round(format.height * 0.4), width, height: 260 };
            const [layer, ...more] = cornerBehind(seed, words, { from: 10, isPeak }, context);
            const where = `${style} ${format.width}×${format.height} ${language}`;
            assert.equal(more.length, 0);
            assert.equal(layer === undefined, isLit, where);
            const [paint] = layer?.paint ?? [];
            if (paint?.kind !== "path" || typeof paint.fill !== "string") continue;
            const disc = discOf(paint.d);
            assert.equal(disc.x, language === "ar" ? 0 : format.width, where);
            const near = { x: language === "ar" ? x : x + width, y: disc.y === 0 ? words.y : words.y + words.height }; // prettier-ignore
            assert.ok(Math.hypot(disc.x - near.x, disc.y - near.y) > disc.r + 20, where);
            const { color } = isPeak ? other : context.theme;
            assert.ok(contrast(color.text, paint.fill) >= 4.5 && paint.fill !== color.background, where);
          }
});

test("words are read on it in every family of colours", () => {
  const words: Rect = { x: 110, y: 420, width: 900, height: 260 };
  for (const [style] of SHAPED_LOOKS)
    for (const way of colorwaysOf(style)) {
      const context = contextOf(style, "en", FORMATS[0], colorsOf(style, way).colors);
      // An explainer has none but dark ones.
      if (hasOwnLight(context.theme)) continue;
      const { text, muted, primary, background } = context.theme.color;
      const [paint] = cornerBehind("seed", words, { from: 10, isPeak: false }, context)[0]?.paint ?? [];
      assert.ok(paint?.kind === "path" && typeof paint.fill === "string" && paint.fill !== background);
      const [small, large] = [[text, muted], [primary]].map((all) =>
        leastContrast(paint.fill as string, all),
      );
      assert.ok((small ?? 0) >= 4.5 && (large ?? 0) >= 3, `${style} ${way}: ${paint.fill}`);
    }
});

test("a logo keeps its ground: where one stands above, the corner is below", () => {
  const given = contextOf("clean_lecture", "en", FORMATS[0]);
  const context = { ...given, box: { ...given.box, y: given.theme.margin.top + 60 } };
  const words: Rect = { x: 110, y: 420, width: 900, height: 260 };
  for (const seed of SEEDS) {
    const [paint] = cornerBehind(seed, words, { from: 10, isPeak: false }, context)[0]?.paint ?? [];
    assert.equal(paint?.kind === "path" ? discOf(paint.d).y : 0, FORMATS[0]?.height, seed);
  }
});

test("nothing that is read while a page stands crosses it: neither a long heading nor lines to reach somebody", () => {
  const visual: StatementVisual = {
    kind: "statement",
    heading: "Questions about what we have told, and where everybody finds us",
    text: "Ask",
    more: [{ text: "Open on Tuesdays", cue: { sentence: 5, offset: 0 } }],
    contacts: [
      { text: "0117 496 0123", by: "phone" },
      { text: "hello.everybody@tidewell-repairs-and-more.example", by: "mail" },
    ],
  };
  let discs = 0;
  for (const [style, colors] of SHAPED_LOOKS)
    for (const format of FORMATS)
      for (const text of ["Ask", "Our team", "Write", "Come by"]) {
        const context = { ...contextOf(style, "en", format, colors), turned: true };
        const layers = layOutThoughts({ ...visual, text }, context);
        const [paint] = layers.find(({ id }) => id === "bleed-behind")?.paint ?? [];
        if (paint?.kind !== "path") continue;
        discs += 1;
        const disc = discOf(paint.d);
        for (const { id, bounds } of layers.filter((one) => one.paint.some(({ kind }) => kind === "text"))) {
          const x = Math.min(Math.max(disc.x, bounds.x), bounds.x + bounds.width);
          const y = Math.min(Math.max(disc.y, bounds.y), bounds.y + bounds.height);
          const where = `${style} ${format.width}×${format.height} ${text}: ${id}`;
          assert.ok(Math.hypot(disc.x - x, disc.y - y) > disc.r, where);
        }
      }
  assert.ok(discs > 12, `${discs}`);
});

test("words that fill their frame have none", () => {
  const context = contextOf("clean_lecture", "en", FORMATS[0]);
  const words: Rect = { x: 110, y: 120, width: 1700, height: 860 };
  assert.deepEqual(cornerBehind("seed", words, { from: 10, isPeak: false }, context), []);
});

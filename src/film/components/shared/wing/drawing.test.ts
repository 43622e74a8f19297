import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { Visual } from "../../../../artifacts/storyboard.ts";
import type { StyleName } from "../../../../artifacts/style.ts";
import type { Format, Layer, Tracks } from "../../../../artifacts/timeline.ts";
import { isWide } from "../../../styles/scale.ts";
import type { ComponentContext } from "../../component.ts";
import { layoutVisual } from "../../registry.ts";
import { assertLawful, contextOf, settings, STYLE_NAMES, textIn } from "../../testing/layout-laws.ts";
import { runs } from "../../../../../test/support/runs.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];

/** In a square frame too things stand one under another. */
function shapedContext(style: StyleName, format: Format): ComponentContext {
  return { ...contextOf(style, "en", format), portrait: !isWide(format) };
}

const TEXT = "A single colony visits two million flowers for one jar of honey.";

const pictureOf = (layers: readonly Layer[]) =>
  layers.find(({ id }) => id === "illustration" || id === "picture");
const wordsOf = (layers: readonly Layer[]) =>
  layers.filter(({ paint }) => paint.some(({ kind }) => kind === "text"));

function sizeOf(layers: readonly Layer[]): number {
  const fonts = layers.flatMap(({ paint }) =>
    paint.flatMap((one) => (one.kind === "text" ? [one.font] : [])),
  );
  return Math.min(...fonts.map((font) => Number(/([\d.]+)px/.exec(font)?.[1])));
}

test("a drawing stands clear of the words, large, and the words keep their size to within two steps", async () => {
  const visuals: Visual[] = [
    { kind: "statement", heading: "Why bees matter", text: TEXT, illustration: "honeybee" },
    { kind: "statement", text: TEXT, illustration: "honeybee" },
    { kind: "title", title: "Why bees matter", illustration: "honeybee" },
  ];
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      for (const visual of visuals) {
        const context = shapedContext(style, format);
        const { layers } = await layoutVisual(visual, context);
        const where = `${style} ${format.width}×${format.height} ${visual.kind}`;
        const picture = pictureOf(layers);
        // A sentence that has a narrow frame to itself may fill it.
        const fills = visual.kind === "statement" && visual.heading === undefined && context.portrait;
        if (picture === undefined && fills) continue;
        assert.ok(picture !== undefined, where);
        const { x, y, width, height } = picture.bounds;
        assert.ok(Math.min(width, height) >= 130 * context.theme.unit, `${where}: ${width} × ${height}`);
        for (const { id, bounds } of wordsOf(layers)) {
          const apart =
            bounds.x >= x + width ||
            bounds.x + bounds.width <= x ||
            bounds.y >= y + height ||
            bounds.y + bounds.height <= y;
          assert.ok(apart, `${where}: ${id} touches the drawing`);
        }
        if (visual.kind !== "statement") continue;
        const { illustration: _, ...plain } = visual;
        const alone = await layoutVisual(plain, context);
        const lines = (all: readonly Layer[]) => all.filter(({ id }) => id === "statement");
        const size = sizeOf(lines(layers));
        assert.ok(size >= 88 * context.theme.unit || size * 1.6 >= sizeOf(lines(alone.layers)), where);
      }
    }
  }
});

test("where the words would become small the drawing gives way", async () => {
  const long = `${TEXT} ${TEXT} ${TEXT} ${TEXT} ${TEXT}`;
  const square = shapedContext("clean_lecture", { width: 1080, height: 1080, fps: 30 });
  const { layers } = await layoutVisual(
    { kind: "statement", heading: "Why", text: long, illustration: "honeybee" },
    square,
  );
  assert.equal(pictureOf(layers), undefined);
});

test("from right to left the drawing stands at the left", async () => {
  const context = contextOf("clean_lecture", "ar");
  const { layers } = await layoutVisual(
    { kind: "statement", text: "تحتفظ التربة بالحرارة حتى الظهر.", illustration: "sun" },
    context,
  );
  const picture = layers.find(({ id }) => id === "illustration");
  assert.ok(picture !== undefined && picture.bounds.x < context.format.width / 2 - picture.bounds.width / 2);
});

test("it enters as the style's things do, and rests till the end", async () => {
  const context = contextOf("science_explainer");
  const visual: Visual = {
    kind: "statement",
    text: TEXT,
    illustration: "honeybee",
  };
  const { layers } = await layoutVisual(visual, context);
  const tracks: Tracks = layers.find(({ id }) => id === "illustration")?.tracks ?? {};
  const last = Math.max(
    ...Object.values(tracks).flatMap((track) =>
      Array.isArray(track) ? track.map(({ frame }) => frame) : [],
    ),
  );
  assert.equal(last, context.opening + context.theme.motion.enter);
  assert.equal(tracks.opacity?.at(-1)?.value, 1);
});

test("any words with a drawing keep the laws of layout", async () => {
  const scenes = settings.chain(([style, language, format]) =>
    fc.record({
      setting: fc.constant([style, language, format] as const),
      heading: fc.option(textIn(language, 1, 8), { nil: undefined }),
      text: textIn(language, 1, 30),
      kind: fc.constantFrom("statement", "title"),
    }),
  );
  await fc.assert(
    fc.asyncProperty(scenes, async ({ setting, heading, text, kind }) => {
      const context = contextOf(...setting);
      const visual: Visual =
        kind === "title"
          ? { kind: "title", title: text, illustration: "bicycle" }
          : { kind: "statement", ...(heading !== undefined && { heading }), text, illustration: "bicycle" };
      assertLawful(await layoutVisual(visual, context), context);
    }),
    { numRuns: runs(20) },
  );
});

const MANY =
  "In August somebody left a hose running overnight and emptied the whole system, and forty people lost their tomatoes";

test("few words have a larger picture beside them than many, and are read with ease", async () => {
  const beside = async (style: StyleName, text: string): Promise<{ picture: number; size: number }> => {
    const [format] = FORMATS;
    assert.ok(format !== undefined);
    const context = shapedContext(style, format);
    const { layers } = await layoutVisual({ kind: "statement", text, illustration: "rooster" }, context);
    return { picture: pictureOf(layers)?.bounds.height ?? 0, size: sizeOf(layers) / context.theme.unit };
  };
  for (const style of STYLE_NAMES) {
    const { align, art } = contextOf(style).theme.habit;
    if (align === "center") continue;
    const few = await beside(style, "Hens are fine, up to six");
    const many = await beside(style, MANY);
    // Where type is the largest, two lines of it are worth more than a larger picture.
    const larger = art === "bleed" ? 1 : 1.2;
    assert.ok(few.picture >= many.picture * larger, `${style}: ${few.picture} and ${many.picture} px`);
    assert.ok(few.size >= 66 && few.size >= many.size, `${style}: ${few.size} and ${many.size} px`);
  }
});

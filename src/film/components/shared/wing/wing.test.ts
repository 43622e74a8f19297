import assert from "node:assert/strict";
import test from "node:test";
import { Path2D } from "@napi-rs/canvas";
import type { Visual } from "../../../../artifacts/storyboard.ts";
import type { Format, Layer, Paint, Rect } from "../../../../artifacts/timeline.ts";
import { isContent } from "../../../entrances/first-content.ts";
import type { ComponentContext } from "../../component.ts";
import { layoutVisual } from "../../registry.ts";
import { SET_SOMEWHERE, settingOf } from "../../../settings/where-things-stand.ts";
import { toOklch } from "../../../styles/oklch.ts";
import { onSecondGround } from "../../../styles/second-ground.ts";
import { contextOf, LOOKS, STYLE_NAMES } from "../../testing/layout-laws.ts";
import { wingMotif } from "./wing-motif.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const SENTENCE = "In summer a leaf is green because it is full of chlorophyll";
const wingsOf = (layers: readonly Layer[]) => layers.filter(({ id }) => id.startsWith("bleed-wing"));
const wordsOf = (layers: readonly Layer[]) =>
  layers.filter(({ paint }) => paint.some(({ kind }) => kind === "text"));
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const holds = (outer: Rect, inner: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

async function sceneOf(visual: Visual, context: ComponentContext): Promise<Layer[]> {
  return (await layoutVisual(visual, context)).layers;
}

test("words and quotations have a wing that reaches beyond the margins, and no word stands on it", async () => {
  for (const [style, colors] of LOOKS)
    for (const format of FORMATS)
      for (const language of ["en", "ar"])
        for (const heading of [undefined, "Why leaves fall"])
          for (const kind of ["statement", "quote"] as const) {
            const place = style === "cinematic_story" ? ("forest" as const) : null;
            const context = {
              ...contextOf(style, language, format, colors),
              emblems: ["bell"],
              lead: "bell",
              place,
            };
            const named = heading === undefined ? {} : { heading };
            const layers = await sceneOf({ kind, text: SENTENCE, ...named }, context);
            const where = `${style} ${format.width}×${format.height} ${language} ${kind}`;
            const wings = wingsOf(layers);
            assert.equal(wings.length, 1, where);
            for (const { bounds } of wings) {
              assert.ok(!holds(context.box, bounds), `${where}: ${JSON.stringify(bounds)}`);
              // Ridges at night have a sky that words may reach into.
              if (context.theme.habit.align === "center") continue;
              for (const word of wordsOf(layers))
                assert.ok(apart(word.bounds, bounds), `${where}: ${word.id} on its wing`);
            }
          }
});

test("a logo in the corner keeps its ground: the wing begins below it", async () => {
  for (const format of FORMATS) {
    const context = contextOf("professional_training", "en", format);
    const below = { ...context.box, y: context.box.y + 60, height: context.box.height - 60 };
    const layers = await sceneOf({ kind: "statement", text: SENTENCE }, { ...context, box: below });
    for (const { bounds } of wingsOf(layers)) assert.ok(bounds.y >= below.y - 1, JSON.stringify(bounds));
  }
});

test("where there is nothing to show there is no picture area: words have the frame", async () => {
  for (const [style, colors] of LOOKS)
    for (const format of FORMATS)
      for (const kind of ["statement", "quote"] as const) {
        const context = contextOf(style, "en", format, colors);
        if (context.theme.habit.align === "center") continue;
        for (const given of [context, { ...context, isGrave: true }]) {
          const layers = await sceneOf({ kind, text: SENTENCE }, given);
          assert.deepEqual(
            layers.filter(({ id }) => id.startsWith("bleed-")),
            [],
            `${style} ${kind}`,
          );
        }
      }
});

test("shapes alone are nothing to look at: a scene without words beside them is reported as empty", async () => {
  for (const style of STYLE_NAMES) {
    const layers = await sceneOf({ kind: "statement", text: SENTENCE }, contextOf(style));
    assert.deepEqual(wingsOf(layers).filter(isContent), []);
  }
});

test("what the film wears chooses the family of its opening, the sentence how it falls", () => {
  const wing = { x: 1500, y: 0, width: 420, height: 1080 };
  for (const [style, colors, isLit] of LOOKS) {
    // What is lit opens in its light, and a sheet is of one colour.
    if ((isLit && style !== "cinematic_story") || style === "professional_training") continue;
    const context = {
      ...contextOf(style, "en", FORMATS[0], colors),
      place: "forest" as const,
      role: "opening" as const,
    };
    const of = (shapes: number, seed: string): string =>
      JSON.stringify(wingMotif(seed, wing, { ...context, shapes }));
    assert.equal(of(0, "One day"), of(6, "One day"), style);
    // A far view tells of where a story is: it is of one family, and the same through a section.
    const isSame = style === "cinematic_story";
    assert.equal(of(0, "One day") === of(1, "One day"), isSame, style);
    assert.equal(of(0, "One day") === of(0, "Two nights"), isSame, style);
  }
});

test("what a film opens on goes on beside its words: ground, water or stars, without the thing", () => {
  const wing: Rect = { x: 0, y: 0, width: 700, height: 1080 };
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en", { width: 1920, height: 1080, fps: 30 });
    const plain = wingMotif("a seed", wing, context);
    const paints = new Map<string, string>();
    for (const drawing of SET_SOMEWHERE) {
      const setting = settingOf(drawing);
      assert.ok(setting !== null);
      paints.set(setting, JSON.stringify(wingMotif("a seed", wing, { ...context, setting })));
    }
    const painted = ["plate", "sheet"].includes(context.theme.habit.art);
    const others = [...paints].filter(([, paint]) => paint !== JSON.stringify(plain)).map(([name]) => name);
    assert.deepEqual(others.toSorted(), painted ? ["land", "space", "water"] : [], style);
    assert.equal(new Set(others.map((name) => paints.get(name))).size, others.length, style);
  }
});

test("the light over a ground is lighter than its sky, on a dark ground too", () => {
  const wing: Rect = { x: 0, y: 0, width: 700, height: 1080 };
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en", { width: 1920, height: 1080, fps: 30 });
    if (!["plate", "sheet"].includes(context.theme.habit.art)) continue;
    const second = onSecondGround(style, context.format, context.direction);
    for (const [ground, theme] of Object.entries({ first: context.theme, second })) {
      const [sky, light] = wingMotif("a seed", wing, { ...context, theme, setting: "land" });
      assert.ok(sky?.kind === "rect" && light?.kind === "ellipse", style);
      assert.ok(typeof sky.fill === "string" && typeof light.fill === "string", style);
      assert.ok(toOklch(light.fill).lightness > toOklch(sky.fill).lightness, `${style}, ${ground} ground`);
    }
  }
});

test("what a film opens on goes on in its wings, whole and in shades of their ground", () => {
  const high: Rect = { x: 1500, y: 0, width: 420, height: 1080 };
  const band: Rect = { x: 0, y: 0, width: 1080, height: 420 };
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en", { width: 1920, height: 1080, fps: 30 });
    const drawn = { ...context, subject: "bone" };
    if (style === "cinematic_story") {
      // A story that names no place has its own thing on the floor, with its shadow.
      const paths = (one: typeof context): number => wingMotif("One", { ...high, x: 0, width: 1920 }, one).filter(({ kind }) => kind === "path").length; // prettier-ignore
      assert.ok(paths(drawn) > paths(context), style);
      continue;
    }
    for (const wing of [high, band]) {
      const one = wingMotif("One", wing, drawn);
      assert.ok(
        one.some(({ kind }) => kind === "path"),
        style,
      );
      assert.notDeepEqual(one, wingMotif("One", wing, context), style);
      for (const paint of one) {
        const { x, y, width, height } = boundsOf(paint);
        assert.ok(x >= wing.x && x + width <= wing.x + wing.width, `${style}: ${x}, ${width} px wide`);
        assert.ok(y >= wing.y && y + height <= wing.y + wing.height, `${style}: ${y}, ${height} px high`);
      }
    }
  }
});

function boundsOf(paint: Paint): Rect {
  if (paint.kind === "rect") return paint;
  assert.ok(paint.kind === "path");
  const [left, top, right, bottom] = new Path2D(paint.d).computeTightBounds();
  const [scale = 1, , , , x = 0, y = 0] = paint.transform ?? [];
  return {
    x: x + left * scale,
    y: y + top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}

test("the page that a film ends on, turned, has its wing at the end of the lines, as others have, or under the words, and no word stands on it", async () => {
  for (const [style, colors] of LOOKS)
    for (const format of FORMATS)
      for (const language of ["en", "ar"])
        for (const subject of [null, "ferry"]) {
          const given = contextOf(style, language, format, colors);
          if (given.theme.habit.align === "center") continue;
          const context = { ...given, subject, emblems: ["bell"], lead: "bell", turned: true, closes: true };
          const layers = await sceneOf(
            { kind: "statement", text: SENTENCE, heading: "Why leaves fall" },
            context,
          );
          const where = `${style} ${format.width}×${format.height} ${language} ${subject}`;
          const [wing, ...others] = wingsOf(layers);
          const words = wordsOf(layers);
          assert.ok(others.length === 0 && words.length > 1, where);
          assert.ok(wing !== undefined, where);
          for (const word of words) {
            assert.ok(apart(word.bounds, wing.bounds), `${where}: ${word.id} on its wing`);
            if (context.portrait) assert.ok(word.bounds.y + word.bounds.height <= wing.bounds.y, where);
            else if (language === "ar") assert.ok(word.bounds.x >= wing.bounds.x + wing.bounds.width, where);
            else assert.ok(word.bounds.x + word.bounds.width <= wing.bounds.x, where);
          }
        }
});

test("words on a page that turns stand alone, larger than beside a wing, within the frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const language of ["en", "ar"]) {
        const given = contextOf(style, language, format);
        if (given.theme.habit.art === "none") continue;
        const visual: Visual = { kind: "statement", text: SENTENCE };
        const [alone, beside] = await Promise.all(
          [true, false].map((turned) => sceneOf(visual, { ...given, turned })),
        );
        const where = `${style} ${format.width}×${format.height} ${language}`;
        assert.equal(wingsOf(alone ?? []).length, 0, where);
        assert.ok(sizeOfWords(alone ?? []) >= sizeOfWords(beside ?? []), where);
        for (const { bounds } of wordsOf(alone ?? [])) {
          const { x, width } = given.box;
          assert.ok(bounds.x >= x - AIR && bounds.x + bounds.width <= x + width + AIR, where);
        }
      }
});

test("a quotation on a page that turns begins where the page does", async () => {
  for (const style of STYLE_NAMES) {
    const context = { ...contextOf(style), emblems: ["bell"], lead: "bell", turned: true };
    if (context.theme.habit.art === "none") continue;
    const layers = await sceneOf({ kind: "quote", text: SENTENCE }, context);
    // With its bar, where it has one.
    const starts = layers.filter(({ id }) => /^quote(?:-bar)?$/u.test(id)).map(({ bounds }) => bounds.x);
    assert.ok(Math.abs(Math.min(...starts) - context.box.x) <= AIR, style);
  }
});

/** px that a layer of words has around its letters. */
const AIR = 20;

/** px of the largest letters. */
function sizeOfWords(layers: readonly Layer[]): number {
  const fonts = wordsOf(layers).flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.font] : []))); // prettier-ignore
  return Math.max(...fonts.map((font) => Number(/(\d+(?:\.\d+)?)px/u.exec(font)?.[1] ?? 0)));
}

test("tiles of what a film shows stand clear of the words, at the frame's edge, and none over what is grave", async () => {
  const emblems = ["amphora", "salt", "hot-pepper"];
  for (const [style, colors, isLit] of LOOKS)
    for (const format of FORMATS)
      for (const language of ["en", "ar"])
        for (const turned of [false, true]) {
          const given = contextOf(style, language, format, colors);
          const context = { ...given, emblems, turned, closes: turned, subject: "amphora" };
          const { isGrave: _none, ...cheerful } = context;
          const visual: Visual = { kind: "statement", text: SENTENCE, heading: "Why leaves fall" };
          const layers = await sceneOf(visual, cheerful);
          const where = `${style} ${format.width}×${format.height} ${language} ${turned}`;
          const [wing, ...others] = wingsOf(layers);
          assert.ok(others.length === 0, where);
          const isStory = context.theme.habit.art === "none";
          if (isLit && !isStory) {
            assert.equal(wing, undefined, where);
            continue;
          }
          // A story's thing stands in its light where it is large enough to be one.
          if (isStory && wing === undefined) continue;
          assert.ok(wing !== undefined, where);
          const drawn = wing.paint.filter((paint) => paint.kind === "path" && paint.transform !== undefined);
          assert.equal(drawn.length > 6, !isStory, `${where}: ${drawn.length}`);
          const grave = wingsOf(await sceneOf(visual, { ...context, isGrave: true }));
          assert.notDeepEqual(grave[0]?.paint, isStory ? null : wing.paint, where);
          if (isStory) continue;
          for (const word of wordsOf(layers))
            assert.ok(apart(word.bounds, wing.bounds), `${where}: ${word.id} on its wing`);
        }
});

test("several things stand in tiles along a rim, one or none on a quiet ground", () => {
  const wing: Rect = { x: 1560, y: 0, width: 360, height: 1080 };
  const context = contextOf("clean_lecture", "en", { width: 1920, height: 1080, fps: 30 });
  const placesOf = (emblems: string[]): number => {
    const paint = wingMotif("a page", wing, { ...context, emblems });
    const drawn = paint.flatMap((one) => (one.kind === "path" ? [one.transform?.join() ?? ""] : []));
    return new Set(drawn.filter((place) => place !== "")).size;
  };
  assert.equal(placesOf(["salt", "amphora", "hot-pepper"]), 3);
  assert.equal(placesOf(["salt"]), 0);
  assert.equal(placesOf([]), 0);
});

import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer, Rect } from "../../../artifacts/timeline.ts";
import { assertLawful, contextOf, LOOKS, SHAPED_LOOKS, STYLE_NAMES } from "../testing/layout-laws.ts";
import { fontSizeOf } from "../../fonts/script-figures.ts";
import { layoutVisual } from "../registry.ts";
import { coverOf } from "./cover.ts";
import { title } from "./title.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const TITLES: [language: string, title: string][] = [
  ["en", "Giving feedback that helps"],
  ["en", "Why"],
  ["en", "Why small habits beat big resolutions in the long run"],
  ["en", "What every new employee should understand about recognising and reporting fraudulent messages"],
  ["ar", "كيف نستمع إلى الآخرين"],
  ["zh", "二十四节气：中国人的时间智慧"],
  ["hi", "सुनने की कला"],
];
const of = (layers: readonly Layer[], ids: readonly string[]) => layers.filter(({ id }) => ids.includes(id));
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** A sheet is of one colour. */
const PATTERNED = SHAPED_LOOKS.filter(([style]) => style !== "professional_training");

test("a title without a picture has a cover in every style, format and script, and no word stands on it", async () => {
  for (const [style, colors, isLit] of LOOKS) {
    for (const format of FORMATS) {
      for (const [language, text] of TITLES) {
        // What is lit opens in its light alone, a story where it has no place.
        const place = style === "cinematic_story" ? ("town" as const) : null;
        const context = { ...contextOf(style, language, format, colors), place, role: "opening" as const };
        const layout = await title.layout(
          { kind: "title", title: text, subtitle: text.slice(0, 40) },
          context,
        );
        const where = `${style} ${format.width}×${format.height} ${text}`;
        assertLawful(layout, context);
        const covers = of(layout.layers, ["bleed-wing", "bleed-wing-rings", "bleed-horizon"]);
        // A sheet without a picture is its title's alone.
        const isTyped = context.theme.habit.art === "sheet";
        assert.equal(covers.length > 0, !isTyped && (!isLit || place !== null), where);
        const words = of(layout.layers, ["title", "subtitle"]);
        for (const cover of covers) {
          // A sky may reach behind words; its ridges and sun stand below them.
          if (cover.id === "bleed-horizon") continue;
          for (const word of words)
            assert.ok(apart(word.bounds, cover.bounds), `${where}: ${word.id} on ${cover.id}`);
        }
      }
    }
  }
});

test("the same title has the same cover, another title another", () => {
  for (const [style, colors] of PATTERNED) {
    const context = { ...contextOf(style, "en", FORMATS[0], colors), role: "opening" as const };
    const paintOf = (text: string) => JSON.stringify(coverOf(text, context).layers.at(-1)?.paint);
    assert.equal(paintOf("Giving feedback"), paintOf("Giving feedback"));
    const all = ["One day", "Two nights", "Three weeks", "Four months", "Five years"].map(paintOf);
    assert.ok(new Set(all).size >= 3, style);
  }
});

test("right to left, a cover stands on the other side", () => {
  for (const [style, colors] of PATTERNED) {
    const [ltr, rtl] = ["en", "ar"].map((language) =>
      coverOf("Why", { ...contextOf(style, language, FORMATS[0], colors), role: "opening" }),
    );
    const middle = (cover: typeof ltr) => {
      const bounds = cover?.layers.at(-1)?.bounds;
      return bounds === undefined ? 0 : bounds.x + bounds.width / 2;
    };
    assert.ok(middle(ltr) > 960 && middle(rtl) < 960, style);
  }
});

test("nothing of a cover moves once it is there", () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const { motion } = context.theme;
    for (const { id, tracks } of coverOf("Why", context).layers) {
      const frames = Object.values(tracks).flatMap((track) =>
        Array.isArray(track) ? track.map(({ frame }) => frame) : [],
      );
      assert.ok(Math.max(...frames) <= context.opening + motion.enter, `${style} ${id}`);
    }
  }
});

test("in a tall frame no sentence of the film is set larger than its title", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en", { width: 1080, height: 1920, fps: 30 });
    const sizeIn = async (visual: Visual, id: string) => {
      const { layers } = await layoutVisual(visual, context);
      const words = layers.find((layer) => layer.id === id)?.paint.find(({ kind }) => kind === "text");
      return words?.kind === "text" ? fontSizeOf(words.font) : 0;
    };
    const said = await sizeIn({ kind: "statement", text: "Water rose" }, "statement");
    assert.ok((await sizeIn({ kind: "title", title: "Water rose" }, "title")) >= said && said > 0, style);
  }
});

test("a title without a picture has a sheet's colour from edge to edge, and is read on it", async () => {
  const chapter = { paint: [{ kind: "rect" as const, x: 0, y: 0, width: 1920, height: 1080, fill: "#0F4C81" }], on: "#0F4C81", ink: "#FFFFFF" }; // prettier-ignore
  const context = { ...contextOf("professional_training", "en", FORMATS[0]), chapter };
  const layout = await title.layout({ kind: "title", title: "Your first day", subtitle: "What happens when" }, context); // prettier-ignore
  assertLawful(layout, context);
  const [ground, ...words] = layout.layers;
  assert.deepEqual(ground?.paint, chapter.paint);
  for (const { paint } of words)
    for (const one of paint)
      if (one.kind === "text") assert.deepEqual([one.on, one.color], [chapter.on, chapter.ink]);
  const shown = await title.layout({ kind: "title", title: "Your first day" }, { ...context, emblems: ["key"], lead: "key" }); // prettier-ignore
  assert.notDeepEqual(shown.layers[0]?.paint, chapter.paint);
});

test("a grave film, whose places are not painted, has no picture area beside its title either", () => {
  for (const style of ["science_explainer", "product_showcase", "professional_training"] as const) {
    const grave = { ...contextOf(style, "en", FORMATS[0]), role: "opening" as const, isGrave: true };
    const placed = coverOf("The night of the flood", { ...grave, view: "harbour-view" });
    assert.deepEqual(placed.words, coverOf("The night of the flood", grave).words, style);
    assert.deepEqual(placed.layers, [], style);
  }
});

import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { layerState } from "../../layers/layer-state.ts";
import { isSeen } from "../../entrances/first-content.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { openSection } from "./section-opening.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const HEADING = "Where the range is greatest";

/** A chart whose first bar waits for the word at `second`. */
const chart = (second: number): Visual => ({
  kind: "chart",
  heading: HEADING,
  chart: "bar",
  categories: ["Bay of Fundy", "Severn", "Venice"],
  series: [{ name: "Range", values: [14.5, 12.3, 0.8], displays: ["14.5", "12.3", "0.8"] }],
  cues: [second, second + 4, second + 8].map((sentence) => ({ sentence, offset: 0 })),
});

const points = (icon?: string): Visual => ({
  kind: "bullets",
  heading: HEADING,
  items: ["Fundy", "Severn", "Venice"].map((label, n) => ({
    label,
    ...(icon !== undefined && { icon }),
    cue: { sentence: 4 * n + 4, offset: 0 },
  })),
});

const seenAt = (layers: readonly Layer[], second: number, name: RegExp): string[] =>
  layers.filter((layer) => name.test(layer.id) && isSeen(layer, second * 30)).map(({ id }) => id);

test("a section opens on its heading alone, which gives way to it as the content comes", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const { layers } = await layoutVisual(chart(4), context);
      const opened = openSection(layers, HEADING, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful({ layers: opened, findings: [] }, context), where);
      assert.deepEqual(seenAt(opened, 2, /^(?:heading|section)$/u), ["section"], where);
      // Where there is nothing to show there is no picture beside it; a story goes on in its light.
      if (style !== "cinematic_story") assert.deepEqual(seenAt(opened, 2, /^bleed-wing/u), [], where);
      assert.deepEqual(seenAt(opened, 6, /^(?:heading|section|bleed-wing.*)$/u), ["heading"], where);
    }
});

test("content that comes at once needs no announcement", async () => {
  const context = contextOf();
  const { layers } = await layoutVisual(chart(1), context);
  assert.equal(openSection(layers, HEADING, context), layers);
});

const GROUND = { paint: [], on: "#123456", ink: "#ffffff" };

test("all sections are announced on one ground in one size, which goes before the content comes, with a mark for each below", async () => {
  const headings = ["Tides", HEADING, "What the moon has to do with it"];
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const language of ["en", "ar"]) {
        const plain = contextOf(style, language, format);
        if (plain.theme.habit.align === "center") continue;
        const sizes = new Set<string>();
        for (const [at, heading] of headings.entries()) {
          const context = { ...plain, chapter: GROUND, section: { at: at + 1, headings } };
          const { layers } = await layoutVisual({ ...points(), heading } as Visual, context);
          const opened = openSection(layers, heading, context);
          const where = `${style} ${language} ${format.width}×${format.height} ${heading}`;
          assert.doesNotThrow(() => assertLawful({ layers: opened, findings: [] }, context), where);
          const seen = (second: number) => seenAt(opened, second, /^(?:section|heading|bleed-.*-section)$/u);
          assert.ok(seen(2).includes("section") && !seen(2).includes("heading"), where);
          assert.deepEqual(seen(8), ["heading"], where);
          const text = opened.find(({ id }) => id === "section")?.paint ?? [];
          for (const one of text)
            if (one.kind === "text") {
              sizes.add(/([\d.]+)px/u.exec(one.font)?.[1] ?? "");
              assert.deepEqual([one.on, one.color], [GROUND.on, GROUND.ink], where);
            }
          const marks = opened.find(({ id }) => id === "bleed-progress-section")?.paint ?? [];
          const come = marks.filter((one) => one.kind === "rect" && one.fill === GROUND.ink);
          assert.deepEqual([marks.length, come.length], [headings.length, at + 1], where);
        }
        assert.equal(
          sizes.size,
          1,
          `${style} ${language} ${format.width}×${format.height}: ${[...sizes].join()}`,
        );
      }
});

test("a film of two sections has no marks, and a heading far too long for its page still stands within it", async () => {
  const long =
    "How a new book reaches the shelf of a village library that is open for two hours on Thursdays, and what becomes of the old one";
  for (const format of FORMATS) {
    const context = { ...contextOf("clean_lecture", "en", format), chapter: GROUND, section: { at: 1, headings: [long, "Tides"] } }; // prettier-ignore
    const { layers } = await layoutVisual({ ...points(), heading: long } as Visual, context);
    const opened = openSection(layers, long, context);
    assert.doesNotThrow(() => assertLawful({ layers: opened, findings: [] }, context));
    assert.ok(!opened.some(({ id }) => id.startsWith("bleed-progress")));
  }
});

test("a list of words stands beside what its film shows, from its section's opening on in a story; with icons it has the frame", async () => {
  for (const style of STYLE_NAMES) {
    // A story's wing is its place.
    const isStory = style === "cinematic_story";
    const place = isStory ? ("town" as const) : null;
    const context = { ...contextOf(style), place, subject: "seedling" };
    const layersOf = async (visual: Visual) =>
      openSection((await layoutVisual(visual, context)).layers, HEADING, context);
    const bare = await layersOf(points());
    assert.doesNotThrow(() => assertLawful({ layers: bare, findings: [] }, context), style);
    for (const second of [2, 18])
      assert.equal(
        seenAt(bare, second, /^bleed-wing/u).length,
        isStory || second > 2 ? 1 : 0,
        `${style} ${second}`,
      );
    const drawn = await layersOf(points("leaf"));
    assert.deepEqual(seenAt(drawn, 18, /^bleed-wing/u), [], style);
  }
  // In a tall frame below what the film opens on; shapes that show nothing give way to larger letters.
  for (const [format, subject, wings] of [
    [FORMATS[1], "seedling", 1],
    [FORMATS[1], null, 0],
    [FORMATS[2], "seedling", 0],
  ] as const) {
    const context = { ...contextOf("clean_lecture", "en", format), subject };
    const { layers } = await layoutVisual(points(), context);
    assert.equal(seenAt(layers, 18, /^bleed-wing/u).length, wings, `${format?.width} ${subject}`);
  }
});

test("an announcement becomes the heading: it goes where that stands, which takes its place as it arrives", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const { layers } = await layoutVisual({ ...points(), heading: "Tides" } as Visual, context);
    const opened = openSection(layers, "Tides", context);
    const words = opened.find(({ id }) => id === "section");
    const heading = opened.find(({ id }) => id === "heading");
    assert.ok(words !== undefined && heading !== undefined, style);
    const seen = (layer: Layer, frame: number) => layerState(layer, frame).opacity > 0;
    const frames = Array.from({ length: context.frames }, (_, frame) => frame);
    assert.ok(
      !frames.some((frame) => seen(words, frame) && seen(heading, frame)),
      `${style}: both are there`,
    );
    const arrives = frames.find((frame) => frame > context.opening && seen(heading, frame)) ?? 0;
    assert.ok(seen(words, arrives - 1), `${style}: nothing is there in between`);
    const { x, y, scale } = layerState(words, arrives);
    const middle = ({ bounds }: Layer) => [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    const [fromX = 0, fromY = 0] = middle(words);
    const [toX = 0, toY = 0] = middle(heading);
    // Bounds are whole px, and reach a little beyond the letters.
    assert.ok(
      Math.abs(fromX + x - toX) < 3 && Math.abs(fromY + y - toY) < 3,
      `${style}: ${fromX + x} ${toX}, ${fromY + y} ${toY}`,
    );
    assert.ok(
      Math.abs(words.bounds.width * scale - heading.bounds.width) < 4,
      `${style}: ${words.bounds.width * scale} ${heading.bounds.width}`,
    );
  }
});

test("where the heading has other lines the announcement goes before it comes: the words are never seen twice", async () => {
  for (const [language, heading] of [
    ["en", "How a new book reaches the shelf of a village library"],
    ["ar", "كيف يصل كتاب جديد إلى رف مكتبة القرية الصغيرة عندنا"],
    ["ja", "新しい本が村の図書館の棚に届くまでの長い道のり"],
  ] as const)
    for (const style of STYLE_NAMES)
      for (const format of FORMATS) {
        const context = contextOf(style, language, format);
        const { layers } = await layoutVisual({ ...points(), heading } as Visual, context);
        const opened = openSection(layers, heading, context);
        const where = `${style} ${language} ${format.width}×${format.height}`;
        assert.doesNotThrow(() => assertLawful({ layers: opened, findings: [] }, context), where);
        const words = opened.find(({ id }) => id === "section");
        const own = opened.find(({ id }) => id === "heading");
        assert.ok(words !== undefined && own !== undefined, where);
        const opacity = (layer: Layer, frame: number) => layerState(layer, frame).opacity;
        for (let frame = context.opening; frame < context.frames; frame += 1)
          assert.ok(opacity(words, frame) * opacity(own, frame) < 0.05, `${where}: twice at ${frame}`);
        assert.equal(opacity(own, context.frames - 1), 1, where);
      }
});

test("a heading that would only come and go at once stands in its place from the start", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const soon = { ...context, at: () => context.opening + Math.round(0.8 * context.format.fps) };
    const { layers } = await layoutVisual(points(), soon);
    assert.equal(openSection(layers, HEADING, soon), layers, style);
  }
});

test("a short heading is announced in a story of slow dissolves as well, and as quickly as elsewhere", async () => {
  const context = contextOf("cinematic_story");
  const soon = { ...context, at: () => context.opening + Math.round(1.4 * context.format.fps) };
  const layers = openSection((await layoutVisual(points(), soon)).layers, HEADING, soon);
  const entrance = layers.find(({ id }) => id === "section")?.tracks.opacity ?? [];
  const came = entrance.find(({ value }) => value === 1);
  assert.ok(came !== undefined && came.frame - soon.opening < soon.theme.motion.enter);
});

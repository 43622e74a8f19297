import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { Cue } from "../../artifacts/cue.ts";
import type { Visual } from "../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../artifacts/timeline.ts";
import { contextOf, STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { layoutVisual } from "../components/registry.ts";
import { layerState } from "../layers/layer-state.ts";
import { filmInput } from "../timeline/arbitrary-storyboard.ts";
import { buildTimeline } from "../timeline/build-timeline.ts";
import { checkEmpty } from "../timeline/check-empty.ts";
import { evenSpeech } from "../timeline/even-speech.ts";
import { themeFor } from "../components/testing/theme-for.ts";
import { firstContent, isContent, isSeen } from "./first-content.ts";
import { hastened } from "./patience.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const at = (sentence: number): { cue: Cue } => ({ cue: { sentence, offset: 0 } });
const heading = "Inside the leaf";
const figure = { display: "640 g", value: 640, decimals: 0, prefix: "", suffix: " g" };
const share = { part: 3, whole: 10 };
const bars = (chart: "bar" | "column" | "line" | "donut"): Visual => ({
  kind: "chart",
  heading,
  chart,
  categories: ["2023", "2024", "2025"],
  series: [{ name: "Sales", values: [3, 4, 6], displays: ["3", "4", "6"] }],
  cues: [4, 8, 12].map((sentence) => at(sentence).cue),
});

/** Each waits for its words at 4, 8 and 12 s. */
const WAITING: Visual[] = [
  {
    kind: "bullets",
    heading,
    items: ["Stomata", "Veins", "Skin"].map((label, n) => ({ label, ...at(4 * n + 4) })),
  },
  {
    kind: "bullets",
    heading,
    items: ["Stomata", "Veins", "Skin"].map((label, n) => ({
      label,
      detail: "Air",
      icon: "leaf",
      ...at(4 * n + 4),
    })),
  },
  {
    kind: "process",
    heading,
    steps: ["Cut", "Press", "Dry"].map((title, n) => ({ title, ...at(4 * n + 4) })),
  },
  {
    kind: "timeline",
    heading,
    events: ["It opens", "It grows", "It ends"].map((text, n) => ({
      date: `${1900 + n}`,
      text,
      ...at(4 * n + 4),
    })),
  },
  {
    kind: "number",
    heading,
    figures: ["It weighs", "The bag", "The rest"].map((label, n) => ({ figure, label, ...at(4 * n + 4) })),
  },
  {
    kind: "number",
    heading,
    figures: [
      { figure: { ...figure, display: "30 %", value: 30, suffix: " %" }, label: "of all", share, ...at(4) },
    ],
  },
  { kind: "quote", heading, text: "We have no time.", ...at(4) },
  bars("bar"),
  bars("column"),
  bars("line"),
  bars("donut"),
];

test("what waits for its word leaves no box, rule or label in its place", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const visual of WAITING) {
        const context = contextOf(style, "en", format);
        const { layers } = await layoutVisual(visual, context);
        const what = `${style} ${format.width}×${format.height} ${visual.kind}`;
        const first = firstContent(layers) ?? 0;
        assert.ok(Math.abs(first - 4 * format.fps) <= 1, `${what} begins at frame ${first}`);
        if (visual.kind !== "number" || visual.figures.length < 2) continue;
        // Panel, figure and label are one thing.
        const seen = (frame: number) => layers.filter((one) => isContent(one) && isSeen(one, frame));
        const early = seen(8 * format.fps - 2).map(({ id }) => id);
        assert.deepEqual(
          early.filter((id) => !/-[01]$/u.test(id)),
          [],
          what,
        );
      }
});

test("what a list has not told yet waits faintly at its place, and is told where it waited", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const visual of WAITING.slice(0, 4)) {
        const context = contextOf(style, "en", format);
        const { layers } = await layoutVisual(visual, context);
        const what = `${style} ${format.width}×${format.height} ${visual.kind}`;
        const told = layers.filter(({ id }) => /^(?:item|step|event)-\d$/u.test(id));
        const waits = layers.filter(({ id }) => /^waiting-(?:item|step|event)-\d$/u.test(id));
        assert.equal(told.length, 3, what);
        const counts = [3, 6, 10, 19].map((second) => told.filter((one) => isSeen(one, second * format.fps)).length); // prettier-ignore
        assert.deepEqual(counts, [0, 1, 2, 3], what);
        const faint = [3, 6, 10, 19].map((second) => waits.filter((one) => layerState(one, second * format.fps).opacity > 0).length); // prettier-ignore
        assert.deepEqual(faint, [3, 2, 1, 0], what);
      }
});

test("the sheet under a list waits with its items, comes with the first and is under all of it from then on", async () => {
  const context = contextOf("professional_training");
  const { layers } = await layoutVisual(WAITING[0] as Visual, context);
  const sheets = layers.filter((one) => one.id.startsWith("sheet-"));
  assert.equal(sheets.length, 1, "no edge lies over another");
  assert.deepEqual([3, 6, 19].map((second) => sheets.filter((one) => isSeen(one, second * 30)).length), [0, 1, 1]); // prettier-ignore
  const items = layers.filter((one) => one.id.startsWith("item-"));
  const foot = (some: readonly Layer[]) => Math.max(...some.map(({ bounds }) => bounds.y + bounds.height)); // prettier-ignore
  const below = foot(sheets) - foot(items);
  assert.ok(below >= -6 && below < 130, `${below} px`);
});

test("a table stands on its ground and each row comes as it is told, a comparison's heads come with their cards, and no card is empty", async () => {
  const table: Visual = {
    kind: "table",
    heading,
    columns: ["System", "Price"].map((label) => ({ label, align: "start" as const })),
    rows: [
      ["Gas boiler", "£3,000"],
      ["Heat pump", "£11,000"],
    ],
    cues: [at(4).cue, at(8).cue],
  };
  const sides = ["Solar", "Wind"].map((title, n) => ({ title, tone: "neutral" as const, points: [{ text: "By day only", ...at(4 * n + 4) }] })); // prettier-ignore
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const words = async (visual: Visual, second: number) =>
      wordsAt((await layoutVisual(visual, context)).layers, second * 30);
    assert.deepEqual(await words(table, 2), ["Price", "System"], style);
    assert.deepEqual(await words(table, 6), ["Gas boiler", "Price", "System", "£3,000"], style);
    const { layers: rows } = await layoutVisual(table, context);
    const panel = (second: number) =>
      rows.filter((one) => one.id.startsWith("table-ground") && isSeen(one, second * 30)).map(({ bounds }) => bounds.height); // prettier-ignore
    assert.ok(
      panel(2).length < 2 && panel(2)[0] === panel(12)[0],
      `${style}: what waits stands on the whole ground`,
    );
    const waits = (second: number) => rows.filter((one) => /^waiting-(?:name|row)/u.test(one.id) && layerState(one, second * 30).opacity > 0.1).length; // prettier-ignore
    assert.deepEqual([2, 6, 12].map(waits), [4, 2, 0], style);
    const compared: Visual = { kind: "comparison", heading, sides };
    // Without cards, the heads are columns that wait for nothing.
    const early = style === "cinematic_story" ? ["Solar", "Wind"] : [];
    assert.deepEqual(await words(compared, 2), early, style);
    assert.deepEqual(await words(compared, 6), ["By day only", "Solar", ...early.slice(1)], style);
    const { layers } = await layoutVisual(compared, context);
    for (const card of layers.filter(({ id, paint }) => id.startsWith("card-") && paint.length > 0))
      assert.equal(isSeen(card, 60), false, `${style}: ${card.id} is empty`);
  }
});

function wordsAt(layers: readonly Layer[], frame: number): string[] {
  return layers
    .filter((layer) => isContent(layer) && layerState(layer, frame).opacity > 0)
    .flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])))
    .toSorted();
}

test("in any film something to look at comes within 2.5 s below a heading, and at once without one", async () => {
  await fc.assert(
    fc.asyncProperty(filmInput, async ({ storyboard, format }) => {
      const speeches = storyboard.scenes.map(({ index, narration }) =>
        evenSpeech(index, narration, storyboard.language),
      );
      const timeline = await buildTimeline(storyboard, speeches, format);
      const { motion } = themeFor(storyboard.style, format);
      for (const segment of timeline.segments.filter(({ kind }) => kind === "scene")) {
        const content = segment.layers.filter(isContent);
        if (content.length === 0) continue;
        const headed = segment.layers.some(({ id }) => id === "heading");
        const soonest = Math.round((headed ? 2.6 : 0.8) * format.fps) + motion.opening + motion.enter;
        const { visual } = storyboard.scenes[segment.sceneIndex - 1] ?? {};
        const seen = Array.from({ length: Math.min(segment.frames, soonest + 1) }, (_, frame) =>
          content.some((layer) => isSeen(layer, frame)),
        );
        assert.ok(segment.frames <= soonest || seen.includes(true), `${visual?.kind} is still empty`);
      }
      assert.deepEqual(
        timeline.findings.filter(({ code }) => code === "empty_frame"),
        [],
      );
    }),
    { numRuns: 25 },
  );
});

test("a first thing that is late comes before its word, and what comes in time keeps it", async () => {
  const context = contextOf();
  const layersOf = async (visual: Visual) => (await layoutVisual(visual, context)).layers;
  const list = (cue: number, headed = true): Visual => ({
    kind: "number",
    ...(headed ? { heading } : {}),
    figures: [{ figure, label: "It weighs", ...at(cue) }],
  });
  assert.equal(hastened(await layersOf(list(2)), context), null);
  assert.equal(hastened(await layersOf(list(9)), context), context.opening + 75);
  // A figure is a picture by itself.
  assert.equal(hastened(await layersOf(list(9)), context, false, "number"), context.opening + 39);
  assert.equal(hastened(await layersOf(list(2)), context, true), context.opening + 11);
  assert.equal(hastened(await layersOf(list(2)), context, false, "statement", false), context.opening + 11);
  assert.equal(hastened(await layersOf(list(2)), context, false, "bullets", false), null);
  assert.equal(hastened(await layersOf(list(2, false)), context), context.opening);
});

test("a stretch of a scene without content is found, a heading alone is none, and a pause between pages is let pass", async () => {
  const context = contextOf();
  const { layers } = await layoutVisual(WAITING[0] as Visual, context);
  const [finding, ...others] = checkEmpty(layers, context);
  assert.equal(finding?.code, "empty_frame");
  assert.match(finding.message, /^from 0\.0 to 4\.\d s/u);
  assert.deepEqual(others, []);
  const { layers: soon } = await layoutVisual({ kind: "bullets", heading, items: [{ label: "Stomata", ...at(2) }, { label: "Veins", ...at(12) }] }, context); // prettier-ignore
  assert.deepEqual(checkEmpty(soon, context), []);
});

import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../artifacts/storyboard.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { spanAt } from "./testing/span-at.ts";
import { unionOf } from "../layout/layer-builder.ts";
import { contextOf, STYLE_NAMES } from "./testing/layout-laws.ts";
import { layoutVisual } from "./registry.ts";
import { headingSize } from "./shared/scene-heading.ts";

const labels = ["Unplug it", "Call the help desk", "Tell us all", "Change the password", "Write it down"];
const heading = "What to do";
const figure = { display: "298,878", value: 298_878, decimals: 0, prefix: "", suffix: "" };

function bulletsOf(count: number, detail?: string): Visual {
  const items = labels.slice(0, count).map((label) => (detail === undefined ? { label } : { label, detail }));
  return { kind: "bullets", heading, items };
}

const SCENES: Record<string, Visual> = {
  "two points": bulletsOf(2),
  "three points": bulletsOf(3),
  "four points": bulletsOf(4, "and not by mail"),
  steps: { kind: "process", heading, steps: labels.slice(0, 3).map((title) => ({ title, icon: "hand" })) },
  "bare steps": { kind: "process", heading, steps: labels.slice(0, 4).map((title) => ({ title })) },
  events: { kind: "timeline", heading, events: labels.slice(0, 3).map((text) => ({ date: "2025", text })) },
  table: {
    kind: "table",
    heading,
    columns: ["Items", "Linear", "Binary"].map((label) => ({ label, align: "start" as const })),
    rows: [
      ["100", "100", "7"],
      ["10,000", "10,000", "14"],
      ["1,000,000", "1,000,000", "20"],
    ],
  },
  comparison: {
    kind: "comparison",
    heading,
    sides: ["Solar", "Wind"].map((title) => ({
      title,
      tone: "neutral" as const,
      points: labels.slice(0, 2).map((text) => ({ text })),
    })),
  },
  "a small table": {
    kind: "table",
    heading,
    columns: ["Plan", "Price", "Seats"].map((label) => ({ label, align: "start" as const })),
    rows: [
      ["Basic", "9", "1"],
      ["Team", "29", "10"],
    ],
  },
  figures: { kind: "number", heading, figures: labels.slice(0, 2).map((label) => ({ figure, label })) },
};
const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];

/** Of the whole content box, the heading's part included, which nothing else may take. */
const LEAST_SPAN = { landscape: 0.48, stage: 0.46, tall: 0.42 };

for (const [name, visual] of Object.entries(SCENES)) {
  test(`${name}: a few things fill the frame`, async () => {
    for (const style of STYLE_NAMES) {
      for (const format of FORMATS) {
        const context = contextOf(style, "en", format);
        const { layers } = await layoutVisual(visual, context);
        const span = spanAt(layers, context.frames - 1, context.box);
        // Between a story's bars the stage is full of its light.
        const wide = style === "cinematic_story" ? LEAST_SPAN.stage : LEAST_SPAN.landscape;
        const least = format.width > format.height ? wide : LEAST_SPAN.tall;
        assert.ok(span >= least, `${style} ${format.width}×${format.height}: ${span.toFixed(2)}`);
      }
    }
  });
}

test("the fewer the points, the larger they are set, and never below 28 px", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const sizes = await Promise.all(
      [2, 3, 4, 5].map(async (count) => {
        const { layers } = await layoutVisual(bulletsOf(count), context);
        const fonts = layers
          .filter(({ id }) => id.startsWith("item-"))
          .flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.font] : [])));
        return Math.max(...fonts.map((font) => Number(/([\d.]+)px/.exec(font)?.[1])));
      }),
    );
    const sorted = [...sizes].sort((a, b) => b - a);
    assert.deepEqual(sizes, sorted);
    assert.ok((sizes[0] ?? 0) > (sizes[3] ?? 0) && (sizes[3] ?? 0) >= 44, sizes.join(" "));
    // Few short words are set as large as sentences are, and the heading stands quietly above them.
    const most = context.theme.size.title * 1.34;
    assert.ok(
      sorted.every((size) => size >= context.theme.minSize && size <= most),
      sorted.join(" "),
    );
  }
});

const SMALL: Record<string, { visual: Visual; layer: RegExp }> = {
  "three nodes": {
    visual: {
      kind: "diagram",
      heading,
      nodes: ["Commit", "Review", "Release"].map((label) => ({ id: label, label })),
      edges: [
        { from: "Commit", to: "Review" },
        { from: "Review", to: "Release" },
      ],
    },
    layer: /^node-/,
  },
  "a fork": {
    visual: {
      kind: "diagram",
      heading,
      nodes: ["Order", "Check", "Ship", "Refuse"].map((label) => ({ id: label, label })),
      edges: [
        { from: "Order", to: "Check" },
        { from: "Check", to: "Ship", label: "in stock" },
        { from: "Check", to: "Refuse", label: "sold out" },
      ],
    },
    layer: /^node-/,
  },
  "three lines of code": {
    visual: {
      kind: "code",
      heading,
      language: "python",
      code: "def greet(name):\n    text = hello(name)\n    print(text)",
      focus: [],
    },
    layer: /^code-\d/,
  },
  "a table of two rows": { visual: SCENES["a small table"] as Visual, layer: /^(?:row|name)-/ },
};

for (const [name, { visual, layer }] of Object.entries(SMALL)) {
  test(`${name}: type near the heading's, across most of the frame's width or height`, async () => {
    for (const style of STYLE_NAMES)
      for (const format of FORMATS) {
        const context = contextOf(style, "en", format);
        const { layers } = await layoutVisual(visual, context);
        const mine = layers.filter(({ id }) => layer.test(id) || id === "code-panel");
        const hull = unionOf(mine.map(({ bounds }) => bounds));
        const where = `${style} ${format.width}×${format.height}`;
        const reach = Math.max(hull.width / context.box.width, hull.height / context.box.height);
        assert.ok(reach >= 0.66, `${where}: spans ${reach.toFixed(2)}`);
        const words = layers.filter(({ id }) => layer.test(id));
        const fonts = words.flatMap(({ paint }) =>
          paint.flatMap((one) => (one.kind === "text" ? [Number(/([\d.]+)px/.exec(one.font)?.[1])] : [])),
        );
        // A line of code is as long as it is: in a narrow frame its length sets the type.
        const least =
          visual.kind === "code" && format.width === 1080 ? 40 : Math.min(56, headingSize(context) * 0.8);
        assert.ok(Math.min(...fonts) >= least * 0.99, `${where}: ${Math.min(...fonts)} px`);
        const { title } = context.theme.size;
        assert.ok(Math.max(...fonts) <= Math.max(title, 78), `${where}: ${Math.max(...fonts)} px`);
      }
  });
}

test("labels of arrows are never smaller than a caption of their style", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const { layers } = await layoutVisual(SMALL["a fork"]?.visual as Visual, context);
      const labels = layers.filter(({ id }) => id.startsWith("edge-label-"));
      assert.equal(labels.length, 2);
      for (const { paint } of labels)
        for (const one of paint)
          if (one.kind === "text")
            assert.ok(Number(/([\d.]+)px/.exec(one.font)?.[1]) >= context.theme.size.small, style);
    }
});

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };

/** Sizes of the label and of the smallest words of a layer's items, px. */
async function sizesIn(
  visual: Visual,
  style: (typeof STYLE_NAMES)[number],
  layer: RegExp,
): Promise<number[]> {
  const { layers } = await layoutVisual(visual, contextOf(style, "en", WIDE));
  return layers
    .filter(({ id }) => layer.test(id))
    .flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" && /\p{L}/u.test(one.text) ? [Number(/([\d.]+)px/.exec(one.font)?.[1])] : []))); // prettier-ignore
}

const STEP = /^(?:step|item)-/;
const STEPS = ["Tie the rope", "Test the snow", "Step over", "Rest on ice", "Look back", "Go down"];

test("steps are set as large as lists are, the fewer the larger, with details and without", async () => {
  const least = { bare: [0, 0, 68, 62, 54, 50, 44], detailed: [0, 0, 58, 52, 44, 44, 40] };
  for (const style of STYLE_NAMES)
    for (const kind of ["bare", "detailed"] as const)
      for (const count of [2, 3, 4, 5, 6]) {
        const steps = STEPS.slice(0, count).map((title) => ({
          title,
          ...(kind === "bare" ? {} : { detail: "and wait for the others" }),
        }));
        const sizes = await sizesIn({ kind: "process", heading, steps }, style, STEP);
        const where = `${style}, ${count} ${kind} steps: ${sizes.join(" ")}`;
        const { title } = contextOf(style, "en", WIDE).theme.size;
        const wanted = Math.min(least[kind][count] ?? 0, title * 0.94);
        assert.ok(Math.max(...sizes) >= wanted, where);
        assert.ok(Math.min(...sizes) >= (kind === "bare" ? wanted : 34), where);
        assert.ok(Math.max(...sizes) <= title * 1.34, where);
      }
});

test("short points are larger than long ones, also within the bars of cinematic_story", async () => {
  const long = labels.slice(0, 4).map((label) => ({ label: `${label} before you do anything else, and do it with care` })); // prettier-ignore
  for (const style of STYLE_NAMES) {
    const short = await sizesIn(bulletsOf(4), style, STEP);
    const longer = await sizesIn({ kind: "bullets", heading, items: long }, style, STEP);
    assert.ok(Math.min(...short) >= Math.max(...longer), style);
    const { title } = contextOf(style, "en", WIDE).theme.size;
    assert.ok(Math.min(...short) >= Math.min(64, title * 0.94), `${style}: ${short.join(" ")}`);
  }
});

test("counted points bear their numbers, in every frame, also where icons would be found", async () => {
  const items = labels.slice(0, 3).map((label) => ({ label, icon: "hand" }));
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const visual: Visual = { kind: "bullets", heading, numbered: 4, items };
      const { layers } = await layoutVisual(visual, contextOf(style, "en", format));
      const said = layers
        .filter(({ id }) => id.startsWith("item-"))
        .map(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])));
      assert.deepEqual(
        said.map((texts) => texts.find((text) => /^\d+$/u.test(text))),
        ["4", "5", "6"],
      );
    }
});

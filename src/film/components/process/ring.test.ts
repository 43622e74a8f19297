import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { ProcessVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer, Paint, TextPaint } from "../../../artifacts/timeline.ts";
import { checkLayers } from "../../timeline/check-layers.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, cues, settings, STYLE_NAMES, textIn } from "../testing/layout-laws.ts";
import { boxRing, circleRing, wayBetween } from "./ring-shape.ts";
import { runs } from "../../../../test/support/runs.ts";

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SQUARE: Format = { width: 1080, height: 1080, fps: 30 };

const STAGES = [
  "Evaporation",
  "Condensation",
  "Precipitation",
  "Run-off",
  "Seepage",
  "Springs",
  "Rivers",
  "Seas",
];

function cycleOf(count: number, detail?: string): ProcessVisual {
  const steps = STAGES.slice(0, count).map((title, sentence) => ({
    title,
    ...(detail === undefined ? {} : { detail }),
    cue: { sentence: sentence + 1, offset: 0 },
  }));
  return { kind: "process", heading: "The water cycle", steps, cycle: true };
}

const arrows = (layers: Layer[]): Layer[] => layers.filter(({ id }) => id.startsWith("arrow-"));
const steps = (layers: Layer[]): Layer[] => layers.filter(({ id }) => id.startsWith("step-"));
const texts = (layer: Layer): TextPaint[] => layer.paint.filter((paint) => paint.kind === "text");
const startOf = ({ tracks }: Layer): number => (tracks.value ?? tracks.opacity)?.[0]?.frame ?? 0;

test("three to eight stations stand on a ring with an arrow into each, in every style and frame", async () => {
  for (const style of STYLE_NAMES) {
    for (const format of [WIDE, TALL, SQUARE]) {
      for (let count = 3; count <= 8; count += 1) {
        const context = contextOf(style, "en", format);
        const layout = await layoutVisual(
          cycleOf(count, count < 6 ? "It goes on its way" : undefined),
          context,
        );
        const where = `${style} ${format.width}×${format.height} ×${count}`;
        assert.equal(arrows(layout.layers).length, count, where);
        assert.equal(steps(layout.layers).length, count, where);
        assert.doesNotThrow(() => assertLawful(layout, context), where);
      }
    }
  }
});

test("the way back comes with the words that tell of it, and else once the last station stands", async () => {
  const context = contextOf("clean_lecture", "en", WIDE);
  const cycle = cycleOf(4);
  const backOf = (layers: Layer[]): number => {
    const back = layers.find(({ id }) => id === "arrow-0");
    assert.ok(back !== undefined);
    return startOf(back);
  };
  const plain = await layoutVisual(cycle, context);
  const told = { sentence: 5, offset: 0 };
  const closed = await layoutVisual({ ...cycle, closing: told }, context);
  assert.equal(backOf(closed.layers), context.at(told));
  assert.ok(backOf(plain.layers) < backOf(closed.layers));
  // What is told before its station stands waits for it.
  const early = await layoutVisual({ ...cycle, closing: { sentence: 1, offset: 0 } }, context);
  assert.equal(backOf(early.layers), backOf(plain.layers));
});

test("no arrow crosses the words of a station", async () => {
  for (const language of ["en", "ar"]) {
    for (const format of [WIDE, TALL, SQUARE]) {
      for (let count = 3; count <= 8; count += 1) {
        const context = contextOf("clean_lecture", language, format);
        const { layers } = await layoutVisual(cycleOf(count, "It goes on its way to the sea"), context);
        const points = arrows(layers).flatMap(({ paint }) => paint.flatMap((one) => pointsOf(one)));
        assert.ok(points.length > 20 * count, "a ring is drawn");
        for (const layer of steps(layers)) {
          for (const text of texts(layer)) {
            const box = boxOf(text);
            const hit = points.find(
              ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.foot,
            );
            assert.equal(
              hit,
              undefined,
              `${language} ${format.width}×${format.height} ×${count}: ${text.text}`,
            );
          }
        }
      }
    }
  }
});

/** A rough box of the ink of a line: its middle half in height, so far as it surely reaches in width. */
function boxOf({ text, x, y, align, font }: TextPaint) {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 0);
  const width = text.length * size * 0.4;
  const left = align === "right" ? x - width : align === "center" ? x - width / 2 : x;
  return { left, right: left + width, top: y - size * 0.7, foot: y };
}

function pointsOf(paint: Paint): { x: number; y: number }[] {
  const d = paint.kind === "path" ? paint.d : "";
  return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

test("long details are told in turn below the names of a square ring, long names in its middle", async () => {
  const long = "In the coil at the back the hot vapour gives its heat to the room and turns liquid again";
  const context = contextOf("clean_lecture", "en", SQUARE);
  const told = ({ layers }: { layers: Layer[] }) => layers.filter(({ id }) => id.startsWith("told-"));
  const slow = cycleOf(4, long).steps.map((step, at) => ({
    ...step,
    cue: { sentence: 1 + 4 * at, offset: 0 },
  }));
  const below = await layoutVisual({ ...cycleOf(4), steps: slow }, context);
  assert.equal(told(below).length, 4);
  assert.equal(arrows(below.layers).length, 4);
  assert.equal(steps(below.layers).filter((layer) => texts(layer).length > 0).length, 4);
  const ends = told(below).map(({ tracks }) => tracks.opacity?.at(-1));
  const starts = told(below).map((layer) => startOf(layer));
  ends.slice(0, -1).forEach((end, index) => {
    assert.equal(end?.value, 0);
    assert.ok((end?.frame ?? 0) <= (starts[index + 1] ?? 0), "one leaves before the next comes");
  });
  const sentences = slow.map(({ cue }) => ({ title: long, cue }));
  const middle = await layoutVisual({ ...cycleOf(4), steps: sentences }, context);
  assert.equal(told(middle).length, 4);
  assertLawful(middle, context);
});

test("right to left the ring is turned round", async () => {
  const middle = (layers: Layer[], at: number): number => {
    const node = steps(layers)[at]?.paint.find((paint) => paint.kind === "ellipse");
    assert.ok(node?.kind === "ellipse");
    return node.cx;
  };
  const [english, arabic] = await Promise.all(
    ["en", "ar"].map(async (language) => {
      const context = contextOf("clean_lecture", language, WIDE);
      return { context, layers: (await layoutVisual({ ...cycleOf(5), heading: "" }, context)).layers };
    }),
  );
  assert.ok(english !== undefined && arabic !== undefined);
  const half = WIDE.width / 2;
  for (let at = 0; at < 5; at += 1) {
    const offset = middle(english.layers, at) - half;
    assert.ok(Math.abs(middle(arabic.layers, at) - half + offset) < 2, `station ${at + 1} is mirrored`);
  }
  assert.ok(middle(english.layers, 0) > half);
});

test("each station comes with its word, and the way back once the last stands", async () => {
  const context = contextOf("science_explainer", "en", WIDE);
  const { layers } = await layoutVisual(cycleOf(4), context);
  steps(layers).forEach((layer, at) => assert.equal(startOf(layer), (at + 1) * WIDE.fps));
  const closing = arrows(layers).find(({ id }) => id === "arrow-0");
  assert.ok(closing !== undefined);
  assert.equal(startOf(closing), 4 * WIDE.fps + context.theme.motion.enter);
});

test("a drawing stands in the middle of a ring whose words stand outside, clear of all stations", async () => {
  for (const style of STYLE_NAMES) {
    for (let count = 3; count <= 8; count += 1) {
      const context = contextOf(style, "en", WIDE);
      const { layers } = await layoutVisual({ ...cycleOf(count), illustration: "cloud-with-rain" }, context);
      const drawing = layers.find(({ id }) => id === "illustration")?.bounds;
      assert.ok(drawing !== undefined && drawing.width > 150, `${style} ×${count}`);
      const inside = ({ x, y }: { x: number; y: number }): boolean =>
        x > drawing.x && x < drawing.x + drawing.width && y > drawing.y && y < drawing.y + drawing.height;
      const points = arrows(layers).flatMap(({ paint }) => paint.flatMap(pointsOf));
      assert.ok(!points.some(inside), `${style} ×${count}: an arrow`);
      const nodes = steps(layers).flatMap(({ paint }) => paint.filter((one) => one.kind === "ellipse"));
      const edges = nodes.flatMap(({ cx, cy, rx, ry }) =>
        [-1, 0, 1].flatMap((h) => [-1, 0, 1].map((v) => ({ x: cx + h * rx * 0.7, y: cy + v * ry * 0.7 }))),
      );
      assert.ok(!edges.some(inside), `${style} ×${count}: a station`);
    }
  }
  const tall = await layoutVisual(
    { ...cycleOf(4), illustration: "cloud-with-rain" },
    contextOf("clean_lecture", "en", TALL),
  );
  assert.ok(!tall.layers.some(({ id }) => id === "illustration"));
});

test("details go where there is no room for them, and a ring that has none for its labels is told as steps", async () => {
  const context = contextOf("clean_lecture", "en", SQUARE);
  const detail = "It goes on its long way from the mountains down to the sea and is never lost on the way";
  const dropped = await layoutVisual(cycleOf(8, detail), context);
  assert.equal(arrows(dropped.layers).length, 8);
  assert.ok(!dropped.layers.flatMap(texts).some(({ text }) => text.includes("mountains")));
  const long = cycleOf(8);
  long.steps = long.steps.map((step) => ({ ...step, title: `${step.title} ${detail}` }));
  const told = await layoutVisual(long, context);
  assert.equal(arrows(told.layers).length, 0);
  assert.deepEqual(checkLayers(told.layers, context), []);
});

test("long names of a tall frame stand down one side in large type, the way back on the other", async () => {
  const names = [
    "The hot gas passes through a second coil indoors",
    "Gives its heat to the water in the radiators",
    "As it cools it becomes liquid again",
    "Goes through a narrow valve",
    "Drops in pressure",
  ];
  const visual = cycleOf(5);
  visual.steps = visual.steps.map((step, at) => ({ ...step, title: names[at] ?? "" }));
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en", TALL);
    const { layers } = await layoutVisual(visual, context);
    const said = steps(layers).flatMap(texts).filter(({ text }) => /\p{L}{2}/u.test(text)); // prettier-ignore
    const sizes = said.map(({ font }) => Number(/([\d.]+)px/u.exec(font)?.[1]));
    assert.ok(Math.min(...sizes) >= 46, `${style}: ${Math.min(...sizes)}`);
    assert.equal(arrows(layers).length, 5, style);
  }
});

test("any cycle keeps the laws of layout", async () => {
  await fc.assert(
    fc.asyncProperty(
      settings.chain(([style, language, format]) =>
        fc.tuple(
          fc.constant([style, language, format] as const),
          fc.array(fc.record({ title: textIn(language, 1, 6), detail: textIn(language, 0, 16), cue: cues }), {
            minLength: 3,
            maxLength: 8,
          }),
        ),
      ),
      async ([[style, language, format], all]) => {
        const context = contextOf(style, language, format);
        const visual: ProcessVisual = { kind: "process", heading: "The cycle", steps: all, cycle: true };
        assertLawful(await layoutVisual(visual, context), context);
      },
    ),
    { numRuns: runs(20) },
  );
});

test("a way leads clockwise from one station to the next, clear of both", () => {
  const box = { x: 0, y: 0, width: 400, height: 600 };
  for (const ring of [circleRing({ x: 200, y: 300 }, 200, 5), boxRing(box, 80, 5, "facing")]) {
    for (let from = 0; from < 5; from += 1) {
      const way = wayBetween(ring, from, (from + 1) % 5, 30);
      const ends = [ring.stations[from], ring.stations[(from + 1) % 5]];
      assert.ok(way.length > 10);
      for (const point of way)
        for (const end of ends)
          assert.ok(end !== undefined && Math.hypot(point.x - end.x, point.y - end.y) > 30);
      const turn = way.slice(1).reduce((sum, point, at) => {
        const before = way[at];
        if (before === undefined) return sum;
        return sum + (before.x - 200) * (point.y - 300) - (point.x - 200) * (before.y - 300);
      }, 0);
      assert.ok(turn > 0, "clockwise on a screen, whose y grows downwards");
    }
  }
});

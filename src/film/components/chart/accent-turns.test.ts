import assert from "node:assert/strict";
import test from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer } from "../../../artifacts/timeline.ts";
import { assertLawful, contextOf, FORMATS, STYLE_NAMES } from "../testing/layout-laws.ts";
import { chart } from "./chart.ts";
import { lightsOf } from "./lit-parts.ts";

const DAYS: ChartVisual = {
  kind: "chart",
  heading: "Visitors by day",
  chart: "column",
  categories: ["Mon", "Tue", "Wed", "Thu"],
  series: [{ name: "Visitors", values: [112, 208, 143, 97], displays: ["112", "208", "143", "97"] }],
  highlight: 1,
  findings: [
    { text: "Thursday is the quietest", categories: [3], cue: { sentence: 2, offset: 0 } },
    { text: "That is 560 in all", cue: { sentence: 4, offset: 0 } },
  ],
};

/** The fill of the layers that show a mark at a frame. */
function fillsAt(layers: readonly Layer[], mark: string, frame: number): string[] {
  return layers
    .filter(({ id }) => id === mark || id.startsWith(`${mark}-turn-`))
    .filter(
      ({ tracks: { opacity = [] } }) =>
        (opacity.findLast((key) => key.frame <= frame) ?? opacity[0])?.value !== 0,
    )
    .flatMap(({ paint }) =>
      paint.flatMap((one) => ("fill" in one && typeof one.fill === "string" ? [one.fill] : [])),
    );
}

test("the accent goes to what a sentence names, and back where one names nothing", async () => {
  for (const kind of ["column", "bar"] as const) {
    const { layers } = await chart.layout({ ...DAYS, chart: kind }, contextOf());
    const [accent] = fillsAt(layers, "bar-2", 40);
    const [pale] = fillsAt(layers, "bar-4", 40);
    assert.ok(accent !== undefined && pale !== undefined && accent !== pale);
    assert.deepEqual([fillsAt(layers, "bar-2", 100), fillsAt(layers, "bar-4", 100)], [[pale], [accent]]);
    assert.deepEqual([fillsAt(layers, "bar-2", 170), fillsAt(layers, "bar-4", 170)], [[accent], [pale]]);
    // What is the same all the time is one layer.
    assert.equal(layers.filter(({ id }) => id.startsWith("bar-1")).length, 1);
  }
});

test("bars, lines and arcs keep their places while the accent passes on, and nothing leaves the frame", async () => {
  for (const kind of ["column", "bar", "line", "donut"] as const)
    for (const style of STYLE_NAMES)
      for (const format of FORMATS) {
        const context = contextOf(style, "en", format);
        const layout = await chart.layout({ ...DAYS, chart: kind }, context);
        assertLawful(layout, context);
        assert.equal(new Set(layout.layers.map(({ id }) => id)).size, layout.layers.length);
        for (const { id, bounds } of layout.layers.filter((one) => /^(?:bar|part)-\d-turn-/u.test(one.id))) {
          const first = layout.layers.find((one) => one.id === id.replace(/-turn-\d+$/u, ""));
          assert.deepEqual(bounds, first?.bounds, `${kind} ${style} ${id}`);
        }
      }
});

test("marks among which the accent goes along with the voice are all there from the first on: none is missing meanwhile", async () => {
  const cues = [0, 1, 2, 3].map((sentence) => ({ sentence, offset: 0 }));
  const early = [{ categories: [3], cue: { sentence: 3, offset: 0 } }];
  const { layers } = await chart.layout({ ...DAYS, cues, findings: early }, contextOf());
  const opens = (id: string) => layers.find((one) => one.id === id)?.tracks.inset?.top?.[0]?.frame;
  assert.deepEqual(["bar-2", "bar-3", "bar-4"].map(opens), [opens("bar-1"), opens("bar-1"), opens("bar-1")]);
  const [accent] = fillsAt(layers, "bar-2", 60);
  assert.notDeepEqual(fillsAt(layers, "bar-4", 60), [accent]);
  assert.deepEqual(fillsAt(layers, "bar-4", 130), [accent]);
});

test("bars that are told by their size come together, and each is lit as it is told", async () => {
  const cues = [3, 0, 1, 2].map((sentence) => ({ sentence, offset: 0 }));
  const { highlight: _, findings: __, ...plain } = DAYS;
  for (const kind of ["column", "bar"] as const) {
    const { layers } = await chart.layout({ ...plain, chart: kind, cues }, contextOf());
    const lit = [10, 40, 70, 100].map((frame) => ["bar-1", "bar-2", "bar-3", "bar-4"].map((bar) => fillsAt(layers, bar, frame).at(-1))); // prettier-ignore
    assert.equal(new Set(lit.map((fills) => fills.join())).size, lit.length, `${kind}: each its turn`);
  }
});

test("bars that are told in their order still come with their words", async () => {
  const cues = [0, 1, 2, 3].map((sentence) => ({ sentence, offset: 0 }));
  const { findings: _, ...plain } = DAYS;
  const { layers } = await chart.layout({ ...plain, cues }, contextOf());
  const frames = [1, 2, 3, 4].map((at) => layers.find(({ id }) => id === `bar-${at}`)?.tracks.inset?.top?.[0]?.frame ?? 0); // prettier-ignore
  assert.equal(new Set(frames).size, frames.length);
});

test("parts that are colours keep them: only what is not spoken of steps back", async () => {
  const coloured: ChartVisual = { ...DAYS, categories: ["Red", "Green", "Blue", "Yellow"] };
  const { layers } = await chart.layout(coloured, contextOf());
  assert.equal(
    layers.some(({ id }) => id.includes("-turn-")),
    false,
  );
  assert.ok(
    layers.find(({ id }) => id === "bar-1")?.tracks.opacity?.some(({ value }) => value > 0 && value < 1),
  );
});

test("two that one sentence weighs against each other are lit together as it begins", async () => {
  const text = "Thursday has less than half of Tuesday";
  const visual: ChartVisual = {
    ...DAYS,
    findings: [
      { text, categories: [3], cue: { sentence: 2, offset: 0 } },
      { text, categories: [1], cue: { sentence: 3, offset: 0 } },
    ],
  };
  const { layers } = await chart.layout(visual, contextOf());
  const [accent] = fillsAt(layers, "bar-2", 40);
  const [pale] = fillsAt(layers, "bar-3", 40);
  assert.notEqual(accent, pale);
  assert.deepEqual([fillsAt(layers, "bar-2", 100), fillsAt(layers, "bar-4", 100)], [[accent], [accent]]);
  assert.deepEqual([fillsAt(layers, "bar-1", 100), fillsAt(layers, "bar-3", 100)], [[pale], [pale]]);
});

test("a sentence that is told again later lights its own part at each time", () => {
  const text = "The market was full";
  const findings = [
    { text, categories: [0], cue: { sentence: 2, offset: 0 } },
    { text: "Tuesday has the most", categories: [1], cue: { sentence: 4, offset: 0 } },
    { text, categories: [2], cue: { sentence: 6, offset: 0 } },
  ];
  const lights = lightsOf({ ...DAYS, findings }, contextOf());
  assert.deepEqual(lights.map(({ categories }) => categories), [[0], [1], [2]]); // prettier-ignore
  assert.deepEqual(lights.map(({ frame }) => frame), [60, 120, 180]); // prettier-ignore
});

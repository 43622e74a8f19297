import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { ComparisonVisual } from "../../../artifacts/data-visuals.ts";
import { assertLawful, contextOf, cues, settings, STYLE_NAMES, textIn } from "../testing/layout-laws.ts";
import { layerState } from "../../layers/layer-state.ts";
import { comparison } from "./comparison.ts";
import { runs } from "../../../../test/support/runs.ts";

const MAIL: ComparisonVisual = {
  kind: "comparison",
  heading: "Which mail is the real one?",
  sides: [
    {
      title: "Real invoice",
      tone: "positive",
      points: [
        { aspect: "Sender", text: "billing@acme.example" },
        { aspect: "Deadline", text: "30 days" },
      ],
    },
    {
      title: "Phishing",
      tone: "negative",
      points: [
        { aspect: "Sender", text: "billing@acrne-pay.example", cue: { sentence: 3, offset: 0 } },
        { aspect: "Deadline", text: "2 hours" },
      ],
    },
  ],
  verdict: { text: "Look twice at the sender.", cue: { sentence: 6, offset: 0 } },
};

test("points of one row stand at one height, beside the aspect that names them", async () => {
  const { layers } = await comparison.layout(MAIL, contextOf());
  const baseline = (id: string) => {
    const paint = layers.find((one) => one.id === id)?.paint.find((one) => one.kind === "text");
    return paint?.kind === "text" ? paint.y : Number.NaN;
  };
  for (const row of [1, 2]) {
    assert.equal(baseline(`point-1-${row}`), baseline(`point-2-${row}`));
    assert.ok(Math.abs(baseline(`aspect-${row}`) - baseline(`point-1-${row}`)) <= 4);
  }
});

test("a tone is told by a sign and not by its colour alone", async () => {
  const { layers } = await comparison.layout(MAIL, contextOf());
  const signs = [1, 2].map((side) => {
    const icons =
      layers.find((one) => one.id === `side-${side}`)?.paint.filter((one) => one.kind === "path") ?? [];
    return icons.map((one) => (one.kind === "path" ? one.d : "")).join("");
  });
  assert.notEqual(signs[0], "");
  assert.notEqual(signs[0], signs[1]);
});

test("every cue that is asked for is one at which something comes", async () => {
  const asked: number[] = [];
  const context = contextOf();
  const visual: ComparisonVisual = {
    ...MAIL,
    sides: MAIL.sides.map((side, index) => ({
      ...side,
      cue: { sentence: index, offset: 0 },
      points: [{ text: "thirty days", cue: { sentence: index, offset: 9 } }],
    })),
  };
  const { layers } = await comparison.layout(visual, {
    ...context,
    at: (cue) => {
      const frame = context.at(cue);
      if (cue !== null && cue !== undefined) asked.push(frame);
      return frame;
    },
  });
  const begun = new Set(layers.flatMap(({ tracks }) => (tracks.opacity ?? []).map(({ frame }) => frame)));
  assert.ok(asked.length >= 3);
  for (const frame of asked) assert.ok(begun.has(frame), String(frame));
});

test("points and verdict come at their cues", async () => {
  const { layers } = await comparison.layout(MAIL, contextOf());
  const start = (id: string) => layers.find((one) => one.id === id)?.tracks.opacity?.[0]?.frame;
  assert.equal(start("point-2-1"), 90);
  assert.equal(start("verdict"), 180);
});

test("nothing collides and nothing leaves the frame, whatever the sides", async () => {
  const comparisons = settings.chain((setting) => {
    const text = (least: number, most: number) => textIn(setting[1], least, most);
    const point = fc.record({ aspect: text(0, 2), text: text(0, 7), cue: cues }, { requiredKeys: ["text"] });
    const side = fc.record(
      {
        title: text(0, 4),
        tone: fc.constantFrom("neutral" as const, "positive" as const, "negative" as const),
        points: fc.array(point, { maxLength: 5 }),
        cue: cues,
      },
      { requiredKeys: ["title", "tone", "points"] },
    );
    const visual = fc.record(
      {
        kind: fc.constant("comparison" as const),
        heading: text(0, 7),
        sides: fc.array(side, { maxLength: 3 }),
        verdict: fc.record({ text: text(0, 10), cue: cues }, { requiredKeys: ["text"] }),
      },
      { requiredKeys: ["kind", "heading", "sides"] },
    );
    return fc.record({ setting: fc.constant(setting), visual });
  });
  await fc.assert(
    fc.asyncProperty(comparisons, async ({ setting, visual }) => {
      const context = contextOf(...setting);
      assertLawful(await comparison.layout(visual, context), context);
    }),
    { numRuns: runs(30) },
  );
});

test("three sides in a tall frame are read across, each row under its name once", async () => {
  const side = (title: string, values: [string, string]): ComparisonVisual["sides"][number] => ({
    title,
    tone: "neutral",
    points: [
      { aspect: "Weight", text: values[0] },
      { aspect: "Needs power", text: values[1] },
    ],
  });
  const visual: ComparisonVisual = {
    kind: "comparison",
    heading: "Against the rest",
    sides: [
      side("Pico", ["480 g", "No"]),
      side("Capsule machine", ["3.2 kg", "Yes"]),
      side("Moka pot", ["750 g", "No (a stove)"]),
    ],
  };
  const { layers } = await comparison.layout(
    visual,
    contextOf("clean_lecture", "en", { width: 1080, height: 1920, fps: 30 }),
  );
  const top = (id: string) => {
    const paint = layers.find((one) => one.id === id)?.paint.find((one) => one.kind === "text");
    return paint?.kind === "text" ? paint.y : Number.NaN;
  };
  for (const row of [1, 2]) {
    assert.equal(top(`row-${row}-1`), top(`row-${row}-2`));
    assert.equal(top(`row-${row}-2`), top(`row-${row}-3`));
    assert.ok(top(`name-${row}`) < top(`row-${row}-1`));
  }
  assert.equal(layers.filter(({ id }) => id.startsWith("name-")).length, 2);
});

test("where frames are not wide each value comes with its own words, at 44 px and more, and its row is lit", async () => {
  const point = (aspect: string, text: string, sentence: number, offset: number) => ({ aspect, text, cue: { sentence, offset } }); // prettier-ignore
  const visual: ComparisonVisual = {
    kind: "comparison",
    heading: "",
    sides: [
      { title: "Keep the diesel", tone: "neutral", points: [point("Low emission zone", "until end of 2025", 2, 0), point("Repairs", "ours", 6, 0)] }, // prettier-ignore
      { title: "Lease an electric van", tone: "neutral", points: [point("Low emission zone", "always allowed", 3, 0), point("Repairs", "included", 7, 0)] }, // prettier-ignore
      { title: "Rent by the day", tone: "neutral", points: [point("Low emission zone", "always allowed", 4, 0), point("Repairs", "included", 8, 0)] }, // prettier-ignore
    ],
  };
  for (const style of STYLE_NAMES)
    for (const [width, height] of [
      [1080, 1920],
      [1080, 1080],
    ] as const) {
      // prettier-ignore
      const context = contextOf(style, "en", { width, height, fps: 30 });
      const layout = await comparison.layout(visual, context);
      assertLawful(layout, context);
      const start = (id: string) => layout.layers.find((one) => one.id === id)?.tracks.opacity?.[0]?.frame;
      assert.deepEqual(["row-1-1", "row-1-2", "row-1-3", "row-2-1"].map(start), [60, 90, 120, 180], style);
      assert.deepEqual(["light-1", "light-2"].map(start), [60, 180], style);
      const sizes = layout.layers
        .filter(({ id }) => id.startsWith("row-"))
        .flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [Number(/(\d+)px/.exec(one.font)?.[1])] : []))); // prettier-ignore
      assert.ok(sizes.length >= 6 && sizes.every((size) => size >= 44), `${style}: ${sizes.join(" ")}`);
    }
});

test("a card comes whole, its head with its first words; heads of columns stand from the beginning", async () => {
  const bare: ComparisonVisual = {
    kind: "comparison",
    heading: "Renting or buying?",
    sides: [
      { title: "Renting", tone: "neutral", points: [{ text: "You may leave at any time" }] },
      {
        title: "Buying",
        tone: "neutral",
        points: [{ text: "Repairs are yours", cue: { sentence: 4, offset: 0 } }],
      },
    ],
  };
  for (const [width, height] of [
    [1080, 1920],
    [1920, 1080],
  ] as const) {
    const context = contextOf("product_showcase", "en", { width, height, fps: 30 });
    const { layers } = await comparison.layout(bare, context);
    const [first, second] = [1, 2].map((side) => layers.find(({ id }) => id === `side-${side}`));
    assert.ok(first !== undefined && second !== undefined);
    const comes = context.at({ sentence: 4, offset: 0 });
    assert.equal(layerState(second, comes - 1).opacity, 0, `${width}`);
    assert.equal(layerState(second, comes + 40).opacity, 1, `${width}`);
    assert.equal(layerState(first, comes - 1).opacity, 1, `${width}`);
    assert.equal(second.paint.filter(({ kind }) => kind === "rect").length >= 1, true);
    assert.ok(!layers.some(({ id }) => id === "card-2"));
    const columns = (await comparison.layout(MAIL, contextOf("product_showcase"))).layers;
    const head = columns.find(({ id }) => id === "side-2");
    assert.ok(head !== undefined && layerState(head, comes - 1).opacity === 1);
  }
});

test("sides with a sentence each take turns in a square before their words are fine print, all in one type", async () => {
  const told = [
    ["The workhouse", "535 people lived there, with its own well. Only five died"],
    ["The brewery", "More than seventy men worked beside the pump and drank beer. None died of cholera"],
    [
      "The widow",
      "She lived miles away, but had Broad Street water sent to her because she liked the taste. She died",
    ],
  ];
  const sides = told.map(([title = "", text = ""], at) => ({
    title,
    tone: "neutral" as const,
    points: [{ text, cue: { sentence: 2 + 4 * at, offset: 0 } }],
  }));
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en", { width: 1080, height: 1080, fps: 30 });
    const layout = await comparison.layout({ kind: "comparison", heading: "Clues", sides }, context);
    assertLawful(layout, context);
    const points = layout.layers.filter(({ id }) => id.startsWith("point-"));
    const sizes = points.flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [Number(/([\d.]+)px/u.exec(one.font)?.[1])] : []))); // prettier-ignore
    assert.equal(points.length, told.length, style);
    assert.ok(Math.min(...sizes) >= 38, `${style}: ${sizes.join(" ")}`);
    assert.equal(new Set(sizes).size, 1, `${style}: ${sizes.join(" ")}`);
  }
});

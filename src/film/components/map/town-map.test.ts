import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { JOURNEY_SAMPLES } from "../../../../scripts/contact-sheet/journey-scenes.ts";
import { runs } from "../../../../test/support/runs.ts";
import type { MapVisual } from "../../../artifacts/data-visuals.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { assertLawful, contextOf, cues, settings, textIn } from "../testing/layout-laws.ts";
import { shared } from "./map-geometry.ts";
import { map } from "./map.ts";

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SQUARE: Format = { width: 1080, height: 1080, fps: 30 };
const STYLES = ["clean_lecture", "science_explainer", "professional_training", "product_showcase", "cinematic_story"] as const; // prettier-ignore

const sheets = (layers: Layer[]) =>
  layers.flatMap(({ id, paint }) => (id.startsWith("label-") ? paint.flatMap((one) => (one.kind === "rect" ? [one] : [])) : [])); // prettier-ignore
const points = (layers: Layer[]) => layers.filter(({ id }) => id.startsWith("point-"));

test("in every frame and style all towns are named, no name lies on another or on a point, every way is drawn", async () => {
  for (const { name, language, visual } of JOURNEY_SAMPLES) {
    assert.ok(visual.kind === "map");
    for (const format of [WIDE, TALL, SQUARE]) {
      for (const style of STYLES) {
        const { layers, findings } = await map.layout(visual, contextOf(style, language, format));
        const where = `${name} ${style} ${format.width}×${format.height}`;
        assert.deepEqual(findings, [], where);
        const names = sheets(layers);
        assert.equal(names.length, visual.places.length, where);
        for (const [index, one] of names.entries()) {
          for (const other of names.slice(index + 1)) assert.equal(shared(one, other), 0, where);
          for (const { bounds } of points(layers))
            assert.ok(shared(one, bounds) < 60, `${where}: a name on a point`);
        }
        const ways = layers.filter(({ id }) => /^way-\d+$/.test(id));
        assert.equal(ways.length, visual.ways?.length ?? 0, where);
      }
    }
  }
});

test("towns stand to each other as on earth, and a way within a country is seen large", async () => {
  const visual = JOURNEY_SAMPLES.find(({ name }) => name === "map-journey-branches")?.visual;
  assert.ok(visual?.kind === "map");
  for (const format of [WIDE, TALL, SQUARE]) {
    const { layers } = await map.layout(visual, contextOf("clean_lecture", "fr", format));
    const [paris, dunkirk, barcelona] = points(layers).map(({ bounds }) => bounds.y);
    assert.ok(paris !== undefined && dunkirk !== undefined && barcelona !== undefined);
    assert.ok(dunkirk < paris && paris < barcelona);
    assert.ok(barcelona - dunkirk > 0.3 * format.height, `${format.width}: ${barcelona - dunkirk} px`);
  }
});

test("a town comes at its word, a way has come when its end is named or just behind, and all rests at the end", async () => {
  const visual: MapVisual = {
    kind: "map",
    heading: "",
    places: [
      { area: "NO", label: "Oslo", at: [10.75, 59.91], cue: { sentence: 2, offset: 0 } },
      { area: "NO", label: "Tromsø", at: [18.96, 69.65], cue: { sentence: 5, offset: 0 } },
    ],
    ways: [{ from: 0, to: 1, cue: { sentence: 5, offset: 0 } }],
  };
  const { layers } = await map.layout(visual, contextOf("clean_lecture", "en", WIDE));
  const start = (id: string) => layers.find((layer) => layer.id === id)?.tracks.opacity?.[0]?.frame;
  assert.deepEqual(["label-1", "point-1", "label-2", "point-2"].map(start), [60, 60, 150, 150]);
  const way = layers.find(({ id }) => id === "way-1")?.tracks.value ?? [];
  assert.ok((way[0]?.frame ?? 0) > 60 && (way[0]?.frame ?? 0) <= 150 && (way[1]?.frame ?? 0) >= 150);
  assert.ok((start("map") ?? 99) < 20);
});

test("over the ocean that a map of the world is cut in, a way leaves at one edge and comes in at the other", async () => {
  const at: [label: string, area: string, at: [number, number]][] = [
    ["New York", "US", [-74.01, 40.71]],
    ["London", "GB", [-0.13, 51.51]],
    ["Colombo", "LK", [79.85, 6.94]],
    ["Yokohama", "JP", [139.65, 35.44]],
    ["San Francisco", "US", [-122.42, 37.77]],
  ];
  const visual: MapVisual = {
    kind: "map",
    heading: "",
    places: at.map(([label, area, where], index) => ({ label, area, at: where, cue: { sentence: index + 1, offset: 0 } })), // prettier-ignore
    ways: [
      { from: 0, to: 1 },
      { from: 3, to: 4 },
    ],
  };
  const { layers } = await map.layout(visual, contextOf("clean_lecture", "en", WIDE));
  assert.deepEqual(layers.map(({ id }) => id).filter((id) => id.startsWith("way-")), ["way-1", "way-1-end", "way-2", "way-2-on", "way-2-on-end"]); // prettier-ignore
  const box = (id: string) =>
    layers.find((layer) => layer.id === id)?.bounds ?? { x: 0, y: 0, width: 0, height: 0 };
  const [, , , yokohama, francisco] = points(layers).map(({ bounds }) => bounds);
  assert.ok(yokohama !== undefined && francisco !== undefined);
  assert.ok(box("way-2").x >= yokohama.x && box("way-2-on").x + box("way-2-on").width <= francisco.x + francisco.width); // prettier-ignore
  const ends = (id: string) => layers.find((layer) => layer.id === id)?.tracks.value?.map(({ frame }) => frame) ?? []; // prettier-ignore
  assert.equal(ends("way-2")[1], ends("way-2-on")[0], "one after the other");
});

test("nothing collides and nothing leaves the frame, whatever the towns and ways", async () => {
  const maps = settings.chain((setting) =>
    fc.record({
      setting: fc.constant(setting),
      visual: fc.record({
        kind: fc.constant("map" as const),
        heading: textIn(setting[1], 0, 8),
        places: fc.array(
          fc.record(
            {
              area: fc.constantFrom("FR", "US", "JP", "NZ", "BR"),
              label: textIn(setting[1], 1, 3),
              at: fc.option(
                fc.tuple(fc.integer({ min: -179, max: 179 }), fc.integer({ min: -54, max: 78 })),
                { nil: undefined },
              ),
              cue: cues,
            },
            { requiredKeys: ["area", "label"] },
          ),
          { minLength: 2, maxLength: 8 },
        ),
        ways: fc.array(fc.record({ from: fc.constant(0), to: fc.constant(1), cue: cues }), { maxLength: 2 }),
      }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(maps, async ({ setting, visual }) => {
      const context = contextOf(...setting);
      const places = visual.places.map(({ at, ...place }) => (at === undefined ? place : { ...place, at }));
      assertLawful(await map.layout({ ...visual, places }, context), context);
    }),
    { numRuns: runs(20) },
  );
});

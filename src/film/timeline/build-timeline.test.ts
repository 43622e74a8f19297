import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { Storyboard } from "../../artifacts/storyboard.ts";
import type { Timeline } from "../../artifacts/timeline.ts";
import { layerState } from "../layers/layer-state.ts";
import { SHORTEST_SEGMENT } from "../render/key-frames.ts";
import { filmInput } from "./arbitrary-storyboard.ts";
import type { FilmInput } from "./arbitrary-storyboard.ts";
import { buildTimeline } from "./build-timeline.ts";
import { evenSpeech } from "./even-speech.ts";
import { runs } from "../../../test/support/runs.ts";

function speechesOf({ scenes, language }: Storyboard) {
  return scenes.map(({ index, narration }) => evenSpeech(index, narration, language));
}

function build({ storyboard, format }: FilmInput): Promise<Timeline> {
  return buildTimeline(storyboard, speechesOf(storyboard), format);
}

test("random films: nothing off the safe area, overlapping or too small; segments make up the film", async () => {
  await fc.assert(
    fc.asyncProperty(filmInput, async (input) => {
      const timeline = await build(input);
      assert.deepEqual(
        timeline.findings.filter(({ severity }) => severity === "error"),
        [],
      );
      const frames = timeline.segments.reduce((sum, segment) => sum + segment.frames, 0);
      assert.equal(frames, timeline.frames);
      for (const segment of timeline.segments) {
        assert.ok(segment.frames >= SHORTEST_SEGMENT && Number.isInteger(segment.frames));
        assert.equal(segment.layers[0]?.id, "background");
        assert.equal(
          new Set(segment.layers.map(({ id }) => id)).size,
          segment.layers.length,
          "ids are unique",
        );
        for (const { bounds } of segment.layers) {
          assert.ok(Object.values(bounds).every(Number.isInteger));
          assert.ok(bounds.x >= 0 && bounds.y >= 0);
          assert.ok(bounds.x + bounds.width <= input.format.width);
          assert.ok(bounds.y + bounds.height <= input.format.height);
        }
      }
    }),
    { numRuns: runs(15) },
  );
});

test("a scene is never empty for a second, and rests at its end", async () => {
  await fc.assert(
    fc.asyncProperty(filmInput, async (input) => {
      const timeline = await build(input);
      const scenes = timeline.segments.filter(({ kind }) => kind === "scene");
      for (const { layers, frames, name } of scenes) {
        const seen = (frame: number) =>
          layers.slice(1).some((layer) => layerState(layer, frame).opacity > 0.2);
        let lastSeen = 0;
        for (let frame = 0; frame < frames; frame += 3) {
          if (seen(frame)) lastSeen = frame;
          assert.ok(frame - lastSeen <= input.format.fps, `${name} is empty for a second at frame ${frame}`);
        }
        for (const layer of layers)
          assert.deepEqual(
            layerState(layer, frames - 1),
            layerState(layer, frames + 100),
            `${layer.id} still moves`,
          );
      }
    }),
    { numRuns: runs(7) },
  );
});

test("the same input gives the same timeline, in JSON too", async () => {
  await fc.assert(
    fc.asyncProperty(filmInput, async (input) => {
      const [one, other] = [await build(input), await build(structuredClone(input))];
      assert.equal(JSON.stringify(one), JSON.stringify(other));
      assert.deepEqual(JSON.parse(JSON.stringify(one)), one);
    }),
    { numRuns: runs(5) },
  );
});

const storyboard: Storyboard = {
  version: 1,
  title: "Leaves",
  language: "en",
  style: "clean_lecture",
  scenes: [
    {
      index: 1,
      title: "Inside",
      role: "opening",
      narration: ["Three parts work.", "Stomata are pores, veins are pipes, and chloroplasts do the work."],
      visual: {
        kind: "bullets",
        heading: "Inside the leaf",
        items: [
          { label: "Stomata", cue: { sentence: 1, offset: 0 } },
          { label: "Veins", cue: { sentence: 1, offset: 19 } },
          { label: "Chloroplasts", cue: { sentence: 1, offset: 40 } },
        ],
      },
      sources: [],
    },
    {
      index: 2,
      title: "End",
      role: "summary",
      narration: ["That was all."],
      visual: { kind: "statement", text: "That was all." },
      sources: [],
    },
  ],
  degradations: [],
};

test("items are there within 80 ms of their word, and not before it", async () => {
  const fps = 30;
  const speeches = speechesOf(storyboard);
  const timeline = await buildTimeline(storyboard, speeches, { width: 1920, height: 1080, fps });
  const scene = timeline.segments.find(({ name }) => name === "scene-1");
  const start = timeline.scenes[0]?.speechStartSeconds ?? 0;
  for (const [index, spoken] of ["Stomata", "veins", "chloroplasts"].entries()) {
    const word = speeches[0]?.words.find(({ text }) => text === spoken);
    const layer = scene?.layers.find(({ id }) => id === `item-${index + 1}`);
    assert.ok(word !== undefined && layer !== undefined);
    const at = (seconds: number) => layerState(layer, Math.round((start + seconds) * fps)).opacity;
    assert.ok(at(word.from + 0.08) > 0.3, `${spoken} is not there 80 ms after its word`);
    assert.equal(at(word.from - 0.08), 0, `${spoken} is there before its word`);
  }
});

test("the pauses between scenes are a breath long, and the film neither starts late nor ends abruptly", async () => {
  const speeches = speechesOf(storyboard);
  const timeline = await buildTimeline(storyboard, speeches, { width: 1280, height: 720, fps: 30 });
  const [first, second] = timeline.scenes.map(({ speechStartSeconds }, index) => ({
    from: speechStartSeconds + (speeches[index]?.words[0]?.from ?? 0),
    to: speechStartSeconds + (speeches[index]?.words.at(-1)?.to ?? 0),
  }));
  assert.ok(first !== undefined && second !== undefined);
  assert.ok(first.from <= 1.2);
  assert.ok(second.from - first.to >= 0.7 && second.from - first.to <= 1.6, `${second.from - first.to}`);
  const end = timeline.frames / 30 - second.to;
  assert.ok(end >= 1 && end <= 1.6, `${end}`);
});

test("the film's first frame is its title, complete: players show it while they load", async () => {
  for (const [style, language, title] of [
    ["clean_lecture", "zh", "二十四节气"],
    ["science_explainer", "ar", "قطرة ماء"],
  ] as const) {
    const opening: Storyboard = {
      ...storyboard,
      style,
      language,
      scenes: [
        {
          index: 1,
          title,
          role: "opening",
          narration: ["One two three four."],
          visual: { kind: "title", title, subtitle: title },
          sources: [],
        },
      ],
    };
    const format = { width: 1920, height: 1080, fps: 30 as const };
    const timeline = await buildTimeline(opening, speechesOf(opening), format);
    for (const layer of timeline.segments[0]?.layers ?? [])
      assert.deepEqual(layerState(layer, 0), layerState(layer, 60), layer.id);
  }
});

test("a thought that fills little stands till the next is said", async () => {
  const storyboard: Storyboard = {
    version: 1,
    title: "The lump",
    language: "en",
    style: "cinematic_story",
    scenes: [
      {
        index: 1,
        title: "In spring",
        role: "section",
        narration: [
          "In spring, divers who were working off a small Greek island brought up a lump of bronze.",
          "For decades it sat in the National Archaeological Museum in Athens, almost ignored.",
        ],
        visual: {
          kind: "statement",
          text: "In spring",
          more: [
            {
              text: "For decades it sat in the National Archaeological Museum in Athens, almost ignored",
              cue: { sentence: 1, offset: 0 },
            },
          ],
        },
        sources: [{ start: 0, end: 1 }],
      },
    ],
    degradations: [],
  };
  const format = { width: 1920, height: 1080, fps: 30 } as const;
  const { segments } = await buildTimeline(storyboard, speechesOf(storyboard), format);
  const layers = segments.flatMap((segment) => segment.layers);
  const spoken = (speechesOf(storyboard)[0]?.sentences[1]?.from ?? 0) * format.fps;
  assert.ok(spoken > 90);
  const seen = (id: string, frame: number): number => {
    const layer = layers.find((one) => one.id === id);
    assert.ok(layer, id);
    return layerState(layer, frame).opacity;
  };
  assert.equal(seen("statement", Math.round(spoken) - 15), 1);
  assert.equal(seen("statement-2", Math.round(spoken) - 15), 0);
  assert.equal(seen("statement-2", Math.round(spoken) + 45), 1);
});

test("a section is announced once: a scene that goes on under its heading is not", async () => {
  const [opening] = storyboard.scenes;
  assert.ok(opening);
  const points = (index: number): Storyboard["scenes"][number] => ({
    ...opening,
    index,
    role: "section",
    narration: ["This is what one sees in any leaf that grows, wherever it grows:", "stomata and veins."],
    visual: {
      kind: "bullets",
      heading: "What one sees",
      items: [
        { label: "Stomata", cue: { sentence: 1, offset: 0 } },
        { label: "Veins", cue: { sentence: 1, offset: 12 } },
      ],
    },
  });
  const film = { ...storyboard, scenes: [opening, points(2), points(3)] };
  const { segments } = await build({ storyboard: film, format: { width: 1920, height: 1080, fps: 30 } });
  const announced = segments.filter(({ layers }) => layers.some(({ id }) => id === "section"));
  assert.deepEqual([...new Set(announced.map(({ sceneIndex }) => sceneIndex))], [2]);
});
